import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RunFormView } from './RunFormView.tsx'
import { useComputeData } from './useCompute.ts'

const route = getRouteApi('/$org/project/$projectId')

/** Chooses what to simulate and starts it. */
export function ComputePage(): ReactNode {
  const view = useComputeData()
  return (
    <Page>
      <PageHeader
        title="Run a simulation"
        tabTitle="Compute"
        description="The yield of the chosen blocks with the weather of a meteo dataset."
      />
      <DataState
        view={view}
        skeleton={<SkeletonLines count={10} />}
        isEmpty={({ design }) => design.blocks.length === 0}
        empty={
          <Panel>
            <NoBlocks />
          </Panel>
        }
      >
        {(data) => <RunFormView data={data} />}
      </DataState>
    </Page>
  )
}

function NoBlocks(): ReactNode {
  const params = route.useParams()
  return (
    <EmptyState
      icon={<IconStack2 size={32} />}
      title="No blocks yet"
      text="A simulation needs at least one block with a perimeter and its components."
      action={
        <Button
          renderRoot={(props) => (
            <Link {...props} to="/$org/project/$projectId/design/blocks" params={params} />
          )}
        >
          Draw a block
        </Button>
      }
    />
  )
}
