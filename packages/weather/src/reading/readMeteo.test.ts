import { type WeatherFile, WeatherFileError } from '@duet/formats'
import { describe, expect, test } from 'vitest'
import { seriesOfFile, type WeatherSeries } from '../series/weatherSeries.ts'
import { cloudySeries } from '../testing/series.ts'
import { seriesDoubts } from '../weatherDoubts.ts'
import { type MeteoReadOptions, readMeteo } from './readMeteo.ts'

const HOUR_MS = 3_600_000
/** Line of the first row: place, zone, names. */
const FIRST = 5

interface Layout {
  /** Local standard time less UTC, hours. */
  readonly zoneH: number
  /** What the header says of the clock; undefined: nothing. */
  readonly zoneText?: string | undefined
  /** The clock of the labels, an IANA zone; undefined: standard time. */
  readonly clock?: string
  readonly longitudeDeg: number
  readonly latitudeDeg: number
  /** Minutes from the beginning of an interval to its label. */
  readonly labelMin?: number
  readonly alignmentText?: string
  readonly stepS?: number
  readonly days?: number
  readonly fromDay?: number
}

const SEVILLE: Layout = {
  zoneH: 0,
  zoneText: 'Time zone: UTC+00:00',
  longitudeDeg: -5.9,
  latitudeDeg: 37.4,
  days: 120,
  fromDay: 0,
}

function seriesOf({ zoneH, longitudeDeg, latitudeDeg, stepS = 3600, ...layout }: Layout) {
  const { days = 120, fromDay = 0 } = layout
  const series = cloudySeries({
    stepS,
    days: fromDay + days,
    latitudeDeg,
    longitudeDeg,
    utcOffsetH: zoneH,
  })
  const from = (fromDay * 86_400) / stepS
  const cut = (values: Float64Array): Float64Array => values.slice(from)
  const { ghi_wm2, dni_wm2, dhi_wm2, temp_c } = series.columns
  if (!ghi_wm2 || !dni_wm2 || !dhi_wm2 || !temp_c) throw new Error('no light')
  return {
    ...series,
    intervalStartUtcMs: cut(series.intervalStartUtcMs),
    columns: {
      ghi_wm2: cut(ghi_wm2),
      dni_wm2: cut(dni_wm2),
      dhi_wm2: cut(dhi_wm2),
      temp_c: cut(temp_c),
    },
  } satisfies WeatherSeries
}

/** A table of a logger, one line an entry. */
function linesOf(layout: Layout): string[] {
  const series = seriesOf(layout)
  const { ghi_wm2: ghi, dni_wm2: dni, dhi_wm2: dhi, temp_c: air } = series.columns
  const clock = clockOf(layout)
  const rows = Array.from(series.intervalStartUtcMs, (utcMs, i) => {
    const label = clock(utcMs + (layout.labelMin ?? 0) * 60_000)
    const values = [ghi[i], dni[i], dhi[i]].map((value) => (value ?? 0).toFixed(1))
    // every row is another one, as of an instrument
    return `${label},${values.join(',')},${((air[i] ?? 0) + (i % 97) / 1000).toFixed(3)}`
  })
  return [
    `# Latitude: ${layout.latitudeDeg}`,
    `# Longitude: ${layout.longitudeDeg}`,
    `# ${layout.zoneText ?? 'A logger'}; ${layout.alignmentText ?? 'times are the beginning of the interval'}`,
    'time,GHI [W/m2],DNI [W/m2],DHI [W/m2],temp_air [degC]',
    ...rows,
  ]
}

function clockOf({ clock, zoneH }: Layout): (utcMs: number) => string {
  if (clock === undefined)
    return (utcMs) => new Date(utcMs + zoneH * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ')
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: clock,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (utcMs) => format.format(utcMs)
}

const read = (lines: readonly string[], options: MeteoReadOptions = {}): Promise<WeatherFile> =>
  readMeteo([`${lines.join('\n')}\n`], options)

async function refusalOf(lines: readonly string[]): Promise<WeatherFileError> {
  try {
    await read(lines)
  } catch (error) {
    if (error instanceof WeatherFileError) return error
    throw error
  }
  throw new Error('the file was read')
}

const kwhM2 = (values: Float64Array | undefined, stepS: number): number =>
  ((values?.reduce((sum, value) => sum + (value > 0 ? value : 0), 0) ?? 0) * stepS) / 3.6e6

/** Times and light are those of the layout's own series, as if nothing had happened to the file. */
function expectClean(weather: WeatherFile, layout: Layout, lostRows = 0): void {
  const series = seriesOf(layout)
  const { intervalStartUtcMs: starts, stepS } = series
  expect(weather.intervalStartUtcMs[0]).toBe(starts[0])
  expect(weather.intervalStartUtcMs.at(-1)).toBe(starts.at(-1))
  expect(weather.rowCount).toBe(starts.length - lostRows)
  expect(weather.metadata.local_time_zone).toBe(layout.zoneH)
  const isThere = new Set(weather.intervalStartUtcMs)
  for (const name of ['ghi_wm2', 'dni_wm2', 'dhi_wm2'] as const) {
    const left = series.columns[name].filter((_, i) => isThere.has(starts[i] ?? 0))
    const clean = kwhM2(left, stepS)
    expect(Math.abs(kwhM2(weather.columns[name], stepS) / clean - 1)).toBeLessThan(0.001)
  }
}

/** Codes of the warnings with their lines. */
const reported = ({ warnings }: WeatherFile): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(warnings.map(({ code, lines = [] }) => [code, lines]))

const lineOfRow = (row: number): number => FIRST + row

interface Mutation {
  readonly name: string
  readonly change: (rows: string[]) => void
  /** What must be reported, and of which lines; nothing else may be. */
  readonly reported: Readonly<Record<string, readonly number[]>>
  readonly lostRows?: number
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)
const linesFrom = (from: number, to: number): number[] => range(from, to).map(lineOfRow)
const swap = (rows: string[], a: number, b: number): void => {
  const before = rows[a] ?? ''
  rows[a] = rows[b] ?? ''
  rows[b] = before
}

/** Row 1452 is at noon, 1430 at 14:00; 2018 at 2 at night. */
const MUTATIONS: readonly Mutation[] = [
  { name: 'nothing', change: () => undefined, reported: {} },
  ...[0, 12, 1452, 2018, 2879].map((row) => ({
    name: `row ${row} stands twice`,
    change: (rows: string[]) => void rows.splice(row, 0, rows[row] ?? ''),
    reported: { rows_repeated: linesFrom(row, row + 2) },
  })),
  {
    name: 'a row stands four times, and one elsewhere again',
    change: (rows) => {
      rows.push(rows[7] ?? '')
      rows.splice(1452, 0, ...Array<string>(3).fill(rows[1452] ?? ''))
    },
    reported: { rows_repeated: [lineOfRow(7), ...linesFrom(1452, 1456), lineOfRow(2880 + 3)] },
  },
  {
    name: 'a day stands twice, one behind the other',
    change: (rows) => void rows.splice(480, 0, ...rows.slice(456, 480)),
    reported: { rows_repeated: linesFrom(456, 504) },
  },
  ...(
    [
      [1440, 1441],
      [100, 2500],
      [0, 2879],
    ] as const
  ).map(([a, b]) => ({
    name: `rows ${a} and ${b} are exchanged`,
    change: (rows: string[]) => swap(rows, a, b),
    reported: { rows_sorted: b === a + 1 ? [lineOfRow(a)] : [lineOfRow(a), lineOfRow(b)] },
  })),
  {
    name: 'a block of rows is moved',
    change: (rows) => void rows.push(...rows.splice(1000, 10)),
    reported: { rows_sorted: linesFrom(2870, 2880) },
  },
  {
    name: 'turned round',
    change: (rows) => void rows.splice(0, rows.length, ...rows.toReversed()),
    reported: { rows_sorted: [] },
  },
  {
    name: 'in no order',
    change: (rows) => void rows.sort((a, b) => hash(a) - hash(b)),
    reported: { rows_sorted: [] },
  },
  {
    name: 'a day is missing',
    change: (rows) => void rows.splice(480, 24),
    reported: { gaps: [lineOfRow(479), lineOfRow(480)] },
    lostRows: 24,
  },
  {
    name: 'the hour of a change of clocks is missing',
    change: (rows) => void rows.splice(84 * 24 + 2, 1),
    reported: { gaps: [lineOfRow(84 * 24 + 1), lineOfRow(84 * 24 + 2)] },
    lostRows: 1,
  },
  {
    name: 'a night hour is missing in spring, another one stands twice in autumn',
    change: (rows) => {
      rows.splice(110 * 24 + 2, 0, rows[110 * 24 + 2] ?? '')
      rows.splice(4 * 24 + 2, 1)
    },
    reported: {
      gaps: [lineOfRow(4 * 24 + 1), lineOfRow(4 * 24 + 2)],
      rows_repeated: [lineOfRow(110 * 24 + 1), lineOfRow(110 * 24 + 2)],
    },
    lostRows: 1,
  },
  {
    name: 'blank lines',
    change: (rows) => {
      rows.splice(1000, 0, '', '   ')
      rows.splice(10, 0, '')
    },
    reported: {},
  },
  {
    name: 'broken lines of night',
    change: (rows) => {
      rows[24] = (rows[24] ?? '').slice(0, 9)
      rows[48] = '*** restarted ***'
      rows.splice(2000, 0, '#!,')
    },
    reported: {
      lines_left_out: [lineOfRow(24), lineOfRow(48), lineOfRow(2000)],
      gaps: [23, 25, 47, 49].map(lineOfRow),
    },
    lostRows: 2,
  },
  ...['-999', '9999', 'NaN', '', '-9999', '99999', '-7999'].map((code) => ({
    name: `"${code}" for light of the night`,
    change: (rows: string[]) => {
      for (const row of [0, 24, 1, 25])
        rows[row] = (rows[row] ?? '').replace(',0.0,0.0,0.0,', `,${code},${code},${code},`)
    },
    reported: { values_missing: [0, 1, 24, 25].map(lineOfRow) },
  })),
]

/** Of a text, for an order that has nothing to do with it. */
const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)

describe('a clean table that something happened to', () => {
  test.each(MUTATIONS)('$name', async ({ change, reported: expected, lostRows }) => {
    const lines = linesOf(SEVILLE)
    const rows = lines.splice(FIRST - 1)
    change(rows)
    const weather = await read([...lines, ...rows])
    expectClean(weather, SEVILLE, lostRows)
    const heard = reported(weather)
    for (const [code, at] of Object.entries(expected))
      expect([code, heard[code]]).toEqual([code, at])
    expect(Object.keys(heard).toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  test('rows of one time with other values are refused with their lines and what can be chosen', async () => {
    const lines = linesOf(SEVILLE)
    const other = (lines[FIRST + 1452] ?? '').replace(/,[\d.]+$/, ',19.5')
    lines.splice(FIRST + 1453, 0, other)
    const { problems } = await refusalOf(lines)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({
      code: 'duplicate_time',
      lines: [FIRST + 1453, FIRST + 1454],
      repeatedRows: { differingCount: 1, taken: undefined },
    })
    for (const repeatedRows of ['first', 'mean'] as const) {
      const weather = await read(lines, { repeatedRows })
      expectClean(weather, SEVILLE)
      expect(reported(weather)).toEqual({ rows_repeated: [FIRST + 1453, FIRST + 1454] })
    }
  })

  test('a row beside the raster is refused, and no other one', async () => {
    const lines = linesOf(SEVILLE)
    lines[FIRST + 700] = (lines[FIRST + 700] ?? '').replace(':00,', ':07,')
    const { problems } = await refusalOf(lines)
    expect(problems.map(({ code, lines: at }) => [code, at])).toEqual([
      ['irregular_step', [FIRST + 701]],
    ])
  })
})

describe('how a table is written', () => {
  const rewritten: readonly (readonly [string, (text: string) => string | Uint8Array])[] = [
    ['CR alone', (text) => text.replaceAll('\n', '\r')],
    ['CR and LF', (text) => text.replaceAll('\n', '\r\n')],
    ['decimal commas and semicolons', (text) => commas(text, ';')],
    ['decimal commas and tabs', (text) => commas(text, '\t')],
    ['UTF-16', (text) => utf16(`\uFEFF${text}`)],
    ['UTF-16 without a mark', utf16],
    ['kW/m2', (text) => scaled(text, 'kW/m2', 0.001)],
    ['kJ/m2', (text) => scaled(text, 'kJ/m2', 3.6)],
    ['Wh/m²', (text) => scaled(text, 'Wh/m²', 1)],
    ['J/cm2', (text) => scaled(text, 'J/cm2', 0.36)],
    ['names in German, Latin-1', (text) => latin1(renamed(text, GERMAN))],
    ['names in Spanish', (text) => renamed(text, SPANISH)],
    ['names in French', (text) => renamed(text, FRENCH)],
    ['names of PVGIS', (text) => renamed(text, PVGIS)],
    ['days first', (text) => text.replace(/^(\d{4})-(\d\d)-(\d\d) /gm, '$3/$2/$1 ')],
    ['months first', (text) => text.replace(/^(\d{4})-(\d\d)-(\d\d) /gm, '$2/$3/$1 ')],
    ['ISO 8601 in UTC', (text) => text.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/gm, '$1T$2Z')],
  ]

  test.each(rewritten)('%s', async (_name, write) => {
    const text = `${linesOf(SEVILLE).join('\n')}\n`
    const weather = await readMeteo([write(text)])
    expectClean(weather, SEVILLE)
    expect(reported(weather)).toEqual({})
  })

  test.each([
    ['"1,043.2" in quotes', (value: string) => `"${value}"`],
    ["1'043.2", (value: string) => value.replace(',', "'")],
  ])('thousands as %s', async (_name, write) => {
    const lines = linesOf(SEVILLE).map((line) =>
      line.replace(/(?<=,)(\d)(\d{3}\.\d)(?=,)/g, (_, thousands, rest) =>
        write(`${thousands},${rest}`),
      ),
    )
    const weather = await read(lines)
    expectClean(weather, SEVILLE)
    expect(reported(weather)).toEqual({})
  })

  test('the first twelve days do not say that the day is first, the later ones do', async () => {
    const text = linesOf(SEVILLE).map((line) =>
      line.replace(/^(\d{4})-(\d\d)-(\d\d) /, '$3/$2/$1 '),
    )
    const long = await read(text)
    expectClean(long, SEVILLE)
    const february = { ...SEVILLE, fromDay: 31, days: 12 }
    const short = linesOf(february).map((line) =>
      line.replace(/^(\d{4})-(\d\d)-(\d\d) /, '$3/$2/$1 '),
    )
    const weather = await read(short)
    expectClean(weather, february)
    expect(weather.gaps).toEqual([])
  })
})

describe('times that the light sets right', () => {
  const offs: readonly (readonly [string, Layout, Partial<Layout>])[] = [
    ['labels half a step late', SEVILLE, { labelMin: 30 }],
    ['labels a step late', SEVILLE, { labelMin: 60 }],
    ['labels called the end that are the beginning', SEVILLE, { alignmentText: 'hour ending' }],
    ['half hours a quarter late', { ...SEVILLE, stepS: 1800 }, { labelMin: 15 }],
  ]
  test.each(offs)('%s', async (_name, layout, change) => {
    const weather = await read(linesOf({ ...layout, ...change }))
    expectClean(weather, layout)
    expect(Object.keys(reported(weather))).toEqual(['time_mended'])
  })

  test.each([
    ['west', -112.4, -7],
    ['east', 139.7, 9],
    ['half an hour', 79.1, 5.5],
  ])('the sign of a zone in the %s', async (_name, longitudeDeg, zoneH) => {
    const layout = { ...SEVILLE, longitudeDeg, zoneH }
    const weather = await read(linesOf({ ...layout, zoneText: `Time zone: ${-zoneH}` }))
    expectClean(weather, layout)
    expect(Object.keys(reported(weather))).toEqual(['time_mended'])
  })

  test.each([
    ['local time that is called UTC', 0, -7],
    ['UTC that is called local time', -7, 0],
    ['two hours', -5, -7],
  ])('%s', async (_name, saidH, clockH) => {
    const layout = { ...SEVILLE, longitudeDeg: -109, zoneH: -7 }
    const lines = linesOf({
      ...layout,
      zoneText: `Time zone: UTC${saidH === 0 ? '' : saidH}`,
      labelMin: (clockH + 7) * 60,
    })
    const weather = await read(lines)
    const { intervalStartUtcMs: starts } = seriesOf(layout)
    expect(weather.intervalStartUtcMs).toEqual(starts)
    expect(Object.keys(reported(weather))).toContain('time_mended')
  })

  test('the other sign of the longitude is not taken for another zone', async () => {
    const lines = linesOf({ ...SEVILLE, longitudeDeg: -109, zoneH: -7, zoneText: 'Time zone: -7' })
    lines[1] = '# Longitude: 109'
    const weather = await read(lines)
    expect(reported(weather)).toEqual({})
    const place = { latitudeDeg: 0, longitudeDeg: 0 }
    const doubts = seriesDoubts(seriesOfFile(weather, place)).map(({ code }) => code)
    expect(doubts).toContain('place')
  })

  test('a file that says no zone has that of its longitude and its light', async () => {
    const madrid = { ...SEVILLE, longitudeDeg: -3.7, zoneH: 1, zoneText: undefined }
    const weather = await read(linesOf(madrid))
    expectClean(weather, madrid)
    expect(Object.keys(reported(weather))).toEqual(['time_zone_guessed', 'time_mended'])
  })

  test('what a person answers is not mended', async () => {
    const lines = linesOf({ ...SEVILLE, labelMin: 30 })
    const weather = await read(lines, { alignment: 'beginning' })
    expect(weather.metadata.interval_alignment).toBe('beginning')
    expect(reported(weather)).toEqual({})
  })

  test.each([
    ['DNI and DHI', [0, 2, 1]],
    ['GHI and DHI', [2, 1, 0]],
    ['GHI and DNI', [1, 0, 2]],
  ])('%s are exchanged', async (_name, order) => {
    const names = ['GHI [W/m2]', 'DNI [W/m2]', 'DHI [W/m2]']
    const lines = linesOf(SEVILLE)
    lines[3] = `time,${order.map((at) => names[at]).join(',')},temp_air [degC]`
    const weather = await read(lines)
    expectClean(weather, SEVILLE)
    expect(Object.keys(reported(weather))).toEqual(['columns_exchanged'])
  })
})

describe('clocks with summer time', () => {
  const clocks: readonly (readonly [string, Layout])[] = [
    ['Europe/Berlin', { ...SEVILLE, longitudeDeg: 10, latitudeDeg: 52, zoneH: 1, days: 365 }],
    ['Europe/London', { ...SEVILLE, longitudeDeg: -1, latitudeDeg: 52, zoneH: 0, days: 365 }],
    ['America/New_York', { ...SEVILLE, longitudeDeg: -74, zoneH: -5, days: 365 }],
    // begins in summer time
    ['America/New_York', { ...SEVILLE, longitudeDeg: -74, zoneH: -5, fromDay: 150, days: 215 }],
    // ends in summer time
    ['America/New_York', { ...SEVILLE, longitudeDeg: -74, zoneH: -5, fromDay: 10, days: 130 }],
    ['Australia/Sydney', { ...SEVILLE, longitudeDeg: 151, latitudeDeg: -34, zoneH: 10, days: 365 }],
    [
      'Australia/Adelaide',
      { ...SEVILLE, longitudeDeg: 138.6, latitudeDeg: -35, zoneH: 9.5, stepS: 1800, days: 200 },
    ],
  ]
  const named = clocks.flatMap(([clock, layout]) => [
    { clock, layout, zoneText: `Clock: ${clock}`, name: `${clock}, named, ${layout.days} days` },
    { clock, layout, zoneText: undefined, name: `${clock}, not named, ${layout.days} days` },
  ])
  test.each(named)('$name', async ({ clock, layout, zoneText }) => {
    const weather = await read(linesOf({ ...layout, clock, zoneText }))
    expectClean(weather, layout)
    expect(weather.gaps).toEqual([])
    expect(reported(weather)['summer_time']).toEqual([])
    expect(reported(weather)['rows_repeated']).toBeUndefined()
  })

  test('labels at the end of their hours, in order and turned round', async () => {
    const berlin = clocks[0]?.[1] ?? SEVILLE
    const lines = linesOf({
      ...berlin,
      clock: 'Europe/Berlin',
      zoneText: 'Clock: Europe/Berlin',
      labelMin: 60,
      alignmentText: 'times are the end of the interval',
    })
    const rising = await read(lines)
    expectClean(rising, berlin)
    const rows = lines.splice(FIRST - 1).toReversed()
    const falling = await read([...lines, ...rows])
    expectClean(falling, berlin)
    expect(falling.dstShifts).toEqual(rising.dstShifts)
  })

  test('a zone that is named of a clock that does not move', async () => {
    const berlin = { ...(clocks[0]?.[1] ?? SEVILLE), zoneText: 'Clock: Europe/Berlin' }
    const weather = await read(linesOf(berlin))
    expectClean(weather, berlin)
    expect(Object.keys(reported(weather))).toContain('clock_unchanged')
  })
})

const commas = (text: string, delimiter: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.startsWith('#') ? line : line.replaceAll(',', delimiter).replaceAll('.', ','),
    )
    .join('\n')

function utf16(text: string): Uint8Array {
  const codes = Uint16Array.from(text, (letter) => letter.charCodeAt(0))
  return new Uint8Array(codes.buffer)
}

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)

function scaled(text: string, unit: string, factor: number): string {
  return text
    .replaceAll('[W/m2]', `[${unit}]`)
    .replace(/^(\d{4}-[^,]*),([^,]*),([^,]*),([^,]*),/gm, (_, time: string, ...parts: string[]) => {
      const values = parts.slice(0, 3).map((value) => (Number(value) * factor).toFixed(4))
      return `${time},${values.join(',')},`
    })
}

const ENGLISH = ['time', 'GHI [W/m2]', 'DNI [W/m2]', 'DHI [W/m2]', 'temp_air [degC]']
const GERMAN = [
  'Datum',
  'Globalstrahlung [W/m²]',
  'Direktnormalstrahlung [W/m²]',
  'Diffusstrahlung [W/m²]',
  'Lufttemperatur [°C]',
]
const SPANISH = [
  'Fecha',
  'Irradiancia global horizontal (W/m²)',
  'Irradiancia directa normal (W/m²)',
  'Irradiancia difusa horizontal (W/m²)',
  'Temperatura del aire (°C)',
]
const FRENCH = [
  'Date et heure',
  'Rayonnement global horizontal [W/m²]',
  'Rayonnement direct normal [W/m²]',
  'Rayonnement diffus horizontal [W/m²]',
  'Température de l’air [°C]',
]
const PVGIS = ['time', 'G(h)', 'Gb(n)', 'Gd(h)', 'T2m']
const renamed = (text: string, names: readonly string[]): string =>
  text.replace(ENGLISH.join(','), names.join(','))
