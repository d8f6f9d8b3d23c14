import type { CsvCell } from '@duet/units'

export interface Cell {
  readonly row: number
  readonly column: number
}

interface GridSize {
  readonly rows: number
  readonly columns: number
}

/** Of a map that is about this high where its rows let it. */
const WANTED_PX = 520
const MOST_PX = 22

/** Thousands of rows are a pixel each, and scroll. */
export const rowHeightPx = (rows: number): number =>
  Math.max(1, Math.min(MOST_PX, Math.floor(WANTED_PX / Math.max(1, rows))))

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const within = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place))

/** The cell under a pointer. */
export function cellAt(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { left, top, width, height }: Place,
  { rows, columns }: GridSize,
): Cell {
  return {
    row: within(Math.floor(((clientY - top) / height) * rows), rows),
    column: within(Math.floor(((clientX - left) / width) * columns), columns),
  }
}

const MOVES: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

/** Where a key leads from a cell; from none to the first. Undefined: the key is none of ours. */
export function movedCell(
  key: string,
  from: Cell | undefined,
  { rows, columns }: GridSize,
): Cell | undefined {
  const move = MOVES[key]
  if (!move) return undefined
  if (!from) return { row: 0, column: 0 }
  return {
    row: within(from.row + move[0], rows),
    column: within(from.column + move[1], columns),
  }
}

/** A row of a table for each row of cells, with its name. */
export function cellRows(
  names: readonly string[],
  columns: number,
  values: Float64Array,
): readonly (readonly CsvCell[])[] {
  return names.map((name, row) => [
    name,
    ...Array.from(values.subarray(row * columns, (row + 1) * columns), (value) =>
      Number.isNaN(value) ? null : value,
    ),
  ])
}
