import type { FieldColumn } from '@duet/plant'

/** Values of the columns of a list by their names. */
export type Point = Readonly<Record<string, number>>

/** A point a line, its values in their shown units apart by a blank. */
export const pointLines = (points: readonly Point[], columns: readonly FieldColumn[]): string =>
  points
    .map((point) =>
      columns.map(({ name, shownFactor }) => rounded((point[name] ?? NaN) * shownFactor)).join(' '),
    )
    .join('\n')

/**
 * The points of such lines, as they are typed or come from a spreadsheet; undefined: nothing is typed.
 *
 * @throws Error naming the line and what it needs
 */
export function readPointLines(
  text: string,
  columns: readonly FieldColumn[],
): readonly Point[] | undefined {
  const points = text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === '' ? [] : [pointOfLine(line.trim(), index, columns)],
    )
  return points.length === 0 ? undefined : points
}

/** What a line holds: 'Inverters, Strings Each'. */
export const columnNames = (columns: readonly FieldColumn[]): string =>
  columns
    .map(({ label, shownUnit }) => (shownUnit === '' ? label : `${label}, ${shownUnit}`))
    .join('; ')

function pointOfLine(line: string, index: number, columns: readonly FieldColumn[]): Point {
  const parts = line.split(/[\s;]+/)
  const values = parts.map((part) => Number(part.replace(',', '.')))
  const wrong = values.findIndex((value) => !Number.isFinite(value))
  if (wrong >= 0) throw new Error(`Line ${index + 1}: "${parts[wrong]}" is not a number.`)
  if (values.length !== columns.length) {
    throw new Error(
      `Line ${index + 1} has ${values.length} numbers: give ${columns.length} (${columnNames(columns)}).`,
    )
  }
  return Object.fromEntries(
    columns.map(({ name, shownFactor }, at) => [name, rounded((values[at] ?? NaN) / shownFactor)]),
  )
}

/** Without the last digits, which a change of unit leaves. */
const rounded = (value: number): number => Number(value.toPrecision(12))
