import { DAY_MS, HOUR_MS } from './time.ts'
import { zoneOffsetH } from './zoneOffset.ts'

/**
 * The instant at which the clock of a zone shows a time. Of one that comes twice the first.
 *
 * @param wallMs - the time as if it were UTC, ms
 */
export function utcOfWall(wallMs: number, timeZone: string): number {
  const offsetH = zoneOffsetH(timeZone)
  const earlier = wallMs - offsetH(wallMs - DAY_MS) * HOUR_MS
  const later = wallMs - offsetH(wallMs + DAY_MS) * HOUR_MS
  return earlier + offsetH(earlier) * HOUR_MS === wallMs ? earlier : later
}
