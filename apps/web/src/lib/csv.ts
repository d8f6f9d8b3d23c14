export type CsvCell = string | number | null | undefined

/** RFC 4180 text: CRLF, quotes where needed, raw numbers with a point whatever the locale; missing values are empty. */
export function csvText(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [header.map(csvCell).join(',')]
  for (const row of rows) lines.push(row.map(csvCell).join(','))
  return `${lines.join('\r\n')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined || Number.isNaN(cell)) return ''
  if (typeof cell === 'number') return String(cell)
  // A leading = + - @ would be run as a formula by a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
