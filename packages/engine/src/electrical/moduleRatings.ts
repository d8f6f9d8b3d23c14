import type { ModuleElectrical } from '../model/module.ts'
import { maximumPowerPoint } from './maximumPowerPoint.ts'
import { type DiodeModule, referenceParameters } from './operatingParameters.ts'
import { constantSingleDiodeSeries } from './singleDiode.ts'
import { openCircuitVoltage, shortCircuitCurrent } from './singleDiodeCurve.ts'

/** What a module gives at 1000 W/m² and 25 °C. */
export interface ModuleRatings {
  readonly pmpW: number
  readonly vmpV: number
  readonly impA: number
  readonly iscA: number
  readonly vocV: number
}

/** Why a set of module values is not that of a working module. */
export type ModuleFault =
  /** No curve passes through I_sc and V_oc with these resistances: I_L or I_0 would not be positive. */
  | 'noCurve'
  /** The curve has no positive maximum power. */
  | 'noMaximumPower'

/** Ratings of a module with a current-voltage curve; NaN or 0 where `moduleFault` finds one. */
export function moduleRatings(model: DiodeModule): ModuleRatings {
  const diode = constantSingleDiodeSeries(referenceParameters(model), 1)
  const mpp = maximumPowerPoint(diode)
  return {
    pmpW: mpp.powerW[0],
    vmpV: mpp.voltageV[0],
    impA: mpp.currentA[0],
    iscA: shortCircuitCurrent(diode)[0],
    vocV: openCircuitVoltage(diode)[0],
  }
}

/** The first fault of a module's values, or undefined when they give a working module. */
export function moduleFault(model: ModuleElectrical): ModuleFault | undefined {
  if (model.kind === 'linear') {
    return model.pmpW > 0 && model.vmpV > 0 ? undefined : 'noMaximumPower'
  }
  const { lightA, saturationA, thermalV, seriesOhm, shuntOhm } = referenceParameters(model)
  const isDiode =
    lightA > 0 &&
    saturationA > 0 &&
    thermalV > 0 &&
    seriesOhm >= 0 &&
    shuntOhm > 0 &&
    lightA < Infinity
  if (!isDiode) return 'noCurve'
  return moduleRatings(model).pmpW > 0 ? undefined : 'noMaximumPower'
}
