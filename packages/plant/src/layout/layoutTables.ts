import type { ContainTest } from '../layers/blockLayer.ts'
import {
  bestRowOrigin,
  fillRows,
  type RowFill,
  type SpanAlign,
  type TableGrid,
} from './fillRows.ts'
import type { RingM } from './polygonM.ts'
import { fromRowAxes, type RowAxes, toRowAxes } from './rowAxes.ts'
import { edgeSet } from './rowSpans.ts'
import { tableId } from './tableId.ts'

/** Perimeters that share one grid of rows. */
export interface PerimeterGroup {
  /** Part of the table ids: the guide line's id, empty for perimeters without one. */
  readonly key: string
  /** Oriented rings (outer counter-clockwise, holes clockwise), setback taken off. */
  readonly perimeters: readonly RingM[]
  /** A point of the centre line of row 0, [east, north] m; absent: the best of 16 row origins is taken. */
  readonly guideM?: readonly [number, number]
  readonly align: SpanAlign
  readonly containTest: ContainTest
  /** Of rows that run along the guide line; absent: those of the block. */
  readonly axes?: RowAxes
}

export interface LayoutTablesInput {
  readonly blockId: string
  readonly axes: RowAxes
  readonly table: Pick<TableGrid, 'lengthM' | 'depthM' | 'gapM' | 'pitchM'>
  /** What is drawn of a table, about its middle; absent: all of it. */
  readonly shape?: Pick<TableGrid, 'lengthM' | 'depthM'>
  readonly minTablesPerRow: number
  readonly groups: readonly PerimeterGroup[]
  /** Areas that no footprint may meet, setbacks included; oriented rings. */
  readonly exclusions: readonly RingM[]
  /** True for the centre, [east, north] m, of a slot that was taken out by hand. */
  readonly isRemoved?: (eastM: number, northM: number) => boolean
}

/** Places of tables: plain arrays, free to cross a thread. */
export interface TablePlaces {
  readonly count: number
  /** [8 count]: four corners counter-clockwise, east and north in metres, first end of the row first. */
  readonly cornersM: Float64Array
  /** [count]: number of the row within its grid; may be negative. */
  readonly row: Int32Array
  /** [count]: place along the row on a fixed grid; may be negative, and numbers may be left out. */
  readonly slot: Int32Array
  /** [count]: index into `gridKeys`; a row is identified by grid and row number together. */
  readonly grid: Uint32Array
}

/** Tables of one block. */
export interface TableLayout extends TablePlaces {
  readonly blockId: string
  /** Layer type that the tables came from. */
  readonly source: 'perimeter' | 'panels' | 'frame'
  readonly gridKeys: readonly string[]
  /** [count]: what distinguishes tables of `panels` and `frame` layers, in place of row and slot. */
  readonly tableKeys?: readonly string[]
  /** Places that sections have switched off; absent: none. */
  readonly removed?: TablePlaces
  readonly warnings: readonly LayoutWarning[]
}

/** A doubt about a layout that does not stop it. */
export interface LayoutWarning {
  readonly code:
    | 'ROWS_OVERLAP'
    | 'TABLES_OVERLAP'
    | 'TOO_MANY_TABLES'
    | 'LINE_LENGTH'
    | 'FRAME_SHAPE'
    | 'ROW_DIRECTION'
    | 'SECTION_GRID'
    | 'STEEP_TABLES'
    | 'HEIGHT_UNKNOWN'
  readonly message: string
}

/** Fills perimeters with tables (D-02). Earlier groups keep their ground: later ones do not build on it. */
export function layoutTables(input: LayoutTablesInput): TableLayout {
  const taken: RingM[] = []
  const parts = input.groups.map((group, index) => {
    const part = layoutGroup(input, group, index, [...input.exclusions, ...taken])
    taken.push(...group.perimeters)
    return part
  })
  const keys = input.groups.map((group) => group.key)
  const standing = parts.map((part) => part.standing)
  const removed = joinPlaces(parts.map((part) => part.removed))
  const layout = joinTables(input.blockId, 'perimeter', standing, keys)
  return removed.count === 0 ? layout : { ...layout, removed }
}

/** No tables: of a block without parts. */
export function emptyLayout(blockId: string): TableLayout {
  return joinTables(blockId, 'perimeter', [], [])
}

/** Id of table `index` of a layout; see {@link tableId}. */
export function layoutTableId(layout: TableLayout, index: number): string {
  const key = layout.tableKeys?.[index]
  if (key !== undefined) return tableId(layout.blockId, key, 0, 0)
  return tableId(
    layout.blockId,
    layout.gridKeys[layout.grid[index] ?? 0] ?? '',
    layout.row[index] ?? 0,
    layout.slot[index] ?? 0,
  )
}

/** Tables of one grid, before they are joined. */
export interface PlacedTables {
  readonly grid: number
  readonly row: readonly number[]
  readonly slot: readonly number[]
  readonly cornersM: Float64Array
}

export function joinTables(
  blockId: string,
  source: TableLayout['source'],
  parts: readonly PlacedTables[],
  gridKeys: readonly string[],
  warnings: readonly LayoutWarning[] = [],
): TableLayout {
  return { blockId, source, ...joinPlaces(parts), gridKeys, warnings }
}

function joinPlaces(parts: readonly PlacedTables[]): TablePlaces {
  const count = parts.reduce((sum, part) => sum + part.row.length, 0)
  const cornersM = new Float64Array(8 * count)
  const row = new Int32Array(count)
  const slot = new Int32Array(count)
  const grid = new Uint32Array(count)
  let at = 0
  for (const part of parts) {
    cornersM.set(part.cornersM, 8 * at)
    row.set(part.row, at)
    slot.set(part.slot, at)
    grid.fill(part.grid, at, at + part.row.length)
    at += part.row.length
  }
  return { count, cornersM, row, slot, grid }
}

interface GroupTables {
  readonly standing: PlacedTables
  readonly removed: PlacedTables
}

function layoutGroup(
  input: LayoutTablesInput,
  group: PerimeterGroup,
  index: number,
  exclusions: readonly RingM[],
): GroupTables {
  const axes = group.axes ?? input.axes
  const edges = edgeSet(axes, group.perimeters, exclusions)
  const { align, containTest } = group
  const grid = { ...input.table, minTablesPerRow: input.minTablesPerRow, align, containTest }
  const [originUM, guideVM] = group.guideM ? toRowAxes(axes, ...group.guideM) : [0, undefined]
  const originVM = guideVM ?? bestRowOrigin(edges, grid)
  const fill = fillRows(edges, grid, originVM)
  return placeTables({ ...input, axes }, index, fill, { originUM, originVM })
}

/** Gives slots their numbers and tables their corners; sets apart what was removed by hand. */
function placeTables(
  input: LayoutTablesInput,
  index: number,
  fill: RowFill,
  { originUM, originVM }: { readonly originUM: number; readonly originVM: number },
): GroupTables {
  const { lengthM, gapM, pitchM } = input.table
  const shape = input.shape ?? input.table
  const standing = placeList(index, fill.row.length)
  const removed = placeList(index, input.isRemoved ? fill.row.length : 0)
  fill.row.forEach((k, i) => {
    const startUM = fill.startUM[i] ?? 0
    // tables of a row start at least one step apart, so these numbers never meet
    const j = Math.floor((startUM - originUM) / (lengthM + gapM) + SLOT_ROUNDING)
    const middleVM = originVM + k * pitchM
    const middleUM = startUM + lengthM / 2
    const [eastM, northM] = fromRowAxes(input.axes, middleUM, middleVM)
    const list = input.isRemoved?.(eastM, northM) ? removed : standing
    list.add(k, j, rectangleM(input.axes, middleUM, middleVM, shape))
  })
  return { standing: standing.places(), removed: removed.places() }
}

/** Corners about a middle. */
function rectangleM(
  axes: RowAxes,
  uM: number,
  vM: number,
  { lengthM, depthM }: Pick<TableGrid, 'lengthM' | 'depthM'>,
): readonly number[] {
  const corner = (along: 1 | -1, across: 1 | -1): readonly [number, number] =>
    fromRowAxes(axes, uM + (along * lengthM) / 2, vM + (across * depthM) / 2)
  return [...corner(-1, -1), ...corner(1, -1), ...corner(1, 1), ...corner(-1, 1)]
}

/** Tables of one grid that are being placed, at most so many. */
function placeList(grid: number, most: number) {
  const row: number[] = []
  const slot: number[] = []
  const cornersM = new Float64Array(8 * most)
  return {
    add: (k: number, j: number, corners: readonly number[]): void => {
      cornersM.set(corners, 8 * row.length)
      row.push(k)
      slot.push(j)
    },
    places: (): PlacedTables => ({
      grid,
      row,
      slot,
      cornersM: cornersM.subarray(0, 8 * row.length),
    }),
  }
}

/** Keeps a table that starts on the grid line itself in one slot in spite of rounding. */
const SLOT_ROUNDING = 1e-6
