import { expect, test } from 'vitest'
import { datasheetModule } from '../circuit/testing/circuits.ts'
import { peakCurvature } from './moduleMismatch.ts'
import { ageingSpread, type ModuleDeviations, moduleMismatchFraction } from './unlikeModules.ts'

const MODULE = datasheetModule(72)
const WIRING = { inSeries: 24, inParallel: 12 }
const lost = (deviations: ModuleDeviations, wiring = WIRING): number =>
  moduleMismatchFraction(MODULE, deviations, wiring)
const normal = (currentFraction: number, voltageFraction = 0): ModuleDeviations => ({
  kind: 'normal',
  currentFraction,
  voltageFraction,
})

test('small deviations lose about what the closed form says, and always the same', () => {
  const closed = peakCurvature(MODULE) * 0.005 ** 2 * (1 - 1 / 24)
  expect(Math.abs(lost(normal(0.005)) / closed - 1)).toBeLessThan(0.08)
  expect(lost(normal(0.005))).toBe(lost(normal(0.005)))
  expect(lost(normal(0))).toBeLessThan(2e-6)
})

test('voltages count by the string, so that they cost much less than currents', () => {
  const closed = ((peakCurvature(MODULE) * 0.02 ** 2) / 24) * (1 - 1 / 10)
  const found = lost(normal(0, 0.02))
  expect(found / closed).toBeGreaterThan(0.4)
  expect(found / closed).toBeLessThan(2)
  expect(lost(normal(0, 0.02), { inSeries: 24, inParallel: 1 })).toBeLessThan(2e-6)
})

const CLASSES = [
  { from: 0, to: 0.0125, share: 50 },
  { from: 0.0125, to: 0.025, share: 30 },
  { from: 0.025, to: 0.0375, share: 20 },
]

test('strings of one class lose by the width of it alone', () => {
  const classes = (isSorted: boolean): number =>
    lost({ kind: 'classes', classes: CLASSES, isSorted })
  const evenSpread = 0.0125 ** 2 / 12
  const closed = peakCurvature(MODULE) * evenSpread
  expect(Math.abs(classes(true) / closed - 1)).toBeLessThan(0.15)
  expect(classes(false)).toBeGreaterThan(4 * classes(true))
})

test('classes without a share are refused', () => {
  const classes = [{ from: 0, to: 0.01, share: 0 }]
  expect(() => lost({ kind: 'classes', classes, isSorted: false })).toThrow(/share of 0/)
})

test('unlike ageing costs what the guide says of a module of 72 cells', () => {
  const { years, lost: shares } = ageingSpread(MODULE, 0.002, { inSeries: 24, inParallel: 10 })
  expect(years).toEqual([5, 10, 20, 30, 40])
  expect(shares.map((share) => (100 * share).toFixed(2))).toEqual([
    '0.11',
    '0.47',
    '2.37',
    '5.24',
    '8.63',
  ])
})
