import type { CellEdit, VertexChange } from './vertexGrid.ts'

/** Whether text is a block of cells and not one number. */
export function isBlock(text: string): boolean {
  return /[\t\n;]/.test(text.trim()) || text.trim().split(/\s+/).length > 1
}

/**
 * Cells of a block that was copied from a spreadsheet, put down from a cell on; columns beyond the last one are left
 * out. Or the number of the first line, from 1, that is not of numbers.
 */
export function pastedCells(
  text: string,
  from: { readonly row: number; readonly column: number },
  columns: number,
): { readonly edits: readonly CellEdit[] } | { readonly wrongLine: number } {
  const edits: CellEdit[] = []
  const lines = text.replace(/\s+$/, '').split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    const words = line
      .trim()
      .split(/\t|;|,\s|\s+/)
      .filter((word) => word !== '')
    const numbers = words.map((word) => numberOf(word))
    if (words.length === 0 || numbers.some((number) => number === undefined)) {
      return { wrongLine: index + 1 }
    }
    numbers.slice(0, columns - from.column).forEach((value, at) => {
      if (value !== undefined) {
        edits.push({ row: from.row + index, column: from.column + at, value })
      }
    })
  }
  return { edits }
}

/** Also with a decimal comma, a degree sign, or a proper minus. */
export function numberOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(/°|m$/g, '')
    .replace(/^(-?\d+),(\d+)$/, '$1.$2')
  const value = plain === '' ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? value : undefined
}

/** Puts a block of cells down; what cannot be read or has no room is reported. */
export function pastedInto(
  text: string,
  at: {
    readonly row: number
    readonly column: number
    readonly columns: number
    /** Rows of a shape with a fixed number of points. */
    readonly most: number | undefined
  },
  set: (edits: readonly CellEdit[]) => VertexChange,
): VertexChange {
  const pasted = pastedCells(text, at, at.columns)
  if ('wrongLine' in pasted) {
    return { problem: `Line ${pasted.wrongLine} of what was pasted is not of numbers.` }
  }
  const { most } = at
  if (most !== undefined && pasted.edits.some(({ row }) => row >= most)) {
    return { problem: `Only ${most} rows can be filled: this shape keeps its points.` }
  }
  return set(pasted.edits)
}
