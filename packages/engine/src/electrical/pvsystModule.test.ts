import { describe, expect, test } from 'vitest'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import { moduleRatings } from './moduleRatings.ts'
import { operatingParameters } from './operatingParameters.ts'
import { type PvsystSheet, pvsystModule } from './pvsystModule.ts'

/** First Solar FS-397-PLUS as PVsyst's file has it. */
const CDTE: PvsystSheet = {
  iscA: 2.29,
  vocV: 58.6,
  impA: 2.11,
  vmpV: 46.1,
  alphaIscAPerK: 0.00089,
  gammaPmpPerK: -0.0029,
  seriesOhm: 1.81,
  shuntOhm: 3900,
  shuntDarkOhm: 10250,
  shuntExponent: 5.1,
  cellsInSeries: 73,
  ideality: 1.399,
  idealityPerK: 0.001,
  bandGapEv: 1.5,
  recombination: { d2MuTauV: 0.86, builtInV: 73 * 0.9 },
}

const powerAt = (sheet: PvsystSheet, effectiveWm2: number, cellC: number): number =>
  maximumPowerPoint(
    operatingParameters(pvsystModule(sheet), Float64Array.of(effectiveWm2), Float64Array.of(cellC)),
  ).powerW[0]

describe("a module by PVsyst's rules", () => {
  test.each([
    ['with recombination', CDTE],
    ['without', { ...CDTE, recombination: undefined }],
  ])('has the I_sc, V_oc and power of its sheet %s', (_title, sheet) => {
    const { iscA, vocV, pmpW } = moduleRatings(pvsystModule(sheet))
    expect(iscA).toBeCloseTo(2.29, 9)
    expect(vocV).toBeCloseTo(58.6, 9)
    expect(pmpW).toBeCloseTo(2.11 * 46.1, 9)
  })

  test('loses power with temperature as its sheet says', () => {
    const ratio = powerAt(CDTE, 1000, 45) / powerAt(CDTE, 1000, 25)
    expect((ratio - 1) / 20).toBeCloseTo(-0.0029, 9)
  })

  test('comes to the ideality that PVsyst wrote into the file', () => {
    // Within 2 %: PVsyst passes through (I_mp, V_mp), where the power is not quite the greatest.
    expect(pvsystModule(CDTE).gammaRef / 1.399).toBeCloseTo(1, 1)
    expect(pvsystModule({ ...CDTE, recombination: undefined }).gammaRef).toBeGreaterThan(1.7)
  })

  test('loses less in weak light than a module without recombination', () => {
    const share = (sheet: PvsystSheet) => powerAt(sheet, 200, 25) / powerAt(sheet, 1000, 25)
    expect(share(CDTE)).not.toBeCloseTo(share({ ...CDTE, recombination: undefined }), 3)
  })

  test('keeps the ideality of the file where none gives the power', () => {
    expect(pvsystModule({ ...CDTE, impA: 2.28, vmpV: 58 }).gammaRef).toBe(1.399)
  })

  test('keeps the change of the file where the coefficient of power is not known', () => {
    expect(pvsystModule({ ...CDTE, gammaPmpPerK: undefined }).muGammaPerK).toBe(0.001)
  })
})
