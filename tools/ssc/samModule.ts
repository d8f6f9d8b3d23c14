import { FIRST_SOLAR_2, type Module } from '@duet/engine'
import { type SscInputs, UnsupportedRun } from './inputs.ts'

/** Glass and coat of SAM's modules (README of the runs). */
export const SAM_COVER: NonNullable<Module['cover']> = {
  n: 1.526,
  kPerM: 4,
  thicknessM: 0.002,
  coatingN: 1.3,
}

/** Glass of the rear: SSC's rear irradiance holds the reflection of bare glass. */
export const REAR_GLASS: Module['iam'] = {
  kind: 'physical',
  n: 1.526,
  kPerM: 0,
  thicknessM: 0,
}

/** De Soto's polynomial in airmass, SAM's default for every cell. */
export const DE_SOTO_AIRMASS: readonly number[] = [
  0.918093, 0.086257, -0.024459, 0.002816, -0.000126,
]

/** Airmass at a zenith angle of 86°, the highest that SAM takes. */
const SAM_MOST_AIRMASS = 12.3

/** The polynomial in airmass as SAM evaluates it. */
export function airmassPolynomial(
  coefficients: readonly number[] = DE_SOTO_AIRMASS,
): Module['spectral'] {
  return { kind: 'firstSolar1', coefficients, mostRelativeAirmass: SAM_MOST_AIRMASS }
}

/** What SAM adds to NOCT by `cec_standoff`, K: into the building, then gaps from wide to narrow, then rack. */
const STANDOFF_C: readonly number[] = [18, 0, 2, 6, 11, 18, 0]

/** Coefficients of Pelland's model by `celltech`: mono- and multicrystalline silicon, CdTe, CIS, CIGS, amorphous silicon. */
const PELLAND: readonly (readonly [number, number, number])[] = [
  [0.9845, -0.05169, 0.03034],
  [0.9847, -0.05237, 0.03034],
  [1.002, -0.07108, 0.02465],
  [0.9845, -0.05169, 0.03034],
  [0.9791, -0.03904, 0.03096],
  [1.051, -0.1033, 0.009838],
]

const { monosi, polysi, cdte, cigs, asi } = FIRST_SOLAR_2
/** Lee and Panchula's coefficients by `celltech`, in the same order. */
const LEE: readonly (readonly number[])[] = [monosi, polysi, cdte, monosi, cigs, asi]

/** What the rest of the block needs of a module. */
export interface SamModule {
  readonly module: Module
  readonly areaM2: number
  readonly stcW: number
  readonly vmpV: number
  readonly fillFactor: number
  readonly transmissionFraction: number
  /** Height that the bifacial model is given, m. */
  readonly clearanceM: number
}

/** @throws UnsupportedRun for a module model other than the CEC one with its own parameters */
export function samModule(inputs: SscInputs): SamModule {
  const model = inputs.number('module_model', 1)
  if (model !== 1) throw new UnsupportedRun(`module_model ${model}: the CEC database (1) is known`)
  const need = (name: string): number => inputs.required(`cec_${name}`)
  const areaM2 = need('area')
  const aspect = inputs.number('module_aspect_ratio', 1.7)
  const [vmpV, impA, vocV, iscA] = [
    need('v_mp_ref'),
    need('i_mp_ref'),
    need('v_oc_ref'),
    need('i_sc_ref'),
  ]
  const isBifacial = inputs.number('cec_is_bifacial', 0) === 1
  const widthM = Math.sqrt(areaM2 / aspect)
  return {
    module: {
      electrical: {
        kind: 'cec',
        alphaScAPerK: need('alpha_sc'),
        aRefV: need('a_ref'),
        ilRefA: need('i_l_ref'),
        ioRefA: need('i_o_ref'),
        rshRefOhm: need('r_sh_ref'),
        rsOhm: need('r_s'),
        adjustPercent: need('adjust'),
      },
      iam: REAR_GLASS,
      cover: SAM_COVER,
      spectral: samSpectral(inputs),
      cellTemperature: samTemperature(inputs, (vmpV * impA) / (1000 * areaM2)),
      heatedBy: 'effectiveFront',
      bifaciality: isBifacial ? inputs.number('cec_bifaciality', 0) : 0,
      lengthM: widthM * aspect,
      widthM,
    },
    areaM2,
    stcW: vmpV * impA,
    vmpV,
    fillFactor: (vmpV * impA) / (vocV * iscA),
    transmissionFraction: inputs.number('cec_bifacial_transmission_factor', 0),
    clearanceM: inputs.number('cec_bifacial_ground_clearance_height', 1),
  }
}

function samSpectral(inputs: SscInputs): Module['spectral'] {
  const choice = inputs.number('spectral_correction_model_choice', 0)
  const cell = inputs.number('celltech', 0)
  switch (choice) {
    case 0: {
      const king = inputs.list('coeff_inputs_king')
      return airmassPolynomial(king?.length === 5 ? king : undefined)
    }
    case 1: {
      const lee = inputs.list('coeff_inputs_lee') ?? LEE[cell]
      if (lee?.length !== 6) throw new UnsupportedRun(`celltech ${cell} has no coefficients of Lee`)
      return { kind: 'firstSolar2', coefficients: lee }
    }
    case 2: {
      const [a0, a1, a2] = inputs.list('coeff_inputs_pelland') ?? PELLAND[cell] ?? []
      if (a0 === undefined || a1 === undefined || a2 === undefined) {
        throw new UnsupportedRun(`celltech ${cell} has no coefficients of Pelland`)
      }
      return { kind: 'pvspec', coefficients: [a0, a1, a2] }
    }
    default:
      throw new UnsupportedRun(`spectral_correction_model_choice ${choice}: 0, 1 and 2 are known`)
  }
}

function samTemperature(inputs: SscInputs, efficiency: number): Module['cellTemperature'] {
  const mode = inputs.number('cec_temp_corr_mode', 0)
  if (mode !== 0) throw new UnsupportedRun(`cec_temp_corr_mode ${mode}: NOCT (0) is known`)
  const standoff = inputs.number('cec_standoff', 6)
  const adjustment = STANDOFF_C[standoff]
  if (adjustment === undefined) throw new UnsupportedRun(`cec_standoff ${standoff} is not known`)
  return {
    kind: 'noct',
    noctC: inputs.required('cec_t_noct') + adjustment,
    efficiency,
    windRatio: inputs.number('cec_height', 0) === 1 ? 0.61 : 0.51,
  }
}
