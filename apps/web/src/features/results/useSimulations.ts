import {
  keepPreviousData,
  type UseMutationResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import {
  DeleteDuetSimulationDocument,
  type DeleteDuetSimulationMutation,
  OneDuetSimDocument,
  ProjectDuetSimDocument,
  type SimulationRowFragment,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import { useRunsChanged } from '../../project/runs/runs.ts'
import { isActiveJob, SIMULATION_POLL_MS } from '../../project/runs/simulationJob.ts'

const SIMULATIONS_PER_PAGE = 50

export interface SimulationPageData {
  readonly simulations: readonly SimulationRowFragment[]
  readonly hasMore: boolean
  /** When this was so, ms. */
  readonly asOfMs: number
}

/** One page of the runs of a project, latest first; asked for again while one of them is on its way. */
export function useSimulations(projectId: string, page: number): View<SimulationPageData> {
  const query = useQuery({
    ...graphqlQuery(ProjectDuetSimDocument, {
      project_id: projectId,
      skip: (page - 1) * SIMULATIONS_PER_PAGE,
      take: SIMULATIONS_PER_PAGE + 1,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.projectDuetSim.some(({ duet_job }) => isActiveJob(duet_job)) === true
        ? SIMULATION_POLL_MS
        : false,
  })
  return mapView(viewOf(query), ({ projectDuetSim }) => ({
    simulations: projectDuetSim.slice(0, SIMULATIONS_PER_PAGE),
    hasMore: projectDuetSim.length > SIMULATIONS_PER_PAGE,
    asOfMs: query.dataUpdatedAt,
  }))
}

/** One run; undefined where the project has no such run. Asked for again until it has ended. */
export function useSimulation(
  projectId: string,
  id: string,
): View<SimulationRowFragment | undefined> {
  const query = useQuery({
    ...graphqlQuery(OneDuetSimDocument, { project_id: projectId, id }),
    refetchInterval: ({ state }) => {
      const [simulation] = state.data?.projectDuetSim ?? []
      return simulation !== undefined && isActiveJob(simulation.duet_job)
        ? SIMULATION_POLL_MS
        : false
    },
  })
  return mapView(viewOf(query), ({ projectDuetSim }) => projectDuetSim[0])
}

export function useDeleteSimulation(
  id: string,
): UseMutationResult<DeleteDuetSimulationMutation, Error, void> {
  const changed = useRunsChanged()
  return useMutation({
    mutationFn: () => request(DeleteDuetSimulationDocument, { id }),
    // Not waited for: the page of the run is left first.
    onSuccess: () => void changed(),
  })
}
