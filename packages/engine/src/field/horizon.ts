import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { HorizonProfile } from '../model/field.ts'
import type { Vector3 } from '../scene/scene.ts'
import type { SkyBasis } from '../scene/skyBasis.ts'

/** Elevation of the far horizon at an azimuth, degrees; linear between points, and around north. */
export function horizonElevationDeg(
  { azimuthDeg, elevationDeg }: HorizonProfile,
  atDeg: number,
): number {
  const count = azimuthDeg.length
  if (count === 0) return 0
  const at = ((atDeg % 360) + 360) % 360
  let next = azimuthDeg.findIndex((azimuth) => azimuth > at)
  if (next < 0) next = 0
  const last = (next + count - 1) % count
  const span = (azimuthDeg[next] - azimuthDeg[last] + 360) % 360 || 360
  const share = ((at - azimuthDeg[last] + 360) % 360) / span
  return elevationDeg[last] + share * (elevationDeg[next] - elevationDeg[last])
}

/** Share of the sun above the far horizon at each step, [n]: 0 or 1. */
export function sunAboveHorizon(
  horizon: HorizonProfile | undefined,
  sunElevationDeg: Float64Array,
  sunAzimuthDeg: Float64Array,
): Float64Array {
  const seen = new Float64Array(sunElevationDeg.length).fill(1)
  if (horizon === undefined) return seen
  for (let i = 0; i < seen.length; i++) {
    if (sunElevationDeg[i] < horizonElevationDeg(horizon, sunAzimuthDeg[i])) seen[i] = 0
  }
  return seen
}

/** A sky that is dark below the far horizon. */
export function aboveHorizon(basis: SkyBasis, profile: HorizonProfile): SkyBasis {
  const leastUp = leastUpByAzimuth(profile)
  return {
    size: basis.size,
    add: (dx, dy, dz, weight, out, offset, normalUp) => {
      if (dz < leastUp[azimuthIndex(dx, dy)]) return
      basis.add(dx, dy, dz, weight, out, offset, normalUp)
    },
  }
}

/** Directions around the horizon. */
const TURNS = 720

function azimuthIndex(east: number, north: number): number {
  const turn = Math.atan2(east, north) / (2 * Math.PI)
  return Math.floor((turn - Math.floor(turn)) * TURNS) % TURNS
}

function leastUpByAzimuth(profile: HorizonProfile): Float64Array {
  return Float64Array.from({ length: TURNS }, (_, i) =>
    Math.sin(horizonElevationDeg(profile, ((i + 0.5) * 360) / TURNS) * DEG_TO_RAD),
  )
}

/** Azimuths and elevations of the sum below. */
const AZIMUTHS = 120
const ELEVATIONS = 45

/** Share of an even sky's light on an open plane that a far horizon leaves. */
export function domeAboveHorizon(profile: HorizonProfile, normal: Vector3): number {
  let all = 0
  let seen = 0
  for (let a = 0; a < AZIMUTHS; a++) {
    const azimuthDeg = ((a + 0.5) * 360) / AZIMUTHS
    const horizonDeg = horizonElevationDeg(profile, azimuthDeg)
    const east = Math.sin(azimuthDeg * DEG_TO_RAD)
    const north = Math.cos(azimuthDeg * DEG_TO_RAD)
    for (let e = 0; e < ELEVATIONS; e++) {
      const up = (((e + 0.5) * 90) / ELEVATIONS) * DEG_TO_RAD
      const level = Math.cos(up)
      const cosine = level * (east * normal[0] + north * normal[1]) + Math.sin(up) * normal[2]
      if (cosine <= 0) continue
      all += cosine * level
      // the part of this step that lies above the horizon
      const above = 0.5 + ((up * RAD_TO_DEG - horizonDeg) * ELEVATIONS) / 90
      seen += cosine * level * Math.min(1, Math.max(0, above))
    }
  }
  return all > 0 ? seen / all : 1
}
