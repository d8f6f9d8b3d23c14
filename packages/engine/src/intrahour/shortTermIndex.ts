import { incompleteBeta, logGamma, mean } from '@duet/units'

/** Parts of an hour, each as long, that its light is given in. */
export const HOUR_PARTS = 20

/** Spreads that stand for those of hours alike: one in the middle of each fifth. */
const SPREADS = 5

/** Even steps at which the distribution is known, linear between, as Walkenhorst et al. have them [2]. */
const CDF_STEPS = 40

/** Clear-sky index above which no light is known. */
const MOST_INDEX = 1.5

/** Spreads below this are none. */
const LEAST_SPREAD = 1e-4

/** Step of the clear-sky index and of its mean spread to which ratios are found. */
const INDEX_STEP = 0.02
const SPREAD_STEP = 0.01

/** Light that does not swing. */
export const STEADY: Float64Array = Float64Array.of(1)

const known = new Map<number, Float64Array>()

/**
 * Light of the parts of an hour over the mean of the hour, [HOUR_PARTS], rising, mean 1: what passing clouds make of it, by the
 * distribution of one-minute clear-sky indices of Skartveit and Olseth [1]. Nothing is drawn: the parts are the means of the
 * even shares of the distribution, over hours alike.
 *
 * @param index - global irradiance of the hour over that of a clear sky
 * @param change - root mean square of its differences from the hours before and after
 * @see [1] A. Skartveit, J. A. Olseth, The probability density and autocorrelation of short-term global and beam irradiance, Solar Energy 49
 *   (1992) 477-487, coefficients as carried by Daysim
 * @see [2] O. Walkenhorst, J. Luther, C. Reinhart, J. Timmer, Solar Energy 72 (2002) 385-395, as carried by Daysim
 */
export function lightRatios(index: number, change: number): Float64Array {
  const atIndex = Math.round(index / INDEX_STEP)
  const atSpread = Math.round(meanSpread(index, change) / SPREAD_STEP)
  const isKnown = atIndex > 0 && atIndex < Math.round(MOST_INDEX / INDEX_STEP)
  if (atSpread === 0 || !isKnown) return STEADY
  const key = atIndex * 1000 + atSpread
  const found = known.get(key) ?? ratiosAt(atIndex * INDEX_STEP, atSpread * SPREAD_STEP)
  known.set(key, found)
  return found
}

/**
 * Standard deviation of five-minute indices within an hour, mean of hours alike: 0.87·k²·(1 − k) + 0.39·√k·σ_3, not below 0 [1].
 */
export function meanSpread(index: number, change: number): number {
  return Math.max(0, 0.87 * index * index * (1 - index) + 0.39 * Math.sqrt(index) * change)
}

function ratiosAt(index: number, spread: number): Float64Array {
  const values = spreadsOf(index, spread).flatMap((own) => indicesAt(index, own))
  const sorted = Float64Array.from(values).sort()
  const whole = mean(sorted)
  return Float64Array.from({ length: HOUR_PARTS }, (_, part) => {
    const share = sorted.subarray(part * SPREADS, (part + 1) * SPREADS)
    return mean(share) / whole
  })
}

/**
 * Spreads of one-minute indices of hours alike: those of five minutes follow Weibull's distribution of mean σ* and shape
 * γ = 0.88 + 42·σ*², those of one minute are 1 + 0.8^1.5·(0.6 − 1.3·σ)·(k − 0.2) times as wide, never narrower [1].
 */
function spreadsOf(index: number, spread: number): readonly number[] {
  const shape = 0.88 + 42 * spread * spread
  const scale = spread / Math.exp(logGamma(1 + 1 / shape))
  return Array.from({ length: SPREADS }, (_, part) => {
    const left = 1 - (part + 0.5) / SPREADS
    const fiveMinutes = scale * (-Math.log(left)) ** (1 / shape)
    const wider = 0.8 ** 1.5 * (0.6 - 1.3 * fiveMinutes) * (index - 0.2)
    return fiveMinutes * Math.max(1, 1 + wider)
  })
}

/** Indices in the middles of the even shares of an hour of one spread, [HOUR_PARTS], rising. */
function indicesAt(index: number, spread: number): readonly number[] {
  if (spread < LEAST_SPREAD) return Array.from({ length: HOUR_PARTS }, () => index)
  const low = Math.max(0, (index - 0.03) * Math.exp(-11 * spread ** 1.4) - 0.09)
  const high = (index - MOST_INDEX) * Math.exp(-9 * spread ** 1.3) + MOST_INDEX
  const cumulative = distribution((index - low) / (high - low), spread / (high - low))
  let step = 1
  return Array.from({ length: HOUR_PARTS }, (_, part) => {
    const wanted = (part + 0.5) / HOUR_PARTS
    while (cumulative[step] < wanted) step++
    const before = cumulative[step - 1]
    const place = step - 1 + (wanted - before) / (cumulative[step] - before)
    return low + ((high - low) * place) / CDF_STEPS
  })
}

/**
 * Two modes, clouded and clear: w·B(t_1) + (1 − w)·B(t_2) on 0 to 1, t_1 = t·(0.01 + 0.98·exp(−60·s^3.3)),
 * t_2 = 1 + (t − 1)·(0.01 + 0.98·exp(−11·s²)), w = (t_2 − t)/(t_2 − t_1), which keeps the mean t [1].
 *
 * @returns cumulative, [CDF_STEPS + 1]
 */
function distribution(meanPlace: number, spread: number): Float64Array {
  const clouded = meanPlace * (0.01 + 0.98 * Math.exp(-60 * spread ** 3.3))
  const clear = 1 + (meanPlace - 1) * (0.01 + 0.98 * Math.exp(-11 * spread * spread))
  const weight = (clear - meanPlace) / (clear - clouded)
  const first = betaOf(clouded, 0.014)
  const second = betaOf(clear, 0.006)
  return Float64Array.from({ length: CDF_STEPS + 1 }, (_, step) => {
    const place = step / CDF_STEPS
    const below = incompleteBeta(place, first.a, first.b)
    return weight * below + (1 - weight) * incompleteBeta(place, second.a, second.b)
  })
}

/** The beta distribution of a mean and of a variance, which is lessened where it would have its mode at an end. */
function betaOf(at: number, wantedVariance: number): { readonly a: number; readonly b: number } {
  const variance = Math.min(
    wantedVariance,
    (at * at * (1 - at)) / (1 + at),
    (at * (1 - at) ** 2) / (2 - at),
  )
  const sum = (at * (1 - at)) / variance - 1
  return { a: Math.max(1, at * sum), b: Math.max(1, (1 - at) * sum) }
}
