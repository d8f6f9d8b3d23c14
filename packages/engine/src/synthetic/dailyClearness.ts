import { sum } from '@duet/units'
import { normalCdf, type RandomStream } from './random.ts'

/** Least clearness index of a day (Duffie & Beckman 2013, section 2.9). */
const LEAST_CLEARNESS = 0.05

/** Correlation of one day's normal variate with the day before's, of Graham, Hollands and Huget [2]. */
const DAY_TO_DAY = 0.29

/**
 * Clearness indices of the days of one month whose mean, weighted by the light above the air, is the wanted one.
 *
 * The days follow the exponential distribution of Bendt et al. between 0.05 and the greatest index of Hollands and
 * Huget, 0.6313 + 0.267·K - 11.9·(K - 0.75)⁸ [1]. Their order is that of a first-order autoregressive chain of
 * normal variates with correlation 0.29, carried over to the distribution [2]. A month is a small sample: its
 * variates are shifted together until its mean is met, which keeps each day within the bounds.
 *
 * @param meanClearness - K of the month, above 0.05 and at most 0.8
 * @param weights - light above the air of each day; one index for each is given
 * @param variate - last variate of the month before; the month's own last one is given back
 * @see [1] J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes (2013) section 2.9
 * @see [2] V. A. Graham, K. G. T. Hollands, T. E. Huget, Solar Energy 40 (1988) 83-92
 */
export function dailyClearness(
  meanClearness: number,
  weights: readonly number[],
  random: RandomStream,
  variate: number,
): { readonly clearness: readonly number[]; readonly variate: number } {
  const bounds = { low: LEAST_CLEARNESS, high: greatestClearness(meanClearness) }
  const gamma = exponentOf(meanClearness, bounds)
  const variates: number[] = []
  let last = variate
  for (let day = 0; day < weights.length; day++) {
    last = DAY_TO_DAY * last + Math.sqrt(1 - DAY_TO_DAY * DAY_TO_DAY) * random.gaussian()
    variates.push(last)
  }
  const at = (shift: number): number[] =>
    variates.map((x) => clearnessAt(normalCdf(x + shift), gamma, bounds))
  const total = sum(weights)
  const meanAt = (shift: number): number =>
    total > 0
      ? at(shift).reduce((light, k, day) => light + k * weights[day], 0) / total
      : meanClearness + shift
  return { clearness: at(bisect(meanAt, meanClearness, -6, 6)), variate: last }
}

interface Bounds {
  readonly low: number
  readonly high: number
}

function greatestClearness(k: number): number {
  // Above K = 0.8 or so the polynomial falls under K itself; a tenth of room keeps the distribution proper.
  return Math.max(0.6313 + 0.267 * k - 11.9 * (k - 0.75) ** 8, k + 0.02)
}

/** Exponent γ of the distribution whose mean is the wanted one. */
function exponentOf(mean: number, bounds: Bounds): number {
  return bisect((gamma) => meanOf(gamma, bounds), mean, -200, 200)
}

/** Mean of the density proportional to exp(γ·K) between the bounds. */
function meanOf(gamma: number, { low, high }: Bounds): number {
  const width = high - low
  const x = gamma * width
  // Near an even distribution the closed form is 0/0: its series.
  if (Math.abs(x) < 1e-4) return low + width * (0.5 + x / 12)
  return low + width * (1 / (1 - Math.exp(-x)) - 1 / x)
}

/** Clearness below which lies the given share of days. */
function clearnessAt(share: number, gamma: number, { low, high }: Bounds): number {
  const x = gamma * (high - low)
  if (Math.abs(x) < 1e-6) return low + share * (high - low)
  return low + Math.log1p(share * Math.expm1(x)) / gamma
}

/** Where a rising function takes a value, to 1e-12 of the range; the nearer end where it does not. */
function bisect(f: (x: number) => number, value: number, from: number, to: number): number {
  let low = from
  let high = to
  while (high - low > 1e-12 * (to - from)) {
    const middle = (low + high) / 2
    if (f(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}
