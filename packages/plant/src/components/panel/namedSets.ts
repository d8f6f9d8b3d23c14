import {
  type CaballeroModuleType,
  FIRST_SOLAR_2,
  type JrcModuleType,
  type PvspecModuleType,
} from '@duet/engine'
import type { PanelParameters } from './panelParameters.ts'

/** Values that a named choice puts into the fields; `custom` puts none and leaves them to the user. */
export interface NamedSet {
  readonly label: string
  readonly values: Partial<PanelParameters>
}

export type NamedSets = Readonly<Record<string, NamedSet>>

const CUSTOM: NamedSet = { label: 'Custom', values: {} }

export function labelsOf(sets: NamedSets): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(sets).map(([name, { label }]) => [name, label]))
}

const sandia = (label: string, a: number, b: number, deltaT: number): NamedSet => ({
  label,
  values: { sandia_a: a, sandia_b: b, sandia_delta_t: deltaT, sandia_e0: 1000 },
})

/** Back-of-module model: King, Boyson & Kratochvil, SAND2004-3535 (2004), table 1. */
export const SANDIA_SETS: NamedSets = {
  open_rack_glass_glass: sandia('Glass/cell/glass, open rack', -3.47, -0.0594, 3),
  close_mount_glass_glass: sandia('Glass/cell/glass, close roof mount', -2.98, -0.0471, 1),
  open_rack_glass_polymer: sandia('Glass/cell/polymer sheet, open rack', -3.56, -0.075, 3),
  insulated_back_glass_polymer: sandia(
    'Glass/cell/polymer sheet, insulated back',
    -2.81,
    -0.0455,
    0,
  ),
  custom: CUSTOM,
}

const pvsyst = (label: string, uc: number): NamedSet => ({
  label,
  values: { pvsyst_uc: uc, pvsyst_uv: 0, pvsyst_alpha: 0.9 },
})

/** PVsyst's default loss factors by mounting (PVsyst help, array thermal losses). */
export const PVSYST_SETS: NamedSets = {
  freestanding: pvsyst('Free-standing', 29),
  semi_integrated: pvsyst('Semi-integrated, air duct behind', 20),
  insulated: pvsyst('Integrated, insulated back', 15),
  custom: CUSTOM,
}

const bandGap = (label: string, gapEv: number, perC: number): NamedSet => ({
  label,
  values: { cell_material_bandgap: gapEv, bandgap_temperature_coefficient: perC },
})

/**
 * Band gaps at 25 °C and their relative change: silicon from De Soto, Klein & Beckman, Solar Energy 80 (2006) 78-88; the
 * others from O. Madelung, Semiconductors: Data Handbook (2004), as the documentation of pvlib gives them.
 */
export const DESOTO_SETS: NamedSets = {
  silicon: bandGap('Silicon', 1.121, -0.0002677),
  cdte: bandGap('CdTe', 1.475, -0.0003),
  cis: bandGap('CIS', 1.01, -0.00011),
  gaas: bandGap('GaAs', 1.424, -0.000433),
  custom: CUSTOM,
}

/** The five coefficients of model 1 come with a module's data; there is no set to choose from. */
export const FIRST_SOLAR_1_SETS: NamedSets = { custom: CUSTOM }

const CELL_LABELS = {
  monosi: 'Monocrystalline silicon',
  multisi: 'Multicrystalline silicon',
  cdte: 'CdTe',
  cigs: 'CIGS',
  asi: 'Amorphous silicon',
} as const

/** Modules that PVSPEC has coefficients of. */
export const PVSPEC_LABELS: Readonly<Record<PvspecModuleType, string>> = {
  monosi: CELL_LABELS.monosi,
  multisi: CELL_LABELS.multisi,
  'fs4-1': 'CdTe, First Solar Series 4-1',
  'fs4-2': 'CdTe, First Solar Series 4-2',
  cigs: CELL_LABELS.cigs,
  asi: CELL_LABELS.asi,
}

/** Modules that the model of Caballero has coefficients of. */
export const CABALLERO_LABELS: Readonly<Record<CaballeroModuleType, string>> = {
  ...CELL_LABELS,
  perovskite: 'Perovskite',
}

/** Modules that the model of JRC has coefficients of. */
export const JRC_LABELS: Readonly<Record<JrcModuleType, string>> = {
  multisi: CELL_LABELS.multisi,
  cdte: CELL_LABELS.cdte,
}

function lee(label: string, coefficients: readonly number[]): NamedSet {
  const [b0 = NaN, b1 = NaN, b2 = NaN, b3 = NaN, b4 = NaN, b5 = NaN] = coefficients
  return {
    label,
    values: {
      fs_spectral_2_b0: b0,
      fs_spectral_2_b1: b1,
      fs_spectral_2_b2: b2,
      fs_spectral_2_b3: b3,
      fs_spectral_2_b4: b4,
      fs_spectral_2_b5: b5,
    },
  }
}

/** Lee & Panchula, IEEE PVSC 2016, doi:10.1109/PVSC.2016.7749836, as refitted in pvlib. */
export const FIRST_SOLAR_2_SETS: NamedSets = {
  cdte: lee(CELL_LABELS.cdte, FIRST_SOLAR_2.cdte),
  monosi: lee(CELL_LABELS.monosi, FIRST_SOLAR_2.monosi),
  multisi: lee(CELL_LABELS.multisi, FIRST_SOLAR_2.polysi),
  cigs: lee(CELL_LABELS.cigs, FIRST_SOLAR_2.cigs),
  asi: lee(CELL_LABELS.asi, FIRST_SOLAR_2.asi),
  custom: CUSTOM,
}
