import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { capture } from '../../lib/analytics/analytics.ts'
import {
  OneDuetSimDocument,
  ProjectDuetSimDocument,
  ProjectsDocument,
  RunningProjectSimDocument,
  type RunningSimulationFragment,
  WatchedSimulationDocument,
} from '../../lib/gql/graphql.ts'
import { ConnectionError } from '../../lib/graphqlError.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { isActiveJob, SIMULATION_POLL_MS } from '../../project/runs/simulationJob.ts'

export type SimulationInProgress =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running'
      readonly simulation: RunningSimulationFragment
      /** The further ones that are on their way, in the order in which they are done. */
      readonly others: readonly RunningSimulationFragment[]
    }
  | {
      readonly state: 'ended'
      readonly simulation: RunningSimulationFragment
      readonly dismiss: () => void
    }

const IDLE: SimulationInProgress = { state: 'idle' }

/**
 * The first running simulation of the project, and how it ended. It is found when the project is opened, when a run
 * is started here, and when the user comes back from another tab where one was started or stopped.
 */
export function useSimulationInProgress(projectId: string): SimulationInProgress {
  const answer = useRunning(projectId)
  const running = inOrder(answer ?? [])
  const first = running[0]
  const [watchedId, setWatchedId] = useState<string | undefined>(undefined)
  if (first !== undefined && first.id !== watchedId) setWatchedId(first.id)
  const ended = useEnded(projectId, answer?.length === 0 ? watchedId : undefined)
  useEndOfRun(ended?.id, ended?.duet_job.status)
  if (first !== undefined) {
    return { state: 'running', simulation: first, others: running.slice(1) }
  }
  return ended === undefined
    ? IDLE
    : { state: 'ended', simulation: ended, dismiss: () => setWatchedId(undefined) }
}

const placeOf = ({ duet_job: job }: RunningSimulationFragment): number =>
  job.status === 'running' ? 0 : (job.queue_place ?? Number.MAX_SAFE_INTEGER)

/** Those at work before those that wait, and these by their place in the queue. */
function inOrder(
  running: readonly RunningSimulationFragment[],
): readonly RunningSimulationFragment[] {
  return running.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Asked every 5 s while something runs. A poll that fails clears the state; a lost connection is then tried again.
 * Undefined until there is an answer, and while the last poll has none.
 */
function useRunning(projectId: string): readonly RunningSimulationFragment[] | undefined {
  const query = useQuery({
    ...graphqlQuery(RunningProjectSimDocument, { project_id: projectId }),
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      (state.error === null || state.error instanceof ConnectionError) &&
      (state.data?.runningProjectSim.length ?? 0) > 0
        ? SIMULATION_POLL_MS
        : false,
  })
  return query.isError ? undefined : query.data?.runningProjectSim
}

/** The run that was watched, once it has ended. */
function useEnded(
  projectId: string,
  id: string | undefined,
): RunningSimulationFragment | undefined {
  const query = useQuery({
    ...graphqlQuery(WatchedSimulationDocument, { project_id: projectId, id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.error instanceof ConnectionError ? SIMULATION_POLL_MS : false,
  })
  const simulation = id === undefined ? undefined : query.data?.projectDuetSim[0]
  return simulation === undefined || isActiveJob(simulation.duet_job) ? undefined : simulation
}

/** Lists that are on screen show the end of the run at once. */
function useEndOfRun(endedId: string | undefined, status: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (endedId === undefined) return
    capture('simulation_ended', { status })
    const keys = [allOf(ProjectDuetSimDocument), allOf(OneDuetSimDocument), allOf(ProjectsDocument)]
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  }, [endedId, status, queryClient])
}
