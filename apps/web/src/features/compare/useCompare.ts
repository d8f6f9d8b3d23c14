import { useQuery } from '@tanstack/react-query'
import {
  type ComparedRunFragment,
  CompareKpisDocument,
  type CompareKpisQuery,
  CompareLossesDocument,
  CompareMetaDocument,
  CompareMonthsDocument,
  CompareSimulationDocument,
  CompareSimulationsDocument,
  RunChangesDocument,
  type RunChangesQuery,
} from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import { isActiveJob, SIMULATION_POLL_MS } from '../../project/runs/simulationJob.ts'
import type { Comparison } from './choice.ts'
import { type LossPair, lossPairs } from './lossPairs.ts'
import { type MonthPair, monthPairs, monthsOf } from './monthPairs.ts'
import { type Pair, pairView } from './pairView.ts'

/** Results of a finished run never change. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY }

/** The most that the server lists in one call. */
const MAX_RUNS = 200

/** The completed runs of a project, latest first; older ones than the list holds are there when `ids` names them. */
export function useCompletedRuns(
  project_id: string,
  ids: readonly [string | undefined, string | undefined],
): View<readonly ComparedRunFragment[]> {
  const list = useQuery({
    ...graphqlQuery(CompareSimulationsDocument, { project_id, take: MAX_RUNS }),
    refetchInterval: ({ state }) =>
      state.data?.projectDuetSim.some(({ duet_job }) => isActiveJob(duet_job)) === true
        ? SIMULATION_POLL_MS
        : false,
  })
  const listed = list.data?.projectDuetSim
  const isOlder = (id: string | undefined): boolean =>
    listed?.length === MAX_RUNS && id !== undefined && !listed.some((run) => run.id === id)
  const first = useRun(project_id, ids[0], isOlder(ids[0]))
  const second = useRun(project_id, ids[1], isOlder(ids[1]))
  const view = viewOf(list)
  const waiting = [first, second].find(({ state }) => state !== 'ready')
  if (view.state !== 'ready') return view
  if (waiting !== undefined && waiting.state !== 'ready') return waiting
  const others = [first, second].flatMap((one) => (one.state === 'ready' ? one.data : []))
  const runs = new Map([...view.data.projectDuetSim, ...others].map((run) => [run.id, run]))
  const completed = [...runs.values()].filter(({ duet_job }) => duet_job.status === 'completed')
  return { state: 'ready', data: completed }
}

function useRun(
  project_id: string,
  id: string | undefined,
  enabled: boolean,
): View<readonly ComparedRunFragment[]> {
  const query = useQuery({
    ...graphqlQuery(CompareSimulationDocument, { project_id, id: id ?? '' }),
    enabled,
  })
  if (!enabled) return { state: 'ready', data: [] }
  return mapView(viewOf(query), ({ projectDuetSim }) => projectDuetSim)
}

export type RunChanges = RunChangesQuery['runChanges']
export type RunChange = RunChanges['inputs'][number]

/** Inputs of run B that are not those of run A, and the energy by stage in both. */
export function useChanges({ a, b }: Comparison): View<RunChanges> {
  const query = useQuery({ ...graphqlQuery(RunChangesDocument, { a: a.id, b: b.id }), ...KEPT })
  return mapView(viewOf(query), ({ runChanges }) => runChanges)
}

/** Hours of the site's clock from UTC. */
function useTimeZone(simulation_id: string): View<number> {
  const query = useQuery({ ...graphqlQuery(CompareMetaDocument, { simulation_id }), ...KEPT })
  return mapView(viewOf(query), ({ duetSimMeta }) => duetSimMeta.local_time_zone)
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

export type Kpi = CompareKpisQuery['simulationKpis'][number]

export function useKeyFigures(comparison: Comparison): View<Pair<readonly Kpi[]>> {
  const parts = partsOf(comparison)
  const a = useQuery({ ...graphqlQuery(CompareKpisDocument, parts.a), ...KEPT })
  const b = useQuery({ ...graphqlQuery(CompareKpisDocument, parts.b), ...KEPT })
  return mapView(pairView(viewOf(a), viewOf(b)), (both) => ({
    a: both.a.simulationKpis,
    b: both.b.simulationKpis,
  }))
}

/** The months of both runs side by side, by the clock of the site of each. */
export function useMonthPairs(comparison: Comparison): View<readonly MonthPair[]> {
  const parts = partsOf(comparison)
  const a = useQuery({ ...graphqlQuery(CompareMonthsDocument, parts.a), ...KEPT })
  const b = useQuery({ ...graphqlQuery(CompareMonthsDocument, parts.b), ...KEPT })
  const months = pairView(viewOf(a), viewOf(b))
  const zones = pairView(useTimeZone(comparison.a.id), useTimeZone(comparison.b.id))
  if (months.state !== 'ready') return months
  if (zones.state !== 'ready') return zones
  return {
    state: 'ready',
    data: monthPairs(
      monthsOf(months.data.a.capacityFactor, zones.data.a),
      monthsOf(months.data.b.capacityFactor, zones.data.b),
    ),
  }
}

export function useLossPairs(comparison: Comparison): View<readonly LossPair[]> {
  const parts = partsOf(comparison)
  const a = useQuery({ ...graphqlQuery(CompareLossesDocument, parts.a), ...KEPT })
  const b = useQuery({ ...graphqlQuery(CompareLossesDocument, parts.b), ...KEPT })
  return mapView(pairView(viewOf(a), viewOf(b)), (both) =>
    lossPairs(both.a.systemLosses.rows, both.b.systemLosses.rows),
  )
}
