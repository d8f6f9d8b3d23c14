import { hasReferenceData } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { checkSeries } from './checkSeries.ts'
import { placeCheck, timeLabelCheck } from './checks/timeChecks.ts'
import { lightMap } from './pictures/lightMap.ts'
import { lightClock } from './series/lightClock.ts'
import { globalIrradiance } from './series/skySeries.ts'
import type { WeatherCheck } from './series/weatherReport.ts'
import type { WeatherSeries } from './series/weatherSeries.ts'
import {
  cloudySeries,
  movedBy,
  referenceSeries,
  referenceWeather,
  withColumn,
} from './testing/series.ts'

const CLEAN = [
  'tmy3/724666TYA.CSV',
  'epw/USA_CO_Boulder.724699_TMY2.epw',
  'nasa-power/blythe_nasa_60_tmy.csv',
  'meteonorm/Bern-hour.dat',
  'sam-csv/WF_SAM_TMY2020.csv',
  'sam-csv/WF_SAM_TMYA01.csv',
  'solargis/SOLARGIS_Almeria_Spain_TS60.csv',
  'measured/NREL_BEST_2021_60min_dummy_tracker_angle.csv',
  'measured/NREL_BEST_0.5y_15min.csv',
  'sam-samples/phoenix_az_33.450495_-111.983688_psmv3_60_tmy.csv',
  'sam-samples/fargo_nd_46.9_-96.8_mts1_60_tmy.csv',
  'pvlib-samples/12839.tm2',
  'pvlib-samples/723170TYA.CSV',
  'pvlib-samples/NLD_Amsterdam062400_IWEC.epw',
  'pvlib-samples/test_read_psm3.csv',
  'pvlib-samples/tmy_45.000_8.000_2005_2023.csv',
  'pvlib-samples/tmy_45.000_8.000_2005_2023.json',
]

/** What reading does to files with a fault alone. */
const DONE = [
  'time_mended',
  'columns_exchanged',
  'summer_time',
  'rows_repeated',
  'rows_sorted',
  'lines_left_out',
  'date_order',
] as const

function check(series: WeatherSeries, code: string): WeatherCheck {
  const { checks } = checkSeries(series, new Date(0))
  const found = checks.find((one) => one.code === code)
  if (!found) throw new Error(`no check ${code}`)
  return found
}

/** These two alone; all checks take ten times as long. */
const time = (series: WeatherSeries): WeatherCheck =>
  timeLabelCheck(series, lightClock(series, globalIrradiance(series)))
const place = (series: WeatherSeries): WeatherCheck =>
  placeCheck(series, lightClock(series, globalIrradiance(series)))

const minutesOf = ({ message }: WeatherCheck): number => {
  const [, minutes, side] = /lies (\d+) minutes? (after|before)/.exec(message) ?? []
  return side === 'before' ? -Number(minutes) : Number(minutes)
}

describe('every clean file (needs DUET_REFERENCE_DATA)', () => {
  test.skipIf(!hasReferenceData).each(CLEAN)('%s', async (path) => {
    const series = await referenceSeries(path)
    const codes = (await referenceWeather(path)).warnings.map(({ code }) => code)
    for (const code of DONE) expect(codes).not.toContain(code)
    expect(time(series)).toMatchObject({ result: 'passed', failed_count: 0 })
    expect(place(series)).toMatchObject({ result: 'passed' })
    expect(['passed', 'not_checked']).toContain(check(series, 'daylight_saving').result)
    for (const minutes of [-60, -30, 30, 60]) {
      const moved = time(movedBy(series, minutes))
      expect(moved.result).toBe('failed')
      expect(Math.abs(minutesOf(moved) - minutes)).toBeLessThanOrEqual(4)
    }
    const swapped = place({ ...series, longitudeDeg: -series.longitudeDeg })
    expect(swapped.result).toBe('failed')
    expect(swapped.message).toContain('the sign of the longitude is swapped')
    const zone = time({ ...movedBy(series, 60), utcOffsetH: series.utcOffsetH - 1 })
    expect(zone.message).toMatch(/time zone UTC\S* instead of UTC/)
  })

  test.skipIf(!hasReferenceData).each(CLEAN.filter((path) => !path.includes('0.5y')))(
    '%s with the sign of its latitude swapped',
    async (path) => {
      const series = await referenceSeries(path)
      const swapped = place({ ...series, latitudeDeg: -series.latitudeDeg })
      expect(swapped.result).toBe('failed')
      expect(swapped.message).toContain('Correct the sign of the latitude')
    },
  )
})

describe('planted defects of files (needs DUET_REFERENCE_DATA)', () => {
  test.skipIf(!hasReferenceData)(
    'des Moines is half an hour late: its labels are ends, and are read so',
    async () => {
      const path = 'sam-samples/des_moines_ia_41.586835_-93.624959_psmv3_60_tmy.csv'
      const { warnings, metadata } = await referenceWeather(path)
      expect(metadata.interval_alignment).toBe('ending')
      expect(warnings.find(({ code }) => code === 'time_mended')?.message).toMatch(
        /the centre of the light lies (28|29|30|31|32|33) minutes after the sun/,
      )
      const late = time(movedBy(await referenceSeries(path), 30))
      expect(late.result).toBe('failed')
    },
  )

  test.skipIf(!hasReferenceData)(
    'Bern with longitude and time zone counted to the west',
    async () => {
      const right = await referenceSeries('meteonorm/Bern-hour.dat')
      const read = {
        ...movedBy(right, 120 * right.utcOffsetH),
        longitudeDeg: -right.longitudeDeg,
        utcOffsetH: -right.utcOffsetH,
      }
      expect(time(read)).toMatchObject({ result: 'failed' })
      const wrong = place(read)
      expect(wrong.result).toBe('failed')
      expect(wrong.message).toContain('positive to the west')
      expect(wrong.message).toContain('7.44° E in UTC+1')
    },
  )

  test.skipIf(!hasReferenceData)('Bern with its longitude alone counted to the west', async () => {
    const right = await referenceSeries('meteonorm/Bern-hour.dat')
    expect(place({ ...right, longitudeDeg: -right.longitudeDeg }).message).toContain(
      'The light fits longitude 7.44° E, not 7.44° W',
    )
  })
})

describe('what would fit', () => {
  test('a whole step between beginning and end', () => {
    const late = time(movedBy(cloudySeries(), 60))
    expect(late.message).toContain('times that label the end of their intervals')
    expect(late.message).toContain('time zone UTC+1 instead of UTC')
    expect(late.message).toContain('all times moved by −60 minutes')
  })

  test('the longitude that fits is reported', () => {
    const { message } = time({ ...cloudySeries(), longitudeDeg: -5.9 + 10 })
    const [, fitting] = /longitude ([\d.]+)° W; or all times/.exec(message) ?? []
    expect(Math.abs(Number(fitting) - 5.9)).toBeLessThan(0.5)
  })

  test('a place half around the world from its time zone has a swapped sign, and nothing else is offered', () => {
    const phoenix = cloudySeries({ latitudeDeg: 33.4, longitudeDeg: -112, utcOffsetH: -7 })
    const swapped = { ...phoenix, longitudeDeg: 112 }
    expect(place(swapped).message).toContain('Import again with -112.00')
    expect(time(swapped).message).not.toContain('time zone UTC')
  })

  test('a time zone of three quarters of an hour is one', () => {
    const nepal = cloudySeries({ latitudeDeg: 27.7, longitudeDeg: 85.3, utcOffsetH: 5.75 })
    const read = { ...movedBy(nepal, 15), utcOffsetH: 5.5 }
    expect(time(read).message).toContain('time zone UTC+5:45 instead of UTC+5:30')
  })

  test('years before 1970 are reported like those after', () => {
    const japan = cloudySeries({ latitudeDeg: 35, longitudeDeg: 135, utcOffsetH: 9 })
    const early = movedBy(japan, (Date.UTC(1961, 0, 1) - Date.UTC(2021, 0, 1)) / 60_000)
    expect(place({ ...early, longitudeDeg: -135 }).message).toContain('Import again with 135.00')
  })

  test('at the equator the hemisphere is not guessed', () => {
    const found = place(cloudySeries({ latitudeDeg: 2, longitudeDeg: 37, utcOffsetH: 3 }))
    expect(found).toMatchObject({ result: 'passed' })
    expect(found.message).toContain('does not tell the hemisphere')
  })

  test('summer time that was not removed jumps by an hour', () => {
    const series = cloudySeries()
    const [from, to] = [Date.UTC(2021, 2, 28), Date.UTC(2021, 9, 31)]
    const intervalStartUtcMs = series.intervalStartUtcMs.map((utcMs) =>
      utcMs >= from && utcMs < to ? utcMs + 3_600_000 : utcMs,
    )
    const found = check({ ...series, intervalStartUtcMs }, 'daylight_saving')
    expect(found.result).toBe('failed')
    expect(found.message).toMatch(/(59|60|61) minutes later than that of November/)
  })

  test('a clock that drifts is seen by month', () => {
    const series = cloudySeries()
    const first = series.intervalStartUtcMs[0] ?? 0
    const drifting = series.intervalStartUtcMs.map((utcMs) => utcMs + (utcMs - first) / 8760)
    const found = check({ ...series, intervalStartUtcMs: drifting }, 'daylight_saving')
    expect(found.result).toBe('warning')
    expect(found.message).toContain('from month to month')
  })

  test('where no day is clear, first and last light tell', () => {
    const cloudy = withColumn(
      cloudySeries(),
      'ghi_wm2',
      (value, row) => value * (row % 5 < 2 ? 0.2 : 0.7),
    )
    expect(time(cloudy)).toMatchObject({ result: 'passed' })
    expect(time(cloudy).message).toContain('No day is clear')
    const late = time(movedBy(cloudy, 30))
    expect(late.result).toBe('failed')
    expect(Math.abs(minutesOf(late) - 30)).toBeLessThan(8)
    expect(check(cloudy, 'clear_sky').result).toBe('not_checked')
  })

  test('without light nothing is said', () => {
    const dark = cloudySeries({ days: 20, latitudeDeg: 78 })
    expect(time(dark).result).toBe('not_checked')
    expect(place(dark).result).toBe('not_checked')
  })
})

test('sunrise and sunset far from the time zone are times of the day', () => {
  const series = { ...cloudySeries({ latitudeDeg: 35, longitudeDeg: 135 }), utcOffsetH: 0 }
  const { sunriseMin, sunsetMin } = lightMap(series, globalIrradiance(series))
  for (const minute of [...sunriseMin, ...sunsetMin]) {
    expect(minute).toBeGreaterThanOrEqual(0)
    expect(minute).toBeLessThan(1440)
  }
  // noon in Akashi is 3:00 UTC
  expect((((sunriseMin[80] ?? 0) + (sunsetMin[80] ?? 0)) / 2 + 720) % 1440).toBeCloseTo(180, -1.3)
})
