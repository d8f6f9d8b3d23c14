import { describe, expect, test } from 'vitest'
import { runPart } from '../../../../tools/reference/testing/vectors.ts'
import { DATASHEET } from '../testing/modules.ts'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import { moduleFault, moduleRatings } from './moduleRatings.ts'
import { operatingParameters } from './operatingParameters.ts'
import { openCircuitVoltage } from './singleDiodeCurve.ts'

const one = (x: number) => Float64Array.of(x)

describe('parameters at operating conditions', () => {
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
    const run = runPart(
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
      {
        outputs: ['stc_p_mp', 'stc_v_mp', 'stc_i_mp', 'stc_i_sc', 'stc_v_oc'],
        tolerance: { rel: 1e-6, abs: 0 },
      },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBe(15)
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
