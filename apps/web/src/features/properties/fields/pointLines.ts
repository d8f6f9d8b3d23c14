import type { FieldColumn } from '@duet/plant'
import { shownOfField, storedOfField } from '../../../lib/shownUnits.ts'

/** A row of a list of points by the names of its columns. */
export type Point = Readonly<Record<string, number>>

/** A point a line, its columns apart by a blank. */
export const pointLines = (points: readonly Point[], columns: readonly FieldColumn[]): string =>
  points
    .map((point) =>
      columns.map((column) => shownOfField(column, point[column.name] ?? 0)).join(' '),
    )
    .join('\n')

/**
 * The points of lines of numbers, as they are typed or come from a spreadsheet. Undefined: nothing is typed.
 *
 * @throws Error naming the line and what it needs
 */
export function readPointLines(
  text: string,
  columns: readonly FieldColumn[],
): readonly Point[] | undefined {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  if (lines.length === 0) return undefined
  return lines.map((line, index) => pointOf(line, index, columns))
}

function pointOf(line: string, index: number, columns: readonly FieldColumn[]): Point {
  const parts = line.split(/[\s;]+/)
  const values = parts.map((part) => Number(part.replace(',', '.')))
  const wrong = values.findIndex((value) => !Number.isFinite(value))
  if (wrong >= 0) throw new Error(`Line ${index + 1}: "${parts[wrong]}" is not a number.`)
  if (values.length !== columns.length) {
    const names = columns.map(({ label }) => label.toLowerCase()).join(', ')
    throw new Error(`Line ${index + 1} has ${values.length} numbers: give ${names}.`)
  }
  return Object.fromEntries(
    columns.map((column, at) => [column.name, storedOfField(column, values[at] ?? 0)]),
  )
}
