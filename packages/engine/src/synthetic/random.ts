/** A stream of numbers that depends on its seed alone. */
export interface RandomStream {
  /** Even between 0 (included) and 1 (not included). */
  readonly uniform: () => number
  /** Normal, mean 0, standard deviation 1. */
  readonly gaussian: () => number
}

/**
 * The mulberry32 generator (T. Ettinger, public domain, 2017): 32 bits of state, a period of 2³². Normal numbers by
 * the transform of Box and Muller, Ann. Math. Stat. 29 (1958) 610-611, doi:10.1214/aoms/1177706645.
 *
 * @param seed - an integer; the same seed gives the same stream
 */
export function randomStream(seed: number): RandomStream {
  let state = seed >>> 0
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const gaussian = (): number => {
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()))
    return radius * Math.cos(2 * Math.PI * uniform())
  }
  return { uniform, gaussian }
}

/** Cumulative normal distribution, to 1e-7 (Abramowitz & Stegun, Handbook of Mathematical Functions, 26.2.17). */
export function normalCdf(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const upper = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return x >= 0 ? 1 - upper : upper
}
