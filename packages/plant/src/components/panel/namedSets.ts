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

/** Back-of-module model: King, Boyson & Kratochvil, SAND2004-3535 (2004), table 1. */
export const SANDIA_SETS: NamedSets = {
  open_rack_glass_glass: {
    label: 'Glass/cell/glass, open rack',
    values: { sandia_a: -3.47, sandia_b: -0.0594, sandia_delta_t: 3, sandia_e0: 1000 },
  },
  close_mount_glass_glass: {
    label: 'Glass/cell/glass, close roof mount',
    values: { sandia_a: -2.98, sandia_b: -0.0471, sandia_delta_t: 1, sandia_e0: 1000 },
  },
  open_rack_glass_polymer: {
    label: 'Glass/cell/polymer sheet, open rack',
    values: { sandia_a: -3.56, sandia_b: -0.075, sandia_delta_t: 3, sandia_e0: 1000 },
  },
  insulated_back_glass_polymer: {
    label: 'Glass/cell/polymer sheet, insulated back',
    values: { sandia_a: -2.81, sandia_b: -0.0455, sandia_delta_t: 0, sandia_e0: 1000 },
  },
  custom: CUSTOM,
}

/** PVsyst's default loss factors by mounting (PVsyst help, array thermal losses). */
export const PVSYST_SETS: NamedSets = {
  freestanding: {
    label: 'Free-standing',
    values: { pvsyst_uc: 29, pvsyst_uv: 0, pvsyst_alpha: 0.9 },
  },
  semi_integrated: {
    label: 'Semi-integrated, air duct behind',
    values: { pvsyst_uc: 20, pvsyst_uv: 0, pvsyst_alpha: 0.9 },
  },
  insulated: {
    label: 'Integrated, insulated back',
    values: { pvsyst_uc: 15, pvsyst_uv: 0, pvsyst_alpha: 0.9 },
  },
  custom: CUSTOM,
}

/**
 * Band gaps at 25 °C and their relative change: silicon from De Soto, Klein & Beckman, Solar Energy 80 (2006) 78-88; the
 * others from O. Madelung, Semiconductors: Data Handbook (2004), as the documentation of pvlib gives them.
 */
export const DESOTO_SETS: NamedSets = {
  silicon: {
    label: 'Silicon',
    values: { cell_material_bandgap: 1.121, bandgap_temperature_coefficient: -0.0002677 },
  },
  cdte: {
    label: 'CdTe',
    values: { cell_material_bandgap: 1.475, bandgap_temperature_coefficient: -0.0003 },
  },
  cis: {
    label: 'CIS',
    values: { cell_material_bandgap: 1.01, bandgap_temperature_coefficient: -0.00011 },
  },
  gaas: {
    label: 'GaAs',
    values: { cell_material_bandgap: 1.424, bandgap_temperature_coefficient: -0.000433 },
  },
  custom: CUSTOM,
}

/** The five coefficients of model 1 come with a module's data; there is no set to choose from. */
export const FIRST_SOLAR_1_SETS: NamedSets = { custom: CUSTOM }

/** Lee & Panchula, IEEE PVSC 2016, doi:10.1109/PVSC.2016.7749836, as refitted in pvlib. */
export const FIRST_SOLAR_2_SETS: NamedSets = {
  cdte: {
    label: 'CdTe',
    values: lee([0.86273, -0.038948, -0.012506, 0.098871, 0.084658, -0.0042948]),
  },
  monosi: {
    label: 'Monocrystalline silicon',
    values: lee([0.85914, -0.02088, -0.0058853, 0.12029, 0.026814, -0.001781]),
  },
  multisi: {
    label: 'Multicrystalline silicon',
    values: lee([0.8409, -0.027539, -0.0079224, 0.1357, 0.038024, -0.0021218]),
  },
  cigs: {
    label: 'CIGS',
    values: lee([0.85252, -0.022314, -0.0047216, 0.13666, 0.013342, -0.0008945]),
  },
  asi: {
    label: 'Amorphous silicon',
    values: lee([1.12094, -0.04762, -0.0083627, -0.10443, 0.098382, -0.0033818]),
  },
  custom: CUSTOM,
}

function lee([b0, b1, b2, b3, b4, b5]: readonly [
  number,
  number,
  number,
  number,
  number,
  number,
]): Partial<PanelParameters> {
  return {
    fs_spectral_2_b0: b0,
    fs_spectral_2_b1: b1,
    fs_spectral_2_b2: b2,
    fs_spectral_2_b3: b3,
    fs_spectral_2_b4: b4,
    fs_spectral_2_b5: b5,
  }
}
