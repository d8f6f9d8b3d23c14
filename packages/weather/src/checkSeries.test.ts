import { hasReferenceData } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { checkSeries } from './checkSeries.ts'
import type { WeatherCheck } from './series/weatherReport.ts'
import type { WeatherSeries } from './series/weatherSeries.ts'
import { cloudySeries, referenceSeries, withColumn } from './testing/series.ts'

const doubts = (series: WeatherSeries): readonly string[] =>
  checkSeries(series, new Date(0))
    .checks.filter(({ result }) => result === 'warning' || result === 'failed')
    .map(({ code }) => code)

function check(series: WeatherSeries, code: string, column?: string): WeatherCheck {
  const found = checkSeries(series, new Date(0)).checks.find(
    (one) => one.code === code && (column === undefined || one.column === column),
  )
  if (!found) throw new Error(`no check ${code}`)
  return found
}

const rowsWithout = (series: WeatherSeries, isGone: (row: number) => boolean): WeatherSeries => {
  const left = (values: Float64Array): Float64Array => values.filter((_, row) => !isGone(row))
  return {
    ...series,
    intervalStartUtcMs: left(series.intervalStartUtcMs),
    columns: Object.fromEntries(
      Object.entries(series.columns).map(([name, values]) => [name, left(values)]),
    ),
  }
}

describe('a valid series', () => {
  test('has no doubts, whatever its step', () => {
    expect(doubts(cloudySeries())).toEqual([])
    expect(doubts(cloudySeries({ stepS: 300, days: 120 }))).toEqual([])
    expect(checkSeries(cloudySeries(), new Date(0))).toMatchObject({
      quality: 'passed',
      row_count: 8760,
      expected_row_count: 8760,
      created_at: '1970-01-01T00:00:00.000Z',
    })
  })

  test('its months add up to its sums', () => {
    const series = cloudySeries()
    const { months } = checkSeries(series, new Date(0))
    expect(months.map(({ month }) => month).slice(0, 2)).toEqual(['2021-01', '2021-02'])
    const sum = months.reduce((before, { ghi_kwh_m2 }) => before + (ghi_kwh_m2 ?? 0), 0)
    const whole = (series.columns.ghi_wm2 ?? new Float64Array()).reduce((a, b) => a + b) / 1000
    expect(sum).toBeCloseTo(whole, 0)
    expect(months.every(({ available_fraction }) => available_fraction === 1)).toBe(true)
  })
})

describe('rows', () => {
  test('gaps are counted with their place and length', () => {
    const found = check(
      rowsWithout(cloudySeries(), (row) => row >= 100 && row < 106),
      'gaps',
    )
    expect(found).toMatchObject({
      result: 'warning',
      checked_count: 8760,
      failed_count: 6,
      first_at: '2021-01-05T03:00:00.000Z',
    })
    expect(found.message).toContain('the longest for 6.0 h')
  })

  test('a day that is a copy of the day before is reported', () => {
    const series = withColumn(cloudySeries(), 'ghi_wm2', (value) => value)
    const ghi = series.columns.ghi_wm2 ?? new Float64Array()
    ghi.copyWithin(2424, 2400, 2424)
    expect(check(series, 'duplicates')).toMatchObject({ result: 'warning', failed_count: 24 })
    expect(check(series, 'duplicates').message).toContain('1 days have exactly the light')
  })

  test('temperatures in kelvin and missing values are reported by column', () => {
    const kelvin = withColumn(cloudySeries(), 'temp_c', (value) => value + 273.15)
    expect(check(kelvin, 'out_of_range', 'temp_c').result).toBe('failed')
    const holes = withColumn(cloudySeries(), 'windspeed', (value, row) =>
      row < 24 ? Number.NaN : value,
    )
    expect(check(holes, 'missing_values', 'windspeed')).toMatchObject({
      result: 'warning',
      failed_count: 24,
    })
  })

  test('a snow depth that is mostly missing is reported, and makes nothing else doubtful', () => {
    const series = cloudySeries()
    const depth = series.intervalStartUtcMs.map((_, row) => (row < 24 ? 5 : Number.NaN))
    const snowy = { ...series, columns: { ...series.columns, snow_depth: depth } }
    expect(check(snowy, 'missing_values', 'snow_depth').result).toBe('warning')
    expect(check(snowy, 'out_of_range', 'snow_depth').message).toBe('5 to 5 cm')
  })
})

describe('light', () => {
  test('the limits of QCRad at noon of a June day, by hand', () => {
    // 21 June at 37.4° N: cos z 0.970, 1,321 W/m² above the air: possible 2,011 W/m², rare 1,579 W/m²
    const row = 171 * 24 + 12
    const at = (value: number): WeatherSeries =>
      withColumn(cloudySeries(), 'ghi_wm2', (old, i) => (i === row ? value : old))
    expect(check(at(1560), 'rare_limits', 'ghi_wm2').failed_count).toBe(0)
    expect(check(at(1600), 'rare_limits', 'ghi_wm2').failed_count).toBe(1)
    expect(check(at(1990), 'limits', 'ghi_wm2').failed_count).toBe(0)
    expect(check(at(2030), 'limits', 'ghi_wm2')).toMatchObject({
      failed_count: 1,
      result: 'warning',
      first_at: '2021-06-21T12:00:00.000Z',
    })
  })

  test('columns that do not add up, and diffuse above global', () => {
    const twisted = withColumn(cloudySeries(), 'dni_wm2', (value) => value * 0.7)
    expect(check(twisted, 'closure').result).toBe('failed')
    const diffuse = withColumn(cloudySeries(), 'dhi_wm2', (value) => value * 8)
    expect(check(diffuse, 'diffuse_ratio').result).toBe('failed')
    const { dni_wm2: _dni, ...columns } = cloudySeries().columns
    expect(check({ ...cloudySeries(), columns }, 'closure').result).toBe('not_checked')
  })

  test.each([
    ['Wh', 1800, 0.5],
    ['Wh', 900, 0.25],
    ['kJ', 3600, 3.6],
    ['J', 600, 0.06],
  ])(
    'energies in %s/m² of steps of %d s under the name of powers: the unit is named',
    (unit, stepS, factor) => {
      const energies = withColumn(cloudySeries({ stepS }), 'ghi_wm2', (value) => value * factor)
      const { result, message } = check(energies, 'clear_sky')
      expect(result).toBe('failed')
      expect(message).toContain(`The values may be in ${unit}/`)
    },
  )

  test('an instrument that reads 25 % too much, and one that drifts by 4 % a year', () => {
    const high = withColumn(cloudySeries(), 'ghi_wm2', (value) => value * 1.25)
    expect(check(high, 'clear_sky')).toMatchObject({ result: 'warning' })
    const years = cloudySeries({ days: 1095 })
    const drifting = withColumn(years, 'ghi_wm2', (value, row) => value * (1 - (0.04 * row) / 8760))
    expect(check(drifting, 'clear_sky').message).toMatch(/changes by -(3\.[5-9]|4\.\d) % a year/)
    expect(check(years, 'clear_sky').result).toBe('passed')
  })

  test('light at night, days without, values that stay', () => {
    const lit = withColumn(cloudySeries(), 'ghi_wm2', (value) => value + 30)
    expect(check(lit, 'night').result).toBe('failed')
    const dark = withColumn(cloudySeries(), 'ghi_wm2', (value, row) =>
      row >= 2400 && row < 2520 ? 0 : value,
    )
    expect(check(dark, 'dark_days')).toMatchObject({
      result: 'failed',
      failed_count: 120,
      first_at: '2021-04-11T00:00:00.000Z',
      spans: [{ from: '2021-04-11T00:00:00.000Z', to: '2021-04-16T00:00:00.000Z' }],
    })
    const stuck = withColumn(cloudySeries(), 'temp_c', (value, row) =>
      row >= 1000 && row < 1500 ? 21.5 : value,
    )
    expect(doubts({ ...stuck, isAirGiven: true })).toEqual([])
    expect(check(stuck, 'stuck_values', 'temp_c')).toMatchObject({
      result: 'warning',
      failed_count: 500,
    })
  })

  test('a pyranometer that cools at night is reported as such, and nothing else', () => {
    const cold = withColumn(cloudySeries(), 'ghi_wm2', (value) => (value === 0 ? -8 : value))
    expect(doubts(cold)).toEqual(['night'])
    expect(check(cold, 'night').message).toContain('down to -8.0 W/m²')
    expect(check(cold, 'limits', 'ghi_wm2').result).toBe('passed')
    const broken = withColumn(cloudySeries(), 'ghi_wm2', (value) => (value === 0 ? -40 : value))
    expect(check(broken, 'limits', 'ghi_wm2').result).toBe('failed')
  })

  test('wind in whole m/s may stay for a day, not for a week', () => {
    const still = (rows: number): WeatherSeries =>
      withColumn(cloudySeries(), 'windspeed', (value, row) =>
        row % 240 < rows ? 4 : Math.round(value),
      )
    expect(check(still(24), 'stuck_values').result).toBe('passed')
    expect(check(still(168), 'stuck_values', 'windspeed').result).toBe('failed')
  })

  test('dark days with good ones between them are distinguished', () => {
    const dark = withColumn(cloudySeries(), 'ghi_wm2', (value, row) =>
      (row >= 2400 && row < 2448) || (row >= 2510 && row < 2544) ? 0 : value,
    )
    const { spans, failed_count, message } = check(dark, 'dark_days')
    // from the last light of the day before on
    expect(spans).toEqual([
      { from: '2021-04-11T00:00:00.000Z', to: '2021-04-13T00:00:00.000Z' },
      { from: '2021-04-15T14:00:00.000Z', to: '2021-04-17T00:00:00.000Z' },
    ])
    expect(failed_count).toBe(48 + 34)
    expect(message).toContain('in 2 stretches')
  })

  test.skipIf(!hasReferenceData)(
    'the failed logger of 2021 and its dummy tracker column (needs DUET_REFERENCE_DATA)',
    async () => {
      const path = 'measured/NREL_BEST_2021_60min_dummy_tracker_angle.csv'
      const series = await referenceSeries(path)
      // in the dark days the air has 0 °C throughout
      expect(doubts(series)).toEqual(['out_of_range', 'dark_days', 'stuck_values', 'tracker_angle'])
      expect(check(series, 'tracker_angle').message).toContain('2 different values')
      expect(check(series, 'dark_days').message).toMatch(
        /days have no light, from 2021-09-07 (09|10|11):00/,
      )
    },
  )

  test('angles that follow the sun are no dummy', () => {
    const series = cloudySeries()
    const angle = series.intervalStartUtcMs.map((utcMs) =>
      Math.max(-60, Math.min(60, ((utcMs / 3_600_000) % 24) * 15 - 180)),
    )
    const tracked = { ...series, columns: { ...series.columns, tracker_angle: angle } }
    expect(check(tracked, 'tracker_angle').result).toBe('passed')
  })
})
