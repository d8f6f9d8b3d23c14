import { CELL_LENGTHS_MM } from './panelLayoutFields.ts'
import type { PanelParameters } from './panelParameters.ts'

/** Between cells, mm; what neither datasheets nor PAN files say. */
const SPACING_MM = 2
const HALF_CUT_SPACING_TB_MM = 1
const CENTRE_SPACE_MM = 20
const LEAST_EDGE_MM = 5

/** How the cells of a module lie in its outer size. */
export interface CellArrangement {
  readonly rows: number
  readonly columns: number
  readonly isHalfCut: boolean
  /** Thin-film strips without spaces. */
  readonly isStrips: boolean
  readonly lengthMm: number
  readonly widthMm: number
}

/** The number of columns that makes full cells most nearly square, half-cut cells half as long as wide. */
export function columnsOfCells(total: number, isHalfCut: boolean, aspect: number): number {
  const wanted = isHalfCut ? 0.5 : 1
  let best = 1
  let bestMiss = Number.POSITIVE_INFINITY
  for (let columns = 1; columns <= total; columns++) {
    const rows = total / columns
    if (!Number.isInteger(rows) || (isHalfCut && rows % 2 !== 0)) continue
    const miss = Math.abs(Math.log(((aspect / rows) * columns) / wanted))
    if (miss < bestMiss) {
      bestMiss = miss
      best = columns
    }
  }
  return best
}

/**
 * Cells, spaces and edges that add up to the outer size.
 *
 * @param areaMm2 - of one cell, where it is known
 * @returns the fields, and whether cells of that area had to be made smaller
 */
export function arrangedCells(
  arrangement: CellArrangement,
  areaMm2: number,
): { readonly fields: Partial<PanelParameters>; readonly isReduced: boolean } {
  const { rows, columns, isHalfCut, isStrips, lengthMm, widthMm } = arrangement
  const spacingLr = isStrips ? 0 : SPACING_MM
  const spacingTb = isStrips ? 0 : isHalfCut ? HALF_CUT_SPACING_TB_MM : SPACING_MM
  const gapsTb = (rows - 1) * spacingTb + (isHalfCut ? CENTRE_SPACE_MM - spacingTb : 0)
  const gapsLr = (columns - 1) * spacingLr
  const room = {
    length: (lengthMm - gapsTb - 2 * LEAST_EDGE_MM) / rows,
    width: (widthMm - gapsLr - 2 * LEAST_EDGE_MM) / columns,
  }
  const cell = isStrips
    ? { ...room, isReduced: false }
    : cellSizeMm(isHalfCut ? 0.5 : 1, room, areaMm2)
  const edgeTb = (lengthMm - gapsTb - rows * cell.length) / 2
  return {
    isReduced: cell.isReduced,
    fields: {
      cell_length: cell.length,
      cell_width: cell.width,
      cell_spacing_lr: spacingLr,
      cell_spacing_tb: spacingTb,
      half_cut_center_space: CENTRE_SPACE_MM,
      panel_edge_b: edgeTb,
      panel_edge_t: edgeTb,
      panel_edge_lr: (widthMm - gapsLr - columns * cell.width) / 2,
    },
  }
}

interface SizeMm {
  readonly length: number
  readonly width: number
}

/** @param ratio - length over width of a cell */
function cellSizeMm(
  ratio: number,
  { length, width }: SizeMm,
  areaMm2: number,
): SizeMm & { readonly isReduced: boolean } {
  const room = Math.min(width, length / ratio)
  const wanted = areaMm2 > 0 ? Math.sqrt(areaMm2 / ratio) : room
  const usual = usualWidthMm(wanted, room)
  if (usual !== undefined) return { length: usual * ratio, width: usual, isReduced: false }
  const fitted = Math.min(wanted, room)
  const rounded = Math.floor(fitted * 10) / 10
  return { length: rounded * ratio, width: rounded, isReduced: fitted < wanted - 0.5 }
}

/** A size that is made differs from the area of a file by at most this share: areas leave out the cut corners. */
const SIZE_TOLERANCE = 0.01

/** The size of cells that are made nearest to a width, where one is near and there is room for it. */
function usualWidthMm(widthMm: number, roomMm: number): number | undefined {
  const miss = (mm: number): number => Math.abs(mm - widthMm)
  const [nearest] = CELL_LENGTHS_MM.filter((mm) => mm <= roomMm).toSorted(
    (a, b) => miss(a) - miss(b),
  )
  return nearest !== undefined && miss(nearest) <= SIZE_TOLERANCE * widthMm ? nearest : undefined
}
