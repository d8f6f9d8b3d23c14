import { randomUUID } from 'node:crypto'
import {
  intervalStartSql,
  PARQUET_SCHEMA_VERSION,
  type ResultColumn,
  rollUpSql,
  rollUpUnit,
  TIME_COLUMN,
  type TimeInterval,
} from '@duet/results'
import { safeFilename } from '../files/contentDisposition.ts'
import { tellDamage } from '../files/parquet/damagedSeries.ts'
import { type FileFormat, sqlText } from '../files/parquet/sql.ts'
import { keepStoredFile } from '../files/storedFileQueries.ts'
import { blockOf, type FinishedRun } from './finishedRun.ts'
import { type ExportRow, insertExport } from './resultQueries.ts'
import { partKeys, type ReadDeps, resultDamaged } from './resultReads.ts'

export interface ExportRequest {
  readonly userId: string
  readonly format: FileFormat
  readonly scope: 'block' | 'system'
  /** Of scope block; undefined: all blocks, one below the other, with a column `block`. */
  readonly blockId: string | undefined
  readonly interval: TimeInterval | undefined
  readonly columns: readonly ResultColumn[]
}

interface Part {
  /** Name of the block; undefined in the file of one block or of the plant. */
  readonly name: string | undefined
  readonly keys: readonly string[]
}

/** Writes a file of results and lists it. */
export async function exportRun(
  deps: ReadDeps,
  run: FinishedRun,
  request: ExportRequest,
): Promise<ExportRow> {
  const id = randomUUID()
  const parts = await exportParts(deps, run, request)
  const key = `${run.prefix}/exports/${id}.${request.format}`
  const filename = exportName(run, request)
  const keys = parts.flatMap((part) => part.keys)
  const writing = deps.series.writeQuery(
    {
      key,
      projectId: run.projectId,
      filename,
      state: 'pending',
      metadata: exportMetadata(run, request),
    },
    request.format,
    keys,
    (sourceOf) =>
      parts.map((part) => partQuery(run, request, part, sourceOf(part.keys))).join(' union all ') +
      orderSql(parts),
  )
  const size = await tellDamage(writing, resultDamaged(run))
  return deps.db.transaction().execute(async (db) => {
    await keepStoredFile(db, key)
    return insertExport(db, {
      id,
      simulation_id: run.id,
      user_id: request.userId,
      format: request.format,
      scope: request.scope,
      time_interval: request.interval ?? run.timeInterval,
      storage_key: key,
      filename,
      size_bytes: size,
    })
  })
}

async function exportParts(
  deps: ReadDeps,
  run: FinishedRun,
  request: ExportRequest,
): Promise<readonly Part[]> {
  if (request.scope === 'system')
    return [{ name: undefined, keys: await partKeys(deps, run, undefined) }]
  if (request.blockId !== undefined)
    return [{ name: undefined, keys: await partKeys(deps, run, request.blockId) }]
  return Promise.all(
    run.facts.blocks.map(async ({ id, name }) => ({ name, keys: await partKeys(deps, run, id) })),
  )
}

function exportName(run: FinishedRun, { scope, blockId, interval, format }: ExportRequest): string {
  const what =
    blockId === undefined ? (scope === 'system' ? 'system' : 'blocks') : blockOf(run, blockId).name
  const name = `${run.name} ${what} ${interval ?? run.timeInterval}.${format}`
  return safeFilename(name.replaceAll(UNSAFE_IN_NAMES, '-'))
}

/** What file systems refuse; a slash in the name of a run is text, not a folder. */
const UNSAFE_IN_NAMES = /[\p{Cc}<>:"|?*/\\]/gu

/** Programs of tables take a text that begins so for a formula; after an apostrophe it stays a text. */
const FORMULA = /^[=+\-@\t\r]/

const cellText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Local standard time with its offset in text, the instant in Parquet. */
function partQuery(run: FinishedRun, request: ExportRequest, part: Part, source: string): string {
  const { interval, columns, format } = request
  const startMs = interval
    ? intervalStartSql(`"${TIME_COLUMN}"`, interval, run.utcOffsetH)
    : `epoch_ms("${TIME_COLUMN}")`
  const time =
    format === 'csv'
      ? localTimeSql(startMs, run.utcOffsetH)
      : `make_timestamp(${startMs} * 1000)::timestamptz`
  const values = columns.map(
    (column) =>
      `${interval ? rollUpSql(column, run.stepS) : `"${column.name}"`} as ${heading(request, column)}`,
  )
  const text = format === 'csv' ? cellText(part.name ?? '') : (part.name ?? '')
  const name = part.name === undefined ? [] : [`${sqlText(text)} as "block"`]
  const group = interval ? `group by ${startMs}` : ''
  return `select ${[...name, `${time} as "${TIME_COLUMN}"`, ...values].join(', ')} from ${source} ${group}`
}

function orderSql(parts: readonly Part[]): string {
  return parts.length > 1 ? ` order by "block", "${TIME_COLUMN}"` : ` order by "${TIME_COLUMN}"`
}

function localTimeSql(utcMsSql: string, utcOffsetH: number): string {
  const offsetMinutes = Math.round(utcOffsetH * 60)
  const sign = offsetMinutes < 0 ? '-' : '+'
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60]
  const offset = `${sign}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  return `strftime(make_timestamp((${utcMsSql} + ${offsetMinutes * 60_000}) * 1000), '%Y-%m-%dT%H:%M:%S') || '${offset}'`
}

/** A text file has its units in the header line, Parquet in the metadata. */
function heading({ format, interval }: ExportRequest, column: ResultColumn): string {
  return format === 'csv' ? `"${column.name} [${unitOf(interval, column)}]"` : `"${column.name}"`
}

const unitOf = (interval: TimeInterval | undefined, column: ResultColumn): string =>
  interval ? rollUpUnit(column) : column.unit

function exportMetadata(
  run: FinishedRun,
  { interval, columns }: ExportRequest,
): Readonly<Record<string, string>> {
  return {
    duet_schema_version: String(PARQUET_SCHEMA_VERSION),
    duet_engine_version: run.facts.engine_version,
    duet_simulation_id: run.id,
    duet_simulation_name: run.name,
    duet_time: 'start of each interval, UTC',
    duet_time_interval: interval ?? run.timeInterval,
    duet_local_time_zone_h: String(run.utcOffsetH),
    duet_units: JSON.stringify(
      Object.fromEntries(columns.map((column) => [column.name, unitOf(interval, column)])),
    ),
  }
}
