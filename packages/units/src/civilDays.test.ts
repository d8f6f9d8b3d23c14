import { describe, expect, test } from 'vitest'
import { civilDays, cutIntoDays, intervalsOfDay } from './civilDays.ts'
import { HOUR_MS } from './time.ts'

const hours = (zone: string, from: string, to: string) =>
  civilDays(zone, Date.parse(from), Date.parse(to)).map(({ date, startUtcMs, endUtcMs }) => [
    date,
    (endUtcMs - startUtcMs) / HOUR_MS,
  ])

describe('civil days', () => {
  test('have 23 and 25 hours where New York changes its clocks', () => {
    expect(hours('America/New_York', '2025-03-08T05:00Z', '2025-03-11T04:00Z')).toEqual([
      ['2025-03-08', 24],
      ['2025-03-09', 23],
      ['2025-03-10', 24],
    ])
    expect(hours('America/New_York', '2025-11-01T04:00Z', '2025-11-04T05:00Z')).toEqual([
      ['2025-11-01', 24],
      ['2025-11-02', 25],
      ['2025-11-03', 24],
    ])
  })

  test('know half an hour of summer time, and clocks that are changed at midnight', () => {
    expect(hours('Australia/Lord_Howe', '2025-04-04T14:00Z', '2025-04-06T14:00Z')).toEqual([
      ['2025-04-05', 24],
      ['2025-04-06', 24.5],
      ['2025-04-07', 24],
    ])
    // 24:00 of 6 September becomes 01:00 of the 7th in Santiago, 24:00 of 5 April 23:00 of the same day.
    expect(hours('America/Santiago', '2025-09-06T05:00Z', '2025-09-08T02:00Z')).toEqual([
      ['2025-09-06', 24],
      ['2025-09-07', 23],
    ])
    expect(hours('America/Santiago', '2025-04-05T05:00Z', '2025-04-06T05:00Z')).toEqual([
      ['2025-04-05', 25],
      ['2025-04-06', 24],
    ])
  })

  test('leave out the day that Samoa did not have', () => {
    expect(
      hours('Pacific/Apia', '2011-12-29T10:00Z', '2011-12-31T09:00Z').map(([date]) => date),
    ).toEqual(['2011-12-29', '2011-12-31'])
  })

  test('follow one another without gap over a leap year, and their intervals are all of it', () => {
    const from = Date.parse('2024-01-01T05:00Z')
    const to = Date.parse('2025-01-01T05:00Z')
    const days = civilDays('America/New_York', from, to)
    expect(days.map(({ date }) => date)).toContain('2024-02-29')
    expect(days).toHaveLength(366)
    expect(days.slice(1).map(({ startUtcMs }) => startUtcMs)).toEqual(
      days.slice(0, -1).map(({ endUtcMs }) => endUtcMs),
    )
    for (const stepS of [60, 300, 900, 3600]) {
      const starts = days.flatMap((day) => [...intervalsOfDay(day, stepS)])
      expect(starts).toHaveLength((to - from) / stepS / 1000)
      expect(starts[0]).toBe(from)
      expect(starts.every((start, i) => start === from + i * stepS * 1000)).toBe(true)
    }
  })

  test('refuse a name that is no zone', () => {
    expect(() => civilDays('Europe/Atlantis', 0, 1)).toThrow(RangeError)
  })
})

describe('a series cut into days', () => {
  test('gives an interval to the day in which it starts, and no day without one', () => {
    const starts = ['2025-06-01T06:59Z', '2025-06-01T07:00Z', '2025-06-03T06:00Z'].map((text) =>
      Date.parse(text),
    )
    expect(
      cutIntoDays('America/Phoenix', Float64Array.from(starts)).map(({ date, from, to }) => [
        date,
        from,
        to,
      ]),
    ).toEqual([
      ['2025-05-31', 0, 1],
      ['2025-06-01', 1, 2],
      ['2025-06-02', 2, 3],
    ])
    expect(cutIntoDays('America/Phoenix', new Float64Array())).toEqual([])
  })

  test('has hours of Nepal, whose midnight is at a quarter past', () => {
    const [day] = civilDays(
      'Asia/Kathmandu',
      Date.parse('2025-06-01T12:00Z'),
      Date.parse('2025-06-01T13:00Z'),
    )
    if (day === undefined) throw new Error('no day')
    const starts = intervalsOfDay(day, 3600)
    expect(starts).toHaveLength(24)
    expect(new Date(starts[0] ?? 0).toISOString()).toBe('2025-05-31T19:00:00.000Z')
  })
})
