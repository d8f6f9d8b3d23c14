import { DEG_TO_RAD } from '@duet/units'
import { SEA_LEVEL_PA } from '../sun/airmass.ts'
import { type Irradiance, makeIrradiance } from './complete.ts'

/** What the model of Ineichen and Perez reads, each [n]. */
export interface IneichenInputs {
  readonly apparentZenithDeg: Float64Array
  /** NaN below the horizon. */
  readonly absoluteAirmass: Float64Array
  /** Linke turbidity at airmass 2. */
  readonly linkeTurbidity: Float64Array
  readonly extraterrestrialWm2: Float64Array
}

/**
 * Irradiance under a clear sky by Ineichen and Perez.
 *
 * GHI = c1·E_0·cos z·exp(-c2·AM·(f1 + f2·(T_L - 1)))·exp(0.01·AM^1.8), the last factor only when enhanced;
 * DNI is the lesser of b·E_0·exp(-0.09·AM·(T_L - 1)), b = 0.664 + 0.163/f1, and
 * GHI·(1 - (0.1 - 0.2·exp(-T_L))/(0.1 + 0.882/f1))/cos z; f1 = exp(-h/8000), f2 = exp(-h/1250).
 * 0 where the airmass is NaN (sun below the horizon).
 *
 * @param isEnhanced - with Perez' factor for high airmass; customarily without
 * @see [1] P. Ineichen, R. Perez, Solar Energy 73 (2002) 151-157, doi:10.1016/S0038-092X(02)00045-2
 * @see [2] R. Perez et al., Solar Energy 73 (2002) 307-317, doi:10.1016/S0038-092X(02)00122-6
 */
export function ineichenClearSky(
  { apparentZenithDeg, absoluteAirmass, linkeTurbidity, extraterrestrialWm2 }: IneichenInputs,
  altitudeM: number,
  isEnhanced = false,
  out: Irradiance = makeIrradiance(apparentZenithDeg.length),
): Irradiance {
  const f1 = Math.exp(-altitudeM / 8000)
  const f2 = Math.exp(-altitudeM / 1250)
  const c1 = 5.09e-5 * altitudeM + 0.868
  const c2 = 3.92e-5 * altitudeM + 0.0387
  const b = 0.664 + 0.163 / f1
  for (let i = 0; i < apparentZenithDeg.length; i++) {
    const am = absoluteAirmass[i]
    if (Number.isNaN(am)) {
      out.ghiWm2[i] = out.dniWm2[i] = out.dhiWm2[i] = 0
      continue
    }
    const turbidity = linkeTurbidity[i]
    const extra = extraterrestrialWm2[i]
    const cosZenith = Math.max(Math.cos(apparentZenithDeg[i] * DEG_TO_RAD), 0)
    const enhancement = isEnhanced ? Math.exp(0.01 * am ** 1.8) : 1
    const ghi =
      c1 * extra * cosZenith * Math.exp(-c2 * am * (f1 + f2 * (turbidity - 1))) * enhancement
    const beam = b * extra * Math.exp(-0.09 * am * (turbidity - 1))
    const share = 1 - (0.1 - 0.2 * Math.exp(-turbidity)) / (0.1 + 0.882 / f1)
    const most = cosZenith > 0 ? (ghi * Math.max(share, 0)) / cosZenith : 0
    const dni = Math.min(beam, most)
    out.ghiWm2[i] = ghi
    out.dniWm2[i] = dni
    out.dhiWm2[i] = ghi - dni * cosZenith
  }
  return out
}

/**
 * Global irradiance under a clear sky by Haurwitz: 1098·cos z·exp(-0.059/cos z); 0 below the horizon.
 * NaN gives NaN.
 *
 * @param out - written and returned, [n], W/m²
 * @see [1] B. Haurwitz, J. Meteorology 2 (1945) 154-166, coefficients as in M. J. Reno, C. W. Hansen, J. S. Stein,
 *   SAND2012-2389 (2012)
 */
export function haurwitzGhiWm2(
  apparentZenithDeg: Float64Array,
  out: Float64Array = new Float64Array(apparentZenithDeg.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const cosZenith = Math.cos(apparentZenithDeg[i] * DEG_TO_RAD)
    out[i] = cosZenith <= 0 ? 0 : 1098 * cosZenith * Math.exp(-0.059 / cosZenith)
  }
  return out
}

/** The air of Bird's model, each [n]. */
export interface BirdInputs {
  readonly zenithDeg: Float64Array
  /** Relative, NaN below the horizon. */
  readonly airmass: Float64Array
  /** Aerosol optical depth at 380 and 500 nm. */
  readonly aod380: Float64Array
  readonly aod500: Float64Array
  readonly precipitableWaterCm: Float64Array
  readonly extraterrestrialWm2: Float64Array
}

export interface BirdConstants {
  readonly ozoneAtmCm: number
  readonly pressurePa: number
  /** Share of light that aerosol scatters forward; 0.85 for rural air. */
  readonly asymmetry: number
  readonly albedo: number
}

/**
 * Irradiance under a clear sky by Bird and Hulstrom: transmittances of air molecules, ozone, mixed gases,
 * water and aerosol, times the light above the air. NaN in an input gives NaN.
 *
 * @see [1] R. E. Bird, R. L. Hulstrom, SERI/TR-642-761 (1981), doi:10.2172/6510849
 */
export function birdClearSky(
  inputs: BirdInputs,
  { ozoneAtmCm, pressurePa, asymmetry, albedo }: BirdConstants,
  out: Irradiance = makeIrradiance(inputs.zenithDeg.length),
): Irradiance {
  for (let i = 0; i < inputs.zenithDeg.length; i++) {
    const am = inputs.airmass[i]
    const amPressure = (am * pressurePa) / SEA_LEVEL_PA
    const amOzone = ozoneAtmCm * am
    const amWater = inputs.precipitableWaterCm[i] * am
    const depth = 0.27583 * inputs.aod380[i] + 0.35 * inputs.aod500[i]
    const rayleigh = Math.exp(-0.0903 * amPressure ** 0.84 * (1 + amPressure - amPressure ** 1.01))
    const ozone =
      1 -
      0.1611 * amOzone * (1 + 139.48 * amOzone) ** -0.3034 -
      (0.002715 * amOzone) / (1 + 0.044 * amOzone + 0.0003 * amOzone ** 2)
    const gases = Math.exp(-0.0127 * amPressure ** 0.26)
    const water = 1 - (2.4959 * amWater) / ((1 + 79.034 * amWater) ** 0.6828 + 6.385 * amWater)
    const aerosol = Math.exp(-(depth ** 0.873) * (1 + depth - depth ** 0.7088) * am ** 0.9108)
    const absorption = 1 - 0.1 * (1 - am + am ** 1.06) * (1 - aerosol)
    const skyAlbedo = 0.0685 + (1 - asymmetry) * (1 - aerosol / absorption)
    const cosZenith = inputs.zenithDeg[i] < 90 ? Math.cos(inputs.zenithDeg[i] * DEG_TO_RAD) : 0
    const extra = inputs.extraterrestrialWm2[i]
    const dni = 0.9662 * extra * aerosol * water * gases * ozone * rayleigh
    const scattered =
      (extra *
        cosZenith *
        0.79 *
        ozone *
        gases *
        water *
        absorption *
        (0.5 * (1 - rayleigh) + asymmetry * (1 - aerosol / absorption))) /
      (1 - am + am ** 1.02)
    const ghi = (dni * cosZenith + scattered) / (1 - albedo * skyAlbedo)
    out.ghiWm2[i] = ghi
    out.dniWm2[i] = dni
    out.dhiWm2[i] = ghi - dni * cosZenith
  }
  return out
}
