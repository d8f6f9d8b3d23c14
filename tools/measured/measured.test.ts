import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type SunAtIntervals, sunAtIntervals } from '@duet/engine'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { cellLight } from './cellLight.ts'
import { csvTable, readCsv } from './csvColumns.ts'
import { meanOfRows, splitFront } from './frontSplit.ts'
import { mockUpStandings, standing } from './measuredReport.ts'
import { MOCK_UP_CELLS, MOCK_UP_EXTENTS, MOCK_UP_SETUPS, mockUpScene } from './mockUp.ts'
import { modelErrors } from './modelErrors.ts'
import { runMockUp } from './runMockUp.ts'
import { runTracker } from './runTracker.ts'

const MEASURED = referenceFile('bifacial-measured')
const isAbsent = !existsSync(MEASURED)

const [HIGH] = MOCK_UP_SETUPS
const EXTENT = { rows: 3, rowLength: 15, albedo: 0.62 }

/** A June day in Golden, every two hours of daylight. */
function juneDay(): SunAtIntervals {
  const start = Date.UTC(2017, 5, 21, 13)
  const intervalStartUtcMs = Float64Array.from({ length: 6 }, (_, i) => start + i * 7_200_000)
  return sunAtIntervals(
    { intervalStartUtcMs, stepS: 300 },
    { latitudeDeg: 39.742, longitudeDeg: -105.179, altitudeM: 1829 },
  )
}

describe('the mock-up', () => {
  const rearMean = (rows: number, rowLength: number): number => {
    if (!HIGH) throw new Error('no setup')
    const light = cellLight(mockUpScene(HIGH, { ...EXTENT, rows, rowLength }), juneDay(), 0.62)
    const rear = MOCK_UP_CELLS.flatMap(({ isFront }, row) => (isFront ? [] : [row]))
    return rear.reduce((sum, row) => sum + (light.sky[2 * row] ?? 0), 0) / rear.length
  }

  test('sees less of the sky from behind the more panels stand around', () => {
    const alone = rearMean(1, 4)
    const among = rearMean(3, 4)
    const long = rearMean(3, 12)
    expect(alone).toBeGreaterThan(1.2 * among)
    expect(among).toBeGreaterThan(1.05 * long)
    // Light from above reaches the rear off white ground alone.
    expect(alone).toBeLessThan(0.62)
  })

  test('gives back the light of its front cells', () => {
    if (!HIGH) throw new Error('no setup')
    const sun = juneDay()
    const light = cellLight(mockUpScene(HIGH, EXTENT), sun, 0.62)
    const reading = Float64Array.of(90, 350, 700, 950, 400, 200)
    const split = splitFront(reading, [7, 10], light, sun, 1829)
    meanOfRows(light, split, [7, 10]).forEach((value, i) => {
      // DIRINT's bins leave steps that no global irradiance falls on.
      expect(value / (reading[i] ?? 0)).toBeCloseTo(1, 2)
    })
    expect(split.dniWm2[3]).toBeGreaterThan(400)
  })
})

describe('errors', () => {
  test('leave out rows without a number', () => {
    const errors = modelErrors(Float64Array.of(1, 5, NaN, 9), Float64Array.of(2, 2, 3, NaN))
    expect(errors).toEqual({
      count: 2,
      meanModel: 3,
      bias: 1,
      meanAbsolute: 2,
      rootMeanSquare: Math.sqrt(5),
    })
  })
})

describe('columns', () => {
  test('are numbers by name, empty cells missing', () => {
    const table = csvTable(',a,b\nx,1,\ny,2,3\n')
    expect(table.labels).toEqual(['x', 'y'])
    expect(table.column('b')).toEqual(Float64Array.of(NaN, 3))
    expect(() => table.column('c')).toThrow('no column c')
  })
})

describe.skipIf(isAbsent)('measured sites (skipped where their files are absent)', () => {
  test('of a high mock-up all models are driven alike, and the standing is that of all extents', () => {
    if (!HIGH) throw new Error('no setup')
    const name = `nrel-otf-mockup-2017/Setup_${HIGH.id}_OTF_Measured_And_Calc.csv`
    const table = readCsv(join(MEASURED, name))
    const extents = MOCK_UP_EXTENTS.slice(0, 2)
    const results = extents.map((extent) => runMockUp(HIGH, table, extent, 60))
    // The models of the file have an extent of their own: ours moves them in nothing.
    const [first, second] = results.map(({ models }) => models['front cells'].slice(1))
    expect(first).toEqual(second)
    expect(mockUpStandings(results)).toHaveLength(4)
    for (const { least, most } of mockUpStandings(results)) expect(least).toBeLessThan(most)
  })

  test('days beyond the filter are counted, and a constant gain is the rival of the trackers', () => {
    const file = join(MEASURED, 'bonanza-oregon-tracker/Bonanza_Merge.csv.gz')
    const { gains, cases, dropped } = runTracker(readCsv(file), [
      { albedo: 0.2, bifaciality: 0.95 },
    ])
    const [losses = 0, kept = 0, high = 0, all] = dropped.map(({ days }) => days)
    expect(losses + kept + high).toBe(all)
    expect(gains.at(-1)?.days).toBe(kept)
    expect(cases.find(({ kind }) => kind === 'constant')?.errors.bias).toBeCloseTo(0, 9)
  })
})

test('an engine that is nearer under some assumptions alone is not called nearer', () => {
  expect(standing('', [1, 2], 3).state).toBe('ahead')
  expect(standing('', [1, 4], 3).state).toBe('depends')
  expect(standing('', [3, 4], 3).state).toBe('behind')
})
