import type { ModuleLayout } from '../model/field.ts'

/**
 * What the light of a module is given by: a value a row of cells (the chord lies along the module's length: portrait),
 * a value a column (landscape), or a value a cell, row by row.
 */
export type CellLightBy = 'row' | 'column' | 'cell'

/**
 * A module as series and parallel paths: groups in series, each of branches in parallel, each of cells in series. Cells
 * with the same light value, branches with the same cells and groups with the same branches are counted, not repeated.
 */
export interface ModuleCircuit {
  /** Light values of one module. */
  readonly levelCount: number
  /** Cells with each light value, [levelCount]. */
  readonly levelCells: Float64Array
  /** Cells in series between the module's terminals, and currents of a cell in the module's current. */
  readonly seriesCells: number
  readonly parallelStrings: number
  readonly bypassV: number
  readonly groups: readonly CircuitGroup[]
}

export interface CircuitGroup {
  /** Equal groups in series. */
  readonly count: number
  readonly branches: readonly CircuitBranch[]
}

export interface CircuitBranch extends SeriesCells {
  /** Equal branches in parallel. */
  readonly count: number
}

interface SeriesCells {
  /** Light values of the cells, rising, and how many cells have each; equal lengths. */
  readonly levels: Int32Array
  readonly cells: Float64Array
}

/**
 * Circuit of a module.
 *
 * @throws RangeError when the bypass diodes do not divide the cells, or the parallel strings a diode's cells
 */
export function moduleCircuit(layout: ModuleLayout, lightBy: CellLightBy): ModuleCircuit {
  checkLayout(layout)
  const { cellRows, cellColumns, bypassRows, bypassColumns } = layout
  const levelCount = { row: cellRows, column: cellColumns, cell: cellRows * cellColumns }[lightBy]
  const parallelStrings = layout.parallelRows * layout.parallelColumns
  const groups = countEqual(
    tiles(bypassRows, bypassColumns).map(([row, column]) =>
      groupBranches(layout, lightBy, row, column),
    ),
    (a, b) => a.length === b.length && a.every((one, k) => isSameBranch(one, b[k])),
  )
  return {
    levelCount,
    levelCells: new Float64Array(levelCount).fill((cellRows * cellColumns) / levelCount),
    seriesCells: (cellRows * cellColumns) / parallelStrings,
    parallelStrings,
    bypassV: layout.bypassV,
    groups: groups.map(({ count, value }) => ({ count, branches: value })),
  }
}

function checkLayout(layout: ModuleLayout): void {
  const { cellRows, cellColumns, bypassRows, bypassColumns, parallelRows, parallelColumns } = layout
  const fits =
    isWholeShare(cellRows, bypassRows * parallelRows) &&
    isWholeShare(cellColumns, bypassColumns * parallelColumns)
  if (!fits) {
    throw new RangeError(
      `${cellRows} x ${cellColumns} cells do not divide into ${bypassRows} x ${bypassColumns} bypassed groups of ${parallelRows} x ${parallelColumns} strings`,
    )
  }
  if (!(layout.bypassV <= 0))
    throw new RangeError(`bypass voltage ${layout.bypassV} is not at most 0`)
}

function isWholeShare(cells: number, parts: number): boolean {
  return cells > 0 && parts > 0 && Number.isInteger(cells / parts)
}

/** Branches of the group at a place of the grid of bypass diodes. */
function groupBranches(
  layout: ModuleLayout,
  lightBy: CellLightBy,
  groupRow: number,
  groupColumn: number,
): CircuitBranch[] {
  const { parallelRows, parallelColumns, cellColumns } = layout
  const rows = layout.cellRows / (layout.bypassRows * parallelRows)
  const columns = cellColumns / (layout.bypassColumns * parallelColumns)
  const branches = tiles(parallelRows, parallelColumns).map(([row, column]) => {
    const firstRow = (groupRow * parallelRows + row) * rows
    const firstColumn = (groupColumn * parallelColumns + column) * columns
    const cellsOfLevel = new Map<number, number>()
    for (const [r, c] of tiles(rows, columns)) {
      const level = levelOf(lightBy, firstRow + r, firstColumn + c, cellColumns)
      cellsOfLevel.set(level, (cellsOfLevel.get(level) ?? 0) + 1)
    }
    const levels = Int32Array.from(cellsOfLevel.keys()).sort()
    return { levels, cells: Float64Array.from(levels, (level) => cellsOfLevel.get(level) ?? 0) }
  })
  return countEqual(branches, isSameCells).map(({ count, value }) => ({ ...value, count }))
}

function levelOf(lightBy: CellLightBy, row: number, column: number, columns: number): number {
  switch (lightBy) {
    case 'row':
      return row
    case 'column':
      return column
    case 'cell':
      return row * columns + column
  }
}

function isSameBranch(a: CircuitBranch, b: CircuitBranch): boolean {
  return a.count === b.count && isSameCells(a, b)
}

function isSameCells(a: SeriesCells, b: SeriesCells): boolean {
  return (
    a.levels.length === b.levels.length &&
    a.levels.every((level, k) => level === b.levels[k] && a.cells[k] === b.cells[k])
  )
}

/** The distinct values in order of appearance, and how often each came. */
function countEqual<T>(
  values: readonly T[],
  isSame: (a: T, b: T) => boolean,
): { value: T; count: number }[] {
  const distinct: { value: T; count: number }[] = []
  for (const value of values) {
    const known = distinct.find((one) => isSame(one.value, value))
    if (known) known.count++
    else distinct.push({ value, count: 1 })
  }
  return distinct
}

function tiles(rows: number, columns: number): [number, number][] {
  return Array.from({ length: rows * columns }, (_, k) => [Math.floor(k / columns), k % columns])
}
