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
}

export interface LayoutTablesInput {
  readonly blockId: string
  readonly axes: RowAxes
  readonly table: Pick<TableGrid, 'lengthM' | 'depthM' | 'gapM' | 'pitchM'>
  readonly minTablesPerRow: number
  readonly groups: readonly PerimeterGroup[]
  /** Areas that no footprint may meet, setbacks included; oriented rings. */
  readonly exclusions: readonly RingM[]
  /** True for the centre, [east, north] m, of a slot that was taken out by hand. */
  readonly isRemoved?: (eastM: number, northM: number) => boolean
}

/** Tables of one block: plain arrays, free to cross a thread. */
export interface TableLayout {
  readonly blockId: string
  /** Layer type that the tables came from. */
  readonly source: 'perimeter' | 'panels' | 'frame'
  readonly count: number
  /** [8 count]: four corners counter-clockwise, east and north in metres, first end of the row first. */
  readonly cornersM: Float64Array
  /** [count]: number of the row within its grid; may be negative. */
  readonly row: Int32Array
  /** [count]: place along the row on a fixed grid; may be negative, and numbers may be left out. */
  readonly slot: Int32Array
  /** [count]: index into `gridKeys`; a row is told by grid and row number together. */
  readonly grid: Uint32Array
  readonly gridKeys: readonly string[]
  readonly warnings: readonly LayoutWarning[]
}

/** A doubt about a layout that does not stop it. */
export interface LayoutWarning {
  readonly code:
    | 'ROW_GAP_SMALL'
    | 'ROWS_OVERLAP'
    | 'TABLES_OVERLAP'
    | 'TOO_MANY_TABLES'
    | 'LINE_LENGTH'
    | 'FRAME_SHAPE'
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
  return joinTables(input.blockId, 'perimeter', parts, keys)
}

/** Id of table `index` of a layout; see {@link tableId}. */
export function layoutTableId(layout: TableLayout, index: number): string {
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
  return { blockId, source, count, cornersM, row, slot, grid, gridKeys, warnings }
}

function layoutGroup(
  input: LayoutTablesInput,
  group: PerimeterGroup,
  index: number,
  exclusions: readonly RingM[],
): PlacedTables {
  const edges = edgeSet(input.axes, group.perimeters, exclusions)
  const { align, containTest } = group
  const grid = { ...input.table, minTablesPerRow: input.minTablesPerRow, align, containTest }
  const [originUM, guideVM] = group.guideM ? toRowAxes(input.axes, ...group.guideM) : [0, undefined]
  const originVM = guideVM ?? bestRowOrigin(edges, grid)
  const fill = fillRows(edges, grid, originVM)
  return placeTables(input, index, fill, { originUM, originVM })
}

/** Gives slots their numbers and tables their corners; leaves out what was removed by hand. */
function placeTables(
  input: LayoutTablesInput,
  index: number,
  fill: RowFill,
  { originUM, originVM }: { readonly originUM: number; readonly originVM: number },
): PlacedTables {
  const { lengthM, depthM, gapM, pitchM } = input.table
  const row: number[] = []
  const slot: number[] = []
  const cornersM = new Float64Array(8 * fill.row.length)
  fill.row.forEach((k, i) => {
    const startUM = fill.startUM[i] ?? 0
    // tables of a row start at least one step apart, so these numbers never meet
    const j = Math.floor((startUM - originUM) / (lengthM + gapM) + SLOT_ROUNDING)
    const middleVM = originVM + k * pitchM
    if (input.isRemoved?.(...fromRowAxes(input.axes, startUM + lengthM / 2, middleVM))) return
    const low = middleVM - depthM / 2
    const at = 8 * row.length
    cornersM.set(fromRowAxes(input.axes, startUM, low), at)
    cornersM.set(fromRowAxes(input.axes, startUM + lengthM, low), at + 2)
    cornersM.set(fromRowAxes(input.axes, startUM + lengthM, low + depthM), at + 4)
    cornersM.set(fromRowAxes(input.axes, startUM, low + depthM), at + 6)
    row.push(k)
    slot.push(j)
  })
  return { grid: index, row, slot, cornersM: cornersM.subarray(0, 8 * row.length) }
}

/** Keeps a table that starts on the grid line itself in one slot in spite of rounding. */
const SLOT_ROUNDING = 1e-6
