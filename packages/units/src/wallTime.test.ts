import { expect, test } from 'vitest'
import { HOUR_MS } from './time.ts'
import { utcOfWall } from './wallTime.ts'
import { zoneOffsetH } from './zoneOffset.ts'

test('a time of a clock is an instant, also beside a change of the clock', () => {
  const zone = 'America/New_York'
  const offsetH = zoneOffsetH(zone)
  for (const iso of [
    '2026-03-08T06:30Z',
    '2026-03-08T07:30Z',
    '2026-11-01T03:00Z',
    '2026-11-01T09:00Z',
  ]) {
    const at = Date.parse(iso)
    expect(utcOfWall(at + offsetH(at) * HOUR_MS, zone)).toBe(at)
  }
})
