import { columnWords } from '../file/columnTexts.ts'
import { WEATHER_VALUE_COLUMNS } from '../file/weatherFile.ts'
import { unitConversion, weatherUnits } from '../file/weatherUnits.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { filledCells, splitCells } from '../text/splitCells.ts'
import { type BoundCell, perStepColumnsOf } from './boundCell.ts'
import type { PlainMapping } from './plainMapping.ts'
import { areMonths, type ColumnFinder, stampReader } from './plainStamps.ts'
import { readTable } from './readTable.ts'

/** A table of which a person said where each column is and in which unit. */
export async function readPlain(
  context: ReaderContext,
  mapping: PlainMapping,
): Promise<RawWeather> {
  const headers = await takeHeader(context, mapping)
  const find = columnFinder(headers, mapping, context)
  const cells = boundColumns(mapping, find, context)
  const stamp = stampReader(mapping.time, find)
  context.log.throwIfAny()
  const rows = await readTable(context, {
    delimiter: mapping.delimiter,
    ...(headers.length > 0 ? { cellCount: headers.length } : {}),
    decimalComma: mapping.decimalComma,
    cells,
    stamp: stamp.read,
  })
  const warnings = stamp.dates?.settle(rows) ?? []
  const isZoned = stamp.sawTimeZone()
  const clockOffsetH = isZoned ? 0 : mapping.clockOffsetH
  return {
    format: 'plain',
    source: 'default',
    rows,
    alignment: mapping.alignment,
    perStepColumns: perStepColumnsOf(cells),
    warnings,
    ...(mapping.plane === undefined ? {} : { plane: mapping.plane }),
    ...(mapping.time.kind === 'months' || areMonths(rows) ? { isMonthly: true } : {}),
    ...(isZoned && mapping.clockOffsetH !== undefined
      ? { localTimeZoneH: mapping.clockOffsetH }
      : {}),
    ...(clockOffsetH === undefined ? {} : { clockOffsetH }),
    ...(mapping.type === undefined ? {} : { type: mapping.type }),
    ...(mapping.latitude === undefined ? {} : { latitude: mapping.latitude }),
    ...(mapping.longitude === undefined ? {} : { longitude: mapping.longitude }),
    ...(mapping.altitudeM === undefined ? {} : { altitudeM: mapping.altitudeM }),
  }
}

/** Passes the lines before the data; the names of the columns, none where no line has them. */
export async function takeHeader(
  { lines }: Pick<ReaderContext, 'lines'>,
  mapping: Pick<PlainMapping, 'headerLine' | 'firstDataLine' | 'delimiter'>,
): Promise<readonly string[]> {
  let headers: readonly string[] = []
  for (let line = 1; line < mapping.firstDataLine; line++) {
    const text = (await lines.takeAfterFill()) ?? ''
    if (line !== mapping.headerLine) continue
    headers = filledCells(splitCells(text, mapping.delimiter))
  }
  return headers
}

function columnFinder(
  headers: readonly string[],
  { headerLine }: PlainMapping,
  { log }: ReaderContext,
): ColumnFinder {
  return (ref) => {
    if (typeof ref === 'number') return ref - 1
    const index = headers.findIndex((name) => name.toLowerCase() === ref.trim().toLowerCase())
    if (index < 0) {
      log.add({
        code: 'missing_column',
        line: headerLine,
        column: ref,
        message: `Line ${headerLine} names no column "${ref}". It has: ${headers.slice(0, 30).join(', ')}.`,
      })
    }
    return index
  }
}

function boundColumns(
  mapping: PlainMapping,
  find: ColumnFinder,
  { log }: ReaderContext,
): readonly BoundCell[] {
  const cells: BoundCell[] = []
  const missing = (value: number): boolean => mapping.missingValues.includes(value)
  for (const column of WEATHER_VALUE_COLUMNS) {
    const from = mapping.columns[column]
    if (!from) continue
    const unit = unitConversion(column, from.unit)
    if (!unit) {
      const known = weatherUnits(column).join(', ')
      log.add({
        code: 'bad_header',
        column: String(from.column),
        message: `"${from.unit}" is not a unit of ${columnWords(column)}. Choose one of: ${known}.`,
      })
      continue
    }
    cells.push({ column, index: find(from.column), name: String(from.column), ...unit, missing })
  }
  return cells
}
