import { IconFilterOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { LossTable } from './LossTable.tsx'
import { useLossSources } from './useLosses.ts'

/** Every loss of the plant on one page: its value, where that is from and how sure it is. */
export function LossesPage(): ReactNode {
  const view = useLossSources()
  return (
    <Page>
      <PageHeader
        title="Losses"
        description="Everything that takes energy, as the next simulation takes it: the value of most blocks, and the blocks that have their own."
      />
      <DataState
        view={view}
        skeleton={<SkeletonLines count={16} />}
        isEmpty={({ session }) => Object.keys(session.plant.get().design.blocks).length === 0}
        empty={<NoBlocks />}
      >
        {(sources) => <LossTable sources={sources} />}
      </DataState>
    </Page>
  )
}

function NoBlocks(): ReactNode {
  return (
    <Panel>
      <EmptyState
        icon={<IconFilterOff size={32} />}
        title="No blocks yet"
        text="Losses are those of blocks and of what they are built of. Draw the first block."
        action={
          <ButtonLink
            from="/$org/project/$projectId"
            to="/$org/project/$projectId/design/blocks"
            search={{ tool: 'perimeter' }}
          >
            Draw a block
          </ButtonLink>
        }
      />
    </Panel>
  )
}
