import { HOUR_MS, zoneOffsetH } from '@duet/units'

const offsets = new Map<string, (utcMs: number) => number>()

/** '2026-06-21 10:15' on the clock of a zone. */
export function zoneTime(at: Date, timeZone: string): string {
  const offsetH = offsets.get(timeZone) ?? zoneOffsetH(timeZone)
  offsets.set(timeZone, offsetH)
  const wall = new Date(at.getTime() + offsetH(at.getTime()) * HOUR_MS)
  return wall.toISOString().slice(0, 16).replace('T', ' ')
}
