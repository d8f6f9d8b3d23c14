import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { differingColumns } from '../testing/differingColumns.ts'
import { pvsystMetText } from '../testing/storedSeriesTexts.ts'
import {
  camsLines,
  nasaPowerJson,
  nasaPowerLines,
  plantPredictJson,
  pvsystCsvLines,
  solcastJson,
  solcastLines,
} from '../testing/vendorTexts.ts'
import { hoursOfYear, type Sample, tmy3Lines } from '../testing/weatherTexts.ts'
import { detectFormat } from './file/detectFormat.ts'
import type { WeatherFormat, WeatherSource, WeatherType } from './file/weatherFile.ts'
import { readWeather } from './readWeather.ts'

const HOURS = hoursOfYear()
const joined = (lines: readonly string[]): string => `${lines.join('\n')}\n`

interface Case {
  readonly format: WeatherFormat
  readonly text: string
  readonly source: WeatherSource
  readonly type: WeatherType
  readonly alignment: string
}

const CASES: readonly Case[] = [
  {
    format: 'nasa-power',
    text: joined(nasaPowerLines()),
    source: 'nasapower',
    type: 'Sequential',
    alignment: 'beginning',
  },
  {
    format: 'nasa-power-json',
    text: nasaPowerJson(),
    source: 'nasapower',
    type: 'Sequential',
    alignment: 'beginning',
  },
  {
    format: 'solcast',
    text: joined(solcastLines()),
    source: 'solcast',
    type: 'Sequential',
    alignment: 'ending',
  },
  {
    format: 'solcast-json',
    text: solcastJson(),
    source: 'solcast',
    type: 'Sequential',
    alignment: 'ending',
  },
  {
    format: 'pvsyst-csv',
    text: joined(pvsystCsvLines()),
    source: 'threetier',
    type: 'TMY',
    alignment: 'beginning',
  },
  {
    format: 'pvsyst-met',
    text: pvsystMetText(),
    source: 'meteonorm',
    type: 'TMY',
    alignment: 'beginning',
  },
  {
    format: 'plantpredict',
    text: plantPredictJson(),
    source: 'default',
    type: 'Sequential',
    alignment: 'beginning',
  },
]

const WITH_DIRECTION: ReadonlySet<WeatherFormat> = new Set([
  'nasa-power',
  'solcast',
  'plantpredict',
])

/** PlantPredict and Solcast say neither place nor zone. */
const ANSWERS = { latitude: 40, longitude: -105, localTimeZoneH: -7 }

/** Over all hours with a value; 0 for a column that the file does not have. */
function largestDifference(
  column: Float64Array | undefined,
  expected: (hour: Sample) => number,
): number {
  return (column ?? Float64Array.of()).reduce((most: number, value: number, i: number) => {
    const hour = HOURS[i]
    return hour && Number.isFinite(value) ? Math.max(most, Math.abs(value - expected(hour))) : most
  }, 0)
}

describe('files of vendors', () => {
  test.each(CASES)('$format', async ({ format, text, source, type, alignment }) => {
    expect(detectFormat(text)).toBe(format)
    const weather = await readWeather([text], ANSWERS)
    expect(weather.metadata).toMatchObject({
      source,
      type,
      interval_alignment: alignment,
      local_time_zone: -7,
      latitude: 40,
      longitude: -105,
      time_interval: 'OneHour',
      start_time: `${type === 'TMY' ? 2001 : 2019}-01-01T07:00:00.000Z`,
    })
    expect(weather.rowCount).toBe(8760)
    const { ghi_wm2, temp_c, atmospheric_pressure, wind_direction } = weather.columns
    expect(wind_direction !== undefined).toBe(WITH_DIRECTION.has(format))
    expect(largestDifference(wind_direction, (hour) => hour.direction)).toBe(0)
    // WRFactor of a .MET has seven digits.
    expect(largestDifference(ghi_wm2, (hour) => hour.ghi)).toBeLessThan(1e-3)
    expect(largestDifference(temp_c, (hour) => hour.temp)).toBeLessThan(1e-6)
    expect(largestDifference(atmospheric_pressure, (hour) => hour.pressure * 100)).toBeLessThan(
      1e-6,
    )
    expect(weather.warnings.map(({ code }) => code)).not.toContain('time_label')
  })

  test('-999 of NASA POWER is missing', async () => {
    const { columns } = await readWeather([nasaPowerJson()])
    expect([...(columns.temp_c ?? [])].flatMap((x, i) => (Number.isNaN(x) ? [i] : []))).toEqual([5])
  })

  test('NASA POWER in UTC is the same weather with its own local time', async () => {
    const utc = await readWeather([joined(nasaPowerLines('UTC'))])
    const local = await readWeather([joined(nasaPowerLines())])
    expect(utc.metadata).toEqual(local.metadata)
    expect(differingColumns(utc.columns, local.columns)).toEqual([])
  })

  test('a place that the file says wrong is put right by what is answered', async () => {
    const text = joined(pvsystCsvLines())
    const { metadata } = await readWeather([text], { longitude: 105 })
    expect(metadata).toMatchObject({ latitude: 40, longitude: 105, altitude_m: 1600 })
  })

  test('a clock that the file says wrong is put right', async () => {
    const text = joined(nasaPowerLines())
    const { metadata } = await readWeather([text], { clockOffsetH: -6, localTimeZoneH: -7 })
    expect(metadata.start_time).toBe('2019-01-01T06:00:00.000Z')
  })

  test.each([
    [
      'daily NASA POWER',
      joined(nasaPowerLines()).replace('YEAR,MO,DY,HR', 'YEAR,MO,DY,XX'),
      'daily or monthly',
    ],
    [
      'CAMS without a word on temperature',
      joined(camsLines(30)),
      'Choose a file that has it, or at',
    ],
    ['McClear', joined(camsLines(30)).replace('Radiation Service', 'McClear'), 'without clouds'],
    ['a horizon', 'horizon_azimuth,horizon_elevation\n0,9.9\n', 'line of a horizon'],
    ['a cut .MET', pvsystMetText().replace('Day_0101=+0+0', 'Day_0101=+0'), 'The file is damaged'],
  ])('%s is refused with the reason', async (_name, text, message) => {
    await expect(readWeather([text], ANSWERS)).rejects.toThrow(message)
  })
})

describe('packed files', () => {
  const text = joined(tmy3Lines())
  const csv = strToU8(text)

  test.each([
    ['gzip', gzipSync(csv)],
    ['ZIP', zipSync({ 'site/weather.csv': csv, 'site/README.txt': strToU8('x') })],
  ])('%s is unpacked, in pieces of any size', async (_name, bytes) => {
    const pieces: Uint8Array[] = []
    for (let at = 0; at < bytes.length; at += 7001) pieces.push(bytes.subarray(at, at + 7001))
    const packed = await readWeather(pieces)
    expect(differingColumns(packed.columns, (await readWeather([text])).columns)).toEqual([])
  })

  test.each([
    ['gzip that is cut short', gzipSync(csv).subarray(0, 20_000), 'cut short'],
    ['ZIP that is cut short', zipSync({ 'a.csv': csv }).subarray(0, 20_000), 'cut short'],
    ['ZIP of two files', zipSync({ 'a.csv': csv, 'b.csv': csv }), 'several files (a.csv, b.csv'],
    ['workbook', zipSync({ '[Content_Types].xml': csv, 'xl/a.xml': csv }), 'is a spreadsheet'],
    ['ZIP in gzip', gzipSync(zipSync({ 'a.csv': csv })), 'holds another archive'],
  ])('a %s is refused', async (_name, bytes, message) => {
    await expect(readWeather([bytes])).rejects.toThrow(message)
  })

  test('a bomb is given up at the limit of size', async () => {
    const bomb = gzipSync(new Uint8Array(8 * 1024 * 1024))
    await expect(readWeather([bomb], { limits: { maxBytes: 1024 * 1024 } })).rejects.toThrow(
      'larger than 1 MB',
    )
  })
})
