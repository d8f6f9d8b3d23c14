import { useQuery } from '@tanstack/react-query'
import {
  CapacityFactorDocument,
  type ComparedRunFragment,
  CompareSimulationDocument,
  CompareSimulationsDocument,
  DuetSimMetaDocument,
  RunChangesDocument,
  type RunChangesQuery,
  SimulationKpisDocument,
  type SimulationKpisQuery,
  SystemLossesDocument,
} from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import { joinViews, mapView, type View, viewOf } from '../../../lib/view.ts'
import { isActiveJob, SIMULATION_POLL_MS } from '../../../project/runs/simulationJob.ts'
import type { Comparison } from './choice.ts'
import { type LossPair, lossPairs } from './lossPairs.ts'
import { type MonthPair, monthPairs, monthsOf } from './monthPairs.ts'

/** Something of each run. */
interface Pair<T> {
  readonly a: T
  readonly b: T
}

/** The most that the server lists in one call. */
const MAX_RUNS = 200

/** The completed runs of a project, latest first; older ones than the list holds are there when `ids` names them. */
export function useCompletedRuns(
  project_id: string,
  ids: readonly [string, string],
): View<readonly ComparedRunFragment[]> {
  const list = useQuery({
    ...graphqlQuery(CompareSimulationsDocument, { project_id, take: MAX_RUNS }),
    refetchInterval: ({ state }) =>
      state.data?.projectDuetSim.some(({ duet_job }) => isActiveJob(duet_job)) === true
        ? SIMULATION_POLL_MS
        : false,
  })
  const listed = list.data?.projectDuetSim
  const isOlder = (id: string): boolean =>
    listed?.length === MAX_RUNS && !listed.some((run) => run.id === id)
  const first = useRun(project_id, ids[0], isOlder(ids[0]))
  const second = useRun(project_id, ids[1], isOlder(ids[1]))
  const view = joinViews({ listed: viewOf(list), first, second })
  if (view.state !== 'ready') return view
  const { data } = view
  const runs = new Map(
    [...data.listed.projectDuetSim, ...data.first, ...data.second].map((run) => [run.id, run]),
  )
  const completed = [...runs.values()].filter(({ duet_job }) => duet_job.status === 'completed')
  return { state: 'ready', data: completed }
}

function useRun(
  project_id: string,
  id: string,
  enabled: boolean,
): View<readonly ComparedRunFragment[]> {
  const view = useView(CompareSimulationDocument, { project_id, id }, { enabled })
  return enabled ? view : { state: 'ready', data: [] }
}

export type RunChanges = RunChangesQuery['runChanges']
export type RunChange = RunChanges['inputs'][number]

/** Inputs of run B that are not those of run A, and the energy by stage in both. */
export function useChanges({ a, b }: Comparison): View<RunChanges> {
  return useView(RunChangesDocument, { a: a.id, b: b.id }, NEVER_STALE)
}

/** Hours of the site's clock from UTC. */
function useTimeZone(simulation_id: string): View<number> {
  return mapView(
    useView(DuetSimMetaDocument, { simulation_id }, NEVER_STALE),
    ({ local_time_zone }) => local_time_zone,
  )
}

/** Variables of the queries that take a run and perhaps a block. */
interface Part {
  readonly simulation_id: string
  readonly block_id: string | null
}

function partsOf({ a, b, block }: Comparison): Pair<Part> {
  return {
    a: { simulation_id: a.id, block_id: block?.idInA ?? null },
    b: { simulation_id: b.id, block_id: block?.idInB ?? null },
  }
}

export type Kpi = SimulationKpisQuery['simulationKpis'][number]

export function useKeyFigures(comparison: Comparison): View<Pair<readonly Kpi[]>> {
  const parts = partsOf(comparison)
  const a = useView(SimulationKpisDocument, parts.a, NEVER_STALE)
  const b = useView(SimulationKpisDocument, parts.b, NEVER_STALE)
  return joinViews({ a, b })
}

/** The months of both runs side by side, by the clock of the site of each. */
export function useMonthPairs(comparison: Comparison): View<readonly MonthPair[]> {
  const parts = partsOf(comparison)
  const views = {
    a: useView(CapacityFactorDocument, parts.a, NEVER_STALE),
    b: useView(CapacityFactorDocument, parts.b, NEVER_STALE),
    zoneA: useTimeZone(comparison.a.id),
    zoneB: useTimeZone(comparison.b.id),
  }
  return mapView(joinViews(views), ({ a, b, zoneA, zoneB }) =>
    monthPairs(monthsOf(a, zoneA), monthsOf(b, zoneB)),
  )
}

export function useLossPairs(comparison: Comparison): View<readonly LossPair[]> {
  const parts = partsOf(comparison)
  const a = useView(SystemLossesDocument, parts.a, NEVER_STALE)
  const b = useView(SystemLossesDocument, parts.b, NEVER_STALE)
  return mapView(joinViews({ a, b }), (both) => lossPairs(both.a.rows, both.b.rows))
}
