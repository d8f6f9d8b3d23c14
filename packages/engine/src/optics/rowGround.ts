import type { CrossSection } from './crossSection.ts'
import type { OpticsInput } from './optics.ts'

/** Light that the ground between rows throws on their two faces, mean over the slant height, each [n], W/m². */
export interface GroundOnFaces {
  readonly frontWm2: Float64Array
  readonly rearWm2: Float64Array
}

/** A way to light the ground between long rows and to see it from them. */
export type RowGround = (input: OpticsInput, section: CrossSection) => GroundOnFaces

/** Below 3° of elevation the sun does not reach the ground between rows [1]. */
export const MIN_SUN_UP_ON_GROUND = Math.sin((3 * Math.PI) / 180)

/**
 * Share of the global irradiance that is spread over the sky: the dome's, the rest comes from the sun's direction.
 * @see [1] M. Mikofski et al., IEEE PVSC (2019) 1357-1362, doi:10.1109/PVSC40753.2019.8980572
 */
export function domeShare(domeWm2: number, ghiWm2: number): number {
  return ghiWm2 < 1e-4 ? 0 : Math.min(1, Math.max(0, domeWm2 / ghiWm2))
}
