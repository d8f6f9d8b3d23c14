import type { GroundAt } from '@duet/plant'
import { tableSize } from '../drawn/tableParts.ts'
import type { SceneBlock } from '../model/sceneModel.ts'
import { axisOf, inScene, placeOf } from '../model/tableFrames.ts'
import type { TableTurn } from '../model/tableTurn.ts'
import { partsTurn, turnedPoint } from '../model/turnedParts.ts'

/** In the plane of a section: metres to the right of one who looks along the axis, and up. */
export type SectionPoint = readonly [number, number]

/** One row where the section cuts it. */
export interface SectionRow {
  readonly table: number
  readonly row: number
  /** Ends of the modules: on the left of the axis, and on the right. */
  readonly left: SectionPoint
  readonly right: SectionPoint
  /** Of rotation; of fixed tables the middle of the modules. */
  readonly axis: SectionPoint
  /** Out of the front, of length 1. */
  readonly normal: SectionPoint
  readonly groundM: number
  /** Share of its width in the shadow of the other rows; undefined while the sun is not in front of it. */
  readonly shadedShare: number | undefined
}

/** Neighbouring rows cut across. */
export interface RowSection {
  readonly rows: readonly SectionRow[]
  /** Along the cut, from left to right. */
  readonly ground: readonly SectionPoint[]
  /** Towards the sun within the plane of the section, of length 1; undefined while it is down. */
  readonly sun: SectionPoint | undefined
  /** Between the two rows that were asked for, level, m; undefined at the edge of the field. */
  readonly pitchM: number | undefined
}

export interface RowSectionInput {
  readonly block: SceneBlock
  /** The cut goes through the middle of this table. */
  readonly table: number
  readonly turnOf: (table: number) => TableTurn
  readonly sunTowards: readonly [number, number, number]
  readonly groundAt: GroundAt
}

/** Rows drawn before and after the pair. */
const ROWS_BESIDE = 1
const GROUND_STEP_M = 0.5
/** A gap between neighbours that is no more than this many tables is crossed by the cut. */
const NEAR_TABLES = 0.75

/** The row of a table, the next one, and one more on either side, as the engine's angles have them stand. */
export function rowSection(input: RowSectionInput): RowSection {
  const { block, table, sunTowards } = input
  const right = levelRight(block, table)
  const along = [-right[1], right[0]] as const
  const origin = placeOf(block.frames, table)
  const cut = cutTables(block, table, along)
  const toSection = (p: readonly [number, number, number]): SectionPoint => [
    (p[0] - origin[0]) * right[0] + (p[1] - origin[1]) * right[1],
    p[2],
  ]
  const bare = cut.map((one) => bareRow(input, one, origin, along, toSection))
  const sorted = bare.toSorted((a, b) => a.axis[0] - b.axis[0])
  const across = sunTowards[0] * right[0] + sunTowards[1] * right[1]
  const length = Math.hypot(across, sunTowards[2])
  const sun: SectionPoint | undefined =
    sunTowards[2] > 0 && length > 0 ? [across / length, sunTowards[2] / length] : undefined
  const rows = sorted.map((row) => ({ ...row, shadedShare: shadedShare(row, sorted, sun) }))
  const own = rows.find((row) => row.table === table)
  const next = rows.find((row) => row.row === (block.layout.row[table] ?? 0) + 1)
  return {
    rows,
    ground: groundLine(input, rows, origin, right),
    sun,
    pitchM: own && next && Math.abs(next.axis[0] - own.axis[0]),
  }
}

/** Level direction across the row, to the right of its axis. */
function levelRight(
  { frames, mount, geometry }: SceneBlock,
  table: number,
): readonly [number, number] {
  const axis = axisOf(frames, table, mount.kind === 'dualAxis' ? 1 : 0)
  const length = Math.hypot(axis[0], axis[1]) || geometry.widthM
  const turned = mount.kind === 'dualAxis' ? [axis[1], -axis[0]] : [axis[0], axis[1]]
  return [(turned[0] ?? 0) / length, (turned[1] ?? 0) / length]
}

/** Of the rows around, the table that lies in the cut, or next to it. */
function cutTables(
  { layout, frames, structure }: SceneBlock,
  table: number,
  along: readonly [number, number],
): readonly number[] {
  const { lengthM } = tableSize(structure)
  const row = layout.row[table] ?? 0
  const origin = placeOf(frames, table)
  const best = new Map<number, { readonly table: number; readonly awayM: number }>()
  for (let i = 0; i < layout.count; i++) {
    const other = layout.row[i] ?? 0
    if (layout.grid[i] !== layout.grid[table]) continue
    if (other < row - ROWS_BESIDE || other > row + 1 + ROWS_BESIDE) continue
    const place = placeOf(frames, i)
    const awayM = Math.abs((place[0] - origin[0]) * along[0] + (place[1] - origin[1]) * along[1])
    if (awayM > NEAR_TABLES * lengthM) continue
    const known = best.get(other)
    if (known === undefined || awayM < known.awayM) best.set(other, { table: i, awayM })
  }
  best.set(row, { table, awayM: 0 })
  return [...best.values()].map((one) => one.table)
}

type BareRow = Omit<SectionRow, 'shadedShare'>

function bareRow(
  { block, turnOf, groundAt }: RowSectionInput,
  table: number,
  origin: readonly [number, number, number],
  along: readonly [number, number],
  toSection: (p: readonly [number, number, number]) => SectionPoint,
): BareRow {
  const { frames, structure, layout } = block
  const place = placeOf(frames, table)
  const row = axisOf(frames, table, 1)
  // a tilted row is higher or lower where the cut meets it
  const level = row[0] * along[0] + row[1] * along[1]
  const aheadM = (place[0] - origin[0]) * along[0] + (place[1] - origin[1]) * along[1]
  const lift = level === 0 ? 0 : (-aheadM * row[2]) / level
  const axis: [number, number, number] = [
    place[0] - aheadM * along[0],
    place[1] - aheadM * along[1],
    place[2] + lift,
  ]
  const parts = partsTurn(block.mount, turnOf(table))
  const chord = inScene(frames, table, turnedPoint(parts, [1, 0, 0]))
  const normal = inScene(frames, table, turnedPoint(parts, [0, 0, 1]))
  const { widthM } = tableSize(structure)
  const end = (side: number): SectionPoint =>
    toSection([
      axis[0] + normal[0] * structure.planeOffsetM + (chord[0] * side * widthM) / 2,
      axis[1] + normal[1] * structure.planeOffsetM + (chord[1] * side * widthM) / 2,
      axis[2] + normal[2] * structure.planeOffsetM + (chord[2] * side * widthM) / 2,
    ])
  const zero = toSection([origin[0], origin[1], 0])
  const tip = toSection([origin[0] + normal[0], origin[1] + normal[1], normal[2]])
  const [nx, nz] = [tip[0] - zero[0], tip[1] - zero[1]]
  const length = Math.hypot(nx, nz) || 1
  return {
    table,
    row: layout.row[table] ?? 0,
    left: end(-1),
    right: end(1),
    axis: toSection(axis),
    normal: [nx / length, nz / length],
    groundM: groundAt(axis[0], axis[1]),
  }
}

/** Share of a row's width that rays from the sun reach only through another row. */
export function shadedShare(
  row: BareRow,
  all: readonly BareRow[],
  sun: SectionPoint | undefined,
): number | undefined {
  if (sun === undefined || dot(row.normal, sun) <= 0) return undefined
  const intervals = all
    .filter((other) => other !== row)
    .flatMap((other) => {
      const ends = [meets(other.left, row, sun), meets(other.right, row, sun)]
      const [a, b] = ends
      if (a === undefined || b === undefined) return []
      const from = Math.max(0, Math.min(a, b))
      const to = Math.min(1, Math.max(a, b))
      return to > from ? [[from, to] as const] : []
    })
    .toSorted((a, b) => a[0] - b[0])
  let reached = 0
  let shaded = 0
  for (const [from, to] of intervals) {
    shaded += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return shaded
}

/** Where the shadow of a point falls on the line of a row: 0 at its left end, 1 at its right; undefined away from the sun. */
function meets(
  point: SectionPoint,
  { left, right }: BareRow,
  sun: SectionPoint,
): number | undefined {
  const chord: SectionPoint = [right[0] - left[0], right[1] - left[1]]
  // left + s·chord = point − k·sun
  const determinant = cross(chord, sun)
  if (determinant === 0) return undefined
  const away: SectionPoint = [point[0] - left[0], point[1] - left[1]]
  const k = cross(chord, away) / cross(chord, sun)
  return k < 0 ? undefined : cross(away, sun) / determinant
}

function groundLine(
  { groundAt, block }: RowSectionInput,
  rows: readonly SectionRow[],
  origin: readonly [number, number, number],
  right: readonly [number, number],
): readonly SectionPoint[] {
  const reach = block.geometry.rowPitchM * 0.7
  const from = Math.min(...rows.map((row) => row.axis[0])) - reach
  const to = Math.max(...rows.map((row) => row.axis[0])) + reach
  const steps = Math.max(2, Math.ceil((to - from) / GROUND_STEP_M))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const u = from + ((to - from) * i) / steps
    return [u, groundAt(origin[0] + u * right[0], origin[1] + u * right[1])] as const
  })
}

const dot = (a: SectionPoint, b: SectionPoint): number => a[0] * b[0] + a[1] * b[1]
const cross = (a: SectionPoint, b: SectionPoint): number => a[0] * b[1] - a[1] * b[0]
