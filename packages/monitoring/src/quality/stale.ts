export interface StaleOptions {
  /** Readings in a row from which a value counts as stale. 6 where absent. */
  readonly window?: number
  /** Decimals to which values are compared. 3 where absent. */
  readonly decimals?: number
  /**
   * 1: a value may stay there: night, a limit, a power of 0. [n]; absent: nowhere. A run ends where it begins.
   */
  readonly mayRest?: Uint8Array
}

/**
 * Marks readings that repeat one value: 1 from the first reading of a run of at least `window` equal values to its last.
 * A missing reading (NaN) inside of a run neither ends it nor counts, and is not marked.
 *
 * A plateau of an inverter at its limit repeats values too, but to three decimals of a watt it hardly does; where a logger
 * rounds coarsely, mark the limit in `mayRest`.
 *
 * @see pvanalytics.quality.gaps.stale_values_round (window 6, decimals 3), with which it agrees but for runs over gaps
 * @param values - [n], any unit
 * @returns [n]
 */
export function staleFlags(
  values: Float64Array,
  { window = 6, decimals = 3, mayRest }: StaleOptions = {},
): Uint8Array {
  const flags = new Uint8Array(values.length)
  const scale = 10 ** decimals
  let from = -1
  let last = -1
  let count = 0
  let rounded = Number.NaN
  const close = (): void => {
    if (count >= window) {
      for (let i = from; i <= last; i++) if (!Number.isNaN(values[i])) flags[i] = 1
    }
    count = 0
  }
  for (let i = 0; i < values.length; i++) {
    if (mayRest?.[i] === 1) {
      close()
      continue
    }
    if (Number.isNaN(values[i])) continue
    const next = Math.round(values[i] * scale)
    if (count === 0 || next !== rounded) {
      close()
      from = i
      rounded = next
    }
    last = i
    count += 1
  }
  close()
  return flags
}
