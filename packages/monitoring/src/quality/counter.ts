/** What the readings of an energy counter say. */
export interface CounterEnergy {
  /**
   * Energy from each reading to the next one that is there, in its unit, [n]; NaN where there is none, where the counter
   * was reset, and in the last row.
   */
  readonly step: Float64Array
  /** Rows at which it stands lower than before: a new device, or its end was reached. */
  readonly resets: readonly number[]
}

/** Share of the span of a counter within which its end is believed to be reached. */
const NEAR_END = 0.05

/**
 * Energy between readings of a counter. Where a reading is lower than the one before, the counter began anew: if it stood
 * within 5 % of a power of ten or of 2³² and stands within 5 % of 0 now, it ran over its end, and the energy between is
 * known; else it was reset, and nothing is known of that step. A step greater than `most` is a reset too.
 *
 * @param readings - [n], rising; NaN is missing
 * @param mostPerRow - that the device can make in one row, in the unit of the counter
 */
export function counterEnergy(readings: Float64Array, mostPerRow: number): CounterEnergy {
  const step = new Float64Array(readings.length).fill(Number.NaN)
  const resets: number[] = []
  let last = -1
  for (let i = 0; i < readings.length; i++) {
    if (Number.isNaN(readings[i])) continue
    if (last >= 0) {
      const energy = readings[i] - readings[last]
      const whole = energy >= 0 ? energy : overEnd(readings[last], readings[i])
      if (whole === undefined || whole > mostPerRow * (i - last)) resets.push(i)
      else step[last] = whole
    }
    last = i
  }
  return { step, resets }
}

/** Energy from before the end of a counter to after it; undefined where it did not reach its end. */
function overEnd(before: number, after: number): number | undefined {
  const decade = 10 ** Math.ceil(Math.log10(Math.max(before, 1) + 1))
  const end = [decade, 2 ** 32].find(
    (span) => before >= (1 - NEAR_END) * span && before < span && after <= NEAR_END * span,
  )
  return end === undefined ? undefined : end - before + after
}
