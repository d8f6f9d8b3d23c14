import { STC_CELL_C, STC_IRRADIANCE_WM2 } from './physicalConstants.ts'

/** An array by its power alone, as PVWatts has it. */
export interface PvwattsArray {
  /** At 1000 W/m² and the reference temperature. */
  readonly nominalW: number
  /** Relative change of power, 1/K. */
  readonly gammaPerK: number
  /** 25 where absent. */
  readonly referenceC?: number | undefined
  /** What is missing at 200 W/m², as a share of the nominal power; absent: power in proportion to light. */
  readonly lowLightFraction?: number | undefined
  /** Above 1000 W/m² the low-light term is left out instead of adding power. */
  readonly isLowLightCapped?: boolean | undefined
}

/** Light at which `lowLightFraction` is measured, W/m². */
const LOW_LIGHT_WM2 = 200

/**
 * DC power: P = P_0·E/1000·(1 + γ·(T - T_ref)) [1], less P_0·k·(1 - (1 - E/200)⁴) up to 200 W/m² and
 * P_0·k·(1000 - E)/800 above [2]. Never below 0. NaN gives NaN.
 *
 * @see [1] A. P. Dobos, PVWatts Version 5 Manual, NREL/TP-6A20-62641 (2014), doi:10.2172/1158421
 * @see [2] B. Marion, 33rd IEEE PVSC (2008), doi:10.1109/PVSC.2008.4922586
 */
export function pvwattsDcW(array: PvwattsArray, effectiveWm2: number, cellC: number): number {
  const rise = cellC - (array.referenceC ?? STC_CELL_C)
  const light = effectiveWm2 / STC_IRRADIANCE_WM2
  const straightW = array.nominalW * light * (1 + array.gammaPerK * rise)
  return Math.max(0, straightW - array.nominalW * lowLightShare(array, effectiveWm2))
}

function lowLightShare(
  { lowLightFraction = 0, isLowLightCapped = false }: PvwattsArray,
  effectiveWm2: number,
): number {
  if (lowLightFraction === 0) return 0
  if (effectiveWm2 <= LOW_LIGHT_WM2) {
    return lowLightFraction * (1 - (1 - effectiveWm2 / LOW_LIGHT_WM2) ** 4)
  }
  if (isLowLightCapped && effectiveWm2 >= STC_IRRADIANCE_WM2) return 0
  return (
    (lowLightFraction * (STC_IRRADIANCE_WM2 - effectiveWm2)) / (STC_IRRADIANCE_WM2 - LOW_LIGHT_WM2)
  )
}

/** Losses of a PVWatts system, each a share of what the one before it leaves. */
export interface PvwattsLosses {
  readonly soilingFraction: number
  readonly shadingFraction: number
  readonly snowFraction: number
  readonly mismatchFraction: number
  readonly wiringFraction: number
  readonly connectionsFraction: number
  readonly lidFraction: number
  readonly nameplateFraction: number
  readonly ageFraction: number
  readonly availabilityFraction: number
}

/** All losses of a PVWatts system together: 1 - ∏(1 - L) (Dobos 2014, see `pvwattsDcW`). */
export function pvwattsLossFraction(losses: PvwattsLosses): number {
  let left = 1
  for (const loss of Object.values(losses)) left *= 1 - loss
  return 1 - left
}
