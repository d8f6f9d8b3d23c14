/** Sun positions in cells: of azimuth and of elevation, degrees. */
const AZIMUTH_DEG = 10
const ELEVATION_DEG = 5
const ROWS = 18
const COLUMNS = 36
/** Days that a cell remembers. */
const MEMORY_DAYS = 20
/** Most cells that a leaf keeps; the one that was seen last stays longest. */
const MOST_CELLS = 24
/** Clear days with a loss, and their part of all clear days, that make a shade. */
const LEAST_LOW_DAYS = 5
const LEAST_LOW_SHARE = 0.7
/** A cell with fewer of them is forgotten. */
const FORGOTTEN_SHARE = 0.5

/** A cell of the sky in which a leaf lost power under a clear sun. */
export interface ShadeCell {
  readonly cell: number
  /** Clear days with the sun in it, of late. */
  readonly clearDays: number
  /** Of them with a loss. */
  readonly lowDays: number
}

export const cellAt = (azimuthDeg: number, elevationDeg: number): number =>
  (Math.floor(azimuthDeg / AZIMUTH_DEG) % COLUMNS) * ROWS + Math.floor(elevationDeg / ELEVATION_DEG)

/** Whether a cell is in shade day by day, or one beside it: the sun's way moves with the season. */
export function isShaded(cells: readonly ShadeCell[], cell: number): boolean {
  const [column, row] = [Math.floor(cell / ROWS), cell % ROWS]
  return cells.some(({ cell: other, clearDays, lowDays }) => {
    const apart = Math.abs(Math.floor(other / ROWS) - column)
    const isNear = Math.min(apart, COLUMNS - apart) <= 1 && Math.abs((other % ROWS) - row) <= 1
    return isNear && lowDays >= LEAST_LOW_DAYS && lowDays >= LEAST_LOW_SHARE * clearDays
  })
}

/**
 * Cells after a day.
 *
 * @param seen - by cell that the clear sun passed today, whether power was lost there
 */
export function nextCells(
  cells: readonly ShadeCell[],
  seen: ReadonlyMap<number, boolean>,
): readonly ShadeCell[] {
  if (seen.size === 0) return cells
  const known = new Set(cells.map(({ cell }) => cell))
  const kept = cells.filter(({ cell }) => !seen.has(cell))
  const passed = cells.filter(({ cell }) => seen.has(cell))
  const opened = [...seen].flatMap(([cell, isLow]) =>
    isLow && !known.has(cell) ? [{ cell, clearDays: 1, lowDays: 1 }] : [],
  )
  const followed = passed.map((cell) => withDay(cell, seen.get(cell.cell) ?? false))
  return [...kept, ...followed.filter(isKept), ...opened].slice(-MOST_CELLS)
}

function withDay({ cell, clearDays, lowDays }: ShadeCell, isLow: boolean): ShadeCell {
  const kept = Math.min(1, (MEMORY_DAYS - 1) / clearDays)
  return { cell, clearDays: kept * clearDays + 1, lowDays: kept * lowDays + (isLow ? 1 : 0) }
}

const isKept = ({ clearDays, lowDays }: ShadeCell): boolean =>
  lowDays >= FORGOTTEN_SHARE * clearDays
