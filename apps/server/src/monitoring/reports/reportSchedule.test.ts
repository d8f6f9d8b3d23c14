import { expect, test } from 'vitest'
import { dueReport, type ReportTimes } from './reportSchedule.ts'

const PHOENIX: ReportTimes = {
  plantZone: 'America/Phoenix',
  timeZone: 'America/Phoenix',
  sendAt: 420,
}
const due = (kind: 'day' | 'month', now: string, change: Partial<ReportTimes> = {}) => {
  const found = dueReport(kind, { ...PHOENIX, ...change }, Date.parse(now))
  return found && [found.period.of, new Date(found.dueMs).toISOString()]
}

test('the report of a day is due at the next seven o’clock, not before', () => {
  expect(due('day', '2026-06-22T13:59:59Z')).toEqual(['2026-06-20', '2026-06-21T14:00:00.000Z'])
  expect(due('day', '2026-06-22T14:00:00Z')).toEqual(['2026-06-21', '2026-06-22T14:00:00.000Z'])
})

test('a day ends at the plant, and is sent on the clock of who gets it', () => {
  // The day of Phoenix ends at ten in the morning of Athens
  const athens = { timeZone: 'Europe/Athens' }
  expect(due('day', '2026-06-22T07:00:00Z', { ...athens, sendAt: 11 * 60 })).toEqual([
    '2026-06-20',
    '2026-06-21T08:00:00.000Z',
  ])
  expect(due('day', '2026-06-22T08:00:00Z', { ...athens, sendAt: 11 * 60 })?.[0]).toBe('2026-06-21')
  // Seven in Athens is before that: the report waits for the next seven
  expect(due('day', '2026-06-23T04:00:00Z', athens)).toEqual([
    '2026-06-21',
    '2026-06-23T04:00:00.000Z',
  ])
})

test('the report of a month is due on the day after it, over a change of the clock', () => {
  const berlin = { plantZone: 'Europe/Berlin', timeZone: 'Europe/Berlin' }
  expect(due('month', '2026-04-01T04:59:59Z', berlin)?.[0]).toBe('2026-02')
  expect(due('month', '2026-04-01T05:00:00Z', berlin)).toEqual([
    '2026-03',
    '2026-04-01T05:00:00.000Z',
  ])
  expect(due('month', '2026-01-15T00:00:00Z', berlin)?.[0]).toBe('2025-12')
})

test.each(['America/New_York', 'Australia/Lord_Howe'])(
  'where the clock of %s is changed every day has its report once, in turn',
  (zone) => {
    const times = { plantZone: zone, timeZone: zone, sendAt: 150 }
    const seen: string[] = []
    for (let ms = Date.UTC(2026, 2, 5); ms < Date.UTC(2026, 3, 9); ms += 3_600_000) {
      const of = dueReport('day', times, ms)?.period.of ?? ''
      if (of !== seen.at(-1)) seen.push(of)
    }
    expect(seen).toEqual(seen.toSorted())
    expect(new Set(seen).size).toBe(seen.length)
    const days = (Date.parse(seen.at(-1) ?? '') - Date.parse(seen[0] ?? '')) / 86_400_000
    expect(seen).toHaveLength(days + 1)
  },
)
