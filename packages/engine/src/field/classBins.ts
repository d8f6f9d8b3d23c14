import { noBins, type SurfaceBins } from '../scene/surfaceBins.ts'
import { dot } from '../scene/vectors.ts'
import type { Part } from './classScene.ts'
import type { FieldPlan } from './fieldPlan.ts'
import { type GroundBins, groundBinAt } from './groundBins.ts'

/** Parts of the plane of modules across the row, each side of them a bin. */
export const FACE_PARTS = 8
/** Directions about the tube, each a bin; the first looks up, then to the right. */
export const TUBE_PARTS = 16
/** Bins of a class beside the ground's: fronts, backs, tube. */
export const FACE_BINS = 2 * FACE_PARTS + TUBE_PARTS

/** Where the sun falls in the scene of a class: the ground's bins, then `FACE_BINS`. What else there is counts as dark. */
export function classBins(
  { frame, field: { structure } }: FieldPlan,
  ground: GroundBins,
  parts: readonly Part[],
): SurfaceBins {
  const level = Math.hypot(frame.along[0], frame.along[1])
  const alongEast = frame.along[0] / level
  const alongNorth = frame.along[1] / level
  const faceOf = (primitive: number, s: number, side: number): number => {
    const part = parts[primitive]
    switch (part.kind) {
      case 'modules': {
        const across = (part.tier + Math.min(s, 1)) / structure.tiers
        return side * FACE_PARTS + Math.min(FACE_PARTS - 1, Math.floor(across * FACE_PARTS))
      }
      case 'roundTube':
        return 2 * FACE_PARTS + (Math.round(s * TUBE_PARTS) % TUBE_PARTS)
      case 'flatTube':
        return 2 * FACE_PARTS + part.side * (TUBE_PARTS / 4)
      case 'other':
        return -1
    }
  }
  return {
    count: ground.count + FACE_BINS,
    groundBin: (x, y) =>
      groundBinAt(ground, dot(frame.right, [x, y, 0]), alongEast * x + alongNorth * y),
    surfaceBin: (primitive, s, _t, side) => {
      const face = faceOf(primitive, s, side)
      return face < 0 ? -1 : ground.count + face
    },
    // Light on these bins is found by projection, not from places.
    points: noBins().points,
  }
}
