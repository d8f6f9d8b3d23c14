/** What the limits are of: on a level plane, on a plane facing the sun, of the sky without the sun. */
export type QcradComponent = 'ghi' | 'dni' | 'dhi'

interface Limit {
  /** W/m² at night. */
  readonly least: number
  /** Times the light above the air, times the cosine of the zenith to a power, plus W/m². */
  readonly factor: number
  readonly power: number
  readonly plus: number
}

/**
 * Limits of the Baseline Surface Radiation Network of each component. They were made for means of one minute; means of
 * an hour stay within them more easily.
 *
 * @see C. N. Long, Y. Shi, The Open Atmospheric Science Journal 2 (2008) 23-37; C. N. Long, E. G. Dutton, BSRN Global
 * Network recommended QC tests, V2.0 (2010)
 */
export const QCRAD_LIMITS: Readonly<
  Record<QcradComponent, { readonly possible: Limit; readonly rare: Limit }>
> = {
  ghi: {
    possible: { least: -4, factor: 1.5, power: 1.2, plus: 100 },
    rare: { least: -2, factor: 1.2, power: 1.2, plus: 50 },
  },
  dhi: {
    possible: { least: -4, factor: 0.95, power: 1.2, plus: 50 },
    rare: { least: -2, factor: 0.75, power: 1.2, plus: 30 },
  },
  dni: {
    possible: { least: -4, factor: 1, power: 0, plus: 0 },
    rare: { least: -2, factor: 0.95, power: 0.2, plus: 10 },
  },
}

/**
 * Greatest value of a component that is possible, or not extremely rare, W/m².
 *
 * @param extraterrestrialWm2 - on a plane facing the sun
 * @param cosZenith - of the zenith as seen, 0 below the horizon
 */
export function qcradMostWm2(
  component: QcradComponent,
  kind: 'possible' | 'rare',
  extraterrestrialWm2: number,
  cosZenith: number,
): number {
  const { factor, power, plus } = QCRAD_LIMITS[component][kind]
  return factor * extraterrestrialWm2 * cosZenith ** power + plus
}
