import { diffuseSky, extraterrestrialWm2, relativeAirmass, sunAtIntervals } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { cloudySeries } from '../testing/series.ts'
import { globalFromPlane } from './globalFromPlane.ts'
import { readMeteo } from './readMeteo.ts'

const kwhM2 = (values: Float64Array | undefined, stepS = 3600): number =>
  ((values?.reduce((sum, value) => sum + (value > 0 ? value : 0), 0) ?? 0) * stepS) / 3.6e6

const PLACE = ['# Latitude: 41.46', '# Longitude: 15.54', '# Time zone: UTC+01:00']
const MONTHS = [64, 90, 130, 160, 195, 205, 215, 190, 145, 105, 70, 55]
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

describe('hours made of sums', () => {
  test.each([
    [
      'sums by name of the month',
      'kWh/m2',
      (sum: number) => sum,
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    ],
    [
      'mean days by number',
      'kWh/m2/day',
      (sum: number, days: number) => sum / days,
      DAYS.map((_, i) => String(i + 1)),
    ],
    [
      'mean power in German',
      'W/m2',
      (sum: number, days: number) => (sum * 1000) / days / 24,
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
        ' ',
      ),
    ],
  ])('of months: %s', async (_name, unit, value, names) => {
    const rows = MONTHS.map(
      (sum, i) => `${names[i]},${value(sum, DAYS[i] ?? 30).toFixed(4)},${i + 5}`,
    )
    const weather = await readMeteo([
      [...PLACE, '# Sums of 2022', `Month,GHI [${unit}],Temperature [degC]`, ...rows].join('\n'),
    ])
    expect(weather.rowCount).toBe(8760)
    expect(weather.metadata).toMatchObject({
      type: 'Sequential',
      start_time: '2021-12-31T23:00:00.000Z',
    })
    const { ghi_wm2: ghi, dni_wm2: dni, dhi_wm2: dhi } = weather.columns
    let hour = 0
    for (const [i, days] of DAYS.entries()) {
      const month = ghi?.slice(hour, hour + days * 24)
      expect(Math.abs(kwhM2(month) / (MONTHS[i] ?? 1) - 1)).toBeLessThan(0.01)
      hour += days * 24
    }
    for (const column of [ghi, dni, dhi]) expect(column?.every(Number.isFinite)).toBe(true)
    expect(weather.warnings.map(({ code }) => code)).toContain('synthetic')
  })

  test('of days keep each day; a day that is missing is a gap, one that stands twice counts once', async () => {
    const days = Array.from({ length: 60 }, (_, i) => {
      const date = new Date(Date.UTC(2022, 2, 1 + i)).toISOString().slice(0, 10)
      return `${date},${(3 + Math.sin(i)).toFixed(2)},${10 + (i % 5)}`
    })
    const clean = [...days]
    days.splice(40, 1)
    days.splice(10, 0, days[10] ?? '')
    const read = (rows: readonly string[]) =>
      readMeteo([[...PLACE, 'Date,GHI [kWh/m2/day],Temperature [degC]', ...rows].join('\n')])
    const weather = await read(days)
    expect(weather.rowCount).toBe(59 * 24)
    expect(weather.gaps.map(({ missingRows }) => missingRows)).toEqual([24])
    expect(weather.warnings.find(({ code }) => code === 'rows_repeated')?.lines).toEqual([15, 16])
    const whole = await read(clean)
    for (let day = 0; day < 60; day++) {
      const sum = kwhM2(whole.columns.ghi_wm2?.slice(day * 24, day * 24 + 24))
      expect(Math.abs(sum / (3 + Math.sin(day)) - 1)).toBeLessThan(0.01)
      const air = whole.columns.temp_c?.slice(day * 24, day * 24 + 24)
      const mean = air?.reduce((all, value) => all + value / 24, 0)
      expect(mean).toBeCloseTo(10 + (day % 5), 6)
    }
    days.splice(20, 0, `${(days[20] ?? '').slice(0, 10)},9.99,9`)
    await expect(read(days)).rejects.toMatchObject({ problems: [{ code: 'duplicate_time' }] })
  })
})

describe('global light from that on a plane', () => {
  const series = cloudySeries({ days: 90 })
  const { ghi_wm2: ghi, dni_wm2: dni, dhi_wm2: dhi } = series.columns
  if (!ghi || !dni || !dhi) throw new Error('no light')

  /** By Hay and Davies, another sky than the one that is turned round. */
  function onPlane(tiltDeg: number, azimuthDeg: number): Float64Array {
    const sun = sunAtIntervals(series, { ...series })
    const rad = Math.PI / 180
    const zenithDeg = sun.apparentZenithDeg
    const sky = diffuseSky('haydavies', {
      zenithDeg,
      dniWm2: dni ?? zenithDeg,
      dhiWm2: dhi ?? zenithDeg,
      extraterrestrialWm2: extraterrestrialWm2(sun.timeUtcMs),
      airmass: relativeAirmass(zenithDeg),
    })
    return zenithDeg.map((z, i) => {
      if (!(sun.sunlitFraction[i] > 0)) return 0
      const cos =
        Math.cos(z * rad) * Math.cos(tiltDeg * rad) +
        Math.sin(z * rad) *
          Math.sin(tiltDeg * rad) *
          Math.cos((sun.azimuthDeg[i] - azimuthDeg) * rad)
      const view = (1 + Math.cos(tiltDeg * rad)) / 2
      const beam = (dni?.[i] ?? 0) + sky.circumsolarNormalWm2[i]
      return beam * Math.max(0, cos) + sky.domeWm2[i] * view + 0.2 * (ghi?.[i] ?? 0) * (1 - view)
    })
  }

  test.each([
    [10, 180],
    [30, 180],
    [45, 150],
    [20, 90],
    [20, 270],
  ])('tilt %d, azimuth %d: the sum within 5 %%', (tiltDeg, azimuthDeg) => {
    const found = globalFromPlane(series, onPlane(tiltDeg, azimuthDeg), { tiltDeg, azimuthDeg })
    expect(found.azimuthDeg).toBe(azimuthDeg)
    expect(Math.abs(kwhM2(found.ghiWm2) / kwhM2(ghi) - 1)).toBeLessThan(0.05)
    expect(found.misfit).toBeLessThan(0.05)
  })

  test('an azimuth of 0 that means the south is taken for that', () => {
    const found = globalFromPlane(series, onPlane(35, 180), { tiltDeg: 35, azimuthDeg: 0 })
    expect(found.azimuthDeg).toBe(180)
    expect(Math.abs(kwhM2(found.ghiWm2) / kwhM2(ghi) - 1)).toBeLessThan(0.05)
  })
})
