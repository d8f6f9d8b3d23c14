import { describe, expect, test } from 'vitest'
import type { ModuleElectrical } from '../simulation/input.ts'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
import { deSotoParameters } from './deSoto.ts'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import { moduleFault, moduleRatings } from './moduleRatings.ts'
import { type DiodeModule, operatingParameters } from './operatingParameters.ts'
import type { SingleDiodeSeries } from './singleDiode.ts'
import { openCircuitVoltage } from './singleDiodeCurve.ts'

const one = (x: number) => Float64Array.of(x)

const answer = (diode: SingleDiodeSeries) => ({
  photocurrent: diode.lightA,
  saturation_current: diode.saturationA,
  resistance_series: diode.seriesOhm,
  resistance_shunt: diode.shuntOhm,
  nNsVth: diode.thermalV,
})

const DATASHEET: Extract<ModuleElectrical, { kind: 'datasheet' }> = {
  kind: 'datasheet',
  iscA: 14,
  vocV: 49.9,
  seriesOhm: 0.203,
  shuntOhm: 300,
  ideality: 0.98,
  cellsInSeries: 72,
  alphaIscAPerK: 0.00728,
  betaVocVPerK: -0.128,
  translation: 'tcoefVoc',
  bandGapEv: 1.121,
  bandGapPerK: -0.0002677,
}

const cec = ({ value }: VectorCase): DiodeModule => ({
  kind: 'cec',
  alphaScAPerK: value.alpha_sc,
  aRefV: value.a_ref,
  ilRefA: value.I_L_ref,
  ioRefA: value.I_o_ref,
  rshRefOhm: value.R_sh_ref,
  rsOhm: value.R_s,
  adjustPercent: value.Adjust,
})

const pvsyst = ({ value }: VectorCase): DiodeModule => ({
  kind: 'pvsyst',
  alphaScAPerK: value.alpha_sc,
  gammaRef: value.gamma_ref,
  muGammaPerK: value.mu_gamma,
  ilRefA: value.I_L_ref,
  ioRefA: value.I_o_ref,
  rshRefOhm: value.R_sh_ref,
  rsh0Ohm: value.R_sh_0,
  rshExp: value.R_sh_exp,
  rsOhm: value.R_s,
  cellsInSeries: value.cells_in_series,
  bandGapEv: value.EgRef,
})

describe('parameters at operating conditions', () => {
  test('De Soto meets the reference', () => {
    const run = runVectors('calcparams_desoto', ({ value }) =>
      answer(
        deSotoParameters(
          {
            lightA: value.I_L_ref,
            saturationA: value.I_o_ref,
            seriesOhm: value.R_s,
            shuntOhm: value.R_sh_ref,
            thermalV: value.a_ref,
          },
          { alphaIscAPerK: value.alpha_sc, bandGapEv: value.EgRef, bandGapPerK: value.dEgdT },
          one(value.effective_irradiance),
          one(value.temp_cell),
        ),
      ),
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(250)
  })

  test('the CEC model meets the reference', () => {
    const run = runVectors('calcparams_cec', (c) => answer(at(cec(c), c)))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(300)
  })

  test("PVsyst's rules meet the reference", () => {
    const run = runVectors('calcparams_pvsyst', (c) => answer(at(pvsyst(c), c)))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(200)
  })

  test('with tcoefVoc the open-circuit voltage follows its coefficient', () => {
    const cellC = Float64Array.of(-10, 25, 70)
    const diode = operatingParameters(DATASHEET, new Float64Array(3).fill(1000), cellC)
    const voc = openCircuitVoltage(diode)
    cellC.forEach((t, i) => expect(voc[i]).toBeCloseTo(49.9 - 0.128 * (t - 25), 9))
  })

  test('both translations agree at 25 °C in weak light', () => {
    const light = Float64Array.of(200)
    const power = (translation: 'desoto' | 'tcoefVoc') =>
      maximumPowerPoint(operatingParameters({ ...DATASHEET, translation }, light, one(25)))
        .powerW[0]
    expect(power('tcoefVoc')).toBeCloseTo(power('desoto'), 10)
  })
})

describe('a module at standard test conditions', () => {
  test('datasheet values give the parameters of the reference', () => {
    const run = runVectors(
      'pan_to_single_diode',
      ({ value }) => {
        const ratings = moduleRatings({
          ...DATASHEET,
          iscA: value.Isc,
          vocV: value.Voc,
          seriesOhm: value.RSerie,
          shuntOhm: value.RShunt,
          ideality: value.Gamma,
          cellsInSeries: value.NCelS,
        })
        return {
          stc_p_mp: ratings.pmpW,
          stc_v_mp: ratings.vmpV,
          stc_i_mp: ratings.impA,
          stc_i_sc: ratings.iscA,
          stc_v_oc: ratings.vocV,
        }
      },
      { tolerance: { rel: 1e-6, abs: 0 } },
    )
    expect(run).toEqual({ compared: 15, failures: [] })
  })

  test('a working module has no fault', () => {
    expect(moduleFault(DATASHEET)).toBeUndefined()
  })

  test.each([
    ['a shunt that takes all current before open circuit', { shuntOhm: 3 }],
    ['a series drop above the open-circuit voltage', { seriesOhm: 10 }],
    ['no cells', { cellsInSeries: 0 }],
  ])('%s is a fault', (_title, change) => {
    expect(moduleFault({ ...DATASHEET, ...change })).toBe('noCurve')
  })
})

function at(model: DiodeModule, { value }: VectorCase): SingleDiodeSeries {
  return operatingParameters(model, one(value.effective_irradiance), one(value.temp_cell))
}
