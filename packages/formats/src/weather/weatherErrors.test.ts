import { describe, expect, test } from 'vitest'
import {
  epwLines,
  file,
  pieces,
  pvgisCsvLines,
  pvgisJsonText,
  samLines,
  solarAnywhereLines,
  solargisLines,
  tmy2Lines,
  tmy3Lines,
} from '../testing/weatherTexts.ts'
import { WeatherFileError } from './file/weatherFileError.ts'
import type { PlainMapping } from './readers/plainMapping.ts'
import { readWeather, type WeatherReadOptions } from './readWeather.ts'
import type { ByteSource } from './text/textChunks.ts'

/** The error of a file that must not be read. */
async function errorOf(
  source: ByteSource,
  options: WeatherReadOptions = {},
): Promise<WeatherFileError> {
  try {
    await readWeather(source, options)
  } catch (error) {
    if (error instanceof WeatherFileError) return error
    throw error
  }
  throw new Error('the file was read')
}

/** A table of one-hour rows from 2021-03-01 00:00, with lines put in place of others. */
function measured(rows: number, change: (lines: string[]) => void = () => {}): string[] {
  const lines = ['time;ghi;temp']
  for (let i = 0; i < rows; i++) {
    const stamp = new Date(Date.UTC(2021, 2, 1, i)).toISOString().slice(0, 16).replace('T', ' ')
    lines.push(`${stamp};${i % 24};10.5`)
  }
  change(lines)
  return lines
}

const MAPPING: PlainMapping = {
  delimiter: ';',
  decimalComma: false,
  headerLine: 1,
  firstDataLine: 2,
  time: { kind: 'stamp', columns: ['time'], order: 'YMD' },
  columns: { ghi_wm2: { column: 'ghi', unit: 'W/m2' }, temp_c: { column: 'temp', unit: 'degC' } },
  missingValues: [],
  alignment: 'beginning',
  clockOffsetH: -7,
}

describe('what is no weather file', () => {
  test.each([
    ['an empty file', '', 'empty_file', 'The file is empty. Choose a file with weather data.'],
    [
      'a file of blank lines',
      '\n\n \n',
      'empty_file',
      'The file is empty. Choose a file with weather data.',
    ],
    [
      'a text of something else',
      'Dear all,\nplease find attached\n',
      'unknown_format',
      'begins with "Dear all,"',
    ],
    ['a damaged archive', 'PK\u0003\u0004....', 'not_text', 'archive holds no file'],
    ['a gzip file that is cut short', '\u001f', 'not_text', 'cut short'],
    ['a PDF', '%PDF-1.7', 'not_text', 'PDF'],
    ['zeros among text', 'abc\u0000def\n', 'not_text', 'not a text file'],
  ])('%s is refused with what to do', async (_name, text, code, message) => {
    const bytes =
      text === '\u001f' ? Uint8Array.of(0x1f, 0x8b, 8, 0) : new TextEncoder().encode(text)
    const error = await errorOf([bytes])
    expect(error.problems[0]?.code).toBe(code)
    expect(error.message).toContain(message)
  })
})

describe('a typical year that is not whole', () => {
  test('8,759 rows: the error says which hour is missing and after which line', async () => {
    const lines = tmy3Lines()
    lines.splice(2 + 4000, 1)
    const error = await errorOf(file(lines))
    expect(error.problemCount).toBe(1)
    expect(error.problems[0]).toMatchObject({ code: 'missing_hours', line: 4002 })
    expect(error.message).toBe(
      'The typical year has 8,759 of 8,760 rows: 1 missing after line 4002, from 16 June 16:00 to 16 June 17:00. Use the whole file, or import it as sequential data.',
    )
  })

  test('a file that was cut at the end says so for its last hours', async () => {
    const error = await errorOf(file(tmy3Lines().slice(0, -1)))
    expect(error.message).toContain('after line 8761, from 31 December 23:00 to 31 December 24:00')
  })

  test.each([
    ['EPW', epwLines, 8],
    ['TMY2', tmy2Lines, 1],
    ['SAM', samLines, 3],
    ['PVGIS', pvgisCsvLines, 7],
  ])('%s: a missing row is found', async (_name, made, header) => {
    const lines = made()
    lines.splice(header + 100, 1)
    const error = await errorOf(file(lines), { filename: 'tmy.txt' })
    expect(error.problems[0]).toMatchObject({ code: 'missing_hours', line: header + 100 })
  })

  test('a row in the place of another one: the hour that is missing is reported', async () => {
    const lines = tmy3Lines()
    lines[500] = lines[499] ?? ''
    const error = await errorOf(file(lines))
    expect(error.problems.map(({ code, line }) => [code, line])).toEqual([['missing_hours', 500]])
  })

  test('a row that stands twice is left out, and reported', async () => {
    const lines = tmy3Lines()
    lines.splice(500, 0, lines[499] ?? '')
    const weather = await readWeather(file(lines))
    expect(weather.rowCount).toBe(8760)
    expect(weather.warnings.find(({ code }) => code === 'rows_repeated')?.lines).toEqual([500, 501])
  })

  test('months in the wrong order are put in order, and reported', async () => {
    const lines = tmy3Lines()
    const whole = await readWeather(file(lines))
    const january = lines.splice(2, 31 * 24)
    const february = lines.splice(2, 28 * 24)
    lines.splice(2, 0, ...february, ...january)
    const weather = await readWeather(file(lines))
    expect(weather.columns).toEqual(whole.columns)
    expect(weather.warnings.map(({ code }) => code)).toContain('rows_sorted')
  })
})

describe('a broken line is named', () => {
  test('text in a number', async () => {
    const lines = tmy3Lines()
    lines[99] = (lines[99] ?? '').replace(/,\d+\.?\d*,A/, ',warm,A')
    const weather = await readWeather(file(lines))
    expect(weather.warnings[0]).toEqual({
      code: 'lines_left_out',
      line: 100,
      lines: [100],
      message:
        '1 line is broken (line 100); what cannot be read there is left out. Line 100, column "Dry-bulb (C)": "warm" is not a number. Correct it, or leave the cell empty where the value is missing.',
    })
  })

  test('a line cut short, and a cell too many', async () => {
    const lines = samLines()
    lines[10] = (lines[10] ?? '').slice(0, 20)
    lines[20] = `${lines[20]}1,2,3`
    const error = await errorOf(file(lines))
    expect(error.problems[0]).toMatchObject({ code: 'wrong_column_count', line: 11 })
    expect(error.problems[0]?.message).toMatch(
      /^Line 11 has \d+ columns where the header has 16\. The line may be cut short/,
    )
    expect(error.problems[1]).toMatchObject({ code: 'wrong_column_count', line: 21 })
  })

  test.each([
    ['02/30/1984,10:00', 'day 30 of month 2 is not possible'],
    ['13/01/1984,10:00', 'month 13 is not possible'],
    ['01/01/1984,25:00', 'hour 25 is not possible'],
    ['sometime,10:00', 'is not a date and time'],
  ])('the time "%s"', async (stamp, message) => {
    const lines = tmy3Lines()
    lines[49] = `${stamp}${(lines[49] ?? '').slice(16)}`
    const error = await errorOf(file(lines))
    expect(error.problems[0]).toMatchObject({ code: 'bad_timestamp', line: 50 })
    expect(error.problems[0]?.message).toContain(message)
  })

  test('the first twenty are reported, and how many there are', async () => {
    const lines = tmy3Lines().map((line, i) =>
      i > 1 ? line.replace(/,A,/, ',x,').replace(/,\d+,1,/, ',?,1,') : line,
    )
    const error = await errorOf(file(lines))
    expect(error.problems).toHaveLength(20)
    expect(error.problemCount).toBe(8760)
    expect(error.message).toContain('(and 8759 more problems)')
  })
})

describe('measured data', () => {
  test('a gap is a warning, listed with its times; the rows that are there stay', async () => {
    const lines = measured(100, (made) => made.splice(51, 3))
    const weather = await readWeather(file(lines), { mapping: MAPPING })
    expect(weather.rowCount).toBe(97)
    expect(weather.gaps).toEqual([
      {
        afterLine: 51,
        beforeLine: 52,
        fromUtcMs: Date.UTC(2021, 2, 3, 9),
        toUtcMs: Date.UTC(2021, 2, 3, 12),
        missingRows: 3,
      },
    ])
    expect(weather.warnings[0]).toMatchObject({ code: 'gaps', line: 51 })
    expect(weather.intervalStartUtcMs).toHaveLength(97)
  })

  test('the same time twice with other values names both lines and what can be chosen', async () => {
    const rows = measured(50, (made) => made.splice(11, 0, '2021-03-01 09:00;19;10.5'))
    const error = await errorOf(file(rows), { mapping: MAPPING })
    expect(error.problems).toHaveLength(1)
    expect(error.problems[0]).toMatchObject({
      code: 'duplicate_time',
      lines: [11, 12],
      repeatedRows: {
        times: [{ time: '2021-03-01T09:00', lines: [11, 12], isIdentical: false }],
        rowCount: 1,
        differingCount: 1,
        taken: undefined,
        choices: [
          { choice: 'first', ghiKwhM2: 0.009 },
          { choice: 'mean', ghiKwhM2: 0.014 },
        ],
      },
    })
    for (const [repeatedRows, ghi] of [
      ['first', 9],
      ['mean', 14],
    ] as const) {
      const weather = await readWeather(file(rows), { mapping: MAPPING, repeatedRows })
      expect(weather.columns.ghi_wm2?.[9]).toBe(ghi)
    }
  })

  test('a row off the raster, and a step that is not supported', async () => {
    const off = await errorOf(
      file(measured(50, (made) => made.splice(11, 0, '2021-03-01 09:20;1;1'))),
      { mapping: MAPPING },
    )
    expect(off.problems[0]).toMatchObject({ code: 'irregular_step', line: 12 })
    const every3h = measured(90).filter((_, i) => i === 0 || i % 3 === 1)
    const step = await errorOf(file(every3h), { mapping: MAPPING })
    expect(step.problems[0]?.code).toBe('unsupported_step')
    expect(step.message).toContain('180 minutes apart')
  })

  test('no rows, one row, no time zone, no irradiance, a column that is not there', async () => {
    expect((await errorOf(file(measured(0)), { mapping: MAPPING })).problems[0]?.code).toBe(
      'no_rows',
    )
    expect((await errorOf(file(measured(1)), { mapping: MAPPING })).problems[0]?.code).toBe(
      'no_rows',
    )
    const { clockOffsetH: _, ...noZone } = MAPPING
    expect((await errorOf(file(measured(9)), { mapping: noZone })).problems[0]?.code).toBe(
      'missing_time_zone',
    )
    const noLight = { ...MAPPING, columns: { temp_c: { column: 'temp', unit: 'degC' } } }
    expect((await errorOf(file(measured(9)), { mapping: noLight })).problems[0]?.code).toBe(
      'no_irradiance',
    )
    const wrongName = { ...MAPPING, columns: { ghi_wm2: { column: 'GHI_1', unit: 'W/m2' } } }
    expect((await errorOf(file(measured(9)), { mapping: wrongName })).message).toBe(
      'Line 1 names no column "GHI_1". It has: time, ghi, temp.',
    )
    const wrongUnit = { ...MAPPING, columns: { ghi_wm2: { column: 'ghi', unit: 'lux' } } }
    expect((await errorOf(file(measured(9)), { mapping: wrongUnit })).message).toContain(
      '"lux" is not a unit of GHI. Choose one of: w/m2',
    )
  })
})

/** A short hourly series of PVGIS. */
const series = (slope: number): string[] => [
  'Latitude (decimal degrees):\t45.000',
  'Longitude (decimal degrees):\t0.000',
  'Elevation (m):\t250',
  `Slope: ${slope} deg. `,
  'time,G(i),H_sun,T2m,WS10m,Int',
  '20160101:0010,0.0,0.0,3.44,1.43,0.0',
  '20160101:0110,7.0,0.0,2.94,1.47,0.0',
  '',
  'PVGIS (c) European Union, 2001-2021',
]

async function* never(): AsyncGenerator<string> {
  yield await Promise.reject(new Error('was read'))
}

describe('headers', () => {
  test.each([
    [
      'EPW without DATA PERIODS',
      epwLines().filter((line) => !line.startsWith('DATA')),
      'bad_header',
    ],
    [
      'EPW with a latitude of text',
      ['LOCATION,X,-,-,-,1,north,4,1,0', ...epwLines().slice(1)],
      'bad_header',
    ],
    [
      'SAM without an hour',
      samLines().map((line, i) => (i === 2 ? line.replace('Hour', 'H') : line)),
      'missing_column',
    ],
    ['PVGIS that ends in its header', pvgisCsvLines().slice(0, 4), 'bad_header'],
    [
      'Solargis without times',
      solargisLines().map((line) => line.replace('Date;Time', 'Date;Uhr')),
      'missing_column',
    ],
    ['SolarAnywhere that is only a header', solarAnywhereLines().slice(0, 2), 'no_rows'],
  ])('%s is refused', async (_name, lines, code) => {
    expect((await errorOf(file(lines))).problems[0]?.code).toBe(code)
  })

  test('irradiance on an inclined plane is refused, on a horizontal one it is read', async () => {
    const error = await errorOf(file(series(30)))
    expect(error.problems[0]).toMatchObject({ code: 'inclined_plane', line: 5 })
    expect(error.message).toContain('slope 30 deg.')
    const weather = await readWeather(file(series(0)))
    expect([...(weather.columns.ghi_wm2 ?? [])]).toEqual([0, 7])
    expect(weather.metadata.start_time).toBe('2015-12-31T23:40:00.000Z')
  })
})

describe('PVGIS JSON', () => {
  test('a text that ends in the middle is named', async () => {
    const error = await errorOf(pieces(pvgisJsonText().slice(0, 500_000)))
    expect(error.message).toMatch(/^The file ends after record \d+ in the middle of the data/)
  })

  test('a value that is text is named with its record', async () => {
    const error = await errorOf(pieces(pvgisJsonText().replace('"T2m": 5,', '"T2m": "cold",')))
    expect(error.problems[0]).toMatchObject({ code: 'not_a_number', column: 'T2m' })
  })
})

describe('limits', () => {
  test('a file that is known to be too large is not read at all', async () => {
    const error = await errorOf(never(), { sizeBytes: 900 * 1024 * 1024 })
    expect(error.problems[0]?.code).toBe('file_too_large')
    expect(error.message).toContain('larger than 192 MB')
  })

  test('a 400 MB stream is given up at the limit of rows and its source is closed', async () => {
    const row = '2021,1,1,0,0,0,0,0,1,1,1,1,1,1,,\n'
    const piece = new TextEncoder().encode(row.repeat(2000))
    let sent = 0
    let isClosed = false
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        yield new TextEncoder().encode(`${samLines().slice(0, 3).join('\n')}\n`)
        while (sent < 400e6) {
          sent += piece.length
          yield piece
        }
      } finally {
        isClosed = true
      }
    }
    const error = await errorOf(endless())
    expect(error.problems.at(-1)?.code).toBe('too_many_rows')
    expect(error.message).toContain('more than 600,000 rows (line 600004)')
    expect(sent).toBeLessThan(600_000 * row.length + 2 * piece.length)
    expect(isClosed).toBe(true)
  })

  test('a line without end is given up early', async () => {
    let sent = 0
    async function* oneLine(): AsyncGenerator<string> {
      while (sent < 50e6) {
        sent += 100_000
        yield 'x'.repeat(100_000)
      }
    }
    const error = await errorOf(oneLine())
    expect(error.problems[0]).toMatchObject({ code: 'line_too_long', line: 1 })
    expect(sent).toBeLessThanOrEqual(200_000)
  })
})
