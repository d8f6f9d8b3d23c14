import type { Vector3 } from '../scene/scene.ts'
import { dot } from '../scene/vectors.ts'
import { FACE_PARTS, TUBE_PARTS } from './classBins.ts'
import { combine, type TablePose } from './fieldFrame.ts'
import type { FieldPlan, PlannedClass } from './fieldPlan.ts'

/**
 * Sunlight on the faces and the tube of the tables of a class for a beam of 1 W/m², written to `out` from `offset` on:
 * fronts and backs by the parts of the plane across the row, lit as those of the table in the middle; then the tube.
 *
 * @param shade - shaded share of each row of cells of each looked-at module
 */
export function sunOnFaces(
  plan: FieldPlan,
  tableClass: PlannedClass,
  pose: TablePose,
  sun: Vector3,
  shade: Float64Array,
  out: Float64Array,
  offset: number,
): void {
  const facing = dot(pose.normal, sun)
  const lit = litParts(tableClass, shade)
  for (let part = 0; part < FACE_PARTS; part++) {
    out[offset + part] = Math.max(0, facing) * lit[part]
    out[offset + FACE_PARTS + part] = Math.max(0, -facing) * lit[part]
  }
  const open = tubeLit(plan, pose, sun)
  const isRound = plan.field.structure.tube?.kind === 'round'
  const first = isRound ? plan.frame.up : pose.normal
  const second = isRound ? plan.frame.right : pose.chord
  for (let part = 0; part < TUBE_PARTS; part++) {
    const outward = combine(first, TUBE_TURNS[part].cos, second, TUBE_TURNS[part].sin)
    out[offset + 2 * FACE_PARTS + part] = open * Math.max(0, dot(outward, sun))
  }
}

/** Directions about the tube. */
const TUBE_TURNS = Array.from({ length: TUBE_PARTS }, (_, part) => {
  const turn = (2 * Math.PI * part) / TUBE_PARTS
  return { cos: Math.cos(turn), sin: Math.sin(turn) }
})

/** Lit share of each part of the plane across the row. */
function litParts({ nodes }: PlannedClass, shade: Float64Array): Float64Array {
  const cells = nodes.cellFromM.length
  const sum = new Float64Array(FACE_PARTS)
  const count = new Float64Array(FACE_PARTS)
  for (let k = 0; k < cells; k++) {
    const part = Math.floor((k / cells) * FACE_PARTS)
    for (let j = 0; j < nodes.columns.length; j++) {
      sum[part] += nodes.columnShare[j] * (1 - shade[j * cells + k])
      count[part] += nodes.columnShare[j]
    }
  }
  for (let part = 0; part < FACE_PARTS; part++) {
    sum[part] = count[part] > 0 ? sum[part] / count[part] : sum[Math.max(0, part - 1)]
  }
  return sum
}

/** What the table's own modules leave of the sun on the tube: 1 behind them towards the sun, else what passes beside or between. */
function tubeLit(
  { widthM, field: { structure } }: FieldPlan,
  pose: TablePose,
  sun: Vector3,
): number {
  const facing = dot(pose.normal, sun)
  if (facing <= 0) return 1
  const across = (structure.planeOffsetM * dot(pose.chord, sun)) / facing
  if (Math.abs(across) > widthM / 2) return 1
  const pitch = structure.moduleAcrossM + structure.tierGapM
  const within = (across + widthM / 2) % pitch
  const isGap = within > structure.moduleAcrossM
  return isGap ? 1 : structure.columnGapM / (structure.moduleAlongM + structure.columnGapM)
}
