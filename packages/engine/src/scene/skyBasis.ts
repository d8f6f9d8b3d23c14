import { DEG_TO_RAD } from '@duet/units'

/** Functions of the direction into which a sky is taken apart. */
export interface SkyBasis {
  readonly size: number
  /**
   * Adds to `out[offset + b]` weight × the value of each function b in a direction above the horizon.
   *
   * @param normalUp - upward part of the normal of the surface that the light falls on
   */
  readonly add: (
    dx: number,
    dy: number,
    dz: number,
    weight: number,
    out: Float64Array,
    offset: number,
    normalUp: number,
  ) => void
}

/** Places of the two functions of `perez1990Basis`. */
export const DOME = 0
export const HORIZON = 1

/** Top of the horizon band, as the model of 1990 sets it. */
const BAND_TOP_RAD = 6.5 * DEG_TO_RAD
const BAND_TOP_SIN = Math.sin(BAND_TOP_RAD)
/** Most that the band's light on a plane is raised: planes within 4° of face down, where few rays would carry it. */
const MOST_RAISED = 4
/** Tabled steps of the normal's upward part, −1..1. */
const STEPS = 512

/**
 * The sky of `perezSky` without its circumsolar part, which is beam: `domeWm2` and `horizonWm2` are the brightnesses of the two functions.
 *
 * DOME is 1 everywhere. HORIZON is even from 0° to 6.5° and 1 in irradiance on an upright plane. The model gives a free plane of tilt β
 * horizon · sin β, none on level ground; a band that has a height gives more or less than that, so its light on a surface is scaled to it by the
 * surface's tilt. What hides a part of the band takes that part.
 *
 * @see [1] R. Perez et al., Solar Energy 44 (1990) 271-289, doi:10.1016/0038-092X(90)90055-H
 */
export function perez1990Basis(): SkyBasis {
  const table = bandByNormal()
  return {
    size: 2,
    add: (_dx, _dy, dz, weight, out, offset, normalUp) => {
      out[offset + DOME] += weight
      if (dz > BAND_TOP_SIN) return
      const place = 0.5 * (Math.min(1, Math.max(-1, normalUp)) + 1) * STEPS
      const low = Math.min(STEPS - 1, Math.floor(place))
      const value = table[low] + (table[low + 1] - table[low]) * (place - low)
      out[offset + HORIZON] += weight * value
    },
  }
}

/** Brightness of the band as a plane takes it, by the upward part of its normal, [STEPS + 1]. */
function bandByNormal(): Float64Array {
  const table = new Float64Array(STEPS + 1)
  // Brightness is radiance · π.
  const upright = Math.PI / (BAND_TOP_RAD + BAND_TOP_SIN * Math.cos(BAND_TOP_RAD))
  for (let i = 0; i <= STEPS; i++) {
    const normalUp = (2 * i) / STEPS - 1
    const sinTilt = Math.sqrt(Math.max(0, 1 - normalUp * normalUp))
    const free = upright * bandViewFactor(normalUp, sinTilt)
    const scale = free > 0 ? Math.min(MOST_RAISED, sinTilt / free) : 0
    table[i] = upright * scale
  }
  return table
}

/**
 * View factor of a plane to the band: (1/π)·∫∫ max(0, sin β cos h cos a + cos β sin h) cos h da dh. Over azimuth a in closed form,
 * over elevation h by midpoints.
 */
function bandViewFactor(normalUp: number, sinTilt: number): number {
  const slices = 200
  let sum = 0
  for (let i = 0; i < slices; i++) {
    const h = ((i + 0.5) / slices) * BAND_TOP_RAD
    const level = sinTilt * Math.cos(h)
    const rise = normalUp * Math.sin(h)
    // Azimuth at which the plane turns away.
    const edge =
      level > 0 ? Math.acos(Math.min(1, Math.max(-1, -rise / level))) : rise > 0 ? Math.PI : 0
    sum += 2 * (level * Math.sin(edge) + rise * edge) * Math.cos(h)
  }
  return (sum * BAND_TOP_RAD) / (slices * Math.PI)
}
