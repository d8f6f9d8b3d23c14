import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import { simulateBlock, simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { smallTrackerBlock } from '../testing/smallTracker.ts'
import { someDays } from '../testing/someDays.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { asEndlessRows, isTraced, openAreaFraction } from './controlledBlocks.ts'
import { type PvsystFactorSet, pvsystFactors } from './pvsystFactors.ts'
import { type PvsystRun, pvsystRunSums, pvsystRuns, simulatePvsystRuns } from './pvsystRuns.ts'

const block = smallTrackerBlock()
if (!isTraced(block)) throw new Error('got a block without tables, expected traced light')
const weather = someDays([16, 105, 190, 285])
const runs = runsOf(block)
const finished = simulatePvsystRuns(runs, weather)
const sums = Object.fromEntries(finished.map((one) => [one.run.key, one.sums]))
const factors = pvsystFactors(finished)
const { annual, months } = factors

function runsOf(traced: Block): readonly PvsystRun[] {
  const made = pvsystRuns(traced)
  if (made === undefined) throw new Error('got no runs, expected those of a traced block')
  return made
}

const value = (set: PvsystFactorSet, key: keyof PvsystFactorSet): number => set[key] ?? Number.NaN

describe('factors for PVsyst of a small bifacial tracker', () => {
  test('structure takes some of the rear light, gaps give some', () => {
    expect(annual.structureShadeFraction).toBeGreaterThan(0.01)
    expect(annual.structureShadeFraction).toBeLessThan(0.2)
    expect(annual.transparentFraction).toBeGreaterThan(0)
    expect(annual.transparentFraction).toBeLessThan(0.3)
    expect(openAreaFraction(block)).toBeCloseTo(1 - 4 / (4 + 3 * 0.02 + 0.5), 12)
  })

  test('a small plant has more rear light than endless rows, and ground that looks brighter', () => {
    expect(annual.edgeGainRatio).toBeGreaterThan(1.1)
    expect(annual.effectiveAlbedo).toBeGreaterThan(0.2)
  })

  test('uneven light on the rear costs a part of its gain, and never adds', () => {
    expect(annual.rearMismatchFraction).toBeGreaterThan(0)
    expect(annual.rearMismatchFraction).toBeLessThan(0.1)
    expect(annual.bifacialGain).toBeGreaterThan(0.02)
    expect(annual.bifacialGain).toBeLessThan(0.3)
  })

  test('neighbours that lie nearly flat take next to nothing of the diffuse light of the front', () => {
    // What they hide is less than what chance leaves of so few paths.
    expect(annual.diffuseShadingRatio).toBeLessThan(1.001)
    expect(annual.diffuseShadingRatio).toBeGreaterThan(0.98)
    expect(annual.frontElectricalShadeFraction).toBeGreaterThanOrEqual(-1e-9)
    expect(annual.frontElectricalShadeFraction).toBeLessThan(0.02)
    expect(annual.layoutMismatchFraction).toBeGreaterThanOrEqual(-1e-9)
    expect(annual.layoutMismatchFraction).toBeLessThan(0.02)
  })

  test.each([
    ['structureShadeFraction', (month: number) => sums.r1.rearKwhM2[month]],
    ['rearMismatchFraction', (month: number) => sums.r4.dcKwh[month] - sums.r5.dcKwh[month]],
    ['effectiveAlbedo', (month: number) => sums.r3.rearGroundKwhM2[month]],
    ['edgeGainRatio', (month: number) => sums.r3.rearKwhM2[month]],
    ['diffuseShadingRatio', (month: number) => sums.r0.openDiffuseKwhM2[month]],
    ['bifacialGain', (month: number) => sums.r5.acKwh[month]],
  ] as const)('%s of the year is the mean of its months by energy', (key, weight) => {
    let sum = 0
    let all = 0
    months.forEach((set, month) => {
      if (set[key] === undefined) return
      sum += weight(month) * value(set, key)
      all += weight(month)
    })
    expect(sum / all).toBeCloseTo(value(annual, key), 12)
  })

  test('the open area of the year lies among those of its months', () => {
    const known = months.map((set) => set.transparentFraction).filter((x) => x !== undefined)
    expect(known).toHaveLength(4)
    expect(annual.transparentFraction).toBeGreaterThan(Math.min(...known))
    expect(annual.transparentFraction).toBeLessThan(Math.max(...known))
  })

  test('a month without steps has no factors', () => {
    expect(Object.values(months[1])).toEqual(Object.values(months[1]).map(() => undefined))
  })

  test('the 2-D rows with the open area found gain what the gaps of the scene give', () => {
    const tau = annual.transparentFraction ?? Number.NaN
    const rear = rearOf(simulateBlock(asEndlessRows(block, tau), weather).series)
    const { r1, r2, r3 } = recordsByKey()
    expect(rear / r3).toBeCloseTo(r1 / r2, 9)
  })

  test('every run records what it had and gave', () => {
    expect(factors.runs.map(({ key }) => key)).toEqual(['r0', 'r1', 'r2', 'r3', 'open', 'r4', 'r5'])
    const { r0, r1, r2, r3, r4 } = recordsByKey()
    expect(r0 < r1 && r2 < r1 && r3 < r2).toBe(true)
    expect(r4).toBe(r0)
    const energy = factors.runs.map(({ dcKwh }) => dcKwh)
    expect(Math.min(...energy)).toBe(energy.at(-1))
  })

  const recordsByKey = (): Readonly<Record<string, number>> =>
    Object.fromEntries(factors.runs.map(({ key, rearKwhM2 }) => [key, rearKwhM2]))
})

test('tables that nothing carries have no structure to shade them', () => {
  const { tube: _tube, ...bare } = block.field.structure
  const structure = { ...bare, frameDepthM: 0, planeOffsetM: 0 }
  const tables = { ...block, field: { ...block.field, structure } }
  const [r0, r1] = runsOf(tables)
  expect(r1.traced?.field).toEqual(r0.traced?.field)
})

test('runs cut into ranges add up', () => {
  const flat = runs.find(({ key }) => key === 'r3') ?? runs[0]
  const prepared = prepareWeather(weather, block.site)
  const [first, second] = [
    { from: 0, to: 50 },
    { from: 50, to: 96 },
  ].map((range) => {
    const result = simulatePreparedBlock(flat.block, prepared, range)
    return Object.values<Float64Array>({ ...pvsystRunSums(flat, weather, range, result) })
  })
  Object.values<Float64Array>({ ...sums.r3 }).forEach((values, k) => {
    values.forEach((whole, month) => {
      expect(first[k][month] + second[k][month]).toBeCloseTo(whole, 9)
    })
  })
})

test('factors need all runs', () => {
  expect(() => pvsystFactors(finished.slice(1))).toThrow('got no run r0')
})

test('a block in cross-section, or of one free plane, has no runs', () => {
  const { field: _field, ...flat } = block
  expect(pvsystRuns(flat)).toBeUndefined()
  const { rows: _rows, ...alone } = block
  expect(pvsystRuns(alone)).toBeUndefined()
})

function rearOf(series: ReturnType<typeof simulateBlock>['series']): number {
  return series.rearAfterStructureWm2.reduce((a, b) => a + b, 0) / 1000
}
