import type { TagHeader } from './guessNode.ts'
import { readingUnit } from './readingUnits.ts'

/**
 * The tags of a table of readings from its first lines, those above the first row of values: the last that is no row
 * of units names them, the others say more. The first column is the time.
 */
export function tagHeaders(lines: readonly (readonly string[])[]): readonly TagHeader[] {
  const first = lines.findIndex((cells) => cells.some((cell) => isValue(cell)))
  const head = lines.slice(0, first < 0 ? lines.length : first)
  const names = head.findLast((cells) => !isUnits(cells))
  if (!names) return []
  const others = head.filter((cells) => cells !== names)
  return names.flatMap((name, column) => {
    const tag = name.trim()
    if (column === 0 || tag === '') return []
    const header = others.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')
    return [{ tag, header }]
  })
}

/** A reading, or a time with figures at its front. */
const isValue = (cell: string): boolean =>
  cell.trim() !== '' &&
  (Number.isFinite(Number(cell)) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(cell.trim()))

function isUnits(cells: readonly string[]): boolean {
  const filled = cells.slice(1).filter((cell) => cell.trim() !== '')
  return filled.length > 0 && filled.every((cell) => readingUnit(cell) !== undefined)
}
