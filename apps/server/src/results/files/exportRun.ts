import {
  intervalStartSql,
  PARQUET_SCHEMA_VERSION,
  pvsystNames,
  type ResultColumn,
  rangeSql,
  rollUpSql,
  rollUpUnit,
  START_MS_SQL,
  siteTimeSql,
  storedInstantSql,
  TIME_COLUMN,
  type TimeInterval,
  withColumns,
} from '@duet/results'
import { madeFileKey } from '@duet/results/run'
import { withoutFormula } from '@duet/units'
import { reportDamage } from '../../files/parquet/damagedSeries.ts'
import { sqlText } from '../../files/parquet/sql.ts'
import type { QueryWatch } from '../../files/parquet/watchedQuery.ts'
import type { RunResultJob } from '../../jobs/resultJobs.ts'
import { blockOf, type FinishedRun, type ResultsServer, storedRun } from '../run/finishedRun.ts'
import { resultFilename } from '../run/resultFilename.ts'
import { partKeys } from '../run/runKeys.ts'
import { requestedInterval, resultDamaged } from '../run/seriesQueries.ts'
import { exportColumns, parseStoredExport, type StoredExport } from './exportInput.ts'
import { plantKeys, plantSource, type SourceOf } from './exportQueries.ts'

/** An export as it is made. */
interface ExportPlan {
  readonly run: FinishedRun
  readonly format: StoredExport['format']
  /** Undefined: the steps themselves. */
  readonly interval: TimeInterval | undefined
  readonly columns: readonly ResultColumn[]
  /** Names in the file of columns that are called otherwise in it. */
  readonly renamed: ReadonlyMap<string, string>
  /** Whose days, months and clock: hours from UTC. */
  readonly utcOffsetH: number
  /** `where` of the range; empty: the whole run. */
  readonly where: string
}

interface Part {
  /** Name of the block; undefined in the file of one block or of the plant. */
  readonly name: string | undefined
  readonly keys: readonly string[]
  /** The plant after its blocks meet. */
  readonly isPlant?: boolean
}

/** Steps of progress that are reported of one file. */
const PROGRESS_PARTS = 100

/** The worker's side of an export: DuckDB writes the file piece by piece, whatever its size. */
export function createExportJob(deps: ResultsServer): RunResultJob {
  return async (job, signal, reportProgress) => {
    const run = await storedRun(deps, job.simulation_id)
    const request = parseStoredExport(job.input)
    const key = madeFileKey(run.prefix, 'exports', `${job.id}.${request.format}`)
    const onProgress = (fraction: number): void =>
      void reportProgress(Math.floor(fraction * PROGRESS_PARTS), PROGRESS_PARTS).catch(
        () => undefined,
      )
    const sizeBytes = await writeExport(run, request, key, { signal, onProgress })
    return { file: { storageKey: key, filename: request.filename, sizeBytes } }
  }
}

/** Stores the file as `pending` under the key. Answers its size, bytes. */
export function writeExport(
  run: FinishedRun,
  request: StoredExport,
  key: string,
  watch: QueryWatch,
): Promise<number> {
  const plan = exportPlan(run, request)
  const parts = exportParts(plan, request)
  const object = {
    key,
    projectId: run.projectId,
    filename: request.filename,
    state: 'pending',
    metadata: exportMetadata(plan, request),
  } as const
  const writing = run.server.series.writeQuery(
    object,
    request.format,
    parts.flatMap((part) => part.keys),
    (sourceOf) => exportQuery(plan, parts, sourceOf),
    watch,
  )
  return reportDamage(writing, resultDamaged(run))
}

function exportPlan(run: FinishedRun, request: StoredExport): ExportPlan {
  return {
    run,
    format: request.format,
    interval: requestedInterval(run, request.interval),
    columns: exportColumns(request),
    renamed: request.names === 'pvsyst' ? pvsystNames(request.scope) : new Map(),
    utcOffsetH: request.time_zone === 'utc' ? 0 : run.utcOffsetH,
    where: rangeSql({
      fromUtcMs: request.from === null ? undefined : Date.parse(request.from),
      toUtcMs: request.to === null ? undefined : Date.parse(request.to),
    }),
  }
}

function exportParts(
  { run, columns }: ExportPlan,
  { scope, block_id }: StoredExport,
): readonly Part[] {
  if (scope === 'system') return [{ name: undefined, keys: plantKeys(run, columns), isPlant: true }]
  if (block_id !== null) return [{ name: undefined, keys: partKeys(run, block_id) }]
  const blocks = run.facts.blocks.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return blocks.map(({ id, name }) => ({ name, keys: partKeys(run, id) }))
}

export function exportName(run: FinishedRun, request: StoredExport): string {
  const { scope, block_id, interval, format, names } = request
  const what =
    block_id === null ? (scope === 'system' ? 'system' : 'blocks') : blockOf(run, block_id).name
  return resultFilename(
    `${run.name} ${what} ${interval ?? run.timeInterval}${names === 'pvsyst' ? ' PVsyst' : ''}.${format}`,
  )
}

/** Parts one below the other. Stored steps lie in order of time and are copied as they lie; intervals are sorted. */
function exportQuery(plan: ExportPlan, parts: readonly Part[], sourceOf: SourceOf): string {
  return parts
    .map((part) => `(${partQuery(plan, part, sourceOfPart(plan, part, sourceOf))})`)
    .join(' union all ')
}

const sourceOfPart = (
  { run, columns, where }: ExportPlan,
  part: Part,
  sourceOf: SourceOf,
): string =>
  part.isPlant
    ? plantSource(run, columns, sourceOf, where)
    : withColumns(sourceOf(part.keys), columns)

/** Local time with its offset in text; in Parquet the instant, beside which the site's clock has a column of its own. */
function partQuery(plan: ExportPlan, part: Part, source: string): string {
  const { interval, columns, format, utcOffsetH, where } = plan
  const startMs = interval
    ? intervalStartSql(`"${TIME_COLUMN}"`, interval, utcOffsetH)
    : START_MS_SQL
  const values = columns.map((column) => `${valueSql(plan, column)} as ${heading(plan, column)}`)
  const text = format === 'csv' ? withoutFormula(part.name ?? '') : (part.name ?? '')
  const name = part.name === undefined ? [] : [`${sqlText(text)} as "block"`]
  // Steps that were joined from several files have lost their order.
  const ordered = part.isPlant ? `order by "${TIME_COLUMN}"` : ''
  const grouped = interval ? `group by ${startMs} order by ${startMs}` : ordered
  return `select ${[...name, ...timeColumns(plan, startMs), ...values].join(', ')} from ${source} ${where} ${grouped}`
}

function timeColumns({ format, utcOffsetH }: ExportPlan, startMs: string): readonly string[] {
  if (format === 'csv') return [`${localTimeSql(startMs, utcOffsetH)} as "${TIME_COLUMN}"`]
  const local = `${siteTimeSql(utcOffsetH, startMs)} as "local_time"`
  const instant = `${storedInstantSql(startMs)} as "${TIME_COLUMN}"`
  return utcOffsetH === 0 ? [instant] : [instant, local]
}

/** The clock of the site with its offset, as text. */
export function localTimeSql(utcMsSql: string, utcOffsetH: number): string {
  const offsetMinutes = Math.round(utcOffsetH * 60)
  const sign = offsetMinutes < 0 ? '-' : '+'
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60]
  const offset = `${sign}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
  return `strftime(${siteTimeSql(utcOffsetH, utcMsSql)}, '%Y-%m-%dT%H:%M:%S') || '${offset}'`
}

/** A text file has its units in the header line, Parquet in the metadata. */
function heading(plan: ExportPlan, column: ResultColumn): string {
  const name = nameOf(plan, column)
  return plan.format === 'csv' ? `"${name} [${unitOf(plan, column)}]"` : `"${name}"`
}

const nameOf = ({ renamed }: ExportPlan, { name }: ResultColumn): string =>
  renamed.get(name) ?? name

/** PVsyst writes the powers of steps in kW. */
const isInKw = ({ interval, renamed }: ExportPlan, { name, unit }: ResultColumn): boolean =>
  interval === undefined && unit === 'W' && renamed.has(name)

function valueSql(plan: ExportPlan, column: ResultColumn): string {
  if (plan.interval) return rollUpSql(column, plan.run.stepS)
  return isInKw(plan, column) ? `"${column.name}" / 1000` : `"${column.name}"`
}

function unitOf(plan: ExportPlan, column: ResultColumn): string {
  if (plan.interval) return rollUpUnit(column)
  return isInKw(plan, column) ? 'kW' : column.unit
}

function exportMetadata(
  plan: ExportPlan,
  { from, to }: StoredExport,
): Readonly<Record<string, string>> {
  const { run, interval, columns, utcOffsetH } = plan
  return {
    duet_schema_version: String(PARQUET_SCHEMA_VERSION),
    duet_engine_version: run.facts.engine_version,
    duet_simulation_id: run.id,
    duet_simulation_name: run.name,
    duet_time: 'start of each interval, UTC; local_time is the same in duet_time_zone_h',
    duet_time_interval: interval ?? run.timeInterval,
    duet_time_zone_h: String(utcOffsetH),
    duet_local_time_zone_h: String(run.utcOffsetH),
    ...(from !== null && { duet_from: from }),
    ...(to !== null && { duet_to: to }),
    duet_units: JSON.stringify(
      Object.fromEntries(columns.map((column) => [nameOf(plan, column), unitOf(plan, column)])),
    ),
  }
}
