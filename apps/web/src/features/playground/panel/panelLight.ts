import type { PanelSetting } from './panelFields.ts'

/** Cells as they lie in the picture: lengths in whole cells, from its upper left corner. */
export interface PanelGrid {
  /** Cells of the circuit along the length of the module and across it; row by row in this order. */
  readonly cellRows: number
  readonly cellColumns: number
  /** Of the picture. */
  readonly width: number
  readonly height: number
  readonly cells: readonly CellBox[]
}

export interface CellBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Shape = Pick<PanelSetting, 'rows' | 'columns' | 'cut' | 'stands'>

/** The length of the module stands upright in portrait, with row 0 at the top; in landscape it lies, with row 0 at the left. */
export function panelGrid({ rows, columns, cut, stands }: Shape): PanelGrid {
  const cellRows = cut === 'half' ? 2 * rows : rows
  const isPortrait = stands === 'portrait'
  const along = rows / cellRows
  const cells = Array.from({ length: cellRows * columns }, (_, k) => {
    const atLength = Math.floor(k / columns) * along
    const across = k % columns
    return isPortrait
      ? { x: across, y: atLength, width: 1, height: along }
      : { x: atLength, y: across, width: along, height: 1 }
  })
  return {
    cellRows,
    cellColumns: columns,
    width: isPortrait ? columns : rows,
    height: isPortrait ? rows : columns,
    cells,
  }
}

/** Light of each cell under the shadow, W/m²: where shadows overlap the deepest counts once. */
export function panelLight(setting: PanelSetting, grid: PanelGrid): Float64Array {
  const painted = paintedCells(setting.painted, grid.cells.length)
  return Float64Array.from(grid.cells, (cell, index) => {
    const covered = painted.has(index)
      ? 1
      : Math.max(boxShare(setting, grid, cell), poleShare(setting, grid, cell))
    return setting.lightWm2 * (1 - (setting.depth / 100) * covered)
  })
}

function boxShare(setting: PanelSetting, grid: PanelGrid, cell: CellBox): number {
  const { x, y, width, height } = boxOf(setting, grid)
  const covered = overlap(cell.x, cell.width, x, width) * overlap(cell.y, cell.height, y, height)
  return covered / (cell.width * cell.height)
}

/** Length that two stretches share. */
function overlap(a: number, aSize: number, b: number, bSize: number): number {
  return Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b))
}

/** The rectangle of shadow in the picture. */
export function boxOf(setting: PanelSetting, { width, height }: PanelGrid): CellBox {
  return {
    x: (setting.boxLeft / 100) * width,
    y: (setting.boxTop / 100) * height,
    width: (setting.boxWidth / 100) * width,
    height: (setting.boxHeight / 100) * height,
  }
}

/** The shadow of a pole: its middle at the height of the panel's middle, half its level width, and how far it leans for each unit down. */
export interface PoleShadow {
  readonly x: number
  readonly half: number
  readonly slope: number
}

export function poleOf(setting: PanelSetting, { width }: PanelGrid): PoleShadow {
  const lean = (setting.poleDeg * Math.PI) / 180
  return {
    x: (setting.poleAt / 100) * width,
    half: ((setting.poleWidth / 100) * width) / 2 / Math.cos(lean),
    slope: Math.tan(lean),
  }
}

/** Places on a side of a cell at which the pole is looked for. */
const PLACES = 8

function poleShare(setting: PanelSetting, grid: PanelGrid, cell: CellBox): number {
  if (setting.poleWidth === 0) return 0
  const { x: middle, half, slope } = poleOf(setting, grid)
  let covered = 0
  for (let i = 0; i < PLACES; i++) {
    const y = cell.y + ((i + 0.5) / PLACES) * cell.height
    const centre = middle + (y - grid.height / 2) * slope
    const from = Math.max(cell.x, centre - half)
    const to = Math.min(cell.x + cell.width, centre + half)
    covered += Math.max(0, to - from) / cell.width / PLACES
  }
  return covered
}

/** Cells that are painted, of a text of four cells a letter. */
export function paintedCells(text: string, cellCount: number): ReadonlySet<number> {
  const cells = new Set<number>()
  for (let index = 0; index < Math.min(cellCount, 4 * text.length); index++) {
    const bits = Number.parseInt(text.charAt(index >> 2), 16)
    if ((bits >> (index & 3)) & 1) cells.add(index)
  }
  return cells
}

export function paintedText(cells: ReadonlySet<number>): string {
  const last = Math.max(-1, ...cells)
  return Array.from({ length: Math.ceil((last + 1) / 4) }, (_, letter) => {
    const bits = [0, 1, 2, 3].filter((bit) => cells.has(4 * letter + bit))
    return bits.reduce((sum, bit) => sum + 2 ** bit, 0).toString(16)
  }).join('')
}
