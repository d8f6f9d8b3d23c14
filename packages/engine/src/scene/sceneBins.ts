import { type FaceGrid, faceBins } from './faceBins.ts'
import { type GroundGrid, groundBins } from './groundBins.ts'
import type { Scene } from './scene.ts'
import { emptyBinPart, type SurfaceBins } from './surfaceBins.ts'

/**
 * Joins a grid of the ground and grids of faces; what is given to neither is left out.
 *
 * @param ground - left out: the ground reflects no sun
 */
export function sceneBins(
  scene: Scene,
  ground: GroundGrid | undefined,
  faces: readonly FaceGrid[],
): SurfaceBins {
  const earth = ground === undefined ? undefined : groundBins(scene, ground)
  const earthCount = earth?.part.count ?? 0
  const sides = faceBins(scene, faces)
  const first = earth?.part ?? emptyBinPart()
  const second = sides.part
  return {
    count: earthCount + second.count,
    groundBin: earth?.binAt ?? (() => -1),
    surfaceBin: (primitive, s, t, side) => {
      const bin = sides.binAt(primitive, s, t, side)
      return bin < 0 ? -1 : earthCount + bin
    },
    points: {
      bin: Int32Array.from(joined(first.bin, second.bin), (bin, i) =>
        i < first.bin.length ? bin : earthCount + bin,
      ),
      weight: joined(first.weight, second.weight),
      position: joined(first.position, second.position),
      normal: joined(first.normal, second.normal),
    },
  }
}

function joined(a: readonly number[], b: readonly number[]): Float64Array {
  const out = new Float64Array(a.length + b.length)
  out.set(a)
  out.set(b, a.length)
  return out
}
