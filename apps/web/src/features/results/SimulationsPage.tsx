import { IconChartBar } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { NewerOlder } from '../../ui/table/PagingBar.tsx'
import { type SimulationAction, SimulationDialogs } from './SimulationDialogs.tsx'
import { simulationColumns } from './simulationColumns.tsx'
import { type SimulationPageData, useSimulations } from './useSimulations.ts'

const route = getRouteApi('/$org/project/$projectId')

/** All runs of the project. */
export function SimulationsPage(): ReactNode {
  const project = useCurrentProject()
  const [page, setPage] = useState(1)
  const view = useSimulations(project.id, page)
  return (
    <Page>
      <PageHeader
        title="Results"
        actions={
          <>
            <ButtonLink
              variant="default"
              from="/$org/project/$projectId"
              to="/$org/project/$projectId/plant-playback"
            >
              Plant playback
            </ButtonLink>
            {mayRun(project) && <NewButton />}
          </>
        }
      />
      <Panel>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={8} />}
          isEmpty={({ simulations }) => simulations.length === 0 && page === 1}
          empty={<NoSimulations />}
        >
          {(data) => <SimulationList data={data} page={page} onPage={setPage} />}
        </DataState>
      </Panel>
    </Page>
  )
}

function NewButton(): ReactNode {
  return (
    <ButtonLink from="/$org/project/$projectId" to="/$org/project/$projectId/compute/blocks">
      New simulation
    </ButtonLink>
  )
}

function NoSimulations(): ReactNode {
  const project = useCurrentProject()
  return (
    <EmptyState
      icon={<IconChartBar size={32} />}
      title="No simulations yet"
      text="A simulation computes what the blocks of this project yield with the weather of a meteo dataset. Its results stand here."
      action={mayRun(project) ? <NewButton /> : undefined}
    />
  )
}

interface SimulationListProps {
  readonly data: SimulationPageData
  readonly page: number
  readonly onPage: (page: number) => void
}

function SimulationList({ data, page, onPage }: SimulationListProps): ReactNode {
  const navigate = route.useNavigate()
  const [action, setAction] = useState<SimulationAction | undefined>(undefined)
  return (
    <>
      <DataTable
        label="Simulations"
        rows={data.simulations}
        rowKey={({ id }) => id}
        columns={simulationColumns(data.asOfMs, setAction)}
        onRowClick={({ id }) =>
          void navigate({
            to: '/$org/project/$projectId/simulations/$simId/$tab',
            params: { simId: id, tab: 'energy-yields' },
          })
        }
      />
      <NewerOlder page={page} hasMore={data.hasMore} onChange={onPage} />
      <SimulationDialogs action={action} onClose={() => setAction(undefined)} />
    </>
  )
}
