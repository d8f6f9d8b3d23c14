import type { StowPeriod } from '@duet/plant'

/** A period a line: from, to, angle and note. */
export const periodLines = (periods: readonly StowPeriod[]): string =>
  periods
    .map(({ from, to, angle, note }) => [shown(from), shown(to), angle, ...(note ? [note] : [])])
    .map((parts) => parts.join(', '))
    .join('\n')

const shown = (time: string): string => time.replace('T', ' ')

/**
 * The periods of what is typed. Undefined: nothing is.
 *
 * @throws Error naming the line and what it needs
 */
export function readPeriodLines(text: string): readonly StowPeriod[] | undefined {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line]))
  return lines.length === 0 ? undefined : lines.map(periodOfLine)
}

function periodOfLine(line: string, index: number): StowPeriod {
  const [from = '', to = '', angle = '', ...rest] = line.split(/[,;\t]/).map((part) => part.trim())
  if (to === '' || angle === '' || Number.isNaN(Number(angle))) {
    throw new Error(
      `Line ${index + 1}: "${line.trim()}" is not a start, an end and an angle in degrees with commas between.`,
    )
  }
  const note = rest.join(', ')
  return {
    from: stored(from),
    to: stored(to),
    angle: Number(angle),
    ...(note !== '' && { note }),
  }
}

const stored = (time: string): string => time.replace(/\s+/, 'T')
