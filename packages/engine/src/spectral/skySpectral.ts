import type { CaballeroModuleType, JrcModuleType } from '../model/module.ts'

export const CABALLERO_MODULE_TYPES: readonly CaballeroModuleType[] = [
  'cdte',
  'monosi',
  'multisi',
  'cigs',
  'asi',
  'perovskite',
]

interface Caballero {
  /** Of 1, AM to AM⁴. */
  readonly airmass: readonly number[]
  /** Of (τ - 0.084) times 1, AM (or ln AM) and AM². */
  readonly aerosol: readonly number[]
  /** Of (w - 1.4164) times 1 and ln AM. */
  readonly water: readonly number[]
  /** Whether the second aerosol term takes ln AM, as the table of [1] has it for CdTe. */
  readonly isLogAerosol: boolean
}

/** Table 1 of [1]. */
const CABALLERO: Readonly<Record<CaballeroModuleType, Caballero>> = {
  cdte: {
    airmass: [1.0044, 0.0095, -0.0037, 0.0002, 0],
    aerosol: [-0.0046, -0.0182, 0],
    water: [0.0095, 0.0068],
    isLogAerosol: true,
  },
  monosi: {
    airmass: [0.9706, 0.0377, -0.0123, 0.0025, -0.0002],
    aerosol: [0.0159, -0.0165, 0],
    water: [-0.0016, -0.0027],
    isLogAerosol: false,
  },
  multisi: {
    airmass: [0.9836, 0.0254, -0.0085, 0.0016, -0.0001],
    aerosol: [0.0094, -0.0132, 0],
    water: [-0.0002, -0.0011],
    isLogAerosol: false,
  },
  cigs: {
    airmass: [0.9801, 0.0283, -0.0092, 0.0019, -0.0001],
    aerosol: [0.0117, -0.0126, 0],
    water: [-0.0011, -0.0019],
    isLogAerosol: false,
  },
  asi: {
    airmass: [1.106, -0.0848, 0.0302, -0.0076, 0.0006],
    aerosol: [-0.1283, 0.0986, -0.0254],
    water: [0.0156, 0.0146],
    isLogAerosol: false,
  },
  perovskite: {
    airmass: [1.0637, -0.0491, 0.018, -0.0047, 0.0004],
    aerosol: [-0.0773, 0.0583, -0.0159],
    water: [0.01251, 0.0109],
    isLogAerosol: false,
  },
}

/**
 * Spectral modifier from airmass, aerosol and water: M = f(AM) + (τ - 0.084)·g(AM) + (w - 1.4164)·h(AM), f, g and h
 * fitted to measured spectra of Jaén. NaN in an input gives NaN.
 *
 * @param absoluteAirmass - [n]
 * @param aod500 - τ, aerosol optical depth at 500 nm, [n]
 * @param precipitableWaterCm - w, [n]
 * @param out - written and returned, [n]
 * @see [1] J. A. Caballero et al., IEEE J. Photovoltaics 8 (2018) 552-558, doi:10.1109/JPHOTOV.2017.2787019
 */
export function caballeroModifier(
  moduleType: CaballeroModuleType,
  absoluteAirmass: Float64Array,
  aod500: Float64Array,
  precipitableWaterCm: Float64Array,
  out: Float64Array = new Float64Array(absoluteAirmass.length),
): Float64Array {
  const { airmass, aerosol, water, isLogAerosol } = CABALLERO[moduleType]
  const [a0, a1, a2, a3, a4] = airmass
  for (let i = 0; i < out.length; i++) {
    const am = absoluteAirmass[i]
    const logAm = Math.log(am)
    const ofAirmass = a0 + am * (a1 + am * (a2 + am * (a3 + am * a4)))
    const ofAerosol = aerosol[0] + aerosol[1] * (isLogAerosol ? logAm : am) + aerosol[2] * am * am
    out[i] =
      ofAirmass +
      (aod500[i] - 0.084) * ofAerosol +
      (precipitableWaterCm[i] - 1.4164) * (water[0] + water[1] * logAm)
  }
  return out
}

/** Kinds of cells with coefficients of their own in PVSPEC; fs4-1 and fs4-2 are CdTe of First Solar's series 4. */
export const PVSPEC_MODULE_TYPES = ['multisi', 'monosi', 'fs4-2', 'fs4-1', 'cigs', 'asi'] as const

export type PvspecModuleType = (typeof PVSPEC_MODULE_TYPES)[number]

/** a1, a2 and a3 of `pvspecModifier`'s source [1]. */
export const PVSPEC: Readonly<Record<PvspecModuleType, readonly [number, number, number]>> = {
  multisi: [0.9847, -0.05237, 0.03034],
  monosi: [0.9845, -0.05169, 0.03034],
  'fs4-2': [1.002, -0.07108, 0.02465],
  'fs4-1': [0.9981, -0.05776, 0.02336],
  cigs: [0.9791, -0.03904, 0.03096],
  asi: [1.051, -0.1033, 0.009838],
}

/**
 * Spectral modifier from airmass and clouds by PVSPEC: M = a1·k_c^a2·AM^a3, k_c the GHI over that of a clear sky. NaN in an
 * input gives NaN.
 *
 * @param absoluteAirmass - [n]
 * @param clearSkyIndex - k_c, [n]
 * @param out - written and returned, [n]
 * @see [1] S. Pelland et al., IEEE 47th PVSC (2020) 1258-1264, doi:10.1109/PVSC45281.2020.9300932
 */
export function pvspecModifier(
  [a1, a2, a3]: readonly [number, number, number],
  absoluteAirmass: Float64Array,
  clearSkyIndex: Float64Array,
  out: Float64Array = new Float64Array(absoluteAirmass.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    out[i] = a1 * clearSkyIndex[i] ** a2 * absoluteAirmass[i] ** a3
  }
  return out
}

export const JRC_MODULE_TYPES: readonly JrcModuleType[] = ['multisi', 'cdte']

/** k1 to k3 of [1], A/(W/m²), and the short-circuit current at STC that they are brought to, A/(W/m²). */
const JRC: Readonly<
  Record<JrcModuleType, { readonly k: readonly number[]; readonly isc: number }>
> = {
  multisi: { k: [0.00172, 0.000508, 0.00000357], isc: 0.00348 },
  cdte: { k: [0.000643, 0.00013, 0.0000108], isc: 0.00115 },
}

/**
 * Spectral modifier from airmass and clouds as measured at Ispra:
 * M = 1 + a1·(exp(-k_c) - exp(-1)) + a2·(k_c - 1) + a3·(AM - 1.5). NaN in an input gives NaN.
 *
 * @param airmass - relative, [n]
 * @param clearSkyIndex - k_c, GHI over that of a clear sky, [n]
 * @param out - written and returned, [n]
 * @see [1] T. Huld, T. Sample, E. D. Dunlop, 24th EU PVSEC (2009) 3385-3389
 */
export function jrcModifier(
  moduleType: JrcModuleType,
  airmass: Float64Array,
  clearSkyIndex: Float64Array,
  out: Float64Array = new Float64Array(airmass.length),
): Float64Array {
  const { k, isc } = JRC[moduleType]
  const [a1, a2, a3] = k.map((x) => x / isc)
  for (let i = 0; i < out.length; i++) {
    const clear = clearSkyIndex[i]
    out[i] = 1 + a1 * (Math.exp(-clear) - Math.exp(-1)) + a2 * (clear - 1) + a3 * (airmass[i] - 1.5)
  }
  return out
}
