/**
 * Places of a picture on a map: x = x0 + xColumn · column + xRow · row, y likewise. Columns count to the right and rows down, in
 * pixels from the outer corner of the upper left one, so that its middle is (0.5, 0.5).
 */
export interface Affine {
  readonly x0: number
  readonly xColumn: number
  readonly xRow: number
  readonly y0: number
  readonly yColumn: number
  readonly yRow: number
}

export function toMap(a: Affine, column: number, row: number): [x: number, y: number] {
  return [a.x0 + a.xColumn * column + a.xRow * row, a.y0 + a.yColumn * column + a.yRow * row]
}

/** The way back; NaN for a picture without an area. */
export function toPixel(a: Affine, x: number, y: number): [column: number, row: number] {
  const determinant = a.xColumn * a.yRow - a.xRow * a.yColumn
  const dx = x - a.x0
  const dy = y - a.y0
  return [
    (a.yRow * dx - a.xRow * dy) / determinant,
    (a.xColumn * dy - a.yColumn * dx) / determinant,
  ]
}

export function hasArea(a: Affine): boolean {
  const determinant = a.xColumn * a.yRow - a.xRow * a.yColumn
  return Number.isFinite(determinant) && determinant !== 0 && Number.isFinite(a.x0 + a.y0)
}
