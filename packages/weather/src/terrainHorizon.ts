import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'

/** Height of the ground, m above sea level, east and north of the place; NaN where it is not known. */
export type GroundHeight = (eastM: number, northM: number) => number

export interface TerrainHorizon {
  /** Clockwise from north, 0 to 355 in steps of 5. Empty where the ground at the place itself is not known. */
  readonly azimuthDeg: readonly number[]
  /** Above the level horizon; 0 where nothing rises above it as far as heights reach. */
  readonly elevationDeg: readonly number[]
}

const AZIMUTHS_DEG = Array.from({ length: 72 }, (_, i) => i * 5)
const EYE_M = 2
/** Of the Earth, made larger by usual refraction (coefficient 0.13). */
const RADIUS_M = 6_371_000 / (1 - 0.13)

/**
 * What the ground hides of the sky, seen from 2 m above it. Each direction is walked in steps of a cell, or of 2 % of
 * the distance where that is more.
 */
export function terrainHorizon(
  heightAt: GroundHeight,
  reachM: number,
  cellSizeM: number,
): TerrainHorizon {
  const eyeM = heightAt(0, 0) + EYE_M
  if (Number.isNaN(eyeM)) return { azimuthDeg: [], elevationDeg: [] }
  const elevationDeg = AZIMUTHS_DEG.map((azimuthDeg) => {
    const east = Math.sin(azimuthDeg * DEG_TO_RAD)
    const north = Math.cos(azimuthDeg * DEG_TO_RAD)
    let steepest = 0
    for (let d = 2 * cellSizeM; d <= reachM; d += Math.max(cellSizeM, 0.02 * d)) {
      const rise = heightAt(d * east, d * north) - eyeM - (d * d) / (2 * RADIUS_M)
      if (rise > steepest * d) steepest = rise / d
    }
    return Math.atan(steepest) * RAD_TO_DEG
  })
  return { azimuthDeg: AZIMUTHS_DEG, elevationDeg }
}
