import { fieldFrame, type Mount, type RowMount, type Slope, tablePose } from '@duet/engine'
import type { TableGeometry, TableLayout } from '@duet/plant'
import { RAD_TO_DEG } from '@duet/units'

/**
 * Where each table stands, for drawing: columns are the table's own axes in the scene (x east, y north, z up, m).
 *
 * Local x runs across the row to the right, y along it, z out of the front; the origin is the axis of rotation, of a fixed
 * table the middle of its modules. The frame of a tracker is that of its axis: the parts that turn are turned within it.
 * Tables that turn about two axes have the scene's own directions. Length may be stretched for tables from a drawing.
 */
export interface TableFrames {
  readonly count: number
  /** [16 count], column by column. */
  readonly matrices: Float64Array
}

export interface TableFramesInput {
  readonly layout: TableLayout
  readonly geometry: TableGeometry
  readonly mount: Mount
  readonly slope: Slope
  /** From the ground to the axis of rotation, upright. */
  readonly axisHeightM: number
  /** Ground under the middle of each table, in the scene's heights, [count]. */
  readonly groundM: Float64Array
  /** Fall of each row towards its axis azimuth, [count]; absent: that of the slope. */
  readonly axisTiltDeg?: Float64Array
}

export function tableFrames(input: TableFramesInput): TableFrames {
  const { layout } = input
  const matrices = new Float64Array(16 * layout.count)
  for (let i = 0; i < layout.count; i++) {
    const plan = tablePlan(layout, i)
    const [x, y, z] = tableAxes(input, plan, i)
    const stretch = lengthRatio(plan.lengthM, input.geometry.lengthM)
    const deep = depthRatio(input, plan.depthM)
    const heightM = (input.groundM[i] ?? 0) + input.axisHeightM
    matrices.set([x[0] * deep, x[1] * deep, x[2] * deep, 0], 16 * i)
    matrices.set([y[0] * stretch, y[1] * stretch, y[2] * stretch, 0], 16 * i + 4)
    matrices.set([z[0], z[1], z[2], 0], 16 * i + 8)
    matrices.set([plan.eastM, plan.northM, heightM, 1], 16 * i + 12)
  }
  return { count: layout.count, matrices }
}

/** A table as it lies in plan. */
export interface TablePlan {
  readonly eastM: number
  readonly northM: number
  /** From its first to its second corner, which run along the row. */
  readonly lengthM: number
  readonly depthM: number
  /** Of the edge along the row, clockwise from north. */
  readonly headingDeg: number
}

export function tablePlan({ cornersM }: TableLayout, table: number): TablePlan {
  const at = (i: number): number => cornersM[8 * table + i] ?? 0
  const east = at(2) - at(0)
  const north = at(3) - at(1)
  return {
    eastM: (at(0) + at(2) + at(4) + at(6)) / 4,
    northM: (at(1) + at(3) + at(5) + at(7)) / 4,
    lengthM: Math.hypot(east, north),
    depthM: Math.hypot(at(4) - at(2), at(5) - at(3)),
    headingDeg: Math.atan2(east, north) * RAD_TO_DEG,
  }
}

type Axis = readonly [number, number, number]

function tableAxes(
  { layout, mount, slope, axisTiltDeg }: TableFramesInput,
  plan: TablePlan,
  table: number,
): readonly [Axis, Axis, Axis] {
  if (mount.kind === 'dualAxis') return LEVEL
  // rows of a perimeter all run as the block says; drawn ones as they were drawn
  const own = layout.source === 'perimeter' ? mount : drawnMount(mount, plan.headingDeg)
  const frame = fieldFrame(own, slope, axisTiltDeg?.[table])
  if (own.kind === 'singleAxis') return [frame.right, frame.along, frame.up]
  const { chord, along, normal } = tablePose(own, frame, own.tiltDeg)
  return [chord, along, normal]
}

const LEVEL: readonly [Axis, Axis, Axis] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** The mount about the line that was drawn, on the side that is nearer to the block's own azimuth. */
function drawnMount(mount: RowMount, headingDeg: number): RowMount {
  if (mount.kind === 'fixed') {
    return { ...mount, azimuthDeg: nearerTurn(headingDeg + 90, mount.azimuthDeg) }
  }
  return { ...mount, axisAzimuthDeg: nearerTurn(headingDeg, mount.axisAzimuthDeg) }
}

/** An angle or its opposite, whichever is nearer to another one. */
function nearerTurn(angleDeg: number, toDeg: number): number {
  return angleDeg + 180 * Math.round((toDeg - angleDeg) / 180)
}

/** Drawn tables differ in length from the component's by what the file says; smaller differences are rounding. */
const SAME_SIZE = 0.002

function lengthRatio(lengthM: number, ownM: number): number {
  const ratio = lengthM / ownM
  return Number.isFinite(ratio) && Math.abs(ratio - 1) > SAME_SIZE ? ratio : 1
}

/** Only fixed tables are as deep as they were drawn: the width of what turns stays. */
function depthRatio({ mount, geometry }: TableFramesInput, depthM: number): number {
  return mount.kind === 'fixed' ? lengthRatio(depthM, geometry.planDepthM) : 1
}

/** Middle of the axis of one table. */
export function placeOf({ matrices }: TableFrames, table: number): Axis {
  const at = 16 * table + 12
  return [matrices[at] ?? 0, matrices[at + 1] ?? 0, matrices[at + 2] ?? 0]
}

/** One of a table's axes in the scene: 0 across, 1 along, 2 out of the front. */
export function axisOf({ matrices }: TableFrames, table: number, axis: 0 | 1 | 2): Axis {
  const at = 16 * table + 4 * axis
  return [matrices[at] ?? 0, matrices[at + 1] ?? 0, matrices[at + 2] ?? 0]
}

/** A direction of a table's own axes in the scene. */
export function inScene(frames: TableFrames, table: number, [x, y, z]: Axis): Axis {
  const [a, b, c] = [axisOf(frames, table, 0), axisOf(frames, table, 1), axisOf(frames, table, 2)]
  return [
    a[0] * x + b[0] * y + c[0] * z,
    a[1] * x + b[1] * y + c[1] * z,
    a[2] * x + b[2] * y + c[2] * z,
  ]
}
