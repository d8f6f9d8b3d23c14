import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Page } from '../../ui/Page.tsx'
import { usePageTitle } from '../../ui/page/pageTitle.ts'
import { useDesignSession } from '../design-session/useDesignSession.ts'
import { DesignEditor } from './DesignEditor.tsx'

/** Blocks and layers on the map. */
export function DesignPage(): ReactNode {
  usePageTitle('Blocks')
  const { block, layer } = useSearch({ from: '/$org/project/$projectId/design/blocks' })
  const view = useDesignSession({ block, layer })
  switch (view.state) {
    case 'loading':
      return <Skeleton height="100%" radius={0} aria-label="Loading the design" />
    case 'failed':
      return (
        <Page width="text">
          <ErrorNote message={view.message} onRetry={view.retry} />
        </Page>
      )
    case 'ready':
      return <DesignEditor session={view.data} />
  }
}
