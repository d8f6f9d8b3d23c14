import { describe, expect, test } from 'vitest'
import { deSotoParameters, SILICON_BAND_GAP_EV, SILICON_BAND_GAP_PER_K } from './deSoto.ts'
import { fitBatzelis } from './fitBatzelis.ts'
import { fitCec } from './fitCec.ts'
import { fitDeSoto } from './fitDeSoto.ts'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import { constantSingleDiodeSeries, type SingleDiode } from './singleDiode.ts'
import { openCircuitVoltage, shortCircuitCurrent } from './singleDiodeCurve.ts'

/** ET Solar ET-M772BH550GL. */
const SHEET = {
  iscA: 14,
  vocV: 49.9,
  impA: 13.11,
  vmpV: 41.96,
  alphaIscAPerK: 0.00728,
  betaVocVPerK: -0.128,
}

function pointsOf(diode: SingleDiode) {
  const series = constantSingleDiodeSeries(diode, 1)
  const { powerW, voltageV, currentA } = maximumPowerPoint(series)
  return [
    shortCircuitCurrent(series)[0],
    openCircuitVoltage(series)[0],
    currentA[0],
    voltageV[0],
    powerW[0],
  ]
}

/** Parameters at 1000 W/m², with the coefficient of the current that is given. */
function at(diode: SingleDiode, alphaIscAPerK: number, cellC: Float64Array) {
  const gap = { bandGapEv: SILICON_BAND_GAP_EV, bandGapPerK: SILICON_BAND_GAP_PER_K }
  const light = new Float64Array(cellC.length).fill(1000)
  return deSotoParameters(diode, { alphaIscAPerK, ...gap }, light, cellC)
}

describe("the fit of De Soto's five parameters", () => {
  const diode = fitDeSoto(SHEET)
  if (!diode) throw new Error('no fit')

  test('passes through the datasheet, with the greatest power where it says', () => {
    const expected = [14, 49.9, 13.11, 41.96, 13.11 * 41.96]
    pointsOf(diode).forEach((value, i) => expect(value / expected[i]).toBeCloseTo(1, 6))
  })

  test('moves its open-circuit voltage with temperature as the datasheet says', () => {
    const [cool, warm] = openCircuitVoltage(at(diode, 0.00728, Float64Array.of(25, 27)))
    expect((warm - cool) / 2).toBeCloseTo(-0.128, 9)
  })

  test('says so where no diode fits: a fill factor of 95 %', () => {
    expect(fitDeSoto({ ...SHEET, impA: 13.8, vmpV: 48 })).toBeUndefined()
  })
})

describe('the fit of the six parameters of the CEC model', () => {
  const fit = fitCec({ ...SHEET, gammaPmpPerK: -0.0034 })
  if (!fit) throw new Error('no fit')

  test('gives the power of the datasheet and its mean slope from -10 to 50 °C', () => {
    const alpha = SHEET.alphaIscAPerK * (1 - fit.adjustPercent / 100)
    const { powerW } = maximumPowerPoint(at(fit.diode, alpha, Float64Array.of(-10, 25, 50)))
    expect(powerW[1]).toBeCloseTo(13.11 * 41.96, 4)
    expect((powerW[2] - powerW[0]) / 60 / powerW[1]).toBeCloseTo(-0.0034, 9)
  })

  test('has a shunt above zero', () => {
    expect(fit.diode.shuntOhm).toBeGreaterThan(0)
  })
})

test('the explicit fit comes near the datasheet', () => {
  const [iscA, vocV, , , pmpW] = pointsOf(fitBatzelis(SHEET))
  expect(iscA / 14).toBeCloseTo(1, 3)
  expect(vocV / 49.9).toBeCloseTo(1, 2)
  expect(pmpW / 550.1).toBeCloseTo(1, 1)
})
