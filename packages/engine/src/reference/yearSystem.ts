import type { ModuleElectrical } from '../simulation/input.ts'
import { isRecord, parseCase, type VectorCase } from './vectorFile.ts'

/** Inputs of an end-to-end reference year: values, texts and flags of each part, in the names of its file. */
export interface YearInputs {
  readonly site: VectorCase['value']
  readonly albedo: number
  readonly mount: VectorCase
  readonly transposition: VectorCase
  readonly iam: VectorCase
  readonly spectral: VectorCase
  readonly temperature: VectorCase
  readonly dc: VectorCase
  readonly inverter: VectorCase
}

/** Sorts the inputs of a year; a part that it lacks is empty. */
export function yearInputs(c: VectorCase): YearInputs {
  const system = partOf(c, 'system')
  return {
    site: partOf(c, 'site').value,
    albedo: system.value.albedo,
    mount: partOf(system, 'mount'),
    transposition: partOf(system, 'transposition'),
    iam: partOf(system, 'iam'),
    spectral: partOf(system, 'spectral'),
    temperature: partOf(system, 'temperature'),
    dc: partOf(system, 'dc'),
    inverter: partOf(system, 'inverter'),
  }
}

function partOf(c: VectorCase, name: string): VectorCase {
  const part = c.raw[name]
  return parseCase(isRecord(part) ? part : {})
}

/** The year's module as the engine takes it. */
export function yearModule({ text, value, nested }: VectorCase): ModuleElectrical {
  const p = nested.parameters ?? {}
  switch (text.model) {
    case 'cec':
      return {
        kind: 'cec',
        alphaScAPerK: p.alpha_sc,
        aRefV: p.a_ref,
        ilRefA: p.I_L_ref,
        ioRefA: p.I_o_ref,
        rshRefOhm: p.R_sh_ref,
        rsOhm: p.R_s,
        adjustPercent: p.Adjust,
      }
    case 'pvsyst':
      return {
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
      }
    default:
      return { kind: 'linear', pmpW: value.pdc0, vmpV: 800, gammaPerK: value.gamma_pdc }
  }
}
