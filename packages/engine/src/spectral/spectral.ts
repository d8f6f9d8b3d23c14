import type { Spectral } from '../model/module.ts'

/** Kinds of cells with coefficients of their own. */
export type SpectralModuleType = 'cdte' | 'monosi' | 'polysi' | 'cigs' | 'asi'

/** Coefficients b0 to b5 of `firstSolar2Modifier` [1] of its documentation, as carried by pvlib. */
export const FIRST_SOLAR_2: Readonly<Record<SpectralModuleType, readonly number[]>> = {
  cdte: [0.86273, -0.038948, -0.012506, 0.098871, 0.084658, -0.0042948],
  monosi: [0.85914, -0.02088, -0.0058853, 0.12029, 0.026814, -0.001781],
  polysi: [0.8409, -0.027539, -0.0079224, 0.1357, 0.038024, -0.0021218],
  cigs: [0.85252, -0.022314, -0.0047216, 0.13666, 0.013342, -0.0008945],
  asi: [1.12094, -0.04762, -0.0083627, -0.10443, 0.098382, -0.0033818],
}

/**
 * Spectral modifier of a module at each step; 1 where the airmass is NaN, for no sunlight is left to correct there.
 *
 * @param absoluteAirmass - [n], NaN below the horizon
 * @param precipitableWaterCm - [n], cm; read by First Solar 2 alone
 * @param out - written and returned, [n]
 */
export function spectralModifier(
  model: Spectral,
  absoluteAirmass: Float64Array,
  precipitableWaterCm: Float64Array,
  out: Float64Array = new Float64Array(absoluteAirmass.length),
): Float64Array {
  if (model.kind === 'none') return out.fill(1)
  if (model.kind === 'firstSolar1') firstSolar1Modifier(absoluteAirmass, model.coefficients, out)
  else firstSolar2Modifier(absoluteAirmass, precipitableWaterCm, model.coefficients, out)
  for (let i = 0; i < out.length; i++) if (Number.isNaN(absoluteAirmass[i])) out[i] = 1
  return out
}

/**
 * Spectral modifier from airmass and precipitable water:
 * M = b0 + b1·AM + b2·W + b3·√AM + b4·√W + b5·AM/√W [1].
 * AM is kept within 0.58 and 10 and W above 0.1 cm, the range of the fit; W above 8 cm is no real air and gives NaN,
 * as NaN does.
 *
 * @param out - written and returned, [n]
 * @see [1] M. Lee, A. Panchula, IEEE 43rd PVSC (2016) 1351-1356, doi:10.1109/PVSC.2016.7749836
 */
export function firstSolar2Modifier(
  absoluteAirmass: Float64Array,
  precipitableWaterCm: Float64Array,
  coefficients: readonly number[],
  out: Float64Array = new Float64Array(absoluteAirmass.length),
): Float64Array {
  const [b0, b1, b2, b3, b4, b5] = coefficients
  for (let i = 0; i < out.length; i++) {
    const am = Math.min(10, Math.max(0.58, absoluteAirmass[i]))
    const water = precipitableWaterCm[i] > 8 ? NaN : Math.max(0.1, precipitableWaterCm[i])
    const root = Math.sqrt(water)
    out[i] = b0 + b1 * am + b2 * water + b3 * Math.sqrt(am) + b4 * root + (b5 * am) / root
  }
  return out
}

/**
 * Spectral modifier from airmass alone, a polynomial b0 + b1·AM + ... + b4·AM⁴, never below 0. NaN gives NaN.
 *
 * @param out - written and returned, [n]
 * @see [1] D. L. King, W. E. Boyson, J. A. Kratochvil, SAND2004-3535 (2004), doi:10.2172/919131 (the form)
 */
export function firstSolar1Modifier(
  absoluteAirmass: Float64Array,
  coefficients: readonly number[],
  out: Float64Array = new Float64Array(absoluteAirmass.length),
): Float64Array {
  const [b0, b1, b2, b3, b4] = coefficients
  for (let i = 0; i < out.length; i++) {
    const am = absoluteAirmass[i]
    out[i] = Math.max(0, b0 + am * (b1 + am * (b2 + am * (b3 + am * b4))))
  }
  return out
}
