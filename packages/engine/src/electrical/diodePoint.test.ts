import { describe, expect, test } from 'vitest'
import { diodePoint, lossyCurrentOf, lossyRatings } from './diodePoint.ts'
import type { SingleDiode } from './singleDiode.ts'

const DIODE: SingleDiode = {
  lightA: 8,
  saturationA: 2e-10,
  seriesOhm: 0.3,
  shuntOhm: 200,
  thermalV: 1.85,
  recombination: { d2MuTauV: 1.2, builtInV: 60 },
}
const BREAKDOWN = { factor: 0.002, voltageV: -330, exponent: 3.28 }

describe('a point of the curve', () => {
  test.each([-300, -50, 5, 30, 42])('its slopes at %d V are those of its own values', (x) => {
    const step = 1e-4
    const at = diodePoint(DIODE, x, BREAKDOWN)
    const [below, above] = [-step, step].map((dx) => diodePoint(DIODE, x + dx, BREAKDOWN))
    const slope = (of: (p: typeof at) => number) => (of(above) - of(below)) / (2 * step)
    const dI = slope((p) => p.currentA)
    expect(at.currentByDiodeV / dI).toBeCloseTo(1, 6)
    expect(at.voltageByDiodeV / slope((p) => p.voltageV)).toBeCloseTo(1, 6)
    expect(at.currentByVoltage / (dI / slope((p) => p.voltageV))).toBeCloseTo(1, 6)
    expect(at.powerByVoltage / (slope((p) => p.powerW) / slope((p) => p.voltageV))).toBeCloseTo(
      1,
      6,
    )
    expect(at.powerCurvature / slope((p) => p.powerByVoltage)).toBeCloseTo(1, 5)
  })

  test('the avalanche has no current at its voltage and below', () => {
    expect(diodePoint(DIODE, -330, BREAKDOWN).currentA).toBeNaN()
    expect(diodePoint(DIODE, -329, BREAKDOWN).currentA).toBeGreaterThan(1000)
  })
})

describe('the curve with all its currents', () => {
  test('no diode voltage beside the one found gives more power', () => {
    const { pmpW, vmpV, impA } = lossyRatings(DIODE, BREAKDOWN)
    const x = vmpV + impA * DIODE.seriesOhm
    for (const change of [-0.1, -0.001, 0.001, 0.1]) {
      expect(diodePoint(DIODE, x + change, BREAKDOWN).powerW).toBeLessThan(pmpW)
    }
  })

  test('at open circuit no current flows', () => {
    const { vocV } = lossyRatings(DIODE, BREAKDOWN)
    expect(diodePoint(DIODE, vocV, BREAKDOWN).currentA).toBeCloseTo(0, 9)
  })

  test.each([-320, -10, 0, 25, 40])('the current found at %d V is on the curve', (voltageV) => {
    const currentA = lossyCurrentOf(DIODE, voltageV, BREAKDOWN)
    const point = diodePoint(DIODE, voltageV + currentA * DIODE.seriesOhm, BREAKDOWN)
    expect(point.currentA / currentA).toBeCloseTo(1, 9)
  })
})
