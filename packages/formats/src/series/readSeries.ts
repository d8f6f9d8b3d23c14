import { ProblemLog } from '../weather/file/weatherFileError.ts'
import type { WeatherLimits } from '../weather/file/weatherLimits.ts'
import type { BoundCell } from '../weather/readers/boundCell.ts'
import { areMonths, stampReader } from '../weather/readers/plainStamps.ts'
import { takeHeader } from '../weather/readers/readPlain.ts'
import { readTable } from '../weather/readers/readTable.ts'
import { hoursFromZero } from '../weather/rows/hoursFromZero.ts'
import type { RowStore } from '../weather/rows/rowStore.ts'
import { LineReader } from '../weather/text/lineReader.ts'
import { type ByteSource, textChunks } from '../weather/text/textChunks.ts'
import { unpackedSource } from '../weather/text/unpackedSource.ts'
import { finishMonths } from './finishMonths.ts'
import { finishSeries, type ReadRows } from './finishSeries.ts'
import type { SeriesFile } from './seriesFile.ts'
import { columnKey, type SeriesMapping } from './seriesMapping.ts'
import { seriesUnit } from './seriesUnits.ts'

/** Numbers that one file may hold: 320 MB of memory. */
const MAX_VALUES = 40_000_000
const MAX_ROWS = 3_000_000
const MAX_BYTES = 1024 * 1024 * 1024
const MAX_LINE_LENGTH = 262_144

/**
 * Reads a table of columns with times as it streams in. What is wrong in few lines is left out and told; in many, or in its
 * times, the file is refused.
 *
 * @param localOffsetH - standard time where the dataset belongs, for times that name their own zone
 * @throws WeatherFileError with the first twenty problems, each with its line, column and what to do
 */
export async function readSeries(
  source: ByteSource,
  mapping: SeriesMapping,
  localOffsetH: number = mapping.clockOffsetH,
): Promise<SeriesFile> {
  const log = new ProblemLog()
  const limits = limitsOf(mapping)
  const chunks = textChunks(unpackedSource(source, log), log, limits.maxBytes)
  try {
    const lines = new LineReader(chunks, log, limits)
    const { rows, ...read } = await readRows({ lines, log, limits }, mapping)
    hoursFromZero(rows, log)
    const broken = log.brokenLines(rows.count)
    refuseEmpty(rows, log)
    const raw = { ...read, rows, brokenRows: log.brokenRows, localOffsetH }
    const finish = mapping.time.kind === 'months' || areMonths(rows) ? finishMonths : finishSeries
    const file = finish(raw, mapping, log)
    return { ...file, warnings: [...read.warnings, ...broken, ...file.warnings] }
  } finally {
    await chunks.return()
  }
}

function limitsOf({ columns }: SeriesMapping): WeatherLimits {
  return {
    maxBytes: MAX_BYTES,
    maxRows: Math.min(MAX_ROWS, Math.floor(MAX_VALUES / Math.max(1, columns.length))),
    maxLineLength: MAX_LINE_LENGTH,
  }
}

async function readRows(
  context: Parameters<typeof readTable>[0],
  mapping: SeriesMapping,
): Promise<Pick<ReadRows, 'rows' | 'isZoned' | 'warnings'>> {
  const headers = await takeHeader(context, mapping)
  const stamp = stampReader(mapping.time, (ref) => Number(ref) - 1)
  const rows = await readTable<string>(context, {
    delimiter: mapping.delimiter,
    ...(headers.length > 0 ? { cellCount: headers.length } : {}),
    decimalComma: mapping.decimalComma,
    cells: cellsOf(mapping),
    stamp: stamp.read,
  })
  const warnings = stamp.dates?.settle(rows) ?? []
  return { rows, isZoned: stamp.sawTimeZone(), warnings }
}

function cellsOf({ columns, missingValues }: SeriesMapping): readonly BoundCell<string>[] {
  const missing = (value: number): boolean => missingValues.includes(value)
  return columns.map(({ column, name, unit }) => {
    const { scale, offset } = seriesUnit(unit)
    return { column: columnKey(column), index: column - 1, name, scale, offset, missing }
  })
}

function refuseEmpty(rows: RowStore<string>, log: ProblemLog): void {
  if (rows.count === 0) {
    log.add({
      code: 'no_rows',
      message: 'The file has no rows of data below its header. Choose a complete file.',
    })
  }
  log.throwIfAny()
}
