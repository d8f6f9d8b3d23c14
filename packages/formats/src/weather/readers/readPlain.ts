import { plainLetters } from '../file/columnNames.ts'
import { columnWords } from '../file/columnTexts.ts'
import { monthOfText } from '../file/nominalYear.ts'
import { TMY_NOMINAL_YEAR, WEATHER_VALUE_COLUMNS } from '../file/weatherFile.ts'
import { unitConversion, weatherUnits } from '../file/weatherUnits.ts'
import { type DayMonthOrder, dayMonthOrder } from '../rows/dayMonthOrder.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { hasTimeZone } from '../rows/stampText.ts'
import { filledCells, splitCells } from '../text/splitCells.ts'
import { type BoundCell, perStepColumnsOf } from './boundCell.ts'
import { type ColumnRef, type PlainMapping, type PlainTime, timeCellsAt } from './plainMapping.ts'
import { readStampCells } from './readSam.ts'
import { NO_ROW, readTable, type TableLayout } from './readTable.ts'

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

async function takeHeader(
  { lines }: ReaderContext,
  mapping: PlainMapping,
): Promise<readonly string[]> {
  let headers: readonly string[] = []
  for (let line = 1; line < mapping.firstDataLine; line++) {
    const text = (await lines.takeAfterFill()) ?? ''
    if (line !== mapping.headerLine) continue
    headers = filledCells(splitCells(text, mapping.delimiter))
  }
  return headers
}

type ColumnFinder = (ref: ColumnRef) => number

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

interface StampReader {
  readonly read: TableLayout['stamp']
  /** Whether the times carried their own zone and so are in UTC now. */
  readonly sawTimeZone: () => boolean
  /** Of dates that are written as one text. */
  readonly dates?: DayMonthOrder
}

function stampReader(time: PlainTime, find: ColumnFinder): StampReader {
  if (time.kind === 'months') return monthReader(time, find)
  if (time.kind === 'parts') {
    const at = timeCellsAt(time, find)
    return { read: (cells, out) => readStampCells(cells, at, out), sawTimeZone: () => false }
  }
  const columns = time.columns.map(find)
  const dates = dayMonthOrder(time.order)
  let zoned: boolean | undefined
  return {
    read: (cells, out) => {
      const text = columns.map((index) => cells[index] ?? '').join(' ')
      zoned ??= hasTimeZone(text)
      return dates.read(text, out)
    },
    sawTimeZone: () => zoned === true,
    dates,
  }
}

/** Every row is the first day of another month. */
function areMonths({ count, year, month, day, minuteOfDay }: RowStore): boolean {
  const months = new Set<number>()
  for (let row = 0; row < count; row++) {
    if (day[row] !== 1 || minuteOfDay[row] !== 0) return false
    months.add((year[row] ?? 0) * 12 + (month[row] ?? 0))
  }
  return count > 2 && months.size === count
}

/** Below the months, a table of them often has their sum or mean. */
const SUM_OF_MONTHS =
  /^\s*(annual|year(ly)?|total|sum|mean|average|avg|jahr|gesamt|summe|mittel|ano|anual|media|suma|annee|annuel|moyenne|somme|anno|totale)\b/i

function monthReader(
  { month, year }: Extract<PlainTime, { kind: 'months' }>,
  find: ColumnFinder,
): StampReader {
  const atMonth = find(month)
  const all = typeof year === 'object' ? year.all : TMY_NOMINAL_YEAR
  const atYear = year === undefined || typeof year === 'object' ? -1 : find(year)
  return {
    read: (cells, out) => {
      const text = cells[atMonth] ?? ''
      const found = monthOfText(text)
      if (found === undefined && SUM_OF_MONTHS.test(plainLetters(text))) return NO_ROW
      if (found === undefined) return `"${text.trim()}" is not a month`
      const inText = Number(/\b\d{4}\b/.exec(text)?.[0] ?? Number.NaN)
      const said = atYear < 0 ? inText : Number(cells[atYear])
      Object.assign(out, { year: said || all, month: found, day: 1, hour: 0, minute: 0 })
      return undefined
    },
    sawTimeZone: () => false,
  }
}
