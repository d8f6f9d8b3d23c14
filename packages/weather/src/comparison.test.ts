import { roundEdges, valueGrid } from '@duet/comparison'
import { sum } from '@duet/units'
import { hasReferenceData } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { compareSeries } from './comparison.ts'
import { weatherStatistics } from './statistics.ts'
import { sunPath } from './sunPath.ts'
import { cloudySeries, referenceSeries, withColumn } from './testing/series.ts'

describe('two series', () => {
  test('one that reads 5 % more', () => {
    const a = cloudySeries()
    const b = withColumn(a, 'ghi_wm2', (value) => value * 1.05)
    const { columns, hourCount, fromUtcMs, toUtcMs } = compareSeries(a, b)
    expect(hourCount).toBe(8760)
    expect([fromUtcMs, toUtcMs]).toEqual([Date.UTC(2021, 0, 1), Date.UTC(2022, 0, 1)])
    const ghi = columns[0]
    expect(ghi).toMatchObject({ column: 'ghi_wm2', unit: 'W/m²', monthUnit: 'kWh/m²' })
    expect(ghi?.biasFraction).toBeCloseTo(0.05, 9)
    expect(ghi?.correlation).toBeCloseTo(1, 9)
    const whole = (a.columns.ghi_wm2 ?? new Float64Array()).reduce((x, y) => x + y) / 1000
    expect(ghi?.monthA.reduce((x, y) => x + y)).toBeCloseTo(whole, 6)
    const squares = (a.columns.ghi_wm2 ?? new Float64Array()).reduce(
      (x, y) => x + (0.05 * y) ** 2,
      0,
    )
    expect(ghi?.rmse).toBeCloseTo(Math.sqrt(squares / 8760), 9)
  })

  test('five minutes against an hour: hours with a missing step are left out', () => {
    const hours = cloudySeries({ days: 30 })
    const fine = cloudySeries({ days: 30, stepS: 300 })
    const holed = withColumn(fine, 'ghi_wm2', (value, row) => (row === 150 ? Number.NaN : value))
    const late = {
      ...holed,
      intervalStartUtcMs: holed.intervalStartUtcMs.subarray(6),
      columns: Object.fromEntries(
        Object.entries(holed.columns).map(([name, values]) => [name, values.subarray(6)]),
      ),
    }
    const { columns } = compareSeries(hours, late)
    const ghi = columns[0]
    // the first hour is half there, the thirteenth lacks a step
    const counted = ghi?.scatter.counts.reduce((x, y) => x + y, 0)
    expect(counted).toBe(718)
    expect(Math.abs(ghi?.biasFraction ?? 1)).toBeLessThan(0.005)
  })

  test('a typical year meets several years by month, day and hour, without 29 February', () => {
    const typical = { ...cloudySeries(), isTypicalYear: true }
    const years = cloudySeries({ days: 1461 })
    const { hourCount, columns } = compareSeries(years, typical)
    expect(hourCount).toBe(4 * 8760)
    expect(columns[0]?.months.length).toBe(12)
    const june = columns[0]?.monthA[5] ?? 0
    expect(june).toBeGreaterThan(150)
    expect(june).toBeLessThan(260)
  })

  test.skipIf(!hasReferenceData)(
    'rows that begin beside the hour meet the nearest (needs DUET_REFERENCE_DATA)',
    async () => {
      const pvgis = await referenceSeries('pvlib-samples/tmy_45.000_8.000_2005_2023.csv')
      const { hourCount, columns } = compareSeries(pvgis, pvgis)
      expect(hourCount).toBe(8760)
      expect(columns[0]).toMatchObject({ bias: 0, rmse: 0 })
    },
  )
})

describe('pictures', () => {
  test('edges are round and hold the ends', () => {
    expect(roundEdges(0, 1180, 12)).toEqual([
      0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200,
    ])
    expect(roundEdges(3, 3, 10).length).toBeGreaterThan(1)
    const grid = valueGrid(
      Float64Array.of(0, 5, 10, 11),
      Float64Array.of(0, 5, 10, 1),
      [0, 5, 10],
      [0, 5, 10],
    )
    expect([...grid.counts]).toEqual([1, 0, 0, 2])
  })

  test('the beam of the sun path is all the beam there is', () => {
    const series = cloudySeries()
    const { beamKwhM2, days } = sunPath(series)
    const whole = (series.columns.dni_wm2 ?? new Float64Array()).reduce((x, y) => x + y) / 1000
    expect(beamKwhM2.reduce((x, y) => x + y)).toBeCloseTo(whole, 6)
    expect(days.length).toBe(12)
  })

  test('without DNI it comes from what is there', () => {
    const series = cloudySeries()
    const { ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2: dni } = series.columns
    if (!ghi || !dhi || !dni) throw new Error('no light')
    const whole = sum(dni) / 1000
    const fromBoth = sunPath({ ...series, columns: { ghi_wm2: ghi, dhi_wm2: dhi } })
    expect(Math.abs(sum(fromBoth.beamKwhM2) / whole - 1)).toBeLessThan(0.03)
    const fromGlobal = sunPath({ ...series, columns: { ghi_wm2: ghi } })
    expect(Math.abs(sum(fromGlobal.beamKwhM2) / whole - 1)).toBeLessThan(0.25)
  })

  test('statistics: extents, classes and hours', () => {
    const series = cloudySeries()
    const statistics = weatherStatistics(series)
    const temp = statistics.columns.find(({ column }) => column === 'temp_c')
    const values = series.columns.temp_c?.slice(0, 744) ?? new Float64Array()
    expect(temp?.least[0]).toBe(Math.min(...values))
    expect(temp?.greatest[0]).toBe(Math.max(...values))
    expect(temp?.mean[0]).toBeCloseTo(values.reduce((x, y) => x + y) / 744, 9)
    expect(statistics.windFractions.reduce((x, y) => x + y)).toBeCloseTo(1, 9)
    // 3 + 2 sin: between 1 and 5 m/s
    expect(statistics.windFractions[0]).toBe(0)
    expect(statistics.windFractions.slice(5).every((share) => share === 0)).toBe(true)
    expect(statistics.windByHourMPerS.every((speed) => Math.abs(speed - 3) < 0.3)).toBe(true)
    expect(statistics.tempFractions.reduce((x, y) => x + y)).toBeCloseTo(1, 9)
  })
})
