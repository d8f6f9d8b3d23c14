import type { ModuleElectrical } from '../model/module.ts'

/** A module of 72 cells by its datasheet. */
export const DATASHEET: Extract<ModuleElectrical, { kind: 'datasheet' }> = {
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

/** A module by the parameters of the CEC model. */
export const CEC: Extract<ModuleElectrical, { kind: 'cec' }> = {
  kind: 'cec',
  alphaScAPerK: 0.006,
  aRefV: 1.82,
  ilRefA: 11.3,
  ioRefA: 1.7e-11,
  rshRefOhm: 457,
  rsOhm: 0.276,
  adjustPercent: 4.6,
}
