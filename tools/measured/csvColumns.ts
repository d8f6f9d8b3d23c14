import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** A table of a CSV file: the first column is the label of a row. */
export interface CsvTable {
  readonly labels: readonly string[]
  /** Numbers of a column, NaN where the cell is empty. @throws Error for a name that the file lacks */
  readonly column: (name: string) => Float64Array
  /** Cells of a column as they stand. @throws Error for a name that the file lacks */
  readonly cells: (name: string) => readonly string[]
}

/** Reads a CSV file without quotes, gzipped or not. */
export function readCsv(path: string): CsvTable {
  const bytes = readFileSync(path)
  return csvTable((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
}

export function csvTable(text: string): CsvTable {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '')
  const names = head.split(',')
  const rows = lines.map((line) => line.split(','))
  const cells = (name: string): readonly string[] => {
    const at = names.indexOf(name)
    if (at < 0) throw new Error(`the file has no column ${name}`)
    return rows.map((row) => row[at] ?? '')
  }
  return {
    labels: rows.map(([label = '']) => label),
    cells,
    column: (name) =>
      Float64Array.from(cells(name), (cell) => (cell === '' ? Number.NaN : Number(cell))),
  }
}
