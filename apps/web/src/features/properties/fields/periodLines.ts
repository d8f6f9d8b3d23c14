import type { FieldDescriptor, Period } from '@duet/plant'

type Shown = Pick<FieldDescriptor, 'shownUnit' | 'shownFactor'>

/** A period a line: start, end and value in the shown unit, apart by a blank. */
export const periodLines = (periods: readonly Period[], { shownFactor }: Shown): string =>
  periods.map(({ from, to, limit }) => `${from} ${to} ${rounded(limit * shownFactor)}`).join('\n')

/**
 * The periods of such lines, as they are typed, come from a spreadsheet or a CSV file; a first line of titles is left out.
 * Undefined: nothing is typed.
 *
 * @throws Error naming the line and what it needs
 */
export function readPeriodLines(text: string, field: Shown): readonly Period[] | undefined {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), index }))
    .filter(({ line }) => line !== '')
  const periods = lines
    .filter(({ line }, at) => at > 0 || /\d/.test(line))
    .map(({ line, index }) => periodOfLine(line, index, field))
  return periods.length === 0 ? undefined : periods
}

const PARTS = 3

function periodOfLine(line: string, index: number, field: Shown): Period {
  // '2026-05-01 12:00' is one time, also with seconds
  const joined = line.replace(/(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/g, '$1T$2')
  const parts = joined.split(/[\s;,]+/).map((part) => part.replace(/^"|"$/g, ''))
  const [from = '', to = '', value = ''] = parts
  const limit = Number(value)
  if (parts.length !== PARTS || value === '' || !Number.isFinite(limit)) {
    throw new Error(
      `Line ${index + 1}: give a start, an end and a limit in ${field.shownUnit}, as 2026-05-01T12:00 2026-05-03T18:00 30.`,
    )
  }
  return {
    from: withoutSeconds(from),
    to: withoutSeconds(to),
    limit: rounded(limit / field.shownFactor),
  }
}

const withoutSeconds = (time: string): string => time.replace(/(T\d{2}:\d{2}):00$/, '$1')

/** Without the last digits, which a change of unit leaves. */
const rounded = (value: number): number => Number(value.toPrecision(12))
