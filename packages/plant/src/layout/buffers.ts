import type { PathsD } from 'clipper2-ts'
import {
  areaPathsD,
  differenceD,
  EndType,
  FillRule,
  inflatePathsD,
  intersectD,
  JoinType,
} from 'clipper2-ts'
import { boxOf } from '../shapes/box.ts'
import type { RingM } from './polygonM.ts'

/** Offsets and areas are computed on a grid of 0.1 mm (clipper works on integers). That of offsets begins at a corner of their box, so that a
 * copy elsewhere has the same. */
const DECIMALS = 4
/** Round corners are drawn as chords at most this far inside the true arc. */
const ARC_TOLERANCE_M = 0.001
const MITER_LIMIT = 2
/** A line without a width still keeps tables off itself. */
const LEAST_HALF_WIDTH_M = 0.01

/**
 * Grows (positive) or shrinks (negative) an area by a distance, round at the corners.
 * Rings are oriented (outer counter-clockwise, holes clockwise), before and after.
 */
export function offsetRings(rings: readonly RingM[], distanceM: number): RingM[] {
  if (distanceM === 0 || rings.length === 0) return [...rings]
  return inflate(rings, distanceM, EndType.Polygon)
}

/** The area within `halfWidthM` of a line, round at its ends, as oriented rings. */
export function bufferLine(line: RingM, halfWidthM: number): RingM[] {
  const distanceM = Math.max(halfWidthM, LEAST_HALF_WIDTH_M)
  return inflate([line], distanceM, EndType.Round)
}

/** Area of `areas` that no ring of `removed` covers, m²; overlaps count once. */
export function areaWithoutM2(areas: readonly RingM[], removed: readonly RingM[]): number {
  const left = differenceD(toPaths(areas), toPaths(removed), FillRule.NonZero, DECIMALS)
  return areaPathsD(left)
}

/** Area that lies in both, m²; overlaps within one of them count once. */
export function commonAreaM2(a: readonly RingM[], b: readonly RingM[]): number {
  return areaPathsD(intersectD(toPaths(a), toPaths(b), FillRule.NonZero, DECIMALS))
}

function inflate(rings: readonly RingM[], distanceM: number, end: EndType): RingM[] {
  const [eastM, northM] = boxOf(rings)
  const paths = inflatePathsD(
    toPaths(rings, eastM, northM),
    distanceM,
    JoinType.Round,
    end,
    MITER_LIMIT,
    DECIMALS,
    ARC_TOLERANCE_M,
  )
  return paths
    .filter((path) => path.length >= 3)
    .map((path) => Float64Array.from(path.flatMap(({ x, y }) => [x + eastM, y + northM])))
}

/** @param eastM - what the paths count from, as `northM` */
function toPaths(rings: readonly RingM[], eastM = 0, northM = 0): PathsD {
  return rings.map((ring) => {
    const path = []
    for (let i = 0; i < ring.length; i += 2) {
      path.push({ x: (ring[i] ?? 0) - eastM, y: (ring[i + 1] ?? 0) - northM })
    }
    return path
  })
}
