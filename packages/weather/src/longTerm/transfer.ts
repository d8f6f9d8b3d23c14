import { mean, quantileOf } from '@duet/units'

/** Takes a value of one series to what the other would have. */
export type Transfer = (value: number) => number

export const LONG_TERM_METHODS = ['linear', 'quantile'] as const
export type LongTermMethod = (typeof LONG_TERM_METHODS)[number]

/**
 * The transfer from values of a reference to those that were measured with them, [n] each, in pairs.
 *
 * `linear`: ȳ + (s_y / s_x)·(x − x̄), which retains mean and variance of what was measured (variance ratio [1]); of a reference that does not
 * change ȳ / x̄ · x. `quantile`: the quantile that x has in the reference is taken to the same one of the measured values, on a line
 * between percentiles and in proportion beyond the least and the greatest [2].
 *
 * @throws RangeError for no pairs
 * @see [1] A. L. Rogers, J. W. Rogers, J. F. Manwell, J. Wind Eng. Ind. Aerodyn. 93 (2005) 243-264, doi:10.1016/j.jweia.2004.12.002
 * @see [2] L. Gudmundsson et al., Hydrol. Earth Syst. Sci. 16 (2012) 3383-3390, doi:10.5194/hess-16-3383-2012
 */
export function transferOf(
  method: LongTermMethod,
  reference: Float64Array,
  measured: Float64Array,
): Transfer {
  if (reference.length === 0) throw new RangeError('got no pairs, expected at least one')
  return method === 'linear'
    ? linearTransfer(reference, measured)
    : quantileTransfer(reference, measured)
}

function linearTransfer(reference: Float64Array, measured: Float64Array): Transfer {
  const [meanX, meanY] = [mean(reference), mean(measured)]
  const [spreadX, spreadY] = [spreadOf(reference, meanX), spreadOf(measured, meanY)]
  if (!(spreadX > 0)) return inProportion(meanX, meanY)
  const slope = spreadY / spreadX
  return (value) => meanY + slope * (value - meanX)
}

const spreadOf = (values: Float64Array, average: number): number =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - average) ** 2, 0) / values.length)

const inProportion =
  (x: number, y: number): Transfer =>
  (value) =>
    x > 0 ? (value * y) / x : value

const PERCENTILES = 100

function quantileTransfer(reference: Float64Array, measured: Float64Array): Transfer {
  const [quantileX, quantileY] = [quantileOf(reference), quantileOf(measured)]
  const xs: number[] = []
  const ys: number[] = []
  for (let percentile = 0; percentile <= PERCENTILES; percentile++) {
    const x = quantileX(percentile / PERCENTILES)
    // Of percentiles of one value the middle one stands for all
    if (x === xs.at(-1)) continue
    xs.push(x)
    ys.push(quantileY(middleShare(quantileX, x, percentile)))
  }
  const last = xs.length - 1
  const below = inProportion(xs[0] ?? 0, ys[0] ?? 0)
  const above = inProportion(xs[last] ?? 0, ys[last] ?? 0)
  return (value) => {
    if (value <= (xs[0] ?? 0)) return below(value)
    if (value >= (xs[last] ?? 0)) return above(value)
    return onLine(xs, ys, value)
  }
}

/** The middle of the percentiles that have the value x, as a share, from the first of them on. */
function middleShare(quantileX: (share: number) => number, x: number, first: number): number {
  let to = first
  while (to < PERCENTILES && quantileX((to + 1) / PERCENTILES) === x) to++
  return (first + to) / 2 / PERCENTILES
}

function onLine(xs: readonly number[], ys: readonly number[], value: number): number {
  let low = 0
  let high = xs.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((xs[middle] ?? 0) <= value) low = middle
    else high = middle
  }
  const [x, y] = [xs[low] ?? 0, ys[low] ?? 0]
  const share = (value - x) / ((xs[high] ?? 0) - x)
  return y + share * ((ys[high] ?? 0) - y)
}
