import { getRouteApi, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { NotFound } from '../../ui/page/NotFound.tsx'
import { DamagedNote } from './DamagedNote.tsx'
import { SimulationHeader } from './SimulationHeader.tsx'
import { SimulationResults } from './SimulationResults.tsx'
import { SimulationUnfinished } from './SimulationUnfinished.tsx'
import { DEFAULT_TAB, simulationTab } from './simulationTabs.ts'
import { useSimulation } from './useSimulations.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

/** One run: its results, or why it has none. */
export function SimulationPage(): ReactNode {
  const project = useCurrentProject()
  const params = route.useParams()
  const view = useSimulation(project.id, params.simId)
  const tab = simulationTab(params.tab)
  if (tab === undefined) return <ToDefaultTab />
  return (
    <Page>
      <DataState view={view} skeleton={<SkeletonLines count={8} />}>
        {(simulation) => {
          if (simulation === undefined) return <NoSimulation />
          return (
            <>
              <SimulationHeader simulation={simulation} />
              <DamagedNote />
              {simulation.duet_job.status === 'completed' ? (
                <SimulationResults simulation={simulation} tab={tab} />
              ) : (
                <SimulationUnfinished simulation={simulation} />
              )}
            </>
          )
        }}
      </DataState>
    </Page>
  )
}

function ToDefaultTab(): ReactNode {
  return (
    <Navigate
      from="/$org/project/$projectId/simulations/$simId/$tab"
      to="/$org/project/$projectId/simulations/$simId/$tab"
      params={{ tab: DEFAULT_TAB }}
      search
      replace
    />
  )
}

function NoSimulation(): ReactNode {
  return (
    <NotFound resource="Simulation">
      <AnchorLink
        size="sm"
        to="/$org/project/$projectId/simulations"
        from="/$org/project/$projectId"
      >
        All simulations
      </AnchorLink>
    </NotFound>
  )
}
