import type { Mount } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { weatherFitness } from './fitness.ts'
import type { WeatherSeries } from './series/weatherSeries.ts'
import { cloudySeries, movedBy, rowsWhere, withColumn } from './testing/series.ts'
import { weatherTotals } from './weatherTotals.ts'

const PHOENIX = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 337 }
const SYDNEY = { latitudeDeg: -33.87, longitudeDeg: 151.21 }
const SOUTH: Mount = { kind: 'fixed', tiltDeg: 20, azimuthDeg: 180 }
const TRACKER: Mount = {
  kind: 'singleAxis',
  axisAzimuthDeg: 180,
  minAngleDeg: -60,
  maxAngleDeg: 60,
  backtracking: true,
  slopeAware: true,
  stowAngleDeg: 0,
}

const plantOf = (series: WeatherSeries, mount?: Mount) => ({
  latitudeDeg: series.latitudeDeg,
  longitudeDeg: series.longitudeDeg,
  altitudeM: series.altitudeM,
  mount,
})
const levels = (fitness: ReturnType<typeof weatherFitness>): Readonly<Record<string, string>> =>
  Object.fromEntries(fitness.remarks.map(({ code, level }) => [code, level]))

describe('fitness of weather', () => {
  test('weather of the place, whole and on time has no remark', () => {
    const series = cloudySeries()
    const fitness = weatherFitness(series, 10, plantOf(series, SOUTH))
    expect(fitness.remarks).toEqual([])
    expect(fitness).toMatchObject({ distance_km: 0, height_difference_m: 0, whole_years: 1 })
  })

  test.each([
    // north of the plant by so many degrees, level; a degree is 111.2 km
    [0.4, undefined],
    [0.5, 'warning'],
    [4.4, 'warning'],
    [4.6, 'confirm'],
  ])('weather %d° away: %s', (northDeg, level) => {
    const series = cloudySeries({ days: 5 })
    const plant = { ...plantOf(series), latitudeDeg: series.latitudeDeg - northDeg }
    expect(levels(weatherFitness(series, 10, plant))['distance']).toBe(level)
  })

  test.each([
    ['the sign of the longitude', { longitudeDeg: -PHOENIX.longitudeDeg }],
    ['the sign of the latitude', { latitudeDeg: -PHOENIX.latitudeDeg }],
  ])('%s swapped: the likely place is named', (_name, wrong) => {
    const series = { ...cloudySeries({ days: 5 }), ...PHOENIX, ...wrong }
    expect(weatherFitness(series, 337, PHOENIX).remarks[0]).toMatchObject({
      level: 'confirm',
      message: expect.stringMatching(/It would be near the plant at 33\.45° N, 111\.98° W: a sign/),
    })
  })

  test('weather of the other hemisphere is to be confirmed, however near', () => {
    const sydney = { ...cloudySeries({ days: 5 }), ...SYDNEY }
    expect(weatherFitness(sydney, 40, PHOENIX).remarks[0]).toEqual({
      code: 'distance',
      level: 'confirm',
      message:
        'The weather is of a place 12,555 km from the plant, in the other hemisphere (33.87° S; the plant lies at 33.45° N).',
    })
    const near = { ...cloudySeries({ days: 5 }), latitudeDeg: 0.5 }
    const plant = { ...plantOf(near), latitudeDeg: -0.5 }
    expect(levels(weatherFitness(near, 10, plant))['distance']).toBe('confirm')
  })

  test('a height that is unknown or other is reported', () => {
    const series = cloudySeries({ days: 5 })
    const remark = (heightM: number | null) =>
      weatherFitness(series, heightM, plantOf(series)).remarks.find(({ code }) => code === 'height')
    expect(remark(null)?.message).toBe(
      "The height of the weather's place is not known: that of the plant, 10 m, is taken.",
    )
    expect(remark(1010)?.message).toBe(
      'The place of the weather lies 1,000 m higher than the plant, where the air is about 6.5 K warmer.',
    )
    expect(remark(200)).toBeUndefined()
  })

  test('missing steps are counted with the light that they would have had', () => {
    const series = cloudySeries()
    const whole = weatherTotals(series).ghi_kwh_m2 ?? 0
    const isTaken = (row: number): boolean => row < 4000 || row >= 4240
    const gappy = rowsWhere(series, isTaken)
    const lost = 1 - (weatherTotals(gappy).ghi_kwh_m2 ?? 0) / whole
    const noAir = withColumn(series, 'temp_c', (value, row) => (isTaken(row) ? value : Number.NaN))
    for (const broken of [gappy, noAir]) {
      const fitness = weatherFitness(broken, 10, plantOf(series))
      expect(fitness.missing_step_count).toBe(240)
      // the cloud of ten days is not that of the year
      expect(Math.abs(fitness.missing_light_percent / (100 * lost) - 1)).toBeLessThan(0.15)
      expect(levels(fitness)['missing_steps']).toBe('warning')
    }
  })

  test('a time offset is reported with what it costs', () => {
    const late = movedBy(cloudySeries(), 30)
    const [fixed, tracker] = [SOUTH, TRACKER].map((mount) =>
      weatherFitness(late, 10, plantOf(late, mount)),
    )
    expect(fixed.time_offset_min).toBeCloseTo(30, 0)
    // a fixed plane to the south loses about 0.65 %, trackers 1.1 % in a desert with half an hour (pvlib on PSM weather)
    expect(fixed.time_offset_percent).toBeGreaterThan(-1.5)
    expect(fixed.time_offset_percent).toBeLessThan(-0.2)
    expect(tracker.time_offset_percent).toBeLessThan(-0.1)
    expect(levels(tracker)).toEqual({ time_offset: 'warning' })
    expect(weatherFitness(late, 10, plantOf(late)).time_offset_percent).toBeNull()
  })

  test('light that was not measured is reported by its share', () => {
    const { ghi_wm2, dhi_wm2, temp_c } = cloudySeries().columns
    const only = (columns: WeatherSeries['columns']) =>
      weatherFitness({ ...cloudySeries(), columns }, 10, plantOf(cloudySeries()))
    const air = temp_c ? { temp_c } : {}
    const global = only({ ...air, ...(ghi_wm2 && { ghi_wm2 }) })
    expect(global).toMatchObject({ closed_light_percent: 0, modelled_light_percent: 100 })
    const two = only({ ...air, ...(ghi_wm2 && { ghi_wm2 }), ...(dhi_wm2 && { dhi_wm2 }) })
    expect(two).toMatchObject({ closed_light_percent: 100, modelled_light_percent: 0 })
    expect(levels(two)).toEqual({ derived_light: 'note' })
  })

  test('a part of a year is named as such', () => {
    const series = cloudySeries({ days: 120 })
    expect(weatherFitness(series, 10, plantOf(series)).remarks).toEqual([
      {
        code: 'period',
        level: 'note',
        message:
          'The weather of the run is 120 days, not whole years: energy and yields are of this time alone.',
      },
    ])
  })
})
