import { describe, expect, test } from 'vitest'
import { guessSeries } from './guessSeries.ts'
import { readSeries } from './readSeries.ts'
import type { SeriesMapping } from './seriesMapping.ts'

type Change = (mapping: SeriesMapping) => SeriesMapping

/** The text as it is guessed, with what a person changes. */
async function read(text: string, change: Change = (mapping) => mapping) {
  const guess = guessSeries(text.split(/\r?\n/))
  if (!guess) throw new Error('no table was found')
  return readSeries([text], change(guess.mapping))
}

const rows = (count: number, row: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => row(i)).join('\n')
const stamp = (ms: number): string => new Date(ms).toISOString().slice(0, 16)
const hourly = (count: number, startMs = Date.UTC(2025, 5, 1)): string =>
  rows(count, (i) => `${stamp(startMs + i * 3_600_000)},${i}`)

describe('layouts of files', () => {
  test.each([
    ['a table of two columns', `time,P (kW)\n${hourly(30)}`, [1000]],
    [
      'semicolons, decimal commas and a row of units',
      `Zeit;Leistung;Strahlung\n;kW;W/m²\n${rows(30, (i) => `0${1 + Math.floor(i / 24)}.06.2025 ${String(i % 24).padStart(2, '0')}:00;${i},5;${i}`)}`,
      [1500, 1],
    ],
    [
      'a remark, names in quotes with commas, and a mark of the byte order',
      `\ufeffPlant,Gila Bend\n"Time","Power, total (MW)"\n${hourly(30)}`,
      [1e6],
    ],
    ['blank rows of delimiters below the names', `time,E_kWh\n,\n${hourly(30)}`, [1000]],
    [
      'parts of the time',
      `Year,Month,Day,Hour,GHI\n${rows(30, (i) => `2025,6,${1 + Math.floor(i / 24)},${i % 24},${i}`)}`,
      [1],
    ],
    ['times of which no name says it', `a,b\nx;y\nMessung,Pac [kW]\n${hourly(30)}`, [1000]],
  ])('%s', async (_name, text, second) => {
    const { columns, startUtcMs } = await read(text)
    expect(startUtcMs).toHaveLength(30)
    expect(columns.map(({ values }) => values[1])).toEqual(second)
  })

  test('what holds no times and no numbers is no table', () => {
    expect(guessSeries(['Dear reader', '', 'this is a letter, not a table.'])).toBeUndefined()
  })

  test('a table without times has none, and is refused when it is read', async () => {
    const text = `name,a,b\n${rows(30, (i) => `x${i},${i},${i}`)}`
    const guess = guessSeries(text.split('\n'))
    expect(guess?.mapping.time).toMatchObject({ columns: [] })
    await expect(read(text)).rejects.toThrow('Line 2: "" is not a date and time')
  })
})

describe('what columns are', () => {
  test('known units give kind, mean or sum; unknown ones are stored as they stand', () => {
    const header = 'time,Meter [MWh],POA (W/m2),Tmod °C,U_DC (V),Wind m/s,x (furlong),y'
    const guess = guessSeries([
      header,
      ...hourly(3)
        .split('\n')
        .map((row) => `${row},1,1,1,1,1,1`),
    ])
    expect(
      guess?.mapping.columns.map(({ name, unit, aggregation }) => [name, unit, aggregation]),
    ).toEqual([
      ['Meter', 'MWh', 'sum'],
      ['POA', 'W/m²', 'mean'],
      ['Tmod °C', '°C', 'mean'],
      ['U_DC', 'V', 'mean'],
      ['Wind m/s', 'm/s', 'mean'],
      ['x', '', 'mean'],
      ['y', '', 'mean'],
    ])
    expect(guess?.withoutUnit).toEqual([7, 8])
  })

  test('years of PVsyst that are none make a typical year', async () => {
    const hour = (i: number): string => {
      const [, month, day, time] = /-(\d\d)-(\d\d)T(.*)/.exec(stamp(Date.UTC(1990, 0, 1, i))) ?? []
      return `${month}/${day}/90 ${time},${i}`
    }
    const text = `PVSYST 7.3.4\n\ndate,E_Grid\n,kW\n\n${rows(8760, hour)}`
    const { isTypicalYear, startUtcMs, warnings } = await read(text)
    expect(isTypicalYear).toBe(true)
    expect(startUtcMs[0]).toBe(Date.UTC(2001, 0, 1))
    expect(warnings).toEqual([])
  })
})

describe('times', () => {
  test('labels at the end of steps and a clock away from UTC move the steps', async () => {
    const { startUtcMs, utcOffsetH } = await read(`time,P\n${hourly(24)}`, (mapping) => ({
      ...mapping,
      alignment: 'ending',
      clockOffsetH: -7,
    }))
    expect(startUtcMs[0]).toBe(Date.UTC(2025, 5, 1, 6))
    expect(utcOffsetH).toBe(-7)
  })

  test('times with a zone of their own are taken as they say', async () => {
    const text = `time,P\n${rows(24, (i) => `${stamp(Date.UTC(2025, 5, 1, i))}:00+02:00,${i}`)}`
    const { startUtcMs } = await read(text, (mapping) => ({ ...mapping, clockOffsetH: -7 }))
    expect(startUtcMs[0]).toBe(Date.UTC(2025, 4, 31, 22))
  })

  test('a clock with summer time is followed through both changes', async () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const startMs = Date.UTC(2024, 11, 31, 23)
    const text = `time,P\n${rows(8760, (i) => `${format.format(startMs + i * 3_600_000)},${i}`)}`
    const { startUtcMs, missingRowCount, dstShifts } = await read(text, (mapping) => ({
      ...mapping,
      zone: 'Europe/Berlin',
    }))
    expect(dstShifts).toHaveLength(1)
    expect(missingRowCount).toBe(0)
    expect(startUtcMs.every((ms, i) => ms === startMs + i * 3_600_000)).toBe(true)
  })

  test('gaps, rows out of order and copies are told; what differs is refused until one chooses', async () => {
    const lines = hourly(100).split('\n')
    const mixed = [
      ...lines.slice(0, 40),
      lines[39],
      ...lines.slice(50, 70),
      lines[75],
      ...lines.slice(70, 75),
      ...lines.slice(76),
    ]
    const { warnings, missingRowCount, gapCount } = await read(`time,P\n${mixed.join('\n')}`)
    expect(warnings.map(({ code }) => code).toSorted()).toEqual([
      'gaps',
      'rows_repeated',
      'rows_sorted',
    ])
    expect({ missingRowCount, gapCount }).toEqual({ missingRowCount: 10, gapCount: 1 })
    const twice = `time,P\n${hourly(24)}\n${stamp(Date.UTC(2025, 5, 1, 3))},99`
    await expect(read(twice)).rejects.toThrow('stands more than once with different values')
    const taken = await read(twice, (mapping) => ({ ...mapping, repeatedRows: 'mean' }))
    expect(taken.columns[0]?.values[3]).toBe(51)
  })

  test('months are spread over their days, and their sums stay', async () => {
    const text = `Month,E (kWh),GHI (W/m²)\n${rows(12, (i) => `${i + 1},${(i + 1) * 100},${i}`)}`
    const { stepS, columns, startUtcMs, warnings, isTypicalYear } = await read(text)
    expect({ stepS, isTypicalYear, days: startUtcMs.length }).toEqual({
      stepS: 86_400,
      isTypicalYear: true,
      days: 365,
    })
    const february = columns[0]!.values.slice(31, 59)
    expect(february.reduce((sum, value) => sum + value, 0)).toBeCloseTo(200_000, 6)
    expect(columns[1]?.values[31]).toBe(1)
    expect(warnings.map(({ code }) => code)).toEqual(['months_spread'])
  })

  test('29 February is left out of a typical year', async () => {
    const text = `time,P\n${hourly(8784, Date.UTC(2024, 0, 1))}`
    const { startUtcMs, warnings } = await read(text, (mapping) => ({ ...mapping, type: 'TMY' }))
    expect(startUtcMs).toHaveLength(8760)
    expect(warnings.map(({ code }) => code)).toEqual(['leap_day_dropped'])
  })
})

describe('cells', () => {
  test('what says that there is no value is missing', async () => {
    const cells = ['NaN', '#DIV/0!', '', 'n/a', '-999', '#N/A']
    const text = `time,P\n${rows(60, (i) => `${stamp(Date.UTC(2025, 5, 1, i))},${cells[i] ?? i}`)}`
    const { columns, warnings } = await read(text)
    expect([...(columns[0]?.values.subarray(0, 7) ?? [])]).toEqual([
      ...cells.map(() => Number.NaN),
      6,
    ])
    expect(warnings).toEqual([])
  })

  test('a few bad ones are left out and told, with line and column', async () => {
    const text = `time,P\n${rows(500, (i) => `${stamp(Date.UTC(2025, 5, 1, i))},${i === 7 ? '1e308' : i}`)}`
    const { columns, warnings } = await read(text, ({ columns: some, ...mapping }) => ({
      ...mapping,
      columns: some.map((one) => ({ ...one, unit: 'kW' })),
    }))
    expect(columns[0]?.values[7]).toBeNaN()
    expect(warnings[0]?.message).toContain('Line 9, column "P": 1e308 is larger than anything')
  })

  test('many make the file refused, the first twenty with their lines', async () => {
    const text = `time,P\n${rows(100, (i) => `${stamp(Date.UTC(2025, 5, 1, i))},${i < 60 ? i : 'bad'}`)}`
    const error: unknown = await read(text).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ problemCount: 40 })
    expect(error).toHaveProperty('problems.19.line', 81)
    expect(error).not.toHaveProperty('problems.20')
  })
})
