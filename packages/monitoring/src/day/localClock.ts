import { HOUR_MS, zoneOffsetH } from '@duet/units'

/**
 * Times of a logger that writes civil time of a zone without offset, in the order in which they were written: an hour that is
 * written twice in autumn comes out once before and once after the change of the clock. Times that the clock leaves out in
 * spring are moved on by what it leaves out.
 *
 * @param wallMs - civil times as if they were UTC, [n]
 * @returns ms UTC, [n]
 * @throws RangeError for a name that is no zone
 */
export function localToUtcMs(timeZone: string, wallMs: Float64Array): Float64Array {
  const offsetH = zoneOffsetH(timeZone)
  let last = -Infinity
  return wallMs.map((wall) => {
    const [first, second] = instantsOf(offsetH, wall)
    const utcMs = first > last ? first : Math.max(second, first)
    last = utcMs
    return utcMs
  })
}

/** Earlier and later instant of a civil time; the same where it comes once. */
function instantsOf(offsetH: (utcMs: number) => number, wallMs: number): readonly [number, number] {
  const before = wallMs - offsetH(wallMs - 14 * HOUR_MS) * HOUR_MS
  const after = wallMs - offsetH(wallMs + 14 * HOUR_MS) * HOUR_MS
  const fits = [before, after].filter((utcMs) => utcMs + offsetH(utcMs) * HOUR_MS === wallMs)
  const [first = before] = fits
  const second = fits.at(-1) ?? first
  return first <= second ? [first, second] : [second, first]
}
