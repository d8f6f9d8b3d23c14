import type { PathsD } from 'clipper2-ts'
import type { PointM } from './planeGeometry.ts'
import { openRing, type PolygonM, type RingPointsM } from './shapeM.ts'

/** Clipper works on integers: coordinates are taken to 0.1 mm. */
export const CLIPPER_DECIMALS = 4

export function toPaths(rings: PolygonM): PathsD {
  return rings.map((ring) => openRing(ring).map(([x, y]) => ({ x, y })))
}

export function fromPaths(paths: PathsD): readonly RingPointsM[] {
  return paths
    .filter((path) => path.length >= 3)
    .map((path) => path.map(({ x, y }): PointM => [x, y]))
}
