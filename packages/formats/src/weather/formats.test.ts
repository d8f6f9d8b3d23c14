import { describe, expect, test } from 'vitest'
import {
  epwLines,
  file,
  hoursOfYear,
  pieces,
  pvgisCsvLines,
  pvgisJsonText,
  pvsystDatLines,
  rainAt,
  samLines,
  solarAnywhereLines,
  solargisLines,
  tmy2Lines,
  tmy3Lines,
} from '../testing/weatherTexts.ts'
import { detectFormat } from './file/detectFormat.ts'
import type {
  IntervalAlignment,
  WeatherFormat,
  WeatherSource,
  WeatherType,
  WeatherValueColumn,
} from './file/weatherFile.ts'
import { readWeather } from './readWeather.ts'

const HOURS = hoursOfYear()
const ALL = [
  'ghi_wm2',
  'dni_wm2',
  'dhi_wm2',
  'temp_c',
  'rh',
  'windspeed',
  'wind_direction',
  'pw',
  'atmospheric_pressure',
] as const
const WITH_SNOW = [...ALL, 'snow_depth'] as const

/** What the invented year has in the product's columns. */
const VALUE: Partial<Record<WeatherValueColumn, (i: number) => number>> = {
  ghi_wm2: (i) => HOURS[i]?.ghi ?? Number.NaN,
  dni_wm2: (i) => HOURS[i]?.dni ?? Number.NaN,
  dhi_wm2: (i) => HOURS[i]?.dhi ?? Number.NaN,
  temp_c: (i) => HOURS[i]?.temp ?? Number.NaN,
  rh: (i) => HOURS[i]?.rh ?? Number.NaN,
  windspeed: (i) => HOURS[i]?.wind ?? Number.NaN,
  wind_direction: (i) => HOURS[i]?.direction ?? Number.NaN,
  pw: (i) => HOURS[i]?.pw ?? Number.NaN,
  rain: (i) => rainAt(HOURS[i]?.hour ?? Number.NaN),
  snow_depth: (i) => HOURS[i]?.snow ?? Number.NaN,
  atmospheric_pressure: (i) => 100 * (HOURS[i]?.pressure ?? Number.NaN),
}

interface Case {
  readonly format: WeatherFormat
  readonly text: () => string
  readonly type: WeatherType
  readonly alignment: IntervalAlignment
  readonly source: WeatherSource
  readonly columns: readonly WeatherValueColumn[]
}

const lines = (made: readonly string[]): string => `${made.join('\n')}\n`
const CASES: readonly Case[] = [
  {
    format: 'tmy3',
    text: () => lines(tmy3Lines()),
    type: 'TMY',
    alignment: 'ending',
    source: 'nsrdb',
    columns: [...ALL, 'rain'],
  },
  {
    format: 'tmy2',
    text: () => lines(tmy2Lines()),
    type: 'TMY',
    alignment: 'ending',
    source: 'nsrdb',
    columns: WITH_SNOW,
  },
  {
    format: 'epw',
    text: () => lines(epwLines()),
    type: 'TMY',
    alignment: 'ending',
    source: 'default',
    columns: [...WITH_SNOW, 'rain'],
  },
  {
    format: 'sam',
    text: () => lines(samLines()),
    type: 'TMY',
    alignment: 'center',
    source: 'nsrdb',
    columns: WITH_SNOW,
  },
  {
    format: 'sam',
    text: () => lines(samLines({ hasMinute: false })),
    type: 'TMY',
    alignment: 'beginning',
    source: 'nsrdb',
    columns: WITH_SNOW,
  },
  {
    format: 'pvgis-csv',
    text: () => lines(pvgisCsvLines()),
    type: 'TMY',
    alignment: 'center',
    source: 'pvgis',
    columns: ALL.filter((name) => name !== 'pw'),
  },
  {
    format: 'pvgis-json',
    text: pvgisJsonText,
    type: 'TMY',
    alignment: 'center',
    source: 'pvgis',
    columns: ALL.filter((name) => name !== 'pw'),
  },
  {
    format: 'pvsyst-dat',
    text: () => lines(pvsystDatLines()),
    type: 'TMY',
    alignment: 'ending',
    source: 'meteonorm',
    columns: ['ghi_wm2', 'dhi_wm2', 'temp_c', 'windspeed'],
  },
  {
    format: 'solargis',
    text: () => lines(solargisLines()),
    type: 'Sequential',
    alignment: 'center',
    source: 'solargis',
    columns: ALL,
  },
  {
    format: 'solaranywhere',
    text: () => lines(solarAnywhereLines()),
    type: 'Sequential',
    alignment: 'ending',
    source: 'solaranywhere',
    columns: ALL.slice(0, 6),
  },
]

describe('one invented year in every format', () => {
  test.each(CASES)(
    '$format ($alignment) is detected and reads to the same columns',
    async (made) => {
      const text = made.text()
      expect(detectFormat(text.slice(0, 4000))).toBe(made.format)
      const weather = await readWeather(pieces(text))
      expect(weather.format).toBe(made.format)
      expect(weather.metadata).toMatchObject({
        source: made.source,
        latitude: 40,
        longitude: -105,
        altitude_m: 1600,
        local_time_zone: -7,
        time_interval: 'OneHour',
        interval_alignment: made.alignment,
        type: made.type,
      })
      expect(weather.rowCount).toBe(8760)
      for (const name of made.columns) {
        const column = weather.columns[name] ?? []
        const wrong = HOURS.findIndex(
          (_, i) =>
            Math.abs((column[i] ?? Number.NaN) - (VALUE[name]?.(i) ?? 0)) > 1e-9 ||
            column[i] === undefined,
        )
        expect({ name, wrong }).toEqual({ name, wrong: -1 })
      }
    },
  )

  test.each(CASES)(
    '$format ($alignment) has its first interval at local midnight and rises by the hour',
    async (made) => {
      const weather = await readWeather(pieces(made.text()))
      const year = made.type === 'TMY' ? 2001 : 2021
      expect(weather.metadata.start_time).toBe(`${year}-01-01T07:00:00.000Z`)
      expect(weather.metadata.end_time).toBe(`${year + 1}-01-01T07:00:00.000Z`)
      const start = weather.intervalStartUtcMs
      expect(start.every((ms, i) => i === 0 || ms - (start[i - 1] ?? 0) === 3_600_000)).toBe(true)
    },
  )

  test.each(CASES)(
    '$format ($alignment) fits the sun, so that no warning of time is given',
    async (made) => {
      const { warnings } = await readWeather(pieces(made.text()))
      expect(warnings.map((warning) => warning.code)).not.toContain('time_label')
    },
  )
})

const labelOf = (
  weather: Awaited<ReturnType<typeof readWeather>>,
  row: number,
): readonly (number | undefined)[] => {
  const { year, month, day, hour, minute } = weather.columns
  return [year[row], month[row], day[row], hour[row], minute[row]]
}

describe('labels', () => {
  test('hour-ending files keep 24:00 with the day that it ends, and the source year of the month', async () => {
    const weather = await readWeather(file(tmy3Lines()))
    expect(labelOf(weather, 0)).toEqual([1999, 1, 1, 1, 0])
    expect(labelOf(weather, 23)).toEqual([1999, 1, 1, 24, 0])
    expect(labelOf(weather, 31 * 24)).toEqual([1984, 2, 1, 1, 0])
    expect(labelOf(weather, 8759)).toEqual([1984, 12, 31, 24, 0])
  })

  test('midnight written as 00:00 of the next day becomes 24:00', async () => {
    const weather = await readWeather(file(solarAnywhereLines()))
    expect(labelOf(weather, 23)).toEqual([2021, 1, 1, 24, 0])
    expect(labelOf(weather, 8759)).toEqual([2021, 12, 31, 24, 0])
  })

  test('a PVGIS typical year is turned from UTC to local standard time', async () => {
    const weather = await readWeather(file(pvgisCsvLines()))
    expect(labelOf(weather, 0)).toEqual([1999, 1, 1, 0, 30])
    expect(labelOf(weather, 8759)).toEqual([1999, 12, 31, 23, 30])
    expect(weather.warnings.map((warning) => warning.code)).toEqual([
      'irradiance_time_offset',
      'time_zone_guessed',
    ])
  })

  test('the time zone of the user goes before the guess from the longitude', async () => {
    const weather = await readWeather(file(pvgisCsvLines()), { localTimeZoneH: -8 })
    expect(weather.metadata.local_time_zone).toBe(-8)
    expect(weather.metadata.start_time).toBe('2001-01-01T08:00:00.000Z')
    // The same instant as before: local hour 1 of UTC−7 is hour 0 of UTC−8.
    expect(weather.columns.ghi_wm2?.[11]).toBe(HOURS[12]?.ghi)
  })
})

describe('what a format says about missing values', () => {
  test('TMY3: the flag "?" and -9900 are missing, a column without any value is left out', async () => {
    const made = tmy3Lines()
    made[2] = (made[2] ?? '').replace(/,40,A,/, ',-9900,A,')
    const weather = await readWeather(file(made))
    expect(weather.columns.albedo?.[12]).toBe(0.2)
    expect(weather.columns.albedo?.[13]).toBeNaN()
    expect(weather.columns.rh?.[0]).toBeNaN()
    expect(weather.metadata).toMatchObject({ has_rh: false, has_pw: true, has_windspeed: true })
  })

  test('EPW: 999 of the albedo is missing throughout, so that there is no such column', async () => {
    const weather = await readWeather(file(epwLines()))
    expect(weather.columns.albedo).toBeUndefined()
    expect(weather.warnings).toContainEqual({
      code: 'column_empty',
      message: 'Albedo has no values and is left out.',
    })
  })

  test('Solargis: the "no data" value of a column is missing in it alone', async () => {
    const made = solargisLines()
    made[15] = '01.01.2021;00:30;-9;0;0;0;-9;1;180;40;830;10'
    const weather = await readWeather(file(made))
    expect(weather.columns.ghi_wm2?.[0]).toBeNaN()
    expect(weather.columns.temp_c?.[0]).toBe(-9)
  })

  test.each([
    ['TMY3', tmy3Lines(), 2, ',0,A,1,A,', ',-9900,A,1,A,'],
    ['TMY2', tmy2Lines(), 1, 'A7000A7010A7', 'A7999A7010A7'],
    ['EPW', epwLines(), 8, ',9999,0,1,', ',9999,999,1,'],
    ['SAM', samLines(), 3, ',830,0,1,', ',830,-999,1,'],
    ['Solargis', solargisLines(), 15, ';1;0;40;', ';1;-99;40;'],
  ])('%s: the code for a missing direction', async (_name, made, line, written, code) => {
    const before = made[line] ?? ''
    made[line] = before.replace(written, code)
    expect(made[line]).not.toBe(before)
    const { columns } = await readWeather(file(made))
    expect(columns.wind_direction?.[0]).toBeNaN()
    expect(columns.windspeed?.[0]).toBe(1)
    expect(columns.wind_direction?.[1]).toBe(15)
  })
})

describe('clocks', () => {
  test('an NSRDB file in UTC with a local time zone is read in local standard time', async () => {
    const rows = Array.from({ length: 48 }, (_, i) => {
      const utc = new Date(Date.UTC(2021, 0, 1, i)).toISOString()
      return `2021,${Number(utc.slice(5, 7))},${Number(utc.slice(8, 10))},${Number(utc.slice(11, 13))},30,${i},0`
    })
    const head = [
      'Source,Latitude,Longitude,Time Zone,Elevation,Local Time Zone',
      'NSRDB,40,-105,0,1600,-7',
      'Year,Month,Day,Hour,Minute,GHI,Temperature',
    ]
    const weather = await readWeather(file([...head, ...rows]))
    expect(weather.metadata).toMatchObject({
      local_time_zone: -7,
      start_time: '2021-01-01T00:00:00.000Z',
    })
    expect(labelOf(weather, 0)).toEqual([2020, 12, 31, 17, 30])
  })
})

describe('typical or measured', () => {
  test('years that fall and rise make a typical year, one whole year is measured unless it is said otherwise', async () => {
    const oneYear = samLines({ hasMinute: true, year: 2021 })
    expect((await readWeather(file(oneYear))).metadata.type).toBe('Sequential')
    expect((await readWeather(file(oneYear))).warnings[0]?.code).toBe('type_guessed')
    expect((await readWeather(file(oneYear), { filename: 'denver_tmy.csv' })).metadata.type).toBe(
      'TMY',
    )
    expect((await readWeather(file(oneYear), { type: 'TMY' })).metadata.type).toBe('TMY')
  })

  test('measured data in the layout of TMY3 are not of the NSRDB', async () => {
    const oneYear = tmy3Lines().map((line) => line.replace(/^(\d\d\/\d\d)\/\d{4}/, '$1/2021'))
    expect((await readWeather(file(oneYear))).metadata).toMatchObject({
      type: 'Sequential',
      source: 'default',
    })
  })

  test('a leap year without 29 February is a typical year', async () => {
    const weather = await readWeather(file(samLines({ hasMinute: true, year: 2020 })))
    expect(weather.metadata.type).toBe('TMY')
    expect(weather.warnings[0]?.code).toBe('type_guessed')
  })

  test('29 February is dropped from a typical year', async () => {
    const made = samLines({ hasMinute: true, year: 2020 })
    const leapDay = Array.from(
      { length: 24 },
      (_, hour) => `2020,2,29,${hour},30,0,0,0,1,830,180,1,40,1,0.17,,`,
    )
    made.splice(3 + 59 * 24, 0, ...leapDay)
    const weather = await readWeather(file(made), { type: 'TMY' })
    expect(weather.rowCount).toBe(8760)
    expect(weather.columns.ghi_wm2?.[59 * 24 + 12]).toBe(HOURS[59 * 24 + 12]?.ghi)
    expect(weather.warnings[0]).toEqual({
      code: 'leap_day_dropped',
      message: '29 February (24 rows) was left out of the typical year.',
    })
  })
})
