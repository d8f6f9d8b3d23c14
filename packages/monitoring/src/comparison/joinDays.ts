import { quantileOf, WATT_SECONDS_PER_KWH } from '@duet/units'
import {
  addPairs,
  type ModelPerformance,
  noPairs,
  type PairSums,
  performanceOfSums,
} from '../kpi/modelPerformance.ts'
import {
  addResiduals,
  type ComparedDay,
  type ComparedPart,
  emptyPart,
  RESIDUAL_AXES,
  RESIDUAL_STEPS,
  type ResidualAxis,
} from './comparedDay.ts'
import { bitOf, bitsOf, LEFT_OUT, type LeftOut } from './leftOut.ts'

/** Differences in a bin, W. */
export interface ResidualBin {
  /** Where it begins: W/m², hour, month, °C. */
  readonly start: number
  readonly count: number
  readonly mean: number
  readonly deviation: number
}

export interface DayEnergies {
  readonly date: string
  /** Of the intervals that count. */
  readonly count: number
  readonly model_kwh: number
  readonly sensor_kwh: number
}

/** Quantiles of the error of the energy of a day, (model − sensor) / sensor. */
export interface DailyError {
  readonly days: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
}

export interface Comparison {
  readonly sums: Readonly<PairSums>
  readonly performance: ModelPerformance | null
  /** Intervals with both values; those of them for which a reason holds that was chosen or not. */
  readonly pairs: number
  readonly held: Readonly<Record<LeftOut, number>>
  readonly squares: ReadonlyMap<number, number>
  readonly residuals: Readonly<Record<ResidualAxis, readonly ResidualBin[]>>
  readonly days: readonly DayEnergies[]
  readonly dailyError: DailyError | null
}

/** A day says something of its energy from so much time on that counts, s. */
const LEAST_DAY_S = 7200
const LEAST_DAYS = 5

/** Days in their order, without the intervals for which one of the reasons holds. */
export function joinDays(
  days: readonly ComparedDay[],
  reasons: readonly LeftOut[],
  stepS: number,
): Comparison {
  const without = bitsOf(reasons)
  const whole = emptyPart()
  const held: Record<LeftOut, number> = { night: 0, quality: 0, event: 0, clipped: 0 }
  let pairs = 0
  const kwh = (ofW: number): number => (ofW * stepS) / WATT_SECONDS_PER_KWH
  const energies = days.map(({ date, parts }): DayEnergies => {
    const sums = noPairs()
    for (const [bits, part] of parts) {
      pairs += part.sums.count
      for (const reason of LEFT_OUT) if (bits & bitOf(reason)) held[reason] += part.sums.count
      if ((bits & without) !== 0) continue
      addPairs(sums, part.sums)
      addPart(whole, part)
    }
    return { date, count: sums.count, model_kwh: kwh(sums.model), sensor_kwh: kwh(sums.sensor) }
  })
  return {
    sums: whole.sums,
    performance: performanceOfSums(whole.sums),
    pairs,
    held,
    squares: whole.squares,
    residuals: residualBins(whole),
    days: energies.filter(({ count }) => count > 0),
    dailyError: dailyError(energies.filter(({ count }) => count * stepS >= LEAST_DAY_S)),
  }
}

function addPart(whole: ComparedPart, part: ComparedPart): void {
  addPairs(whole.sums, part.sums)
  for (const [square, count] of part.squares)
    whole.squares.set(square, (whole.squares.get(square) ?? 0) + count)
  for (const axis of RESIDUAL_AXES)
    for (const [bin, residuals] of part.residuals[axis])
      addResiduals(whole.residuals[axis], bin, residuals)
}

function residualBins({ residuals }: ComparedPart): Comparison['residuals'] {
  const of = (axis: ResidualAxis): readonly ResidualBin[] =>
    [...residuals[axis]]
      .toSorted(([a], [b]) => a - b)
      .map(([bin, { count, sum, squares }]) => ({
        start: bin * RESIDUAL_STEPS[axis],
        count,
        mean: sum / count,
        deviation: Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)),
      }))
  return { poa: of('poa'), hour: of('hour'), month: of('month'), cell: of('cell') }
}

function dailyError(days: readonly DayEnergies[]): DailyError | null {
  const errors = days
    .filter(({ sensor_kwh }) => sensor_kwh > 0)
    .map(({ model_kwh, sensor_kwh }) => (model_kwh - sensor_kwh) / sensor_kwh)
  if (errors.length < LEAST_DAYS) return null
  const at = quantileOf(errors)
  return { days: errors.length, p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}
