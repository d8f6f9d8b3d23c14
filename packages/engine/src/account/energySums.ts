import type { StepRange } from '../simulation/input.ts'
import type { BlockRatings, BlockSeries, SystemSeries } from '../simulation/output.ts'
import {
  BLOCK_STAGES,
  type BlockStageKey,
  mapStages,
  SYSTEM_STAGES,
  type SystemStageKey,
} from './stages.ts'
import { arraySteps, rearParts, sumOf } from './stepValues.ts'

/**
 * Energy left after each stage, kWh. Irradiance stages are weighted by the nominal DC power, P0·G/1000, so that
 * every stage is an energy and sums over blocks are sums of energies.
 */
export type BlockEnergySums = Readonly<Record<BlockStageKey, number>>
export type SystemEnergySums = Readonly<Record<SystemStageKey, number>>

export const WATT_SECONDS_PER_KWH = 3.6e6

/** Energies of one block over a range of the steps of its series, all of them where absent. */
export function blockEnergySums(
  series: BlockSeries,
  { nominalDcW, bifaciality }: BlockRatings,
  stepS: number,
  range: StepRange = { from: 0, to: series.acBlockW.length },
): BlockEnergySums {
  const steps = arraySteps(series, range)
  const energy = (powerW: Float64Array): number => (sumOf([powerW]) * stepS) / WATT_SECONDS_PER_KWH
  const light = (wm2: Float64Array): number => (energy(wm2) * nominalDcW) / 1000
  const rear = rearParts(steps, steps.series('rearWm2'))
  const rearKwh = (stepS * nominalDcW * bifaciality) / (1000 * WATT_SECONDS_PER_KWH)
  return {
    ...mapStages(BLOCK_STAGES, ({ group, series: name }) =>
      group === 'irradiance' ? light(steps.series(name)) : energy(steps.series(name)),
    ),
    rear_ground: sumOf(rear.rear_ground) * rearKwh,
    rear_sky: sumOf(rear.rear_sky) * rearKwh,
    rear_structure: sumOf(rear.rear_structure) * rearKwh,
  }
}

/** Energies of the stages after the blocks meet, over a range of steps. */
export function systemEnergySums(
  series: SystemSeries,
  stepS: number,
  { from, to }: StepRange = { from: 0, to: series.gridW.length },
): SystemEnergySums {
  return mapStages(
    SYSTEM_STAGES,
    ({ systemSeries }) =>
      (sumOf([series[systemSeries].subarray(from, to)]) * stepS) / WATT_SECONDS_PER_KWH,
  )
}
