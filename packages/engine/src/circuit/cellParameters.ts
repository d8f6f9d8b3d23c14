import type { Breakdown } from '../electrical/diodeLosses.ts'
import type { DiodeModule } from '../electrical/operatingParameters.ts'
import { STC_IRRADIANCE_WM2 } from '../electrical/physicalConstants.ts'
import type { SingleDiodeSeries } from '../electrical/singleDiode.ts'
import type { ModuleCircuit } from './moduleCircuit.ts'

/**
 * Parameters of one cell at the temperature of a step; made once and written for each step.
 *
 * @see [1] J. W. Bishop, Solar Cells 25 (1988) 73-89, doi:10.1016/0379-6787(88)90059-2
 */
export interface CellParameters {
  /** I_L of a cell per W/m² of its light. */
  lightAPerWm2: number
  saturationA: number
  seriesOhm: number
  /** n·k·T/q of one cell. */
  thermalV: number
  /** R_sh at 1000 W/m² and in the dark; Infinity in the dark: R_sh is inverse to light (De Soto). */
  shuntOhm: number
  darkShuntOhm: number
  /** How R_sh falls from dark to bright, R_b + (R_0 - R_b)·exp(-x·E/1000) (PVsyst); without use where R_0 is Infinity. */
  shuntDecay: number
  /** R_b of that law, which passes through `shuntOhm`. */
  shuntBaseOhm: number
  /** Current lost to recombination: I_L·`recombinationV` / (`builtInV` - V_d); 0: none. */
  recombinationV: number
  builtInV: number
  /**
   * Bishop's avalanche [1] of one cell: where V_d is negative, beside the shunt's V_d/R_sh. Forward it is left out, because the
   * shunt's value was found without it. Factor 0: none.
   */
  breakdown: Breakdown
}

const NO_BREAKDOWN: Breakdown = { factor: 0, voltageV: -Infinity, exponent: 0 }

export function makeCellParameters(breakdown: Breakdown = NO_BREAKDOWN): CellParameters {
  return {
    lightAPerWm2: 0,
    saturationA: 0,
    seriesOhm: 0,
    thermalV: 0,
    shuntOhm: 0,
    darkShuntOhm: Infinity,
    shuntDecay: 0,
    shuntBaseOhm: 0,
    recombinationV: 0,
    builtInV: Infinity,
    breakdown,
  }
}

/**
 * Parameters of a cell from those of its module at a step.
 *
 * N_s cells in series share the voltage, N_p strings in parallel the current: a cell has a/N_s, R_s·N_p/N_s,
 * R_sh·N_p/N_s, I_L/N_p and I_0/N_p; recombination is divided by N_s. A current lowered by `currentShare` (age, quality) at an unchanged voltage is that of a cell
 * with I_L, I_0 times the share and R_s, R_sh over it.
 *
 * @param brightDiode - of the module at 1000 W/m² and the temperature of each step, from `operatingParameters`
 * @param step - index into `brightDiode`
 * @param currentShare - what age and the like leave of the current, 0 to 1
 * @param out - written and returned; its `breakdown` stays
 */
export function cellParameters(
  module: DiodeModule,
  { seriesCells, parallelStrings }: Pick<ModuleCircuit, 'seriesCells' | 'parallelStrings'>,
  brightDiode: SingleDiodeSeries,
  step: number,
  currentShare: number,
  out: CellParameters,
): CellParameters {
  const amperes = currentShare / parallelStrings
  const ohms = 1 / (amperes * seriesCells)
  out.lightAPerWm2 = (brightDiode.lightA[step] / STC_IRRADIANCE_WM2) * amperes
  out.saturationA = brightDiode.saturationA[step] * amperes
  out.seriesOhm = brightDiode.seriesOhm[step] * ohms
  out.thermalV = brightDiode.thermalV[step] / seriesCells
  out.shuntOhm = brightDiode.shuntOhm[step] * ohms
  out.darkShuntOhm = Infinity
  const { recombination } = brightDiode
  out.recombinationV = recombination ? recombination.d2MuTauV / seriesCells : 0
  out.builtInV = recombination ? recombination.builtInV / seriesCells : Infinity
  if (module.kind === 'pvsyst') {
    out.darkShuntOhm = module.rsh0Ohm * ohms
    out.shuntDecay = module.rshExp
    const decay = Math.exp(-module.rshExp)
    out.shuntBaseOhm = Math.max((module.rshRefOhm - module.rsh0Ohm * decay) / (1 - decay), 0) * ohms
  }
  return out
}

/**
 * Conductance below which a shunt is not taken to go, S. A cell without light has none by De Soto's rule, and would then
 * stand at no finite voltage in reverse; 1e-9 S changes nothing that a bypass diode leaves to be seen.
 */
const LEAST_SIEMENS = 1e-9

/** 1/R_sh of a cell in light of `lightWm2`, S. */
export function shuntSiemens(cells: CellParameters, lightWm2: number): number {
  const light = lightWm2 / STC_IRRADIANCE_WM2
  if (cells.darkShuntOhm === Infinity) return Math.max(light / cells.shuntOhm, LEAST_SIEMENS)
  const { shuntBaseOhm, darkShuntOhm } = cells
  const ohm = shuntBaseOhm + (darkShuntOhm - shuntBaseOhm) * Math.exp(-cells.shuntDecay * light)
  return Math.max(1 / ohm, LEAST_SIEMENS)
}
