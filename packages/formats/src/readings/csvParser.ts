import { splitCells } from '../weather/text/splitCells.ts'
import { type LineParser, type ReadingSink, ReadingsError } from './readingSink.ts'

const TIME_NAMES = new Set(['timestamp', 'time', 'datetime', 'date_time', 'date time', 'utc'])
const TAG_NAMES = new Set(['tag', 'sensor_tag', 'sensor', 'name'])
const DELIMITERS = [',', ';', '\t'] as const

type RowReader = (cells: readonly string[], number: number) => void

/** A header, then rows: tag, timestamp and value in any order, or timestamp and a column for each tag. */
export function csvParser(sink: ReadingSink): LineParser {
  let delimiter = ','
  let row: RowReader | undefined
  return {
    line: (text, number) => {
      if (row) return row(splitCells(text, delimiter), number)
      delimiter = DELIMITERS.find((one) => text.includes(one)) ?? ','
      row = rowReader(
        splitCells(text, delimiter).map((cell) => cell.trim()),
        number,
        sink,
      )
    },
  }
}

/** @throws ReadingsError for a header of neither form */
function rowReader(header: readonly string[], line: number, sink: ReadingSink): RowReader {
  const names = header.map((name) => name.toLowerCase())
  const time = names.findIndex((name) => TIME_NAMES.has(name))
  if (time < 0)
    throw new ReadingsError(
      'the header needs a column timestamp: tag,timestamp,value or timestamp and a column for each tag.',
      line,
    )
  const tag = names.findIndex((name) => TAG_NAMES.has(name))
  const value = names.indexOf('value')
  if (tag >= 0 && value >= 0) return longRow({ time, tag, value }, header.length, sink)
  if (header.length < 2) throw new ReadingsError('the header has no column beside timestamp.', line)
  checkWideHeader(header, time, line)
  return wideRow(header, time, sink)
}

function checkWideHeader(header: readonly string[], time: number, line: number): void {
  const seen = new Set<string>()
  for (const [index, name] of header.entries()) {
    if (index === time) continue
    if (name === '') throw new ReadingsError(`column ${index + 1} has no name.`, line)
    if (seen.has(name)) throw new ReadingsError(`the column ${name} stands there twice.`, line)
    seen.add(name)
  }
}

function longRow(
  at: { readonly time: number; readonly tag: number; readonly value: number },
  columns: number,
  sink: ReadingSink,
): RowReader {
  return (cells, number) => {
    checkWidth(cells, columns, number)
    sink(number, cell(cells, at.tag), cell(cells, at.time), cell(cells, at.value) || null)
  }
}

function wideRow(header: readonly string[], time: number, sink: ReadingSink): RowReader {
  return (cells, number) => {
    checkWidth(cells, header.length, number)
    const stamp = cell(cells, time)
    for (const [index, tag] of header.entries())
      if (index !== time) sink(number, tag, stamp, cell(cells, index) || null)
  }
}

const cell = (cells: readonly string[], index: number): string => (cells[index] ?? '').trim()

function checkWidth(cells: readonly string[], columns: number, number: number): void {
  if (cells.length === columns) return
  throw new ReadingsError(
    `has ${cells.length} cells where the header has ${columns}. A text with the separator in it stands in double quotes.`,
    number,
  )
}
