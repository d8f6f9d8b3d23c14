import tzLookup from '@photostructure/tz-lookup'
import type { Place } from './providerTypes.ts'

export interface UtcOffset {
  /** IANA name. */
  readonly time_zone: string
  /** Standard time less UTC, hours. */
  readonly standard_offset_h: number
  readonly has_summer_time: boolean
}

/**
 * The time zone of a place and its standard time. Borders are those of a small map of zones, about 20 km coarse; at
 * sea the zone follows the meridian.
 *
 * @param year - of the rules; they change now and then
 */
export function utcOffset(place: Place, year: number = new Date().getUTCFullYear()): UtcOffset {
  const zone = tzLookup(place.latitude, place.longitude)
  const january = offsetHours(zone, Date.UTC(year, 0, 1, 12))
  const july = offsetHours(zone, Date.UTC(year, 6, 1, 12))
  return {
    time_zone: zone,
    // Summer time is ahead of standard time on both halves of the earth.
    standard_offset_h: Math.min(january, july),
    has_summer_time: january !== july,
  }
}

/** `GMT-03:30` in the zone's long offset. */
function offsetHours(timeZone: string, instantMs: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = parts.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name ?? '')
  if (match === null) throw new Error(`no offset of ${timeZone}`)
  const hours = Number(match[2] ?? 0) + Number(match[3] ?? 0) / 60
  return match[1] === '-' && hours > 0 ? -hours : hours
}
