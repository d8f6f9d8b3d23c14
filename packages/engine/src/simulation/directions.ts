import { DEG_TO_RAD } from '@duet/units'

/** Unit vectors, each [n]. */
export interface Directions {
  readonly east: Float64Array
  readonly north: Float64Array
  readonly up: Float64Array
}

/**
 * Unit vectors from the angle to the vertical (the sun's zenith angle, a plane's tilt) and the azimuth.
 *
 * @param zenithDeg - [n], degrees
 * @param azimuthDeg - [n], degrees clockwise from north
 */
export function directionsOf(zenithDeg: Float64Array, azimuthDeg: Float64Array): Directions {
  const n = zenithDeg.length
  const east = new Float64Array(n)
  const north = new Float64Array(n)
  const up = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const sin = Math.sin(zenithDeg[i] * DEG_TO_RAD)
    up[i] = Math.cos(zenithDeg[i] * DEG_TO_RAD)
    east[i] = sin * Math.sin(azimuthDeg[i] * DEG_TO_RAD)
    north[i] = sin * Math.cos(azimuthDeg[i] * DEG_TO_RAD)
  }
  return { east, north, up }
}

/** Cosines of the angles between two sets of directions, [n], held to −1..1. */
export function cosinesBetween(a: Directions, b: Directions): Float64Array {
  const out = new Float64Array(a.up.length)
  for (let i = 0; i < out.length; i++) {
    const dot = a.east[i] * b.east[i] + a.north[i] * b.north[i] + a.up[i] * b.up[i]
    out[i] = Math.min(1, Math.max(-1, dot))
  }
  return out
}
