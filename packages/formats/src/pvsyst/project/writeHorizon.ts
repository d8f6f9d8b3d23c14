import { azimuthFromEquatorDeg, hemisphereOf } from '../text/pvsystAngles.ts'

/** A line of heights around a place. */
export interface WrittenHorizon {
  readonly latitude: number
  readonly longitude: number
  /** Clockwise from north. */
  readonly azimuthDeg: readonly number[]
  readonly elevationDeg: readonly number[]
}

/** A horizon as PVsyst imports it (.HOR): a comment, then azimuth from the equator and height, degrees, apart by a tab. */
export function writeHorizon(horizon: WrittenHorizon): string {
  const { latitude, longitude, azimuthDeg, elevationDeg } = horizon
  const hemisphere = hemisphereOf(latitude)
  const lines = azimuthDeg
    .map((deg, i) => [azimuthFromEquatorDeg(deg, hemisphere), elevationDeg[i] ?? 0] as const)
    .toSorted((a, b) => a[0] - b[0])
    .map(([azimuth, elevation]) => `${degrees(azimuth)}\t${degrees(elevation)}`)
  return [`Horizon at lat ${latitude}, lng ${longitude}`, ...lines, ''].join('\r\n')
}

const degrees = (deg: number): string => String(Number(deg.toFixed(2)) + 0)
