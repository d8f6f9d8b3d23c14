import {
  columnKey,
  guessSeries,
  readSeries,
  type SeriesGuess,
  type SeriesMapping,
  type TableLayoutAnswers,
} from '@duet/formats'
import { writeParquet } from '../../files/parquet/writeParquet.ts'
import { type DescribedSeries, describeSeries } from './describeSeries.ts'
import { openTable } from './openTable.ts'
import { withScratch } from './parquetText.ts'

export interface SeriesFileInput {
  readonly path: string
  /** Of a workbook; undefined: the first that has rows. */
  readonly sheet: string | undefined
}

/** What is found out about a file before it is read. */
export interface SeriesPreview {
  readonly sheets: readonly string[]
  readonly sheet: string | undefined
  /** Undefined: nothing in it looks like a table. */
  readonly guess: SeriesGuess | undefined
}

export async function previewSeries({
  path,
  sheet,
  layout,
}: SeriesFileInput & { readonly layout: TableLayoutAnswers }): Promise<SeriesPreview> {
  const table = await openTable(path, sheet)
  try {
    const guess = guessSeries(await table.head(), layout)
    return { sheets: table.sheets, sheet: table.sheet, guess }
  } finally {
    await table.close()
  }
}

/** Reads a file and writes its columns to `target` as Parquet, here and not in the thread that answers others. */
export async function storeSeries({
  path,
  sheet,
  mapping,
  localOffsetH,
  target,
}: SeriesFileInput & {
  readonly mapping: SeriesMapping
  readonly localOffsetH: number
  readonly target: string
}): Promise<DescribedSeries> {
  const table = await openTable(path, sheet)
  try {
    const file = await readSeries(table.text(), mapping, localOffsetH)
    const columns = new Map(file.columns.map(({ column, values }) => [columnKey(column), values]))
    await withScratch((duckdb) =>
      writeParquet(duckdb, target, { timeUtcMs: file.startUtcMs, columns }, {}),
    )
    const { columns: read, startUtcMs, ...facts } = file
    const { delimiter, headerLine, firstDataLine } = mapping
    const guess = guessSeries(await table.head(), { delimiter, headerLine, firstDataLine })
    return {
      ...facts,
      headers: guess?.headers ?? [],
      rowCount: startUtcMs.length,
      startMs: startUtcMs[0] ?? 0,
      endMs: (startUtcMs.at(-1) ?? 0) + file.stepS * 1000,
      columns: describeSeries(read, ({ column }) => columnKey(column)),
    }
  } finally {
    await table.close()
  }
}
