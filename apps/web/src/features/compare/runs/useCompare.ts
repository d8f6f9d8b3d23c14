import {
  BlockYieldsDocument,
  CapacityFactorDocument,
  type ComparedRunFragment,
  CompareSimulationDocument,
  RunChangesDocument,
  type RunChangesQuery,
  SimulationKpisDocument,
  SystemLossesDocument,
  ZoneYieldsDocument,
} from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import { joinViews, mapView, type View } from '../../../lib/view.ts'
import { economicKpis } from '../../../project/economics/economicKpis.ts'
import { type RunFigures, useEconomicsOfRuns } from '../../../project/economics/useEconomics.ts'
import type { Comparison } from './choice.ts'
import type { Kpi } from './keyFigureRows.ts'
import { type LossPair, lossPairs } from './lossPairs.ts'
import { type MonthPair, monthPairs, monthsOf } from './monthPairs.ts'
import { blockFigures, zoneFigures } from './partFigures.ts'

/** Something of each run. */
interface Pair<T> {
  readonly a: T
  readonly b: T
}

/** The two runs that are compared, those of them that have completed: a project may have hundreds of large ones. */
export function useCompletedRuns(
  project_id: string,
  [a, b]: readonly [string, string],
): View<readonly ComparedRunFragment[]> {
  const first = useView(CompareSimulationDocument, { project_id, id: a })
  const second = useView(CompareSimulationDocument, { project_id, id: b })
  return mapView(joinViews({ first, second }), (found) =>
    [...found.first, ...(a === b ? [] : found.second)].filter(
      ({ duet_job }) => duet_job.status === 'completed',
    ),
  )
}

export type RunChanges = RunChangesQuery['runChanges']
export type RunChange = RunChanges['inputs'][number]

/** Inputs of run B that are not those of run A, and the energy by stage in both. */
export function useChanges({ a, b }: Comparison): View<RunChanges> {
  return useView(RunChangesDocument, { a: a.id, b: b.id }, NEVER_STALE)
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

/** Of whole systems also what they are worth. */
export function useKeyFigures(comparison: Comparison): View<Pair<readonly Kpi[]>> {
  const parts = partsOf(comparison)
  const a = useView(SimulationKpisDocument, parts.a, NEVER_STALE)
  const b = useView(SimulationKpisDocument, parts.b, NEVER_STALE)
  const economics = useEconomicsOfRuns([comparison.a.id, comparison.b.id])
  const figures = joinViews({ a, b })
  if (comparison.block !== undefined) return figures
  return mapView(joinViews({ figures, economics }), (known) => ({
    a: [...known.figures.a, ...worthOf(known.economics[0])],
    b: [...known.figures.b, ...worthOf(known.economics[1])],
  }))
}

/** At P50; nothing where the project has no costs. */
function worthOf(run: RunFigures | undefined): readonly Kpi[] {
  const [p50] = run?.cases ?? []
  return p50 && run?.model ? economicKpis(p50, run.model.currency) : []
}

/** The months of both runs side by side, by the clock of the site of each. */
export function useMonthPairs(comparison: Comparison): View<readonly MonthPair[]> {
  const parts = partsOf(comparison)
  const views = {
    a: useView(CapacityFactorDocument, parts.a, NEVER_STALE),
    b: useView(CapacityFactorDocument, parts.b, NEVER_STALE),
  }
  return mapView(joinViews(views), ({ a, b }) =>
    monthPairs(
      monthsOf(a, comparison.a.local_time_zone),
      monthsOf(b, comparison.b.local_time_zone),
    ),
  )
}

export function useLossPairs(comparison: Comparison): View<readonly LossPair[]> {
  const parts = partsOf(comparison)
  const a = useView(SystemLossesDocument, parts.a, NEVER_STALE)
  const b = useView(SystemLossesDocument, parts.b, NEVER_STALE)
  return mapView(joinViews({ a, b }), (both) => lossPairs(both.a.rows, both.b.rows))
}

/** The energy of the blocks of each run, or of the zones of the chosen block. */
export function useParts(comparison: Comparison): View<Pair<readonly Kpi[]>> {
  const { a, b } = partsOf(comparison)
  const ofA = useFigures(a)
  const ofB = useFigures(b)
  return joinViews({ a: ofA, b: ofB })
}

function useFigures({ simulation_id, block_id }: Part): View<readonly Kpi[]> {
  const isWhole = block_id === null
  const ofBlock = { simulation_id, block_id: block_id ?? '' }
  const blocks = useView(
    BlockYieldsDocument,
    { simulation_id },
    { ...NEVER_STALE, enabled: isWhole },
  )
  const zones = useView(ZoneYieldsDocument, ofBlock, { ...NEVER_STALE, enabled: !isWhole })
  return isWhole ? mapView(blocks, blockFigures) : mapView(zones, zoneFigures)
}
