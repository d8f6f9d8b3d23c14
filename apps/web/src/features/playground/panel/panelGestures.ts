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
  const span = (a: number, b: number, size: number): readonly [number, number] => {
    const low = Math.round(100 * Math.min(1, Math.max(0, Math.min(a, b) / size)))
    const high = Math.round(100 * Math.min(1, Math.max(0, Math.max(a, b) / size)))
    return [low, high - low]
  }
  const [boxLeft, boxWidth] = span(from.x, to.x, grid.width)
  const [boxTop, boxHeight] = span(from.y, to.y, grid.height)
  return { boxLeft, boxTop, boxWidth, boxHeight }
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
