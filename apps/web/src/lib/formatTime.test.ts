import { DEFAULT_PREFERENCES } from '@duet/contract'
import { afterEach, describe, expect, test } from 'vitest'
import {
  dayInZone,
  formatAgo,
  formatDay,
  formatDayTime,
  formatDurationS,
  formatMonth,
  formatSiteTime,
  formatUtcOffset,
  formatZoneTime,
  isoSiteTime,
  styledTime,
} from './formatTime.ts'
import { setPreferences } from './preferences/preferences.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:30Z', 'now'],
  ['2026-03-10T11:58:10Z', '1 minute ago'],
  ['2026-03-10T09:00:00Z', '3 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2025-03-01T00:00:00Z', 'last year'],
])('%s is %s', (iso, text) => {
  expect(formatAgo(iso, NOW)).toBe(text)
})

test('site time is shifted by the offset of the site, whatever the zone of the browser', () => {
  expect(formatSiteTime('2023-06-01T20:30:00Z', -7)).toBe('2023-06-01 13:30')
  expect(formatSiteTime('2023-12-31T20:00:00Z', 5.5)).toBe('2024-01-01 01:30')
})

test.each([
  [8, '8 s'],
  [75, '1 min 15 s'],
  [3720, '1 h 2 min'],
])('%d s lasts %s', (durationS, text) => {
  expect(formatDurationS(durationS)).toBe(text)
})

test('months are named from 0 to 11', () => {
  expect([formatMonth(0), formatMonth(11)]).toEqual(['Jan', 'Dec'])
})

test('the clock of a zone has its summer time', () => {
  expect(formatZoneTime('2026-07-01T22:30:00Z', 'Europe/Berlin')).toBe('2026-07-02 00:30')
  expect(formatZoneTime('2026-01-01T22:30:00Z', 'Europe/Berlin')).toBe('2026-01-01 23:30')
  expect(dayInZone(Date.parse('2026-07-01T05:00:00Z'), 'America/Phoenix')).toBe('2026-06-30')
})

test('a clock is told by its hours from UTC, and by minutes where it has some', () => {
  expect([0, -7, 5.5, 5.75, -3.5].map(formatUtcOffset)).toEqual([
    'UTC',
    'UTC−7',
    'UTC+5:30',
    'UTC+5:45',
    'UTC−3:30',
  ])
})

describe('as the viewer prefers', () => {
  afterEach(() => setPreferences(DEFAULT_PREFERENCES))

  test.each([
    ['iso', 'h24', '2026-05-07', '05-07', '2026-05-07 13:05'],
    ['day_month', 'h12', '7 May 2026', '7 May', '7 May 2026 1:05 PM'],
    ['month_day', 'h24', 'May 7 2026', 'May 7', 'May 7 2026 13:05'],
    ['locale', 'h12', '7 May 2026', '7 May', '2026-05-07 1:05 PM'],
  ] as const)('%s, %s', (date_style, hour_cycle, day, short, time) => {
    setPreferences({ ...DEFAULT_PREFERENCES, date_style, hour_cycle })
    expect(formatDay('2026-05-07')).toBe(day)
    expect(formatDay('2026-05-07', false)).toBe(short)
    expect(formatSiteTime('2026-05-07T20:05:00Z', -7)).toBe(time)
    expect(formatZoneTime('2026-05-07T20:05:00Z', 'America/Phoenix')).toBe(time)
    expect(isoSiteTime('2026-05-07T20:05:00Z', -7)).toBe('2026-05-07 13:05')
  })

  test.each([
    ['00:05', '12:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['23:00', '11:00 PM'],
  ])('%s of 24 hours is %s of twelve', (clock, text) => {
    setPreferences({ ...DEFAULT_PREFERENCES, hour_cycle: 'h12' })
    expect(formatDayTime(`2026-05-07T${clock}`, false)).toBe(`7 May ${text}`)
  })

  test('a day of a typical year has no year', () => {
    setPreferences({ ...DEFAULT_PREFERENCES, date_style: 'month_day' })
    expect(styledTime('06-01 13:30')).toBe('Jun 1 13:30')
  })
})
