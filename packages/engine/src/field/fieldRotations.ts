import { RAD_TO_DEG } from '@duet/units'
import { type RowRotations, rowBacktracking } from '../tracking/rowBacktracking.ts'
import { type FieldPlan, frameOfTable } from './fieldPlan.ts'
import { SHADING_ROWS, SHADOW_REACH_M } from './tableShade.ts'

/** Rotations of all trackers of a field that keep off each other's light, each by the tables around it. Undefined for fixed tables. */
export function fieldRotations(fieldPlan: FieldPlan): RowRotations | undefined {
  const { field, mount, slope, widthM, lengthM, groundM } = fieldPlan
  if (mount.kind !== 'singleAxis') return undefined
  return rowBacktracking({
    axisAzimuthDeg: mount.axisAzimuthDeg,
    minAngleDeg: mount.minAngleDeg,
    maxAngleDeg: mount.maxAngleDeg,
    widthM,
    lengthM,
    eastM: field.eastM,
    northM: field.northM,
    upM: groundM,
    axisTiltDeg: groundM.map(
      (_, i) => -Math.asin(frameOfTable(field, mount, slope, i).along[2]) * RAD_TO_DEG,
    ),
    pairs: shadingPairs(fieldPlan),
  })
}

/** Tables of different rows near enough for one to shade the other. */
function shadingPairs({ plan: { u, v }, pitchM, lengthM }: FieldPlan): Uint32Array {
  const order = [...u.keys()].sort((i, j) => u[i] - u[j])
  const pairs: number[] = []
  order.forEach((i, place) => {
    for (let next = place + 1; next < order.length; next++) {
      const j = order[next]
      const rows = Math.round((u[j] - u[i]) / pitchM)
      if (rows > SHADING_ROWS) break
      if (rows > 0 && Math.abs(v[j] - v[i]) <= SHADOW_REACH_M + lengthM) pairs.push(i, j)
    }
  })
  return Uint32Array.from(pairs)
}
