import type { ModuleElectrical } from '../model/module.ts'
import { BOLTZMANN_V_PER_K, STC_CELL_K } from './physicalConstants.ts'
import type { SingleDiode } from './singleDiode.ts'

export type DatasheetModule = Extract<ModuleElectrical, { kind: 'datasheet' }>

/**
 * Single-diode parameters at standard test conditions from the five values of a datasheet.
 *
 * The curve passes through (0, I_sc) and (V_oc, 0); with R_s, R_sh and n given, both remaining unknowns
 * follow without iteration:
 * I_0 = (I_sc·(1 + R_s/R_sh) - V_oc/R_sh) / (exp(V_oc/a) - exp(I_sc·R_s/a)),
 * I_L = I_sc·(1 + R_s/R_sh) + I_0·(exp(I_sc·R_s/a) - 1), a = n·N_s·k·T/q.
 * Holds for any module with V_oc above I_sc·R_s and a shunt above V_oc/I_sc; see `moduleFault` for the rest.
 *
 * @see [1] W. De Soto, S. A. Klein, W. A. Beckman, Solar Energy 80 (2006) 78-88,
 *   doi:10.1016/j.solener.2005.06.010 (the conditions at short and open circuit)
 */
export function datasheetReference(module: DatasheetModule): SingleDiode {
  const thermalV = module.ideality * module.cellsInSeries * BOLTZMANN_V_PER_K * STC_CELL_K
  const saturationA = saturationThrough(module.iscA, module.vocV, module, thermalV)
  return {
    lightA: lightThrough(module.iscA, saturationA, module, thermalV),
    saturationA,
    seriesOhm: module.seriesOhm,
    shuntOhm: module.shuntOhm,
    thermalV,
  }
}

/** Ideality n of a diode with a = n·N_s·k·T/q, at standard test conditions. */
export function idealityOf(thermalV: number, cellsInSeries: number): number {
  return thermalV / (cellsInSeries * BOLTZMANN_V_PER_K * STC_CELL_K)
}

/** I_0 of the curve through I_sc and V_oc; equation of `datasheetReference`. */
export function saturationThrough(
  iscA: number,
  vocV: number,
  { seriesOhm, shuntOhm }: DatasheetModule,
  thermalV: number,
): number {
  const current = iscA * (1 + seriesOhm / shuntOhm) - vocV / shuntOhm
  return current / (Math.exp(vocV / thermalV) - Math.exp((iscA * seriesOhm) / thermalV))
}

/** I_L of the curve through I_sc; equation of `datasheetReference`. */
export function lightThrough(
  iscA: number,
  saturationA: number,
  { seriesOhm, shuntOhm }: DatasheetModule,
  thermalV: number,
): number {
  return (
    iscA * (1 + seriesOhm / shuntOhm) + saturationA * (Math.exp((iscA * seriesOhm) / thermalV) - 1)
  )
}
