import { HOUR_MS, zoneOffsetH } from '@duet/units'

/** '2026-06-21 10:15' on the clock of a zone. */
export function zoneTime(at: Date, timeZone: string): string {
  const ms = at.getTime()
  const wall = new Date(ms + zoneOffsetH(timeZone)(ms) * HOUR_MS)
  return wall.toISOString().slice(0, 16).replace('T', ' ')
}
