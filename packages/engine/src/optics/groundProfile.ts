import { sum } from '@duet/units'
import {
  groundSkyViewFactorAt,
  meanGroundSkyViewFactor,
  rowGroundViewFactor,
} from './rowViewFactors.ts'

/** Rows in the cross-section, lengths in pitches. */
export interface RowShape {
  /** Slant width of a row. */
  readonly width: number
  /** Height of the rows' centre above the ground. */
  readonly height: number
}

/** Bins that one pitch of ground is cut into, the first beginning below a row's centre, towards its front. */
export const GROUND_BINS = 32

/** Places along the slant height at which a face looks at the ground. */
const PLACES = 10

/** Pitches of ground that are distinguished on each side; what lies beyond is spread over all bins. */
const REACH = 12

/** Rows on each side that hide the sky from the ground. */
const HIDING_ROWS = 15

/** What one tilt of the rows has to do with each bin of the ground, each [bins]. */
export interface GroundProfile {
  /** View factors of the faces, mean over the slant height, to all ground of a bin. */
  readonly front: Float64Array
  readonly rear: Float64Array
  /** View factor of the ground to the sky. */
  readonly sky: Float64Array
  /** Σ front · sky and Σ rear · sky: what the faces get of a dome by way of the ground. */
  readonly frontSky: number
  readonly rearSky: number
  /** Sums of front and rear. */
  readonly frontAll: number
  readonly rearAll: number
}

/**
 * View factors between the faces of long rows and the ground, place by place.
 *
 * A row's centre is at (0, h), its front looks to +x with tilt β, so that the lower edge is at +x. From a place Q of the
 * chord, ground between g₁ and g₂ has the view factor ½·|s(g₂) − s(g₁)|, s the cosine between the ray and the chord. The
 * front sees ground beyond its own plane, the rear on this side of it; both as far as the next row's lower edge lets
 * them. Sums are brought to the closed forms of `rowViewFactors` (their places are exact, the sampling is not).
 */
export function groundProfile(tiltRad: number, { width, height }: RowShape): GroundProfile {
  const cos = Math.cos(tiltRad)
  const sin = Math.sin(tiltRad)
  // Rows that would reach into the ground stand on it.
  const centre = Math.max(height, (width / 2) * sin + 1e-3)
  const front = new Float64Array(GROUND_BINS)
  const rear = new Float64Array(GROUND_BINS)
  const edgeHeight = centre - (width / 2) * sin
  for (let place = 0; place < PLACES; place++) {
    const along = width * ((place + 0.5) / PLACES - 0.5)
    const x = along * cos
    const z = centre - along * sin
    // Where lines from here hit the ground: the own plane, the lower edges of the next rows.
    const plane = sin > 1e-9 ? x + (z * cos) / sin : Number.POSITIVE_INFINITY
    const perDrop = z / Math.max(z - edgeHeight, 1e-12)
    const edge = (width / 2) * cos
    const ahead = x + (1 + edge - x) * perDrop
    const behind = x + (edge - 1 - x) * perDrop
    addView(front, { x, z, cos, sin }, plane, Math.max(plane, ahead))
    addView(rear, { x, z, cos, sin }, behind, plane)
  }
  const sky = skyOfBins(tiltRad, width, centre)
  const frontAll = rowGroundViewFactor(cos, width)
  const rearAll = rowGroundViewFactor(-cos, width)
  scaleTo(front, frontAll)
  scaleTo(rear, rearAll)
  return {
    front,
    rear,
    sky,
    frontSky: dot(front, sky),
    rearSky: dot(rear, sky),
    frontAll,
    rearAll,
  }
}

/** A place on a chord, and the direction of the chord (cos, −sin). */
interface Place {
  readonly x: number
  readonly z: number
  readonly cos: number
  readonly sin: number
}

/** Adds the view factors of the ground from one line to another to the bins, by their place within a pitch. */
function addView(bins: Float64Array, place: Place, from: number, to: number): void {
  if (!(from < to)) return
  const first = Math.min(Math.max(from, place.x - REACH), to)
  const last = Math.max(Math.min(to, place.x + REACH), first)
  const beyond =
    Math.abs(towards(place, to) - towards(place, last)) +
    Math.abs(towards(place, first) - towards(place, from))
  spread(bins, beyond)
  if (last - first < 1e-12 || first > place.x + REACH) {
    spread(bins, Math.abs(towards(place, last) - towards(place, first)))
    return
  }
  let bin = Math.floor(first * GROUND_BINS)
  let previous = towards(place, first)
  for (;;) {
    const end = Math.min(last, (bin + 1) / GROUND_BINS)
    const next = towards(place, end)
    bins[((bin % GROUND_BINS) + GROUND_BINS) % GROUND_BINS] += Math.abs(next - previous)
    if (end >= last) return
    previous = next
    bin++
  }
}

function spread(bins: Float64Array, amount: number): void {
  for (let bin = 0; bin < GROUND_BINS; bin++) bins[bin] += amount / GROUND_BINS
}

/** Cosine between the ray from a place to the ground at g and the chord. */
function towards({ x, z, cos, sin }: Place, g: number): number {
  if (g === Number.POSITIVE_INFINITY) return cos
  if (g === Number.NEGATIVE_INFINITY) return -cos
  const run = g - x
  return (cos * run + sin * z) / Math.sqrt(run * run + z * z)
}

function skyOfBins(tiltRad: number, width: number, centreHeightM: number): Float64Array {
  const sky = new Float64Array(GROUND_BINS)
  for (let bin = 0; bin < GROUND_BINS; bin++) {
    sky[bin] = groundSkyViewFactorAt({
      // There a positive rotation lowers the side of −x; here the lower edge is at +x.
      rotationRad: -tiltRad,
      groundCoverage: width,
      pitchM: 1,
      centreHeightM,
      x: (bin + 0.5) / GROUND_BINS,
      maxRows: HIDING_ROWS,
    })
  }
  scaleTo(sky, GROUND_BINS * meanGroundSkyViewFactor(Math.cos(tiltRad), width))
  return sky
}

function scaleTo(values: Float64Array, total: number): void {
  const found = sum(values)
  const factor = found > 0 ? total / found : 0
  for (let i = 0; i < values.length; i++) values[i] *= factor
}

function dot(a: Float64Array, b: Float64Array): number {
  let product = 0
  for (let i = 0; i < a.length; i++) product += a[i] * b[i]
  return product
}
