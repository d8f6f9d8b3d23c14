import type { PvsystHemisphere } from '../placeTypes.ts'

/**
 * PVsyst counts azimuths of planes, axes and horizons from the equator, positive towards west: from south in the northern
 * hemisphere, from north, and mirrored, in the southern.
 */
export function azimuthFromNorthDeg(pvsystDeg: number, hemisphere: PvsystHemisphere): number {
  return turn(hemisphere === 'north' ? 180 + pvsystDeg : -pvsystDeg)
}

/** The inverse, within −180 to 180. */
export function azimuthFromEquatorDeg(northDeg: number, hemisphere: PvsystHemisphere): number {
  const deg = turn(hemisphere === 'north' ? northDeg - 180 : -northDeg)
  return deg > 180 ? deg - 360 : deg
}

export const hemisphereOf = (latitudeDeg: number | undefined): PvsystHemisphere =>
  latitudeDeg !== undefined && latitudeDeg < 0 ? 'south' : 'north'

/** 0 to 360; never −0. */
export const turn = (deg: number): number => (((deg % 360) + 360) % 360) + 0
