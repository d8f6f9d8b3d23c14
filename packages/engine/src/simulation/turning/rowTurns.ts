import { DEG_TO_RAD } from '@duet/units'
import { type FieldPlan, fieldPlan } from '../../field/fieldPlan.ts'
import { fieldRotations } from '../../field/fieldRotations.ts'
import { neighbourRows } from '../../field/tableShade.ts'
import type { FieldTurns } from '../../field/turnedShade.ts'
import type { Block } from '../../model/block.ts'
import type { Field } from '../../model/field.ts'
import type { Mount } from '../../model/mount.ts'
import type { Vector3 } from '../../scene/scene.ts'
import { type OrientationInputs, planeOrientation } from '../../tracking/orientation.ts'
import { type RowRotations, turnsByRow } from '../../tracking/rowBacktracking.ts'
import { applyController } from '../../tracking/stow.ts'

type SingleAxis = Extract<Mount, { kind: 'singleAxis' }>

/** How the tables of a block turn of which each has an angle of its own. */
export interface RowTurns extends FieldTurns {
  readonly plan: FieldPlan
}

/**
 * Turns of a block whose rows backtrack each by itself; undefined for any other block. The sun alone is followed table by
 * table: what goes before it turns all tables alike.
 *
 * @param inputs - of the block's planes, each [n]
 * @param blockDeg - rotation of the block as one, [n]: taken where its strategy leaves the sun
 */
export function rowTurns(
  block: Block,
  inputs: OrientationInputs,
  blockDeg: Float64Array,
): RowTurns | undefined {
  const { mount } = block
  if (mount.kind !== 'singleAxis' || !turnsByRow(mount)) return undefined
  const rows = rowsOf(block)
  if (rows === undefined) return undefined
  const { tables, slots, plan } = rows
  const n = blockDeg.length
  const angles = followed(rows, inputs, n)
  const leftSun = leavesSun(mount, inputs, blockDeg)
  const series = new Float64Array(n)
  for (let slot = 0; slot < tables.length; slot++) {
    const own = angles.subarray(slot * n, (slot + 1) * n)
    series.set(own)
    applyController(mount, inputs, series)
    own.set(leftSun ? series.map((angle, i) => (leftSun[i] ? blockDeg[i] : angle)) : series)
  }
  return { plan, at: (table, step) => angles[slots[table] * n + step] }
}

/** Rotations that follow the sun, [tables asked for][n], NaN at night. */
function followed(
  { rotations, tables, plan }: TrackedRows,
  { zenithDeg, sunAzimuthDeg }: OrientationInputs,
  n: number,
): Float32Array {
  const angles = new Float32Array(tables.length * n).fill(Number.NaN)
  const all = new Float64Array(plan.groundM.length)
  for (let i = 0; i < n; i++) {
    if (!(zenithDeg[i] <= 90)) continue
    const zenith = zenithDeg[i] * DEG_TO_RAD
    const azimuth = sunAzimuthDeg[i] * DEG_TO_RAD
    const level = Math.sin(zenith)
    const sun: Vector3 = [level * Math.sin(azimuth), level * Math.cos(azimuth), Math.cos(zenith)]
    rotations(sun, all)
    for (let slot = 0; slot < tables.length; slot++) angles[slot * n + i] = all[tables[slot]]
  }
  return angles
}

/** Steps at which a strategy turned the block away from the sun; undefined where it never may. */
function leavesSun(
  mount: SingleAxis,
  inputs: OrientationInputs,
  blockDeg: Float64Array,
): readonly boolean[] | undefined {
  if ((mount.strategy?.kind ?? 'sun') === 'sun') return undefined
  const { rotationDeg } = planeOrientation({ ...mount, strategy: { kind: 'sun' } }, inputs)
  return Array.from(blockDeg, (angle, i) => angle !== rotationDeg[i])
}

interface TrackedRows {
  readonly plan: FieldPlan
  /** Of the rows of the block. */
  readonly pitchM: number | undefined
  readonly rotations: RowRotations
  /** Tables whose turns are asked for, and the place of each in that list, −1 for others. */
  readonly tables: readonly number[]
  readonly slots: Int32Array
}

/** The last of each field: all ranges of a run read one, and blocks that differ in other things. */
const known = new WeakMap<Field, TrackedRows>()

function rowsOf(block: Block): TrackedRows | undefined {
  const { field, mount, slope, rows: spacing } = block
  const before = field && known.get(field)
  const isSame =
    before?.plan.mount === mount && before.plan.slope === slope && spacing?.pitchM === before.pitchM
  if (before && isSame) return before
  const plan = fieldPlan(block)
  const rotations = plan && fieldRotations(plan)
  if (field === undefined || plan === undefined || rotations === undefined) return undefined
  const asked = new Set(
    plan.classes.flatMap((tableClass) => [
      tableClass.representative,
      ...neighbourRows(plan, tableClass).flatMap((row) => row.map(({ table }) => table)),
    ]),
  )
  const tables = [...asked]
  const slots = new Int32Array(plan.groundM.length).fill(-1)
  tables.forEach((table, slot) => {
    slots[table] = slot
  })
  const rows = { plan, pitchM: spacing?.pitchM, rotations, tables, slots }
  known.set(field, rows)
  return rows
}
