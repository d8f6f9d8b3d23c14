import type { Block } from '../model/block.ts'
import type { StepClock, StepRange } from '../model/weather.ts'
import { monthHours } from '../weather/monthHours.ts'
import { powerFactorAtLoad } from './powerFactorCurve.ts'

/** What the inverters of a block are asked for at the steps of a range. */
export interface PowerFactors {
  /** At the limit of their active power. */
  readonly atLimit: (step: number) => number
  /** At a load: their active power over the highest that they may give. */
  readonly atLoad: (step: number, load: number) => number
}

/** The same at all steps and loads. */
export function onePowerFactor(powerFactor: number): PowerFactors {
  return { atLimit: () => powerFactor, atLoad: () => powerFactor }
}

/** Always the same, by month and hour of local standard time, or by the load. */
export function powerFactorOfSteps(
  {
    powerFactor,
    powerFactorByHour,
    powerFactorByLoad,
  }: Pick<Block, 'powerFactor' | 'powerFactorByHour' | 'powerFactorByLoad'>,
  { intervalStartUtcMs, utcOffsetH }: Omit<StepClock, 'stepS'>,
  { from, to }: StepRange,
): PowerFactors {
  if (powerFactorByLoad !== undefined) {
    return {
      atLimit: () => powerFactor,
      atLoad: (_, load) => powerFactorAtLoad(powerFactorByLoad, load),
    }
  }
  if (powerFactorByHour === undefined) return onePowerFactor(powerFactor)
  const places = monthHours({
    intervalStartUtcMs: intervalStartUtcMs.subarray(from, to),
    utcOffsetH,
  })
  const ofStep = (step: number): number => powerFactorByHour[places[step]]
  return { atLimit: ofStep, atLoad: ofStep }
}
