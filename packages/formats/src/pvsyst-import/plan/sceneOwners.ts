import { declaredModules, type MadeBlock } from './blockFields.ts'
import { planeOf } from './orientationPlane.ts'
import type { OwnerOf, ScenePlane } from './sceneLayers.ts'

/** Planes that face the same way within this belong together, degrees. */
const SAME_DEG = 1.5

/** Gives planes of a scene to the blocks that face the same way, in their order, until each has its declared modules. */
export function sceneOwners(made: readonly MadeBlock[]): OwnerOf {
  const left = new Map(made.map(({ block, subArray }) => [block.id, declaredModules(subArray)]))
  return (plane) => {
    const facing = made.filter((one) => made.length === 1 || isSamePlane(one, plane))
    const owner = facing.find(({ block }) => (left.get(block.id) ?? 0) > 0) ?? facing.at(-1)
    if (!owner) return null
    left.set(owner.block.id, (left.get(owner.block.id) ?? 0) - plane.modules)
    return owner.block.id
  }
}

function isSamePlane({ orientation }: MadeBlock, { tiltDeg, azimuthDeg }: ScenePlane): boolean {
  if (!orientation || orientation.kind === 'unknown' || azimuthDeg === null) return false
  const own = planeOf(orientation)
  const turnDeg = Math.abs(((((own.azimuthDeg - azimuthDeg) % 360) + 540) % 360) - 180)
  // an axis has two ends
  const isAxis = orientation.kind === 'trackers' && Math.abs(turnDeg - 180) <= SAME_DEG
  return (
    (turnDeg <= SAME_DEG || isAxis) &&
    (tiltDeg === null || Math.abs(own.tiltDeg - tiltDeg) <= SAME_DEG)
  )
}
