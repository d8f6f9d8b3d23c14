export type CsvCell = string | number | null | undefined

/** Text of comma-separated values (RFC 4180), a line for each row; missing values are empty, numbers have a point. */
export function csvText(rows: Iterable<readonly CsvCell[]>, lineEnd: '\r\n' | '\n'): string {
  let text = ''
  for (const row of rows) text += csvRow(row) + lineEnd
  return text
}

/** One line without its end. */
export function csvRow(row: readonly CsvCell[]): string {
  return row.map(csvField).join(',')
}

function csvField(cell: CsvCell): string {
  if (cell === null || cell === undefined || Number.isNaN(cell)) return ''
  if (typeof cell === 'number') return String(cell)
  const text = withoutFormula(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that a spreadsheet would run as a formula begins with an apostrophe instead and stays a text. */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
