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
import type { RingM } from './polygonM.ts'

/** Offsets and areas are computed on a grid of 0.1 mm (clipper works on integers). */
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
  return toRings(inflate(toPaths(rings), distanceM, EndType.Polygon))
}

/** The area within `halfWidthM` of a line, round at its ends, as oriented rings. */
export function bufferLine(line: RingM, halfWidthM: number): RingM[] {
  const distanceM = Math.max(halfWidthM, LEAST_HALF_WIDTH_M)
  return toRings(inflate(toPaths([line]), distanceM, EndType.Round))
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

function inflate(paths: PathsD, distanceM: number, end: EndType): PathsD {
  return inflatePathsD(
    paths,
    distanceM,
    JoinType.Round,
    end,
    MITER_LIMIT,
    DECIMALS,
    ARC_TOLERANCE_M,
  )
}

function toPaths(rings: readonly RingM[]): PathsD {
  return rings.map((ring) => {
    const path = []
    for (let i = 0; i < ring.length; i += 2) path.push({ x: ring[i] ?? 0, y: ring[i + 1] ?? 0 })
    return path
  })
}

function toRings(paths: PathsD): RingM[] {
  return paths
    .filter((path) => path.length >= 3)
    .map((path) => Float64Array.from(path.flatMap(({ x, y }) => [x, y])))
}
