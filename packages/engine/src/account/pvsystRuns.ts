import { type FieldFactors, fieldFactors } from '../field/fieldFactors.ts'
import type { Block } from '../model/block.ts'
import type { BlockResult } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { albedoOfSteps } from '../weather/albedo.ts'
import { localMonths } from '../weather/months.ts'
import { type PreparedWeather, prepareWeather } from '../weather/prepareWeather.ts'
import {
  asEndlessRows,
  isTraced,
  type TracedBlock,
  withGapsFilled,
  withoutStructure,
} from './controlledBlocks.ts'

/** The controlled runs of D-15; `open` is R3 once more with rows through which all light passes. */
export const PVSYST_RUN_KEYS = ['r0', 'r1', 'r2', 'r3', 'open', 'r4', 'r5'] as const
export type PvsystRunKey = (typeof PVSYST_RUN_KEYS)[number]

/** One of the runs: what is simulated, and what it has that the others have not. */
export interface PvsystRun {
  readonly key: PvsystRunKey
  readonly scene: string
  readonly block: Block
  /** Whose traced factors serve the run: its own block, or that of R0; undefined where nothing is traced. */
  readonly traced: TracedBlock | undefined
}

/**
 * The runs that the factors for PVsyst are made from, all with one weather. Each is a simulation of its own: trace the factors of
 * `traced` (R0, R4 and R5 share them), simulate `block` over any ranges, add up `pvsystRunSums`.
 *
 * @returns undefined for a block whose light is not traced, or that has no rows
 */
export function pvsystRuns(block: Block): readonly PvsystRun[] | undefined {
  if (!isTraced(block)) return undefined
  const bare = withoutStructure(block)
  const filled = withGapsFilled(bare)
  const monofacial = { ...block, module: { ...block.module, bifaciality: 0 } }
  return [
    { key: 'r0', scene: 'Whole scene', block, traced: block },
    { key: 'r1', scene: 'Without structure', block: bare, traced: bare },
    { key: 'r2', scene: 'Without structure, gaps filled', block: filled, traced: filled },
    { key: 'r3', scene: 'Endless rows in 2-D', block: asEndlessRows(block, 0), traced: undefined },
    {
      key: 'open',
      scene: 'Endless rows in 2-D, ground lit as without rows',
      block: asEndlessRows(block, 1),
      traced: undefined,
    },
    {
      key: 'r4',
      scene: 'Whole scene, rear light even over each module',
      block: { ...block, rearLight: 'modules' },
      traced: block,
    },
    { key: 'r5', scene: 'Whole scene, monofacial', block: monofacial, traced: block },
  ]
}

/** Sums of a run by calendar month in local standard time, each [12]; those of several ranges add up. */
export interface PvsystRunSums {
  /** On the plane, kWh/m²: the level ground, and what it throws back of that. */
  readonly ghiKwhM2: Float64Array
  readonly reflectedKwhM2: Float64Array
  /** Rear behind structure, before glass; its part from the ground, before structure. */
  readonly rearKwhM2: Float64Array
  readonly rearGroundKwhM2: Float64Array
  /** Light of sky and ground on the front without circumsolar, as if alone and among the tables. */
  readonly openDiffuseKwhM2: Float64Array
  readonly diffuseKwhM2: Float64Array
  /** DC with even light, with the shade of the sun where it falls, with the whole front and with the rear, kWh. */
  readonly evenKwh: Float64Array
  readonly shadedKwh: Float64Array
  readonly frontKwh: Float64Array
  readonly dcKwh: Float64Array
  /** At the output of the block's transformer. */
  readonly acKwh: Float64Array
}

const MONTHS = 12

/**
 * Sums of one run over a range of steps.
 *
 * @param result - of `run.block` over the range
 */
export function pvsystRunSums(
  { block }: Pick<PvsystRun, 'block'>,
  weather: Weather,
  range: StepRange,
  { series, zones }: BlockResult,
): PvsystRunSums {
  const start = weather.intervalStartUtcMs.subarray(range.from, range.to)
  const months = localMonths(start, weather.utcOffsetH)
  const albedo = albedoOfSteps(weather, block, range)
  const kilo = weather.stepS / 3600 / 1000
  const byMonth = (valueAt: (i: number) => number): Float64Array => {
    const sums = new Float64Array(MONTHS)
    for (let i = 0; i < months.length; i++) sums[months[i]] += valueAt(i) * kilo
    return sums
  }
  const openDiffuse = (i: number): number =>
    series.poaSkyDiffuseWm2[i] + series.poaGroundWm2[i] - series.poaCircumsolarWm2[i]
  const tables = zones?.zones.reduce((sum, { tableCount }) => sum + tableCount, 0) ?? 1
  return {
    ghiKwhM2: byMonth((i) => series.ghiWm2[i]),
    reflectedKwhM2: byMonth((i) => albedo[i] * series.ghiWm2[i]),
    rearKwhM2: byMonth((i) => series.rearAfterStructureWm2[i]),
    rearGroundKwhM2: byMonth((i) => series.rearGroundWm2[i]),
    openDiffuseKwhM2: byMonth(openDiffuse),
    diffuseKwhM2: byMonth((i) => {
      if (zones === undefined) return openDiffuse(i)
      return zones.zones.reduce(
        (sum, { tableCount }, zone) => sum + (tableCount / tables) * zones.frontDiffuseWm2[zone][i],
        0,
      )
    }),
    evenKwh: byMonth((i) => series.dcAfterTemperatureW[i]),
    shadedKwh: byMonth((i) => series.dcAfterElecShadingW[i]),
    frontKwh: byMonth((i) => series.dcAfterMismatchFrontW[i]),
    dcKwh: byMonth((i) => series.dcAfterMismatchRearW[i]),
    acKwh: byMonth((i) => series.acBlockW[i]),
  }
}

/** A run and its sums over the whole weather. */
export interface FinishedPvsystRun {
  readonly run: PvsystRun
  readonly sums: PvsystRunSums
}

/** Simulates the runs of a block over a whole weather, one after the other. */
export function simulatePvsystRuns(
  runs: readonly PvsystRun[],
  weather: Weather,
): readonly FinishedPvsystRun[] {
  const range = { from: 0, to: weather.intervalStartUtcMs.length }
  const traced = new Map<TracedBlock, FieldFactors | undefined>()
  let prepared: PreparedWeather | undefined
  return runs.map((run) => {
    prepared ??= prepareWeather(weather, run.block.site)
    if (run.traced && !traced.has(run.traced)) traced.set(run.traced, fieldFactors(run.traced))
    const factors = run.traced && traced.get(run.traced)
    const result = simulatePreparedBlock(run.block, prepared, range, factors)
    return { run, sums: pvsystRunSums(run, weather, range, result) }
  })
}
