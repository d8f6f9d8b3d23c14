import { HOUR_MS, MINUTE_MS } from './time.ts'

/**
 * Civil time of an IANA zone less UTC, hours, at any moment (ms since 1970 UTC).
 *
 * @throws RangeError for a name that is no zone
 */
export function zoneOffsetH(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    const at = (name: 'year' | 'month' | 'day' | 'hour' | 'minute'): number => parts.get(name) ?? 0
    const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'))
    return (local - Math.floor(ms / MINUTE_MS) * MINUTE_MS) / HOUR_MS
  }
}
