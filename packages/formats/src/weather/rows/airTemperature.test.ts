import { describe, expect, test } from 'vitest'
import { camsLines } from '../../testing/vendorTexts.ts'
import type { WeatherFile } from '../file/weatherFile.ts'
import { readWeather } from '../readWeather.ts'
import { type AirSeries, airByMonthAndHour } from './airOfSeries.ts'
import type { AirTemperature } from './airTemperature.ts'

/** Hours of 2019, UTC−7, 40° N 105° W, no air temperature. */
const cams = (days: number): string => `${camsLines(days).join('\n')}\n`
/** First hour of the year there. */
const FROM_MS = Date.UTC(2019, 0, 1, 7)

interface Rows {
  readonly fromMs?: number
  readonly stepS?: number
  readonly count: number
  readonly airC: (row: number) => number
  readonly isTypicalYear?: boolean
  readonly longitudeDeg?: number
}

function series({ fromMs = FROM_MS, stepS = 3600, count, airC, ...rest }: Rows): AirTemperature {
  const rows: AirSeries = {
    intervalStartUtcMs: Float64Array.from({ length: count }, (_, i) => fromMs + i * stepS * 1000),
    stepS,
    utcOffsetH: -7,
    longitudeDeg: -105,
    isTypicalYear: false,
    airC: Float64Array.from({ length: count }, (_, i) => airC(i)),
    ...rest,
  }
  return { kind: 'series', name: 'Roof', series: rows }
}

const read = (airTemperature: AirTemperature, days = 2): Promise<WeatherFile> =>
  readWeather([cams(days)], { airTemperature })

describe('air temperature of a file that has none', () => {
  test('by month of local time', async () => {
    const valuesC = Array.from({ length: 12 }, (_, month) => month - 2)
    const weather = await read({ kind: 'months', valuesC }, 365)
    expect(weather.columns.temp_c).toEqual(weather.columns.month.map((month) => month - 3))
    expect(weather.airTemperatureFrom).toBe('by month: −2, −1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 °C')
    const same = await read({ kind: 'months', valuesC: valuesC.map(() => 12.5) })
    expect(same.warnings).toContainEqual({
      code: 'air_temperature',
      message:
        'Air temperature 12.5 °C in all months; the file has none. Give the blocks their Coldest design temperature, by which strings are sized.',
    })
  })

  test('of hours at their own time, value for value', async () => {
    const weather = await read(series({ count: 48, airC: (i) => i / 10 }))
    expect(weather.columns.temp_c).toEqual(Float64Array.from({ length: 48 }, (_, i) => i / 10))
    expect(weather.airTemperatureFrom).toBe(
      "from the meteo dataset 'Roof', each row at its own time",
    )
    expect(Object.keys(weather.columns).slice(5)).toEqual([
      'ghi_wm2',
      'dni_wm2',
      'dhi_wm2',
      'temp_c',
    ])
  })

  test('of quarters of an hour: the mean of those in the hour, unless most of them are missing', async () => {
    const quarters = series({
      stepS: 900,
      count: 192,
      airC: (i) => ([5, 8, 9, 10].includes(i) ? Number.NaN : i),
    })
    const { columns } = await read(quarters)
    // 0 1 2 3, then 4 6 7, then 11 alone, for which the mean of the hour stands
    expect(columns.temp_c?.[0]).toBe(1.5)
    expect(columns.temp_c?.[1]).toBeCloseTo(17 / 3, 9)
    expect(columns.temp_c?.[2]).toBeCloseTo((11 + 104 + 105 + 106 + 107) / 5, 9)
    expect(columns.temp_c?.[47]).toBe(189.5)
  })

  test('of three-hour rows: on a line between their middles', async () => {
    const { columns } = await read(series({ stepS: 10_800, count: 16, airC: (i) => i * 3 }))
    expect([...(columns.temp_c?.slice(1, 8) ?? [])].map((v) => Number(v.toFixed(9)))).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ])
  })

  test('before and after the series, and in its gaps, by its mean of month and hour', async () => {
    const day = series({ count: 24, airC: (hour) => hour })
    const weather = await read(day)
    expect(weather.columns.temp_c).toEqual(Float64Array.from({ length: 48 }, (_, i) => i % 24))
    expect(weather.airTemperatureFrom).toBe(
      "from the meteo dataset 'Roof', 24 rows at their own time, 24 by its mean by month and hour",
    )
  })

  test('of a typical year never by its dates, but by month and hour', async () => {
    const typical = series({
      fromMs: Date.UTC(2001, 0, 1, 7),
      count: 8760,
      isTypicalYear: true,
      airC: (i) => (i % 24) + 2 * (Math.floor(i / 24) % 2),
    })
    const weather = await read(typical)
    // January has 16 even days of 31
    expect(weather.columns.temp_c?.[30]).toBeCloseTo(6 + 30 / 31, 9)
    expect(weather.airTemperatureFrom).toContain('its mean by month and hour')
  })

  test('of rows before 1970 by month and hour', () => {
    const day: AirSeries = {
      intervalStartUtcMs: Float64Array.from({ length: 24 }, (_, hour) => hour * 3_600_000),
      stepS: 3600,
      isTypicalYear: false,
      utcOffsetH: 0,
      longitudeDeg: undefined,
      airC: Float64Array.from({ length: 24 }, (_, hour) => hour),
    }
    const quarters = {
      ...day,
      stepS: 900,
      intervalStartUtcMs: Float64Array.of(0, 900_000, 1_800_000, 82_800_000),
    }
    const before = quarters.intervalStartUtcMs.map((utcMs) => utcMs - 365 * 86_400_000)
    const means = airByMonthAndHour(day, { ...quarters, intervalStartUtcMs: before })
    // the middles of the first two quarters lie between those of the hours 23 and 0
    expect([...means]).toEqual([8.625, 2.875, 0.125, 22.625])
    expect(means).toEqual(airByMonthAndHour(day, quarters))
  })

  test('of another longitude at the same solar time', async () => {
    const west = series({
      fromMs: Date.UTC(2018, 0, 1, 7),
      count: 744,
      airC: (i) => i % 24,
      longitudeDeg: -120,
    })
    // An hour of the sun later on the clock there
    const { columns } = await read(west)
    expect([...(columns.temp_c?.slice(5, 8) ?? [])]).toEqual([6, 7, 8])
  })

  test.each([
    ['of other months', series({ fromMs: Date.UTC(2019, 5, 1), count: 48, airC: () => 1 })],
    ['without a value', series({ count: 48, airC: () => Number.NaN })],
  ])('a series %s is refused with the months', async (_name, chosen) => {
    await expect(read(chosen)).rejects.toThrow(
      "The meteo dataset 'Roof' has no air temperature in January. Choose a dataset that covers",
    )
  })

  test('a file with its own is not given another', async () => {
    const own = cams(2).replaceAll(';Reliability', ';Temp').replaceAll(/;1$/gm, ';14')
    await expect(
      readWeather([own], { airTemperature: { kind: 'months', valuesC: Array(12).fill(3) } }),
    ).rejects.toThrow('an air temperature of its own')
  })
})
