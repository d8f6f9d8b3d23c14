import type { Block } from '../model/block.ts'
import type { StepClock, StepRange } from '../model/weather.ts'
import { monthHours } from '../weather/monthHours.ts'

/** Power factor at a step of a range. */
export type PowerFactorAt = (step: number) => number

/** What the inverters of a block are asked for at each step of a range: always the same, or by month and hour of local standard time. */
export function powerFactorOfSteps(
  { powerFactor, powerFactorByHour }: Pick<Block, 'powerFactor' | 'powerFactorByHour'>,
  { intervalStartUtcMs, utcOffsetH }: Omit<StepClock, 'stepS'>,
  { from, to }: StepRange,
): PowerFactorAt {
  if (powerFactorByHour === undefined) return () => powerFactor
  const places = monthHours({
    intervalStartUtcMs: intervalStartUtcMs.subarray(from, to),
    utcOffsetH,
  })
  return (step) => powerFactorByHour[places[step]]
}
