import { Stack } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import { joinViews } from '../../lib/view.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { QuotaNote } from '../../ui/people/QuotaNote.tsx'
import { RerunNote } from './RerunNote.tsx'
import { RunFormView } from './RunFormView.tsx'
import { useComputeData } from './useCompute.ts'
import { useEarlierRun } from './useEarlierRun.ts'

const route = getRouteApi('/$org/project/$projectId/compute/blocks')

/** Chooses what to simulate and starts it. */
export function ComputePage(): ReactNode {
  const { run, study } = route.useSearch()
  const { projectId } = route.useParams()
  const earlier = useEarlierRun(run)
  // A run that is gone prevents nobody from starting another
  const view = joinViews({
    data: useComputeData(),
    before: earlier.state === 'failed' ? { state: 'ready', data: undefined } : earlier,
  })
  return (
    <Page>
      <PageHeader
        title="Run a simulation"
        tabTitle="Compute"
        description="The yield of the chosen blocks with the weather of a meteo dataset."
        actions={
          <ButtonLink
            variant="default"
            to="/$org/project/$projectId/compute/studies"
            from="/$org/project/$projectId"
          >
            Studies
          </ButtonLink>
        }
      />
      <DataState
        view={view}
        skeleton={<SkeletonLines count={10} />}
        isEmpty={({ data: { design } }) => design.blocks.length === 0}
        empty={
          <Panel>
            <NoBlocks />
          </Panel>
        }
      >
        {({ data, before }) => (
          <Stack gap="md">
            {earlier.state === 'failed' && (
              <ErrorNote
                message={`The choices of the simulation to run again are not known. ${earlier.message}`}
                onRetry={earlier.retry}
              />
            )}
            <QuotaNote projectId={projectId} />
            {before !== undefined && <RerunNote earlier={before} />}
            <RunFormView
              key={before?.simulation.id ?? ''}
              data={data}
              earlier={before}
              isStudy={study === true}
            />
          </Stack>
        )}
      </DataState>
    </Page>
  )
}

function NoBlocks(): ReactNode {
  const isEditable = mayEdit(useCurrentProject())
  return (
    <EmptyState
      icon={<IconStack2 size={32} />}
      title="No blocks yet"
      text="A simulation needs at least one block with a perimeter and its components."
      action={
        isEditable && (
          <ButtonLink
            to="/$org/project/$projectId/design/blocks"
            from="/$org/project/$projectId"
            search={{ tool: 'perimeter' }}
          >
            Draw a block
          </ButtonLink>
        )
      }
    />
  )
}
