import { factorDistances } from '../kpi/powerFactorOf.ts'
import { type ReactiveStep, reactiveSteps } from './reactiveSteps.ts'

/** Side of a square of P and Q, of rated power; a pair lies in the square `p · ACROSS + q`. */
export const PQ_SIDE = 0.025
/** Squares begin at −FIRST sides on either axis. */
export const PQ_FIRST = 52
export const PQ_ACROSS = 2 * PQ_FIRST
/** Width of a bin of the distance from 1, `±(1 − |PF|)`. */
export const FACTOR_STEP = 0.005

/** What a day says of the power factor at a meter, ready to be joined with others. */
export interface FactorDay {
  readonly date: string
  /** Intervals with a power factor, and those of them outside of the band; 0 without a set-point. */
  readonly known: number
  readonly outside: number
  readonly squares: ReadonlyMap<number, number>
  /** By distance from 1 over `FACTOR_STEP`, rounded. */
  readonly factors: ReadonlyMap<number, number>
  readonly steps: readonly ReactiveStep[]
}

export interface DayOfPower {
  readonly date: string
  readonly startUtcMs: Float64Array
  /** W and var, [n]; NaN is missing. */
  readonly p: Float64Array
  readonly q: Float64Array
  readonly ratedW: number
  /** Set-point as a distance from 1, and how far the factor may be from it. */
  readonly target: number | undefined
  readonly band: number
}

export function factorDay(day: DayOfPower): FactorDay {
  const { date, p, q, ratedW, target, band } = day
  const distances = factorDistances(p, q, ratedW)
  const squares = new Map<number, number>()
  const factors = new Map<number, number>()
  let [known, outside] = [0, 0]
  for (let i = 0; i < p.length; i++) {
    if (Number.isNaN(p[i] + q[i])) continue
    count(squares, squareOf(p[i] / ratedW) * PQ_ACROSS + squareOf(q[i] / ratedW))
    if (Number.isNaN(distances[i])) continue
    known++
    if (target !== undefined && Math.abs(distances[i] - target) > band) outside++
    count(factors, Math.round(distances[i] / FACTOR_STEP))
  }
  return { date, known, outside, squares, factors, steps: reactiveSteps(day) }
}

const squareOf = (share: number): number =>
  Math.max(0, Math.min(PQ_ACROSS - 1, Math.floor(share / PQ_SIDE) + PQ_FIRST))

const count = (counts: Map<number, number>, key: number, more = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + more)
}

/** Days together, in their order. */
export function joinFactorDays(days: readonly FactorDay[]): Omit<FactorDay, 'date'> {
  const squares = new Map<number, number>()
  const factors = new Map<number, number>()
  for (const day of days) {
    for (const [key, more] of day.squares) count(squares, key, more)
    for (const [key, more] of day.factors) count(factors, key, more)
  }
  return {
    known: days.reduce((sum, day) => sum + day.known, 0),
    outside: days.reduce((sum, day) => sum + day.outside, 0),
    squares,
    factors,
    steps: days.flatMap(({ steps }) => steps),
  }
}
