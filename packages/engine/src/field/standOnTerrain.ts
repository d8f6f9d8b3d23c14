import { RAD_TO_DEG } from '@duet/units'
import { type Field, structureLengthM } from '../model/field.ts'
import type { Mount } from '../model/mount.ts'
import { closestHit, makeRay } from '../scene/ray.ts'
import { DISTANCE } from '../scene/rayState.ts'
import { HIT_NOTHING, type Scene } from '../scene/scene.ts'
import { sceneBuilder, type TriangleMesh } from '../scene/sceneBuilder.ts'
import { fieldFrame } from './fieldFrame.ts'

/**
 * The same tables on uneven ground: the height of the ground under each, and the tilt of each along its row from the heights
 * under its ends. Heights of the mesh are above the ground at the block's origin.
 *
 * @throws RangeError for a table that stands beside the mesh, and for tables on two axes
 */
export function standOnTerrain(field: Field, mount: Mount, terrain: TriangleMesh): Field {
  if (mount.kind === 'dualAxis') throw new RangeError('got tables on two axes, expected rows')
  const { along } = fieldFrame(mount, { tiltDeg: 0, azimuthDeg: 0 })
  const heightAt = groundOf(terrain)
  const reachM = structureLengthM(field.structure) / 2
  const groundM = new Float64Array(field.eastM.length)
  const axisTiltDeg = new Float64Array(field.eastM.length)
  for (let i = 0; i < groundM.length; i++) {
    const east = field.eastM[i]
    const north = field.northM[i]
    const start = heightAt(east - reachM * along[0], north - reachM * along[1])
    const end = heightAt(east + reachM * along[0], north + reachM * along[1])
    if (!(Number.isFinite(start) && Number.isFinite(end))) {
      throw new RangeError(`got a table at ${east}, ${north} m beside the terrain`)
    }
    // The table follows the line between its ends.
    groundM[i] = (start + end) / 2
    axisTiltDeg[i] = Math.atan2(start - end, 2 * reachM) * RAD_TO_DEG
  }
  return { ...field, terrain, groundM, axisTiltDeg }
}

/** Height of a mesh at a place in plan, NaN beside it. */
function groundOf(terrain: TriangleMesh): (eastM: number, northM: number) => number {
  const scene = meshScene(terrain)
  let top = Number.NEGATIVE_INFINITY
  for (let i = 2; i < terrain.positions.length; i += 3) top = Math.max(top, terrain.positions[i])
  const ray = makeRay()
  const fromM = top + 1
  return (eastM, northM) => {
    ray.values.set([eastM, northM, fromM, 0, 0, -1])
    closestHit(scene, ray, false)
    return ray.primitive === HIT_NOTHING ? Number.NaN : fromM - ray.values[DISTANCE]
  }
}

function meshScene(terrain: TriangleMesh): Scene {
  const builder = sceneBuilder()
  builder.addTriangles(terrain, { reflectanceFront: 0, reflectanceBack: 0, isStructure: false })
  return builder.build()
}
