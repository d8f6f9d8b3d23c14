import { type Field, structureLengthM } from '../model/field.ts'
import type { RowPosition, SlotPosition } from '../model/output.ts'
import { dot } from '../scene/vectors.ts'
import type { FieldFrame } from './fieldFrame.ts'
import { obstacleCells } from './obstacleCells.ts'

/** Tables that see the same surroundings: one of them is solved for all. */
export interface TableClass {
  readonly rowPosition: RowPosition
  readonly slotPosition: SlotPosition
  readonly tableCount: number
  /** The table that is solved: the one nearest to the middle of its class; on uneven ground, to its mean stand. */
  readonly representative: number
  /** Ends of the row that lie near: light changes along the table there. */
  readonly isStartOpen: boolean
  readonly isEndOpen: boolean
  /** Something that is no table stands near. */
  readonly isNearObstacle: boolean
}

export interface TableClasses {
  readonly classes: readonly TableClass[]
  /** Class of each table, [tables]. */
  readonly classOfTable: Int32Array
}

/** Tables longer than this hide the row's end from the table next to the last. */
const LONG_TABLE_M = 25

/** Classes that uneven ground may part a field into; beyond it steps of height and tilt that distinguish classes grow. */
const MAX_TERRAIN_CLASSES = 64
/** Steps grow at most this many times over: then height and tilt part nothing. */
const MAX_COARSENESS = 1024

/**
 * Gathers the tables of a field by what stands around them (D-13): rows and tables on either side, the step of the ground
 * to the rows beside, and the place where obstacles are near. On uneven ground tables of a class differ a little in both; the
 * one that comes nearest to their mean, as it stands, is solved for all.
 */
export function tableClasses(field: Field, frame: FieldFrame, pitchM: number): TableClasses {
  const plan = planCoordinates(field, frame)
  const around = neighbourCounts(field, plan, pitchM)
  const cells = obstacleCells(field, pitchM)
  const isEven = field.groundM === undefined && field.axisTiltDeg === undefined
  const coarsest = isEven ? 1 : MAX_COARSENESS
  const group = (coarseness: number): Numbered =>
    numbered(plan.u.length, (i) => `${around.key(i, coarseness)} ${cells[i]}`)
  let grouped = group(1)
  for (let step = 2; grouped.count > MAX_TERRAIN_CLASSES && step <= coarsest; step *= 2) {
    grouped = group(step)
  }
  const { classOfTable, count } = grouped
  const members = Array.from({ length: count }, (): number[] => [])
  classOfTable.forEach((number, table) => {
    members[number].push(table)
  })
  return {
    classOfTable,
    classes: members.map((tables) => {
      const representative = isEven
        ? middleOf(tables, [plan.u, plan.v])
        : middleOf(tables, around.stand)
      return {
        ...around.position(representative),
        tableCount: tables.length,
        representative,
        isNearObstacle: cells[representative] !== '',
      }
    }),
  }
}

interface Numbered {
  readonly classOfTable: Int32Array
  readonly count: number
}

/** Numbers tables by their keys, in the order in which these come up. */
function numbered(tables: number, keyOf: (table: number) => string): Numbered {
  const numbers = new Map<string, number>()
  const classOfTable = Int32Array.from({ length: tables }, (_, i) => {
    const key = keyOf(i)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
  return { classOfTable, count: numbers.size }
}

/** Places of tables in plan, across (`u`, to the right) and along (`v`) the rows, m. */
export interface PlanCoordinates {
  readonly u: Float64Array
  readonly v: Float64Array
}

export function planCoordinates(field: Field, frame: FieldFrame): PlanCoordinates {
  const n = field.eastM.length
  const u = new Float64Array(n)
  const v = new Float64Array(n)
  const level = Math.hypot(frame.along[0], frame.along[1])
  for (let i = 0; i < n; i++) {
    const at = [field.eastM[i], field.northM[i], 0] as const
    u[i] = dot(frame.right, at)
    v[i] = dot(frame.along, at) / level
  }
  return { u, v }
}

interface Neighbours {
  /** @param coarseness - how many times the usual steps of height and tilt distinguish tables */
  readonly key: (table: number, coarseness: number) => string
  /** Steps to both sides and tilt of each table, in what distinguishes classes, each [tables]. */
  readonly stand: readonly Float64Array[]
  readonly position: (
    table: number,
  ) => Pick<TableClass, 'rowPosition' | 'slotPosition' | 'isStartOpen' | 'isEndOpen'>
}

/** Steps of ground height to the rows beside that distinguish classes, m. */
const HEIGHT_STEP_M = 0.1

function neighbourCounts(field: Field, { u, v }: PlanCoordinates, pitchM: number): Neighbours {
  const slotM = field.slotPitchM
  const find = tableFinder({ u, v }, pitchM, slotM)
  const along = (i: number, sign: 1 | -1): number => {
    if (find(u[i], v[i] + sign * slotM) < 0) return 0
    if (structureLengthM(field.structure) > LONG_TABLE_M) return 2
    return find(u[i], v[i] + sign * 2 * slotM) < 0 ? 1 : 2
  }
  const beside = (i: number, sign: 1 | -1): number => {
    if (find(u[i] + sign * pitchM, v[i]) < 0) return 0
    return find(u[i] + sign * 2 * pitchM, v[i]) < 0 ? 1 : 2
  }
  const stepTo = (i: number, sign: 1 | -1): number => {
    if (field.groundM === undefined) return 0
    const other = find(u[i] + sign * pitchM, v[i])
    return other < 0 ? 0 : (field.groundM[other] - field.groundM[i]) / HEIGHT_STEP_M
  }
  const stand = [
    u.map((_, i) => stepTo(i, -1)),
    u.map((_, i) => stepTo(i, 1)),
    u.map((_, i) => (field.axisTiltDeg?.[i] ?? 0) / TILT_STEP_DEG),
  ]
  return {
    stand,
    key: (i, coarseness) =>
      [beside(i, -1), beside(i, 1), along(i, -1), along(i, 1)]
        .concat(stand.map((values) => Math.round(values[i] / coarseness)))
        .join(),
    position: (i) => ({
      rowPosition: rowPosition(beside(i, -1), beside(i, 1)),
      slotPosition: slotPosition(along(i, -1), along(i, 1)),
      isStartOpen: along(i, -1) < 2,
      isEndOpen: along(i, 1) < 2,
    }),
  }
}

/** Tilt along the row that distinguishes classes, degrees. */
const TILT_STEP_DEG = 0.5

function rowPosition(before: number, after: number): RowPosition {
  if (before === 0) return after === 0 ? 'only' : 'first'
  if (after === 0) return 'last'
  if (before === 1) return 'second'
  return after === 1 ? 'secondLast' : 'interior'
}

function slotPosition(before: number, after: number): SlotPosition {
  if (before === 0) return after === 0 ? 'only' : 'start'
  if (after === 0) return 'end'
  if (before === 1) return 'nextToStart'
  return after === 1 ? 'nextToEnd' : 'interior'
}

/** Share of the pitch, and of the slot, within which a table counts as standing at a place. */
const REACH = 0.4

/** More than the cells that a field can have along its rows. */
const CELL_STRIDE = 1 << 20

/** Finds the table nearest to a place in plan, −1 where none is near. */
function tableFinder(
  { u, v }: PlanCoordinates,
  pitchM: number,
  slotM: number,
): (atU: number, atV: number) => number {
  const cellOf = (atU: number, atV: number, a = 0, b = 0): number =>
    (Math.floor(atU / pitchM) + a) * CELL_STRIDE + Math.floor(atV / slotM) + b
  const cells = new Map<number, number[]>()
  u.forEach((_, i) => {
    const cell = cells.get(cellOf(u[i], v[i]))
    if (cell) cell.push(i)
    else cells.set(cellOf(u[i], v[i]), [i])
  })
  return (atU, atV) => {
    let found = -1
    let least = 1
    for (let a = -1; a <= 1; a++) {
      for (let b = -1; b <= 1; b++) {
        for (const i of cells.get(cellOf(atU, atV, a, b)) ?? []) {
          const far = Math.max(
            Math.abs(u[i] - atU) / (REACH * pitchM),
            Math.abs(v[i] - atV) / ((1 - REACH) * slotM),
          )
          if (far < least) {
            least = far
            found = i
          }
        }
      }
    }
    return found
  }
}

/** The table nearest to the mean of its class by all of some values, each [tables of the field]. */
function middleOf(tables: readonly number[], values: readonly Float64Array[]): number {
  const means = values.map((value) => tables.reduce((sum, i) => sum + value[i], 0) / tables.length)
  let best = tables[0]
  let least = Number.POSITIVE_INFINITY
  for (const i of tables) {
    const far = Math.hypot(...values.map((value, k) => value[i] - means[k]))
    if (far < least) {
      least = far
      best = i
    }
  }
  return best
}
