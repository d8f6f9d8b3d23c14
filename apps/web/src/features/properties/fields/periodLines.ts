import type { FieldDescriptor, Period } from '@duet/plant'

type Shown = Pick<FieldDescriptor, 'shownUnit' | 'shownFactor'>

/** A period a line: start, end and value in the shown unit, and a note. */
export const periodLines = (periods: readonly Period[], { shownFactor }: Shown): string =>
  periods
    .map(({ from, to, value, note }) => [
      shownTime(from),
      shownTime(to),
      rounded(value * shownFactor),
      ...(note ? [note] : []),
    ])
    .map((parts) => parts.join(', '))
    .join('\n')

const shownTime = (time: string): string => time.replace('T', ' ')

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

function periodOfLine(line: string, index: number, field: Shown): Period {
  // '2026-05-01 12:00' is one time, also with seconds
  const joined = line.replace(/(\d{2}-\d{2}) +(\d{2}:\d{2})/g, '$1T$2')
  const between = /[,;\t]/.test(joined) ? /[,;\t]/ : /\s+/
  const parts = joined.split(between).map((part) => part.trim().replace(/^"|"$/g, ''))
  const [from = '', to = '', given = '', ...rest] = parts
  const value = Number(given)
  if (to === '' || given === '' || !Number.isFinite(value)) {
    throw new Error(
      `Line ${index + 1}: give a start, an end and a value in ${field.shownUnit}, as 2026-05-01 12:00, 2026-05-03 18:00, 30.`,
    )
  }
  const note = rest.join(', ')
  return {
    from: withoutSeconds(from),
    to: withoutSeconds(to),
    value: rounded(value / field.shownFactor),
    ...(note !== '' && { note }),
  }
}

const withoutSeconds = (time: string): string => time.replace(/(T\d{2}:\d{2}):00$/, '$1')

/** Without the last digits, which a change of unit leaves. */
const rounded = (value: number): number => Number(value.toPrecision(12))
