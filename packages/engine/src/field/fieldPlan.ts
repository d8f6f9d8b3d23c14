import { DEG_TO_RAD } from '@duet/units'
import type { Block } from '../model/block.ts'
import {
  type Field,
  type HorizonProfile,
  structureLengthM,
  structureWidthM,
} from '../model/field.ts'
import type { TriangleMesh } from '../scene/sceneBuilder.ts'
import { dot } from '../scene/vectors.ts'
import type { Slope } from '../tracking/terrain.ts'
import { type FieldFrame, fieldFrame, type RowMount } from './fieldFrame.ts'
import {
  type PlanCoordinates,
  planCoordinates,
  type TableClass,
  tableClasses,
} from './tableClasses.ts'
import { type TableNodes, tableNodes } from './tableNodes.ts'

/** A block whose light is traced: what does not change from step to step, nor with the turn of the tables. */
export interface FieldPlan {
  readonly field: Field
  readonly horizon?: HorizonProfile
  readonly mount: RowMount
  readonly slope: Slope
  readonly frame: FieldFrame
  readonly pitchM: number
  readonly widthM: number
  readonly lengthM: number
  /** From the ground to the axis of rotation, upright. */
  readonly axisHeightM: number
  readonly plan: PlanCoordinates
  /** Height of the ground under each table, m above the block's origin, [tables]. */
  readonly groundM: Float64Array
  readonly classes: readonly PlannedClass[]
  readonly classOfTable: Int32Array
}

export interface PlannedClass extends TableClass {
  readonly nodes: TableNodes
  /** Of its own row, which terrain may tilt. */
  readonly frame: FieldFrame
  /** Share of the block's tables. */
  readonly share: number
  /** Looked at with less detail: its error weighs little. */
  readonly isRare: boolean
}

/** How many classes, the most common ones, are looked at in full detail, and the share of the tables that they must have. */
const DETAILED_CLASSES = 2
const DETAIL_SHARE = 0.05

/** Shares from which on a class counts as common. */
function detailShare(counts: readonly number[], tables: number): number {
  const sorted = counts.toSorted((a, b) => b - a)
  return Math.max(DETAIL_SHARE, (sorted[DETAILED_CLASSES - 1] ?? 0) / tables)
}

/** What of a block its tables in space go by. */
export type BlockInSpace = Pick<Block, 'field' | 'horizon' | 'mount' | 'rows' | 'slope'>

/** Undefined for a block without tables in space, and for tables that turn about two axes. */
export function fieldPlan(block: BlockInSpace): FieldPlan | undefined {
  const { field, horizon, mount, rows, slope } = block
  if (field === undefined || mount.kind === 'dualAxis') return undefined
  const { structure } = field
  const frame = fieldFrame(mount, slope)
  const pitchM = rows?.pitchM ?? LONE_ROW_PITCH_M
  const { classes, classOfTable } = tableClasses(field, frame, pitchM)
  const tables = field.eastM.length
  const commonShare = detailShare(
    classes.map(({ tableCount }) => tableCount),
    tables,
  )
  return {
    field,
    ...(horizon && { horizon }),
    mount,
    slope,
    frame,
    pitchM,
    widthM: structureWidthM(structure),
    lengthM: structureLengthM(structure),
    axisHeightM: field.centreHeightM - structure.planeOffsetM,
    plan: planCoordinates(field, frame),
    groundM: field.groundM ?? planeHeights(field, frame),
    classOfTable,
    classes: classes.map((tableClass) => ({
      ...tableClass,
      nodes: tableNodes(structure, tableClass),
      frame: frameOfTable(field, mount, slope, tableClass.representative),
      share: tableClass.tableCount / tables,
      isRare: tableClass.tableCount / tables < commonShare,
    })),
  }
}

/** Directions of the row of one table. */
export function frameOfTable(
  { axisTiltDeg }: Field,
  mount: RowMount,
  slope: Slope,
  table: number,
): FieldFrame {
  return axisTiltDeg === undefined
    ? fieldFrame(mount, slope)
    : fieldFrame(mount, slope, axisTiltDeg[table])
}

/** Distance at which a second row would stand, for fields that have one. */
const LONE_ROW_PITCH_M = 20

function planeHeights(field: Field, { ground }: FieldFrame): Float64Array {
  return Float64Array.from(
    field.eastM,
    (east, i) => -dot(ground, [east, field.northM[i], 0]) / ground[2],
  )
}

/** A mesh of the field as it lies about the table that stands for a class: from the ground under its middle. */
export function meshAbout(
  { field, groundM }: FieldPlan,
  { representative: self }: TableClass,
  { positions, indices }: TriangleMesh,
): TriangleMesh {
  const origin = [field.eastM[self], field.northM[self], groundM[self]]
  return { positions: positions.map((value, i) => value - origin[i % 3]), indices }
}

/** Turns at which factors are traced; those of a tracker lie at most 5° apart. */
export function tracedRotationsDeg(mount: RowMount): Float64Array {
  if (mount.kind === 'fixed') return Float64Array.of(mount.tiltDeg)
  const from = Math.min(mount.minAngleDeg, mount.stowAngleDeg)
  const to = Math.max(mount.maxAngleDeg, mount.stowAngleDeg)
  const steps = Math.max(1, Math.ceil((to - from) / MAX_ROTATION_STEP_DEG - 1e-9))
  return Float64Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
}

const MAX_ROTATION_STEP_DEG = 5

/** Sun below this is not seen by the field: its shadows have no end. */
export const LEAST_SUN_UP = Math.sin(0.1 * DEG_TO_RAD)
