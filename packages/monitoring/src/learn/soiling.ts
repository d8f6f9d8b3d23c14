import { median } from '@duet/units'
import type { SoilingState } from './state.ts'

/** Growth below this is not told from the seasons of the model, 1/day. */
const LEAST_RATE = 0.0004
/** Loss that has to be reached within the days at hand, and slope over its standard error: to begin with, and to go on. */
const LEAST_LOSS = { opening: 0.02, openingBlurred: 0.035, open: 0.01 }
const LEAST_SIGNIFICANCE = { opening: 6, openingBlurred: 8, open: 3 }
const LEAST_DAYS = 9
/** Dirt grows by no more a day, and takes no more in all: what does is something else. */
const MOST_RATE = 0.01
const MOST_LOSS = 0.3
/** A rise of the ratio within a day or two by more is rain or cleaning. */
const LEAST_RECOVERY = 0.012
/** Days beside a recovery whose medians are compared. */
const BESIDE_DAYS = 4

/**
 * Loss by dirt at a day: ratios of measured to expected energy that fall in a straight line since the block was clean,
 * with recoveries by rain or cleaning between. Ratios lie about 1 while clean.
 *
 * @param ratios - by day, past and coming, null where unknown; @param today - place of the day
 * @param open - what was found the day before
 * @param isMeasured - the beam is; the error of a computed one drifts with the seasons
 */
export function soilingAt(
  ratios: readonly (number | null)[],
  today: number,
  open: SoilingState | null,
  isMeasured: boolean,
): SoilingState | null {
  const recoveries = recoveriesOf(ratios, dayNoise(ratios))
  const from = recoveries.findLast((at) => at <= today) ?? 0
  const to = recoveries.find((at) => at > today) ?? ratios.length
  const points = pointsOf(ratios, from, to)
  if (points.length < LEAST_DAYS || (!open && !falls(points))) return null
  const wasClean = open ? today - open.cleanDaysAgo : undefined
  // washed since: what is found now is new dirt
  const goesOn = wasClean !== undefined && !(from > 0 && wasClean < from)
  const fit = rampFit(points, goesOn ? wasClean : undefined)
  const opening = isMeasured ? 'opening' : 'openingBlurred'
  if (!fit || fit.start > today || !isDirt(fit, to, goesOn ? 'open' : opening)) return null
  return {
    cleanDaysAgo: today - fit.start + 1,
    lossFraction: Math.min(MOST_LOSS, fit.rate * (today - fit.start)),
  }
}

const pointsOf = (ratios: readonly (number | null)[], from: number, to: number): readonly Point[] =>
  ratios.slice(from, to).flatMap((ratio, k) => (ratio === null ? [] : [{ at: from + k, ratio }]))

/** Whether a ramp is steep, deep and sure enough. @param to - day after the last of it */
function isDirt(
  { start, rate, rateError }: Ramp,
  to: number,
  step: keyof typeof LEAST_LOSS,
): boolean {
  const reached = rate * (to - 1 - start)
  return (
    rate >= LEAST_RATE &&
    rate <= MOST_RATE &&
    rate > LEAST_SIGNIFICANCE[step] * rateError &&
    reached >= LEAST_LOSS[step]
  )
}

/** Whether the last days lie so far below earlier ones that a ramp may have begun. */
function falls(points: readonly Point[]): boolean {
  const ratios = points.map(({ ratio }) => ratio)
  const last = median(ratios.slice(-BESIDE_DAYS))
  return ratios.some(
    (_, k) => median(ratios.slice(k, k + BESIDE_DAYS)) - last > LEAST_LOSS.opening / 2,
  )
}

interface Point {
  readonly at: number
  readonly ratio: number
}

interface Ramp {
  /** Last clean day. */
  readonly start: number
  /** Loss a day, 1/day, and its standard error. */
  readonly rate: number
  readonly rateError: number
}

/** The ramp that fits best: level until a day, then falling. */
function rampFit(points: readonly Point[], start: number | undefined): Ramp | undefined {
  const last = points.at(-1)?.at ?? 0
  const first = points[0]?.at ?? 0
  const starts =
    start === undefined
      ? Array.from({ length: Math.max(1, last - first - LEAST_DAYS + 2) }, (_, k) => first + k)
      : [start]
  let best: (Ramp & { readonly error: number }) | undefined
  for (const candidate of starts) {
    const fit = lineFrom(points, candidate)
    if (fit && (!best || fit.error < best.error)) best = fit
  }
  return best
}

/** Least squares of `level − rate · days since start`, twice, the second time without outliers. */
function lineFrom(
  points: readonly Point[],
  start: number,
): (Ramp & { readonly error: number }) | undefined {
  let weights = points.map(() => 1)
  let fit = weightedLine(points, start, weights)
  for (let pass = 0; pass < 2 && fit; pass++) {
    const { level, rate } = fit
    const residuals = points.map(({ at, ratio }) => ratio - level + rate * Math.max(0, at - start))
    const scale = 1.4826 * median(residuals.map(Math.abs)) + 1e-4
    weights = residuals.map((residual) => Math.min(1, (2 * scale) / Math.abs(residual || 1e-9)))
    fit = weightedLine(points, start, weights)
  }
  return fit && { start, rate: fit.rate, rateError: fit.rateError, error: fit.error }
}

function weightedLine(
  points: readonly Point[],
  start: number,
  weights: readonly number[],
): { level: number; rate: number; rateError: number; error: number } | undefined {
  let [w, x, y, xx, xy] = [0, 0, 0, 0, 0]
  points.forEach(({ at, ratio }, k) => {
    const days = Math.max(0, at - start)
    w += weights[k]
    x += weights[k] * days
    y += weights[k] * ratio
    xx += weights[k] * days * days
    xy += weights[k] * days * ratio
  })
  const spread = xx - (x * x) / w
  if (!(spread > 1)) return undefined
  const slope = (xy - (x * y) / w) / spread
  const level = (y - slope * x) / w
  let error = 0
  points.forEach(({ at, ratio }, k) => {
    error += weights[k] * (ratio - level - slope * Math.max(0, at - start)) ** 2
  })
  return {
    level,
    rate: -slope / level,
    rateError: Math.sqrt(error / Math.max(1, points.length - 3) / spread) / level,
    error,
  }
}

/** Days at which the ratio has risen for good. */
function recoveriesOf(ratios: readonly (number | null)[], noise: number): readonly number[] {
  const least = Math.max(LEAST_RECOVERY, 3 * noise)
  const rises = ratios.map((ratio, at) => {
    const after = known(ratios.slice(at, at + BESIDE_DAYS))
    const before = known(ratios.slice(Math.max(0, at - BESIDE_DAYS), at))
    if (ratio === null || after.length < 2 || before.length < 2) return 0
    return median(after) - median(before)
  })
  return rises.flatMap((rise, at) => {
    const beside = rises.slice(Math.max(0, at - 2), at + 3)
    return rise > least && rise >= Math.max(...beside) ? [sharpest(ratios, at)] : []
  })
}

/** Of a day and its neighbours the one that rises most over the day before. */
function sharpest(ratios: readonly (number | null)[], at: number): number {
  const riseOf = (day: number): number => (ratios[day] ?? 0) - (ratios[day - 1] ?? ratios[day] ?? 0)
  return [at - 1, at + 1].reduce((best, day) => (riseOf(day) > riseOf(best) ? day : best), at)
}

/** Typical change from day to day over √2. */
function dayNoise(ratios: readonly (number | null)[]): number {
  const list = known(ratios)
  const changes = list.slice(1).map((ratio, k) => Math.abs(ratio - list[k]))
  return changes.length > 0 ? (1.4826 * median(changes)) / Math.SQRT2 : 0
}

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null)
