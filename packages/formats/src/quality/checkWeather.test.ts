import { describe, expect, test } from 'vitest'
import { file, hoursOfYear, samLines, tmy3Lines } from '../testing/weatherTexts.ts'
import { readWeather } from '../weather/readWeather.ts'
import type { WeatherFile } from '../weather/weatherFile.ts'
import { checkWeather } from './checkWeather.ts'
import { lightOffsetMin } from './timeLabel.ts'

const codes = (weather: Omit<WeatherFile, 'warnings'>): readonly string[] =>
  checkWeather(weather).map((warning) => warning.code)

/** The invented year with a column altered. */
async function withColumn(
  name: 'ghi_wm2' | 'dhi_wm2' | 'temp_c',
  change: (value: number, i: number) => number,
): Promise<WeatherFile> {
  const weather = await readWeather(file(tmy3Lines()))
  return { ...weather, columns: { ...weather.columns, [name]: weather.columns[name]?.map(change) } }
}

describe('quality of the values', () => {
  test('a sound year has no doubts', async () => {
    expect(codes(await readWeather(file(tmy3Lines())))).toEqual([])
  })

  test('temperatures in kelvin and a spike of irradiance are outside of what is possible', async () => {
    expect(codes(await withColumn('temp_c', (value) => value + 273.15))).toEqual(['out_of_range'])
    const spike = await withColumn('ghi_wm2', (value, i) => (i === 4000 ? 9999 : value))
    expect(checkWeather(spike)[0]?.message).toBe(
      '1 values of GHI are outside -10 to 2000 W/m²; the first is 9999 at 1984-06-16 17:00. Check its unit.',
    )
  })

  test('diffuse above global irradiance is told, a few such rows are not', async () => {
    expect(codes(await withColumn('dhi_wm2', (value) => value * 6))).toEqual(['closure'])
    expect(codes(await withColumn('dhi_wm2', (value, i) => (i < 24 ? value * 6 : value)))).toEqual(
      [],
    )
  })

  test('days without light are told with their first row, polar night is not', async () => {
    const dark = await withColumn('ghi_wm2', (value, i) => (i >= 5000 && i < 5100 ? 0 : value))
    expect(codes(dark)).toContain('dark_days')
    const polar = { ...dark, metadata: { ...dark.metadata, latitude: 78 } }
    expect(codes(polar)).not.toContain('dark_days')
  })

  test('global irradiance alone is told', async () => {
    const lines = [
      'time;ghi;temp',
      ...hoursOfYear()
        .slice(0, 48)
        .map((h) => `2021-01-0${h.day} ${h.hour}:00;${h.ghi};20`),
    ]
    const weather = await readWeather(file(lines), {
      mapping: {
        delimiter: ';',
        decimalComma: false,
        headerLine: 1,
        firstDataLine: 2,
        missingValues: [],
        alignment: 'beginning',
        clockOffsetH: -7,
        time: { kind: 'stamp', columns: ['time'], order: 'YMD' },
        columns: {
          ghi_wm2: { column: 'ghi', unit: 'W/m2' },
          temp_c: { column: 'temp', unit: 'degC' },
        },
      },
    })
    expect(codes(weather)).toEqual(['column_missing'])
  })
})

describe('times against the sun', () => {
  test('the invented year is centred on solar noon', async () => {
    const offset = lightOffsetMin(await readWeather(file(samLines()))) ?? Number.NaN
    expect(Math.abs(offset)).toBeLessThan(10)
  })

  test('labels taken for the other end of the interval are told: half an hour for each step from the centre', async () => {
    const right = lightOffsetMin(await readWeather(file(samLines()))) ?? Number.NaN
    const late = await readWeather(file(samLines()), { alignment: 'beginning' })
    expect(lightOffsetMin(late)).toBeCloseTo(right + 30, 1)
    expect(late.warnings.map((warning) => warning.code)).toEqual(['time_label'])
    expect(late.warnings[0]?.message).toMatch(/the light is \d+ minutes later than the sun/)
  })

  test('a time zone that is an hour off is told', async () => {
    const lines = samLines()
    lines[1] = (lines[1] ?? '').replaceAll('-7', '-8')
    const weather = await readWeather(file(lines))
    expect(weather.warnings.map((warning) => warning.code)).toContain('time_label')
  })
})
