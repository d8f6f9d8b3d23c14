import type { RepeatedRows } from '@duet/formats'
import type { Reading } from './useWizard.ts'

/** Of a file that was read, or refused for them; undefined: each time stands once. */
export function repeatedRowsOf(reading: Reading): RepeatedRows | undefined {
  if (reading.state === 'read') return reading.weather.repeatedRows
  if (reading.state !== 'refused') return undefined
  return reading.problems.find(({ repeatedRows }) => repeatedRows !== undefined)?.repeatedRows
}

const MOST_LINES = 12

/** `lines 4816 and 4817`; the first of many. */
export function linesText(lines: readonly number[]): string {
  const sorted = lines.toSorted((a, b) => a - b)
  const shown = sorted.slice(0, MOST_LINES)
  const rest = sorted.length - shown.length
  if (rest > 0) return `lines ${shown.join(', ')} and ${rest} more`
  return shown.length < 2
    ? `line ${shown.join('')}`
    : `lines ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
