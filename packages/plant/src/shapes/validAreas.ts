import { differenceD, FillRule, type PathsD, unionD } from 'clipper2-ts'
import { CLIPPER_DECIMALS, fromPaths, toPaths } from './clipperPaths.ts'
import { type PolygonM, polygonsOfRings, type RingPointsM } from './shapeM.ts'

/**
 * A polygon whose rings may cross themselves and each other as polygons that do not: what its outline runs around, without what any
 * of its holes runs around, whichever way they turn. Corners keep their places to 0.1 mm.
 */
export function validAreas([outline = [], ...holes]: PolygonM): readonly PolygonM[] {
  // each hole by itself: two that turn against each other would cancel out where they overlap
  const without = holes.flatMap((hole) => aroundOf(hole))
  const left = differenceD(aroundOf(outline), without, FillRule.NonZero, CLIPPER_DECIMALS)
  return polygonsOfRings(fromPaths(left))
}

/** What a ring runs around at least once, either way. */
function aroundOf(ring: RingPointsM): PathsD {
  return unionD(toPaths([ring]), [], FillRule.NonZero, CLIPPER_DECIMALS)
}
