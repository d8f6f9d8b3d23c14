import { type CsvCell, csvText as linesOf } from '@duet/units'

export type { CsvCell }

/** A table as spreadsheets take it: a line of titles, and CRLF. */
export function csvText(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  return linesOf([header, ...rows], '\r\n')
}
