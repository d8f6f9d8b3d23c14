/** Half-open range of intervals of a day. */
export interface Run {
  readonly from: number
  readonly to: number
}

/**
 * Runs of true intervals, in order, O(n).
 *
 * @param least - shorter ones are left out
 * @param bridge - intervals between two runs, both long enough, that join them
 */
export function runsOf(flags: ArrayLike<boolean | number>, least = 1, bridge = 0): readonly Run[] {
  const joined: { from: number; to: number }[] = []
  for (let i = 0; i < flags.length; i++) {
    if (!flags[i]) continue
    const from = i
    while (i < flags.length && flags[i]) i++
    if (i - from < least) continue
    const last = joined.at(-1)
    if (last && from - last.to <= bridge) last.to = i
    else joined.push({ from, to: i })
  }
  return joined
}

/** Intervals that cover a time, at least `least` of them. */
export const intervalsOf = (minutes: number, stepS: number, least = 1): number =>
  Math.max(least, Math.ceil((minutes * 60) / stepS - 1e-9))
