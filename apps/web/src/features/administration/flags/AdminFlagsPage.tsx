import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { AdminFeatureFlagsDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { FlagPanel } from './FlagPanel.tsx'
import { SessionFlagPanel } from './SessionFlagPanel.tsx'

/** Switches for features that are not for everybody yet. */
export function AdminFlagsPage(): ReactNode {
  const view = useView(AdminFeatureFlagsDocument, {})
  return (
    <Page>
      <PageHeader
        title="Feature flags"
        description="A flag without constraints holds for everybody. With constraints it holds where one of those that are switched on is met."
      />
      <DataState view={view}>
        {(flags) => (
          <Stack gap="md">
            {flags.map((flag) => (
              <FlagPanel key={flag.id} flag={flag} />
            ))}
            <SessionFlagPanel known={flags.map(({ id }) => id)} />
          </Stack>
        )}
      </DataState>
    </Page>
  )
}
