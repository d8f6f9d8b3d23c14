import { EndType, inflatePathsD, JoinType } from 'clipper2-ts'
import { CLIPPER_DECIMALS, fromPaths, toPaths } from './clipperPaths.ts'
import { parallelLines } from './parallelLines.ts'
import { polygonsOfRings, type ShapeM, turnedRings } from './shapeM.ts'

/** Corners are drawn out to their point up to this many times the distance, and cut off beyond. */
const MITER_LIMIT = 4

/**
 * A shape at a distance from another. A polygon grows (positive) or shrinks (negative), with sharp corners; shrinking
 * may leave several parts or none. A line gets a parallel one at its right hand (positive) or left (negative) as seen
 * along it; where it bends more tightly than the distance the parallel may fall into several parts or none.
 */
export function offsetShape(shape: ShapeM, byM: number): readonly ShapeM[] {
  if (byM === 0) return [shape]
  if (shape.kind === 'line') {
    return parallelLines(shape.points, byM).map((points) => ({ kind: 'line', points }))
  }
  const paths = toPaths(turnedRings(shape.rings))
  const grown = inflatePathsD(
    paths,
    byM,
    JoinType.Miter,
    EndType.Polygon,
    MITER_LIMIT,
    CLIPPER_DECIMALS,
  )
  return polygonsOfRings(fromPaths(grown)).map((rings) => ({ kind: 'polygon', rings }))
}
