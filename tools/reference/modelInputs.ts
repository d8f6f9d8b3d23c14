import type { PvsystModule } from '../../packages/engine/src/electrical/pvsystModule.ts'
import type { SingleDiode } from '../../packages/engine/src/electrical/singleDiode.ts'
import type { SandiaInverter } from '../../packages/engine/src/model/inverter.ts'
import {
  ashraeIam,
  type IamCurve,
  martinRuizIam,
  physicalIam,
} from '../../packages/engine/src/surface/iam.ts'
import { sandiaIam } from '../../packages/engine/src/surface/polynomialIam.ts'
import { schlickIam } from '../../packages/engine/src/surface/schlick.ts'
import { optional } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

type Values = VectorCase['value']

/** The modifier of that name. @throws RangeError for another one */
export function iamCurve(model: string, value: Values): IamCurve {
  switch (model) {
    case 'physical': {
      const coatingN = optional(value.n_ar)
      return physicalIam({
        n: value.n,
        kPerM: value.K,
        thicknessM: value.L,
        ...(coatingN === undefined ? {} : { coatingN }),
      })
    }
    case 'ashrae':
      return ashraeIam(value.b)
    case 'martin_ruiz':
      return martinRuizIam(value.a_r)
    case 'sapm': {
      const { B0, B1, B2, B3, B4, B5, upper } = value
      return sandiaIam([B0, B1, B2, B3, B4, B5], optional(upper))
    }
    case 'schlick':
      return schlickIam
    default:
      throw new RangeError(`no modifier ${model}`)
  }
}

export const diodeOf = ({ value }: VectorCase): SingleDiode => ({
  lightA: value.photocurrent,
  saturationA: value.saturation_current,
  seriesOhm: value.resistance_series,
  shuntOhm: value.resistance_shunt,
  thermalV: value.nNsVth,
})

export const pvsystModule = (p: Values): PvsystModule => ({
  kind: 'pvsyst',
  alphaScAPerK: p.alpha_sc,
  gammaRef: p.gamma_ref,
  muGammaPerK: p.mu_gamma,
  ilRefA: p.I_L_ref,
  ioRefA: p.I_o_ref,
  rshRefOhm: p.R_sh_ref,
  rsh0Ohm: p.R_sh_0,
  rshExp: p.R_sh_exp,
  rsOhm: p.R_s,
  cellsInSeries: p.cells_in_series,
  bandGapEv: p.EgRef,
})

export const sandiaInverter = (p: Values): SandiaInverter => ({
  pacoW: p.Paco,
  pdcoW: p.Pdco,
  vdcoV: p.Vdco,
  psoW: p.Pso,
  c0: p.C0,
  c1: p.C1,
  c2: p.C2,
  c3: p.C3,
})
