import { describe, expect, test } from 'vitest'
import { guessTable } from '../guess/guessTable.ts'
import { readWeather } from '../readWeather.ts'
import { dstShiftsOfZone } from './dstShifts.ts'
import type { WeatherFile } from './weatherFile.ts'

const HOUR_MS = 3_600_000

/** Rows in the clock of a zone; GHI is the number of the row, so that each can be distinguished from the others. */
function rowsIn(
  zone: string,
  fromUtcMs: number,
  count: number,
  stepMs = HOUR_MS,
): readonly string[] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return Array.from(
    { length: count },
    (_, i) => `${format.format(fromUtcMs + i * stepMs)},${i % 1000},20`,
  )
}

function read(
  rows: readonly string[],
  options: Parameters<typeof readWeather>[1],
): Promise<WeatherFile> {
  const lines = ['time,ghi,temp', ...rows]
  const mapping = guessTable(lines)?.mapping
  if (!mapping) throw new Error('no table')
  return readWeather([lines.join('\n')], {
    ...options,
    mapping: { ...mapping, alignment: 'beginning', clockOffsetH: -5, type: 'Sequential' },
  })
}

/** Sums of GHI by day of UTC. */
function dailySums({ columns, intervalStartUtcMs }: WeatherFile): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const [i, ms] of intervalStartUtcMs.entries()) {
    const day = Math.floor(ms / (24 * HOUR_MS))
    sums.set(day, (sums.get(day) ?? 0) + (columns.ghi_wm2?.[i] ?? 0))
  }
  return sums
}

// 1 January 2023 to 29 February 2024 and beyond, midnight of New York.
const FROM = Date.UTC(2023, 0, 1, 5)
const HOURS = 440 * 24
const NEW_YORK = rowsIn('America/New_York', FROM, HOURS)
const SHIFT_2023 = { from: '2023-03-12T02:00', to: '2023-11-05T02:00', shift_h: 1 }

describe('a clock with summer time', () => {
  test.each([
    ['found in the rows', 'find'],
    ['given by the zone', dstShiftsOfZone('America/New_York', 2023, 2024).shifts],
  ] as const)(
    '%s: no missing and no doubled hour or day, daily sums are those of UTC',
    async (_name, dstShifts) => {
      const weather = await read(NEW_YORK, { dstShifts })
      expect(weather.rowCount).toBe(HOURS)
      expect(weather.gaps).toEqual([])
      const expected = Float64Array.from({ length: HOURS }, (_, i) => FROM + i * HOUR_MS)
      expect(weather.intervalStartUtcMs).toEqual(expected)
      expect(weather.dstShifts[0]).toEqual(SHIFT_2023)
      const sums = new Map<number, number>()
      for (let i = 0; i < HOURS; i++) {
        const day = Math.floor((FROM + i * HOUR_MS) / (24 * HOUR_MS))
        sums.set(day, (sums.get(day) ?? 0) + (i % 1000))
      }
      expect(dailySums(weather)).toEqual(sums)
      // 29 February 2024 is there, once.
      const { month, day } = weather.columns
      const leap = [...month].filter((value, i) => value === 2 && day[i] === 29)
      expect(leap).toHaveLength(24)
      expect(weather.warnings.map(({ code }) => code)).toContain('summer_time')
    },
  )

  test('said to have none, the doubled hour is refused with its lines', async () => {
    await expect(read(NEW_YORK, { dstShifts: [] })).rejects.toThrow(
      'The time 2023-11-05 01:00 stands more than once with different values (lines 7394 and 7395)',
    )
  })

  test('of the south, from the middle of summer on', async () => {
    const from = Date.UTC(2022, 11, 31, 13)
    const rows = rowsIn('Australia/Sydney', from, 365 * 24)
    const weather = await read(rows, { dstShifts: 'find', clockOffsetH: 10, localTimeZoneH: 10 })
    expect(weather.gaps).toEqual([])
    expect(weather.intervalStartUtcMs[0]).toBe(from)
    expect(weather.intervalStartUtcMs.at(-1)).toBe(from + (365 * 24 - 1) * HOUR_MS)
  })

  test('rows of standard time with a real gap are left alone', async () => {
    const rows = rowsIn('America/Phoenix', Date.UTC(2023, 5, 1, 7), 1000)
    const weather = await read([...rows.slice(0, 500), ...rows.slice(501)], { dstShifts: 'find' })
    expect(weather.dstShifts).toEqual([])
    expect(weather.gaps).toHaveLength(1)
  })

  test('a quarter-hourly file ends with each interval', async () => {
    const rows: string[] = []
    for (let i = 0; i < 48 * 4; i++) {
      const local = FROM + 309 * 24 * HOUR_MS + (i * HOUR_MS) / 4
      const iso = new Date(local - (local < Date.UTC(2023, 10, 5, 6) ? 4 : 5) * HOUR_MS)
      rows.push(`${iso.toISOString().slice(0, 16)},1,20`)
    }
    const shifts = dstShiftsOfZone('America/New_York', 2023, 2023).shifts
    const weather = await read(rows, { dstShifts: shifts })
    expect(weather.rowCount).toBe(192)
    expect(weather.gaps).toEqual([])
  })

  test.each([60, 30, 15])('that is half an hour, in steps of %d min', async (stepMin) => {
    const from = Date.UTC(2022, 11, 31, 13)
    const count = (365 * 1440) / stepMin
    const rows = rowsIn('Australia/Lord_Howe', from, count, stepMin * 60_000)
    const zone = 'Australia/Lord_Howe'
    const weather = await read(rows, { zone, clockOffsetH: 10.5, localTimeZoneH: 10.5 })
    expect(weather.gaps).toEqual([])
    expect(weather.intervalStartUtcMs).toEqual(
      Float64Array.from({ length: count }, (_, i) => from + i * stepMin * 60_000),
    )
    expect(weather.dstShifts.map(({ shift_h }) => shift_h)).toEqual([0.5, 0.5])
  })

  test('hours that the clock of a named zone leaves out show that it was not kept', async () => {
    const from = Date.UTC(2022, 11, 31, 13, 30)
    const rows = rowsIn('Etc/GMT-10', from, 365 * 24)
    const zone = 'Australia/Lord_Howe'
    const weather = await read(rows, { zone, clockOffsetH: 10.5, localTimeZoneH: 10.5 })
    expect(weather.dstShifts).toEqual([])
    expect(weather.gaps).toEqual([])
  })

  test('zones: no summer time, half an hour, unknown', () => {
    expect(dstShiftsOfZone('America/Phoenix', 2020, 2024)).toEqual({ standardH: -7, shifts: [] })
    const lordHowe = dstShiftsOfZone('Australia/Lord_Howe', 2023, 2023)
    expect(lordHowe.standardH).toBe(10.5)
    expect(lordHowe.shifts.map(({ shift_h }) => shift_h)).toEqual([0.5, 0.5])
    expect(() => dstShiftsOfZone('Mars/Olympus', 2023, 2023)).toThrow(RangeError)
  })
})
