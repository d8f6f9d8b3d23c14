import { DAY_MS, HOUR_MS } from '@duet/units'

/**
 * Calendar month of each interval in local standard time, January 0.
 *
 * @param utcOffsetH - local standard time less UTC
 * @param out - written and returned, [n]
 */
export function localMonths(
  startUtcMs: Float64Array,
  utcOffsetH: number,
  out: Uint8Array = new Uint8Array(startUtcMs.length),
): Uint8Array {
  let day = Number.NaN
  let month = 0
  for (let i = 0; i < out.length; i++) {
    const localMs = startUtcMs[i] + utcOffsetH * HOUR_MS
    const today = Math.floor(localMs / DAY_MS)
    if (today !== day) {
      day = today
      month = new Date(localMs).getUTCMonth()
    }
    out[i] = month
  }
  return out
}
