import { SHORT_MONTH_NAMES } from '@duet/units'

export const HOURS = 24
const MONTHS = SHORT_MONTH_NAMES.length

/** A line for each month, its 24 hours apart by a blank. */
export const hourLines = (values: readonly number[]): string =>
  SHORT_MONTH_NAMES.map((_, month) => monthOf(values, month).join(' ')).join('\n')

export const monthOf = (values: readonly number[], month: number): readonly number[] =>
  values.slice(HOURS * month, HOURS * (month + 1))

/**
 * The table of twelve lines of 24 numbers, as they are typed or come from a spreadsheet; one line stands for all months.
 * Undefined: nothing is typed.
 *
 * @throws Error naming the line and what it needs
 */
export function readHourLines(text: string): readonly number[] | undefined {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  if (lines.length === 0) return undefined
  if (lines.length !== 1 && lines.length !== MONTHS) {
    throw new Error(
      `There are ${lines.length} lines: give ${MONTHS}, January first, or one for all.`,
    )
  }
  const rows = lines.map(hoursOfLine)
  return SHORT_MONTH_NAMES.flatMap((_, month) => rows[month] ?? rows[0] ?? [])
}

function hoursOfLine(line: string, index: number): readonly number[] {
  const parts = line.split(/[\s;]+/)
  const values = parts.map((part) => Number(part.replace(',', '.')))
  const wrong = values.findIndex((value) => !Number.isFinite(value))
  if (wrong >= 0) throw new Error(`Line ${index + 1}: "${parts[wrong]}" is not a number.`)
  if (values.length === HOURS) return values
  throw new Error(
    `Line ${index + 1} has ${values.length} numbers: give ${HOURS}, from midnight on.`,
  )
}
