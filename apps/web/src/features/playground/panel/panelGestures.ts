import type { PanelSetting } from './panelFields.ts'
import { type PanelGrid, paintedCells, paintedText } from './panelLight.ts'

/** A place of the picture, in whole cells from the upper left corner of the panel. */
export interface PanelPlace {
  readonly x: number
  readonly y: number
}

/** The cell at a place; undefined beside the panel. */
export function cellAtPlace(grid: PanelGrid, { x, y }: PanelPlace): number | undefined {
  const index = grid.cells.findIndex(
    (cell) => x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + cell.height,
  )
  return index < 0 ? undefined : index
}

/** Paints a cell, or takes its paint away. */
export function paint(
  { painted }: PanelSetting,
  grid: PanelGrid,
  cell: number,
  isPainted: boolean,
): Partial<PanelSetting> {
  const cells = new Set(paintedCells(painted, grid.cells.length))
  if (isPainted) cells.add(cell)
  else cells.delete(cell)
  return { painted: paintedText(cells) }
}

/** The rectangle between two places. */
export function boxBetween(
  grid: PanelGrid,
  from: PanelPlace,
  to: PanelPlace,
): Partial<PanelSetting> {
  const [boxLeft, boxWidth] = percentSpan(from.x, to.x, grid.width)
  const [boxTop, boxHeight] = percentSpan(from.y, to.y, grid.height)
  return { boxLeft, boxTop, boxWidth, boxHeight }
}

/** From the lower of two places and how far to the other, % of a size. */
function percentSpan(a: number, b: number, size: number): readonly [number, number] {
  const percent = (at: number): number => Math.round(100 * Math.min(1, Math.max(0, at / size)))
  const low = percent(Math.min(a, b))
  return [low, percent(Math.max(a, b)) - low]
}

/** The cell to which an arrow key leads, as the picture lies. */
export function movedCursor(
  grid: PanelGrid,
  cursor: number | undefined,
  key: string,
): number | undefined {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  if (step === undefined) return undefined
  const from = cursor === undefined ? undefined : grid.cells[cursor]
  if (from === undefined) return 0
  const [dx = 0, dy = 0] = step
  const next = { x: from.x + (dx + 0.5) * from.width, y: from.y + (dy + 0.5) * from.height }
  return cellAtPlace(grid, next) ?? cursor
}
