import { WATT_SECONDS_PER_KWH } from '@duet/units'
import type { BlockRatings, BlockSeries, SystemSeries } from '../model/output.ts'
import type { StepRange } from '../model/weather.ts'
import {
  BLOCK_STAGES,
  type BlockStageKey,
  mapStages,
  SYSTEM_STAGES,
  type SystemStageKey,
} from './stages.ts'

/**
 * Energy left after each stage, kWh. Irradiance stages are weighted by the nominal DC power, P0·G/1000, so that
 * every stage is an energy and sums over blocks are sums of energies.
 */
export type BlockEnergySums = Readonly<Record<BlockStageKey, number>>
export type SystemEnergySums = Readonly<Record<SystemStageKey, number>>

/**
 * Energies of one block over a range of the steps of its series.
 *
 * Parts of the rear count as the cells take them, so that they sum to the rear's gain: the share that the glass takes at a step is
 * taken of ground, sky and structure alike, and `rear_structure` is what structure alone takes.
 *
 * @param range - steps of the series, all of them where absent
 */
export function blockEnergySums(
  series: BlockSeries,
  ratings: BlockRatings,
  stepS: number,
  range: StepRange = { from: 0, to: series.acBlockW.length },
): BlockEnergySums {
  const energy = (powerW: Float64Array): number =>
    (sumOf(powerW, range) * stepS) / WATT_SECONDS_PER_KWH
  const light = (wm2: Float64Array): number => (energy(wm2) * ratings.nominalDcW) / 1000
  const rear = rearParts(series, range)
  const rearKwh = (stepS * ratings.nominalDcW * ratings.bifaciality) / (1000 * WATT_SECONDS_PER_KWH)
  return {
    ...mapStages(BLOCK_STAGES, ({ group, series: name }) =>
      group === 'irradiance' ? light(series[name]) : energy(series[name]),
    ),
    rear_ground: rear.ground * rearKwh,
    rear_sky: rear.sky * rearKwh,
    rear_structure: rear.structure * rearKwh,
  }
}

/** Energies of the stages after the blocks meet, over a range of steps. */
export function systemEnergySums(
  series: SystemSeries,
  stepS: number,
  range: StepRange = { from: 0, to: series.gridW.length },
): SystemEnergySums {
  return mapStages(
    SYSTEM_STAGES,
    ({ systemSeries }) => (sumOf(series[systemSeries], range) * stepS) / WATT_SECONDS_PER_KWH,
  )
}

/** Light of the rear by where it comes from and what structure takes of it (negative), behind the glass. */
export interface RearParts {
  ground: number
  /** Sky and beam. */
  sky: number
  structure: number
}

/** Sums of the parts over steps, each by its weight; they sum to the rear behind structure and glass. */
export function rearParts(
  series: BlockSeries,
  { from, to }: StepRange,
  weights?: Float64Array,
): RearParts {
  const out: RearParts = { ground: 0, sky: 0, structure: 0 }
  for (let i = from; i < to; i++) {
    const plain = series.rearAfterStructureWm2[i]
    if (!(plain > 0)) continue
    const passed = ((weights?.[i] ?? 1) * series.rearWm2[i]) / plain
    const sky = series.rearSkyWm2[i] + series.rearBeamWm2[i]
    out.ground += passed * series.rearGroundWm2[i]
    out.sky += passed * sky
    out.structure += passed * (plain - series.rearGroundWm2[i] - sky)
  }
  return out
}

function sumOf(values: Float64Array, { from, to }: StepRange): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += values[i]
  return sum
}
