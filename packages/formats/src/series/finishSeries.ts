import type { DstShift } from '../weather/file/dstShifts.ts'
import type { WeatherWarning } from '../weather/file/weatherFile.ts'
import type { ProblemLog, WeatherProblem } from '../weather/file/weatherFileError.ts'
import { namedZone } from '../weather/rows/namedZone.ts'
import { meanOf } from '../weather/rows/repeatedRows.ts'
import type { RowStore } from '../weather/rows/rowStore.ts'
import { type RowsInOrder, rowsInOrder } from '../weather/rows/rowsInOrder.ts'
import { commonStepMin } from '../weather/rows/weatherStep.ts'
import {
  type AxisSettings,
  calendarAxis,
  typicalAxis,
  type WeatherTimeAxis,
} from '../weather/rows/weatherTimeAxis.ts'
import type { SeriesFile, SeriesValues, SeriesWarning } from './seriesFile.ts'
import { columnKey, type SeriesMapping } from './seriesMapping.ts'
import { seriesUnit } from './seriesUnits.ts'

/** Rows as they were read. */
export interface ReadRows {
  readonly rows: RowStore<string>
  /** The times named their own zone: they are in UTC. */
  readonly isZoned: boolean
  readonly warnings: readonly WeatherWarning[]
  /** Lines that are no rows; a typical year cannot do without them. */
  readonly brokenRows: readonly WeatherProblem[]
  /** Standard time where the dataset belongs less UTC, hours. */
  readonly localOffsetH: number
}

/** Places rows on an axis of equal steps. @throws WeatherFileError with what is wrong with their times */
export function finishSeries(read: ReadRows, mapping: SeriesMapping, log: ProblemLog): SeriesFile {
  const { rows } = read
  const isTypicalYear = mapping.type === 'TMY'
  const zone = read.isZoned ? undefined : namedZone(rows, mapping.zone)
  const order = isTypicalYear ? undefined : orderOf(read, mapping, zone?.shifts, log)
  if (isTypicalYear) for (const problem of read.brokenRows) log.add(problem)
  const settings = axisSettings(read, mapping, { order, standardH: zone?.standardH }, log)
  const axis = order
    ? calendarAxis({ rows }, settings, order, log)
    : typicalAxis({ rows }, settings, mapping.repeatedRows, log)
  log.throwIfAny()
  return {
    startUtcMs: axis.startUtcMs,
    stepS: settings.stepMin * 60,
    isTypicalYear,
    utcOffsetH: settings.localTimeZoneH,
    alignment: mapping.alignment,
    columns: valuesOf(mapping, rows, axis),
    ...gapsOf(axis, settings.stepMin),
    dstShifts: order?.dstShifts ?? [],
    warnings: warningsOf(axis, settings.stepMin),
  }
}

function orderOf(
  { rows, isZoned }: ReadRows,
  { repeatedRows }: SeriesMapping,
  zoneShifts: readonly DstShift[] | undefined,
  log: ProblemLog,
): RowsInOrder {
  return rowsInOrder(
    rows,
    undefined,
    { zoneShifts, repeatedRows, ...(isZoned ? { dstShifts: [] } : {}) },
    log,
  )
}

function axisSettings(
  { rows, isZoned, localOffsetH }: ReadRows,
  { alignment, type, clockOffsetH }: SeriesMapping,
  {
    order,
    standardH = clockOffsetH,
  }: { readonly order: RowsInOrder | undefined; readonly standardH: number | undefined },
  log: ProblemLog,
): AxisSettings {
  const stepMin = order ? order.stepMin : commonStepMin(rows)
  if (stepMin === undefined) {
    log.fail({
      code: 'no_rows',
      message:
        'The file has rows of one time only, so that its step is unknown. Choose a complete file.',
    })
  }
  return {
    type,
    stepMin,
    alignment,
    clockOffsetH: isZoned ? 0 : standardH,
    localTimeZoneH: isZoned ? localOffsetH : standardH,
  }
}

function valuesOf(
  { columns }: SeriesMapping,
  rows: RowStore<string>,
  { rowAt, merged }: WeatherTimeAxis,
): readonly SeriesValues[] {
  return columns.map((column) => {
    const from = rows.values[rows.columnIndex(columnKey(column.column))] ?? new Float64Array()
    const values = new Float64Array(rowAt.length)
    for (let at = 0; at < values.length; at++) values[at] = from[rowAt[at] ?? 0] ?? Number.NaN
    for (const [at, all] of merged) values[at] = meanOf(from, all)
    return { ...column, storedUnit: seriesUnit(column.unit).storedUnit, values }
  })
}

function gapsOf({ startUtcMs }: WeatherTimeAxis, stepMin: number) {
  const stepMs = stepMin * 60_000
  let missingRowCount = 0
  let gapCount = 0
  for (let at = 1; at < startUtcMs.length; at++) {
    const missing = Math.round(((startUtcMs[at] ?? 0) - (startUtcMs[at - 1] ?? 0)) / stepMs) - 1
    missingRowCount += missing
    if (missing > 0) gapCount += 1
  }
  return { missingRowCount, gapCount }
}

/** Gaps are told in words of their own: those of weather speak of runs. */
function warningsOf(axis: WeatherTimeAxis, stepMin: number): readonly SeriesWarning[] {
  const others = axis.warnings.filter(({ code }) => code !== 'gaps')
  const { missingRowCount, gapCount } = gapsOf(axis, stepMin)
  const [first] = axis.gaps
  if (!first) return others
  const rows =
    missingRowCount === 1 ? '1 row is' : `${missingRowCount.toLocaleString('en-US')} rows are`
  const places = gapCount === 1 ? 'one place' : `${gapCount.toLocaleString('en-US')} places`
  const message = `${rows} missing in ${places}; the first gap is after line ${first.afterLine}. These steps have no value.`
  return [...others, { code: 'gaps', message, line: first.afterLine }]
}
