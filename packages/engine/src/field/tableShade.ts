import { tierStartM } from '../model/field.ts'
import type { Vector3 } from '../scene/scene.ts'
import { dot } from '../scene/vectors.ts'
import type { TablePose } from './fieldFrame.ts'
import { type FieldPlan, frameOfTable, type PlannedClass } from './fieldPlan.ts'
import { type Neighbour, type TurnOf, turnedShade } from './turnedShade.ts'

/**
 * Beam shade on the cells of one table by the tables around it. Of planes that stand alike the shadow of one on the other is
 * the table's own rectangle, moved; of others, each with its own axis and turn, it is projected.
 *
 * Writes the shaded share of each row of cells of each looked-at module, [columns][cells]; false where nothing is shaded (it
 * is then 0).
 *
 * @param turnOf - rotation of the tables around, deg; absent: they stand as the one in the middle
 */
export type TableShade = (
  pose: TablePose,
  sun: Vector3,
  out: Float64Array,
  turnOf?: TurnOf,
) => boolean

/** Rows on either side whose shadows can reach a table. */
export const SHADING_ROWS = 2

export function tableShade(plan: FieldPlan, tableClass: PlannedClass): TableShade {
  const rows = neighbourRows(plan, tableClass)
  const { nodes } = tableClass
  const cells = nodes.cellFromM.length
  const cover = new Float64Array(nodes.columns.length * cells)
  const addTurned = turnedShade(plan, tableClass)
  const addMoved = (pose: TablePose, sun: Vector3, { away }: Neighbour): boolean => {
    const far = dot(away, pose.normal) / dot(pose.normal, sun)
    if (!(far > 0)) return false
    const alongM = dot(away, pose.along) - far * dot(sun, pose.along)
    const acrossM = dot(away, pose.chord) - far * dot(sun, pose.chord)
    if (Math.abs(alongM) >= plan.lengthM || Math.abs(acrossM) >= plan.widthM) return false
    return addRectangle(plan, tableClass, alongM, acrossM, cover)
  }
  return (pose, sun, out, turnOf) => {
    out.fill(0)
    if (dot(pose.normal, sun) === 0) return false
    let isShaded = false
    for (const row of rows) {
      cover.fill(0)
      let isHit = false
      for (const neighbour of row) {
        const isCovering = turnOf
          ? addTurned(pose, sun, neighbour, turnOf, cover)
          : addMoved(pose, sun, neighbour)
        isHit = isCovering || isHit
      }
      if (!isHit) continue
      isShaded = true
      // One row lies behind the other: the larger shadow holds the smaller.
      for (let k = 0; k < cover.length; k++) out[k] = Math.max(out[k], Math.min(1, cover[k]))
    }
    return isShaded
  }
}

/** Tables of the rows beside, row by row; of the own row too where its tables stand like stairs. */
export function neighbourRows(
  fieldPlan: FieldPlan,
  { representative }: PlannedClass,
): readonly (readonly Neighbour[])[] {
  const { field, mount, slope, frame, plan, groundM, pitchM, lengthM } = fieldPlan
  const rows = new Map<number, Neighbour[]>()
  const hasStairs =
    field.groundM !== undefined || (mount.kind === 'fixed' && Math.abs(frame.along[2]) > 1e-9)
  for (let i = 0; i < plan.u.length; i++) {
    const row = Math.round((plan.u[i] - plan.u[representative]) / pitchM)
    if (i === representative || Math.abs(row) > SHADING_ROWS) continue
    if (row === 0 && !hasStairs) continue
    if (Math.abs(plan.v[i] - plan.v[representative]) > SHADOW_REACH_M + lengthM) continue
    const away: Vector3 = [
      field.eastM[i] - field.eastM[representative],
      field.northM[i] - field.northM[representative],
      groundM[i] - groundM[representative],
    ]
    const neighbour = { table: i, frame: frameOfTable(field, mount, slope, i), away }
    const tables = rows.get(row)
    if (tables) tables.push(neighbour)
    else rows.set(row, [neighbour])
  }
  return [...rows.values()]
}

/** How far along the rows a table beside can throw its shadow before the sun is too low to count. */
export const SHADOW_REACH_M = 100

/** Adds the shadow of a table whose middle falls at a place of the shaded one; true where it meets a cell. */
function addRectangle(
  { field: { structure }, lengthM }: FieldPlan,
  { nodes }: PlannedClass,
  alongM: number,
  acrossM: number,
  cover: Float64Array,
): boolean {
  const cells = nodes.cellFromM.length
  const solid = structure.moduleAlongM / (structure.moduleAlongM + structure.columnGapM)
  let isHit = false
  for (let tier = 0; tier < structure.tiers; tier++) {
    const from = acrossM + tierStartM(structure, tier)
    const to = from + structure.moduleAcrossM
    for (let k = 0; k < cells; k++) {
      const across = overlap(nodes.cellFromM[k], nodes.cellToM[k], from, to)
      if (across === 0) continue
      for (let j = 0; j < nodes.columnM.length; j++) {
        const left = nodes.columnM[j] - structure.moduleAlongM / 2
        const along = overlap(
          left,
          left + structure.moduleAlongM,
          alongM - lengthM / 2,
          alongM + lengthM / 2,
        )
        if (along === 0) continue
        cover[j * cells + k] += across * along * solid
        isHit = true
      }
    }
  }
  return isHit
}

/** Share of the first interval that lies in the second. */
function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  const shared = Math.min(to, otherTo) - Math.max(from, otherFrom)
  return shared > 0 ? shared / (to - from) : 0
}

/**
 * Adds the shadow of the table's own tube on its rear, a band as long as the row, for a sun behind the table. True where
 * it meets a cell.
 */
export function addTubeShade(
  { field: { structure } }: FieldPlan,
  { nodes }: PlannedClass,
  pose: TablePose,
  sun: Vector3,
  out: Float64Array,
): boolean {
  const { tube } = structure
  if (tube === undefined) return false
  const depth = -dot(pose.normal, sun)
  const side = dot(pose.chord, sun)
  const middleM = -(structure.planeOffsetM * side) / depth
  const halfM =
    tube.kind === 'round'
      ? (tube.radiusM * Math.hypot(side, depth)) / depth
      : (tube.widthM + (tube.depthM * Math.abs(side)) / depth) / 2
  const cells = nodes.cellFromM.length
  let isShaded = false
  for (let k = 0; k < cells; k++) {
    const share = overlap(nodes.cellFromM[k], nodes.cellToM[k], middleM - halfM, middleM + halfM)
    if (share === 0) continue
    isShaded = true
    for (let j = 0; j < nodes.columns.length; j++) {
      const at = j * cells + k
      out[at] = Math.max(out[at], Math.min(1, share))
    }
  }
  return isShaded
}
