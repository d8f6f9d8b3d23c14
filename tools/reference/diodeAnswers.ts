import { fitBatzelis } from '../../packages/engine/src/electrical/fitBatzelis.ts'
import { fitCec } from '../../packages/engine/src/electrical/fitCec.ts'
import { type Datasheet, fitDeSoto } from '../../packages/engine/src/electrical/fitDeSoto.ts'
import { maximumPowerPoint } from '../../packages/engine/src/electrical/maximumPowerPoint.ts'
import {
  constantSingleDiodeSeries,
  type SingleDiode,
} from '../../packages/engine/src/electrical/singleDiode.ts'
import {
  currentAtVoltage,
  currentOf,
  openCircuitVoltage,
  shortCircuitCurrent,
  voltageAtCurrent,
} from '../../packages/engine/src/electrical/singleDiodeCurve.ts'
import { type Answer, one, type ReferenceModels } from './answer.ts'
import { diodeOf } from './modelInputs.ts'
import type { Json, VectorCase } from './vectorFile.ts'

/** Answers of the single diode and of fits of its parameters. */
export const diodeAnswers: ReferenceModels = {
  singlediode: ratings,
  singlediode_precise: (c) => ({
    ...ratings(c),
    current: currentAtVoltage(
      constantSingleDiodeSeries(diodeOf(c), c.series['voltage'].length),
      c.series['voltage'],
    ),
  }),
  i_from_v: (c) => ({
    current: currentAtVoltage(constantSingleDiodeSeries(diodeOf(c), 1), one(c.value['voltage'])),
  }),
  v_from_i: (c) => ({
    voltage: voltageAtCurrent(constantSingleDiodeSeries(diodeOf(c), 1), one(c.value['current'])),
  }),
  fit_desoto: (c) => fitted(fitDeSoto(datasheetOf(c))),
  fit_desoto_batzelis: (c) => ({
    ...fitted(fitBatzelis(datasheetOf(c))),
    alpha_sc: c.value['alpha_sc'],
  }),
  fit_cec_library: {
    answer: cecFit,
    // A share of the adjustment says nothing where it is near 0 %; a twentieth of a per cent moves α by as little.
    tolerance: { Adjust: { rel: 0.05, abs: 0.05 } },
    notCompared: otherIsc,
  },
}

/** The power of a fit; its parameters are not compared where the library's own leave the datasheet. */
function cecFit(c: VectorCase): Answer {
  const fit = fitCec({ ...datasheetOf(c), gammaPmpPerK: c.value['gamma_pmp'] / 100 })
  if (!fit) return {}
  const pmpW = maximumPowerPoint(constantSingleDiodeSeries(fit.diode, 1)).powerW
  const nominalW = c.value['v_mp'] * c.value['i_mp']
  return {
    ...fitted(fit.diode),
    Adjust: fit.adjustPercent,
    stc_p_mp_from_params: pmpW,
    stc_power: nominalW,
  }
}

/**
 * Some sets of the library do not pass through the I_sc of their own datasheet (its solver raised it until it got through);
 * the notes of the file then ask for the power alone.
 */
function otherIsc(c: VectorCase, expected: Readonly<Record<string, Json>>): readonly string[] {
  const { I_L_ref: light, R_s: series, R_sh_ref: shunt } = expected
  const iscA = Number(light) / (1 + Number(series) / Number(shunt))
  const isOwn = Math.abs(iscA / c.value['i_sc'] - 1) < 0.005
  return isOwn ? [] : ['a_ref', 'I_L_ref', 'I_o_ref', 'R_s', 'R_sh_ref', 'Adjust']
}

function ratings(c: VectorCase): Answer {
  const diode = diodeOf(c)
  const series = constantSingleDiodeSeries(diode, 1)
  const mpp = maximumPowerPoint(series)
  const vocV = openCircuitVoltage(series)[0]
  return {
    i_sc: shortCircuitCurrent(series),
    v_oc: vocV,
    i_mp: mpp.currentA,
    v_mp: mpp.voltageV,
    p_mp: mpp.powerW,
    i_x: currentOf(diode, vocV / 2),
    i_xx: currentOf(diode, (vocV + mpp.voltageV[0]) / 2),
  }
}

function datasheetOf({ value }: VectorCase): Datasheet {
  return {
    iscA: value['i_sc'],
    vocV: value['v_oc'],
    impA: value['i_mp'],
    vmpV: value['v_mp'],
    alphaIscAPerK: value['alpha_sc'],
    betaVocVPerK: value['beta_voc'],
  }
}

function fitted(diode: SingleDiode | undefined): Answer {
  if (!diode) return {}
  return {
    I_L_ref: diode.lightA,
    I_o_ref: diode.saturationA,
    R_s: diode.seriesOhm,
    R_sh_ref: diode.shuntOhm,
    a_ref: diode.thermalV,
  }
}
