import { mean, sum } from '@duet/units'
import { expect, test } from 'vitest'
import { arrayMismatch, peakCurvature, type UnlikeModule } from '../electrical/moduleMismatch.ts'
import { randomStream } from '../synthetic/random.ts'
import { cellsOf, datasheetModule, powerOf, rows } from './testing/circuits.ts'

const MODULE = datasheetModule(72)
const IN_SERIES = 24
const IN_PARALLEL = 10

/** The module with neither a series nor a shunt resistance worth the name, as the closed form of the ideal diode has it. */
const IDEAL = { ...MODULE, seriesOhm: 1e-6, shuntOhm: 1e9 }

test('of an ideal diode the curvature is (C + 2) / 2', () => {
  // V_oc / a = C + ln(1 + C)
  const a = (IDEAL.ideality * IDEAL.cellsInSeries * 1.380649e-23 * 298.15) / 1.602176634e-19
  let c = IDEAL.vocV / a
  for (let i = 0; i < 50; i++) c = IDEAL.vocV / a - Math.log(1 + c)
  expect(peakCurvature(IDEAL) / ((c + 2) / 2)).toBeCloseTo(1, 3)
  expect(peakCurvature(MODULE)).toBeLessThan(peakCurvature(IDEAL))
})

const unlike = (currentRatio: number, voltageRatio = 1): UnlikeModule => ({
  currentRatio,
  voltageRatio,
})

/** Evenly spread about 1 with a standard deviation. */
const even = (sigma: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => 1 + sigma * Math.sqrt(3) * ((2 * i + 1) / count - 1))

const spreadOf = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value / mean(values) - 1) ** 2)))

const lost = arrayMismatch(MODULE)

test('modules that are alike lose nothing, and small spreads by the closed form', () => {
  expect(
    lost([
      [unlike(1), unlike(1)],
      [unlike(1), unlike(1)],
    ]),
  ).toBeLessThan(2e-6)
  const currents = even(0.004, 20)
  const curvature = peakCurvature(MODULE)
  const inString = lost([currents.map((ratio) => unlike(ratio))])
  expect(inString / (curvature * spreadOf(currents) ** 2)).toBeCloseTo(1, 1)
  const voltages = even(0.01, 8)
  const strings = voltages.map((ratio) => Array.from({ length: 5 }, () => unlike(1, ratio)))
  expect(lost(strings) / (curvature * spreadOf(voltages) ** 2)).toBeCloseTo(1, 1)
})

test('currents of strings and voltages of modules in series need not be alike', () => {
  const bright = [unlike(1.05), unlike(1.05)]
  expect(lost([bright, [unlike(0.95), unlike(0.95)]])).toBeLessThan(2e-6)
  expect(lost([[unlike(1, 0.95), unlike(1, 1.05)]])).toBeLessThan(2e-6)
})

test('modules far apart are bypassed: a string loses no more than the dim one', () => {
  const ratios = [...Array.from({ length: 19 }, () => 1), 0.2]
  expect(lost([ratios.map((ratio) => unlike(ratio))])).toBeCloseTo(0.2 / 19.2, 4)
})

/** Loss of strings of modules in unlike light, at which each gives a current of its own, against the modules each alone. */
function solvedLoss(lights: readonly (readonly number[])[]): number {
  const module = (light: number): number[] => rows(24, () => light)
  const powerW = (strings: number[][][]): number =>
    powerOf({ strings, cells: (circuit) => cellsOf(MODULE, circuit, 25) }).powerW
  const together = powerW(lights.map((string) => string.map(module)))
  const alone = sum(lights.flat().map((light) => powerW([[module(light)]])))
  return 1 - together / alone
}

test.each([0.01, 0.02, 0.03, 0.06])('a spread of %d costs what the circuit says', (sigma) => {
  const random = randomStream(7)
  const ratios = Array.from({ length: IN_PARALLEL }, () =>
    Array.from({ length: IN_SERIES }, () => 1 + sigma * random.gaussian()),
  )
  const solved = solvedLoss(ratios.map((string) => string.map((ratio) => 1000 * ratio)))
  const found = lost(ratios.map((string) => string.map((ratio) => unlike(ratio))))
  expect(Math.abs(found / solved - 1)).toBeLessThan(0.02)
})
