import { DAY_MS, DEG_TO_RAD } from '@duet/units'
import type { Site } from '../simulation/input.ts'
import { NODE_SIZE, sunNode } from './spa.ts'

/** Distance of the nodes between which the slow terms are interpolated. */
const SEGMENT_MS = 1.5 * DAY_MS

/** 2000-01-01T12:00Z. */
const J2000_UTC_MS = 946_728_000_000

/**
 * Terrestrial time less universal time, s, where the caller gives none: within 6 s of the truth from 2000 to
 * 2060, which moves the sun by less than 1e-4 degree.
 */
export const DELTA_T_S = 67

/**
 * The slow terms around one instant: cubics through four nodes that lie on a fixed grid of a day and a half, so that a
 * position does not depend on which others were asked for. The nodes' shortest terms (nutation, 9 to 14 days;
 * the moon's pull, 29.5 days) leave an error below 1e-6 degree.
 */
export interface SlowSun {
  readonly deltaTS: number
  /** Number of the segment that `coefficients` hold, counted from 1970; NaN at first. */
  segment: number
  /** Four nodes, see `sunNode`. */
  readonly nodes: Float64Array
  /** For each value of a node, the coefficients of 1, s, s², s³ with s from 0 to 1 over the segment. */
  readonly coefficients: Float64Array
}

export function makeSlowSun(deltaTS: number = DELTA_T_S): SlowSun {
  return {
    deltaTS,
    segment: NaN,
    nodes: new Float64Array(4 * NODE_SIZE),
    coefficients: new Float64Array(4 * NODE_SIZE),
  }
}

/** Where the observer stands, prepared once. */
export interface Observer {
  readonly longitudeDeg: number
  readonly sinLatitude: number
  readonly cosLatitude: number
  /** ρ·cos φ' and ρ·sin φ': distance from the earth's axis and equator in earth radii. */
  readonly axisRadii: number
  readonly equatorRadii: number
}

/** @see Reda & Andreas, NREL/TP-560-34302, section 3.12 */
export function makeObserver({ latitudeDeg, longitudeDeg, altitudeM }: Site): Observer {
  const latitude = latitudeDeg * DEG_TO_RAD
  const reduced = Math.atan(0.99664719 * Math.tan(latitude))
  const heightRadii = altitudeM / 6378140
  return {
    longitudeDeg,
    sinLatitude: Math.sin(latitude),
    cosLatitude: Math.cos(latitude),
    axisRadii: Math.cos(reduced) + heightRadii * Math.cos(latitude),
    equatorRadii: 0.99664719 * Math.sin(reduced) + heightRadii * Math.sin(latitude),
  }
}

/** Values that `sunVector` writes. */
export const VECTOR_SIZE = 6

/**
 * Direction of the sun from the observer, without refraction, not of unit length.
 *
 * Written to `out`: [0] up, [1] south, [2] west, [3] hour angle (deg, not wrapped), [4] sin δ of the earth's
 * centre, [5] Δψ·cos ε - α (deg). The algorithm's parallax in right ascension and declination is the
 * subtraction of the observer's own place from the sun's direction, here done on vectors.
 *
 * @see [1] Reda & Andreas, NREL/TP-560-34302, sections 3.8 to 3.15
 */
export function sunVector(
  slow: SlowSun,
  observer: Observer,
  timeUtcMs: number,
  out: Float64Array,
): void {
  const segment = Math.floor(timeUtcMs / SEGMENT_MS)
  if (segment !== slow.segment) loadSegment(slow, segment)
  const c = slow.coefficients
  const s = timeUtcMs / SEGMENT_MS - segment
  const q = c[0] + s * (c[1] + s * (c[2] + s * c[3]))
  const sinDeclination = c[4] + s * (c[5] + s * (c[6] + s * c[7]))
  const cosDeclination = c[8] + s * (c[9] + s * (c[10] + s * c[11]))
  const sinParallax = c[12] + s * (c[13] + s * (c[14] + s * c[15]))
  writeVector(observer, timeUtcMs, q, sinDeclination, cosDeclination, sinParallax, out)
}

/**
 * The same with every term computed for the time itself, free of the interpolation's 1e-6 degree and some twenty times
 * slower.
 *
 * @param node - scratch, [NODE_SIZE]
 */
export function exactSunVector(
  deltaTS: number,
  observer: Observer,
  timeUtcMs: number,
  node: Float64Array,
  out: Float64Array,
): void {
  sunNode((timeUtcMs - J2000_UTC_MS) / DAY_MS, deltaTS, node, 0)
  writeVector(observer, timeUtcMs, node[0], node[1], node[2], node[3], out)
}

function writeVector(
  observer: Observer,
  timeUtcMs: number,
  q: number,
  sinDeclination: number,
  cosDeclination: number,
  sinParallax: number,
  out: Float64Array,
): void {
  const days = (timeUtcMs - J2000_UTC_MS) / DAY_MS
  const century = days / 36525
  const siderealDeg =
    280.46061837 + 360.98564736629 * days + century * century * (0.000387933 - century / 38710000)
  const hourAngleDeg = siderealDeg + q + observer.longitudeDeg
  const hourAngle = (hourAngleDeg % 360) * DEG_TO_RAD
  const x = cosDeclination * Math.cos(hourAngle) - observer.axisRadii * sinParallax
  const z = sinDeclination - observer.equatorRadii * sinParallax
  out[0] = observer.sinLatitude * z + observer.cosLatitude * x
  out[1] = observer.sinLatitude * x - observer.cosLatitude * z
  out[2] = cosDeclination * Math.sin(hourAngle)
  out[3] = hourAngleDeg
  out[4] = sinDeclination
  out[5] = q
}

function loadSegment(slow: SlowSun, segment: number): void {
  const { nodes, coefficients: c } = slow
  if (segment === slow.segment + 1) {
    nodes.copyWithin(0, NODE_SIZE)
    loadNode(slow, segment, 2)
  } else {
    for (let node = -1; node <= 2; node++) loadNode(slow, segment, node)
  }
  slow.segment = segment
  for (let k = 0; k < NODE_SIZE; k++) {
    const y1 = nodes[NODE_SIZE + k]
    let y0 = nodes[k]
    let y2 = nodes[2 * NODE_SIZE + k]
    let y3 = nodes[3 * NODE_SIZE + k]
    if (k === 0) {
      // The angle falls by a degree and a half a node: undo its jumps of a full turn.
      y0 += 360 * Math.round((y1 - y0) / 360)
      y2 += 360 * Math.round((y1 - y2) / 360)
      y3 += 360 * Math.round((y1 - y3) / 360)
    }
    // Lagrange's cubic through s = -1, 0, 1, 2.
    c[4 * k] = y1
    c[4 * k + 1] = -y0 / 3 - y1 / 2 + y2 - y3 / 6
    c[4 * k + 2] = (y0 + y2) / 2 - y1
    c[4 * k + 3] = (y3 - y0) / 6 + (y1 - y2) / 2
  }
}

function loadNode(slow: SlowSun, segment: number, node: number): void {
  const days = ((segment + node) * SEGMENT_MS - J2000_UTC_MS) / DAY_MS
  sunNode(days, slow.deltaTS, slow.nodes, (node + 1) * NODE_SIZE)
}
