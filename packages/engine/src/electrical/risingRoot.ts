/** Value and slope of a function at x, written to `out`. */
export type Residual = (x: number, out: Float64Array) => void

/** Newton needs five steps or so; from the middle of the search on the bracket is halved, which ends it. */
const MAX_STEPS = 200

/** A step of Newton's below this share of the scale leaves an error of its square; of a halving, that is too much. */
const STEP_RATIO = 1e-9
const ROUNDING_RATIO = 1e-15

/**
 * Root of a function that rises from below zero at `low` to above zero at `high`: Newton's steps, held inside a bracket
 * that shrinks with every step, until a step no longer matters to a double. NaN where the function is.
 *
 * @param start - between the bounds
 * @param scale - a length that counts as small but not as nothing, in the unit of x
 */
export function risingRoot(
  residual: Residual,
  low: number,
  high: number,
  start: number,
  scale: number,
  out: Float64Array,
): number {
  let x = start
  for (let step = 0; step < MAX_STEPS; step++) {
    residual(x, out)
    const value = out[0]
    if (value === 0) return x
    if (value < 0) low = x
    else if (value > 0) high = x
    else return NaN
    let next = x - value / out[1]
    const isNewton = out[1] > 0 && next > low && next < high && step < MAX_STEPS / 2
    if (!isNewton) next = 0.5 * (low + high)
    const change = Math.abs(next - x)
    x = next
    const rounding = ROUNDING_RATIO * (scale + Math.abs(x))
    if (change <= rounding || (isNewton && change <= STEP_RATIO * scale)) return x
  }
  return x
}

/** Most doublings of a search for a bound. */
const MAX_DOUBLINGS = 200

/**
 * A bound at which a rising function is above zero (`direction` 1) or below it (-1), from `start` on by steps that double;
 * the limit itself is only come near to, by halves. NaN where the function is or where there is none.
 */
export function boundOfRoot(
  residual: Residual,
  start: number,
  direction: 1 | -1,
  limit: number,
  firstStep: number,
  out: Float64Array,
): number {
  let x = start
  let stride = firstStep
  for (let i = 0; i < MAX_DOUBLINGS; i++) {
    residual(x, out)
    if (!(out[0] * direction <= 0)) return out[0] * direction > 0 ? x : NaN
    const next = x + direction * stride
    x = (limit - next) * direction > 0 ? next : 0.5 * (x + limit)
    stride *= 2
  }
  return NaN
}
