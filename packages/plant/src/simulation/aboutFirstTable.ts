import type { Field } from '@duet/engine'
import type { GroundAt } from './obstacleMeshes.ts'

/** Tables stand on a grid of a millimetre, finer than they are set out; a power of two, so that their distances are exact. */
const GRID_M = 2 ** -10

/**
 * A field with the ground under its first table as its origin, so that copies of a block elsewhere on the same ground are the same
 * field to the last digit.
 *
 * @param groundAt - heights of the plane that a field without heights of its own stands on
 */
export function aboutFirstTable(field: Field, groundAt: GroundAt): Field {
  const [eastM = 0] = field.eastM
  const [northM = 0] = field.northM
  const origin = [eastM, northM, field.groundM ? 0 : groundAt(eastM, northM)]
  const moved = <Mesh extends { readonly positions: Float64Array }>(mesh: Mesh): Mesh => ({
    ...mesh,
    positions: mesh.positions.map((value, i) => value - (origin[i % 3] ?? 0)),
  })
  return {
    ...field,
    eastM: onGrid(field.eastM, eastM),
    northM: onGrid(field.northM, northM),
    ...(field.obstacles && { obstacles: field.obstacles.map(moved) }),
    ...(field.terrain && { terrain: moved(field.terrain) }),
  }
}

function onGrid(valuesM: Float64Array, originM: number): Float64Array {
  return valuesM.map((valueM) => Math.round((valueM - originM) / GRID_M) * GRID_M)
}
