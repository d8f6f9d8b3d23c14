import { qcradMostWm2 } from '@duet/engine'
import { type Measure } from '../model/hierarchy.ts'

/** What the limits of a reading depend on beside its measure. */
export interface RangeContext {
  /** Rated power of what the node measures, W or VA: limits of power are 1.2 times it. Absent: no limit of power. */
  readonly ratedW?: number
  /** On a plane facing the sun, [n], W/m², with `cosZenith`: limits of light by the sun. Absent: fixed limits. */
  readonly extraterrestrialWm2?: Float64Array
  /** Of the zenith as seen, 0 below the horizon, [n]. */
  readonly cosZenith?: Float64Array
}

/** Overload of an inverter or a meter that is still believed, of rated power. */
export const OVERLOAD = 1.2
/** Own use and wiring reversed at night are small; a plant that takes a fifth of its rating is a wrong sign. */
const REVERSE = 0.2
/** Cloud enhancement reaches about 1.5 times the solar constant for minutes (Gueymard, Solar Energy 153 (2017) 755). */
const MOST_LIGHT_WM2 = 2000
/** Of a pyranometer under a clear night. */
const LEAST_LIGHT_WM2 = -15

/** Readings in the unit of the measure that nothing real gives: least and most. */
const FIXED: Readonly<Record<Measure, readonly [number, number]>> = {
  active_power: [-Infinity, Infinity],
  apparent_power: [0, Infinity],
  reactive_power: [-Infinity, Infinity],
  dc_current: [-5, Infinity],
  dc_power: [-Infinity, Infinity],
  dc_voltage: [-5, 2000],
  energy: [0, Infinity],
  ghi: [LEAST_LIGHT_WM2, MOST_LIGHT_WM2],
  poa_front: [LEAST_LIGHT_WM2, MOST_LIGHT_WM2],
  poa_rear: [LEAST_LIGHT_WM2, MOST_LIGHT_WM2],
  // air to the surface of a heat sink
  temp: [-70, 150],
  wind_speed: [0, 75],
  tracker_angle: [-90, 90],
  curtailment_setpoint: [0, 110],
}

const POWER_MEASURES: ReadonlySet<Measure> = new Set([
  'active_power',
  'apparent_power',
  'reactive_power',
  'dc_power',
])

/**
 * Marks readings outside of what is physically possible: 1 is outside. Missing readings (NaN) are not marked.
 *
 * GHI ≤ 1.5·E₀·cos z^1.2 + 100 W/m² (QCRad); POA ≤ E₀ + 1.5·E₀·cos z^1.2 + 100 W/m², since a plane that faces the sun
 * has the beam as DNI has it, under its own limit E₀, and no more of the sky than GHI may have; power within −0.2 and
 * 1.2 times the rated power (reactive within ±1.2); the rest within fixed limits.
 *
 * @param values - [n], in the unit of the measure
 * @returns [n]
 */
export function outOfRange(
  values: Float64Array,
  measure: Measure,
  { ratedW, extraterrestrialWm2, cosZenith }: RangeContext = {},
): Uint8Array {
  const flags = new Uint8Array(values.length)
  const [least, most] = limitsOf(measure, ratedW)
  for (let i = 0; i < values.length; i++) {
    if (values[i] < least || values[i] > most) flags[i] = 1
  }
  const isLight = measure === 'ghi' || measure === 'poa_front'
  if (!isLight || !extraterrestrialWm2 || !cosZenith) return flags
  for (let i = 0; i < values.length; i++) {
    const extra = extraterrestrialWm2[i]
    const beamWm2 = measure === 'poa_front' && cosZenith[i] > 0 ? extra : 0
    if (values[i] > beamWm2 + qcradMostWm2('ghi', 'possible', extra, cosZenith[i])) flags[i] = 1
  }
  return flags
}

function limitsOf(measure: Measure, ratedW: number | undefined): readonly [number, number] {
  if (ratedW === undefined || !POWER_MEASURES.has(measure)) return FIXED[measure]
  const most = OVERLOAD * ratedW
  if (measure === 'reactive_power') return [-most, most]
  return [measure === 'apparent_power' ? 0 : -REVERSE * ratedW, most]
}
