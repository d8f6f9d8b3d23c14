import type { Server } from '../../server.ts'
import type { NodeSeries, SeriesRequest } from '../readSeries.ts'
import { nodeOfKey } from './conditionKeys.ts'
import { daysBetween } from './dayQueries.ts'
import { inTransaction } from './onConnection.ts'
import { nodeVersions } from './projectNodes.ts'
import { dayText } from './readingBatch.ts'
import { type RowRange, readHotRows, readPartRows, type TakeRow } from './readRows.ts'
import { type Grid, MAX_INTERVAL_MS, SeriesGrid } from './seriesGrid.ts'

export type SeriesServer = Pick<Server, 'db' | 'pool' | 'storage' | 'duckdb'>

/** Implements ReadSeries over parts and what is not in them yet. @throws AppError FILE_DAMAGED */
export async function readStoredSeries(
  server: SeriesServer,
  { projectId, nodeKeys, kind, ...grid }: SeriesRequest,
): Promise<NodeSeries> {
  const versions = await nodeVersions(server.db, projectId)
  const owned = new Set(versions.flatMap(({ nodes }) => nodes.map(({ nodeKey }) => nodeKey)))
  const keys = nodeKeys.filter((key) => owned.has(nodeOfKey(key)))
  if (kind === 'expected') return readExpected(server, projectId, { keys, grid })
  const laid = new SeriesGrid(grid, versions, keys)
  await readRows(server, projectId, rangeOf(grid, keys), (key, at, value) =>
    laid.add(key, at, value),
  )
  return { startUtcMs: laid.startUtcMs, values: laid.values() }
}

/** Of all nodes with readings, for the evaluation of a day. */
export async function readDay(
  server: SeriesServer,
  projectId: string,
  grid: Grid,
): Promise<NodeSeries> {
  const versions = await nodeVersions(server.db, projectId)
  const nodes = versions.flatMap((version) => version.nodes.filter(({ tag }) => tag !== null))
  const nodeKeys = [...new Set(nodes.map(({ nodeKey }) => nodeKey))]
  return readStoredSeries(server, { projectId, nodeKeys, kind: 'measured', ...grid })
}

/** Readings that are labelled with the end of their interval lie up to one after the range. */
const rangeOf = ({ fromUtcMs, toUtcMs }: Grid, nodeKeys: readonly number[]): RowRange => ({
  nodeKeys,
  fromUtcMs,
  toUtcMs: toUtcMs + MAX_INTERVAL_MS,
})

/** Each node and time once: what PostgreSQL has is later than what its part has. */
export async function readRows(
  server: SeriesServer,
  projectId: string,
  range: RowRange,
  take: TakeRow,
): Promise<void> {
  if (range.nodeKeys.length === 0 || range.toUtcMs <= range.fromUtcMs) return
  const [first, last] = [dayText(range.fromUtcMs), dayText(range.toUtcMs - 1)]
  // First what PostgreSQL has: a compaction moves rows from there to the part, never back
  const { hot, keys } = await readHot(server, projectId, { first, last, range })
  const later = new Set<string>()
  if (keys.length > 0) for (let i = 0; i < hot.length; i += 3) later.add(`${hot[i]} ${hot[i + 1]}`)
  if (keys.length > 0)
    await readPartRows(server, keys, range, (key, at, value) => {
      if (later.size === 0 || !later.has(`${key} ${at}`)) take(key, at, value)
    })
  for (let i = 0; i < hot.length; i += 3)
    take(hot[i] ?? 0, hot[i + 1] ?? 0, hot[i + 2] ?? Number.NaN)
}

interface HotState {
  /** node, time and value of each row, one after the other. */
  readonly hot: readonly number[]
  readonly keys: readonly string[]
}

/** What no part has, and which parts there are, as of one moment. */
function readHot(
  { pool }: SeriesServer,
  projectId: string,
  {
    first,
    last,
    range,
  }: { readonly first: string; readonly last: string; readonly range: RowRange },
): Promise<HotState> {
  return inTransaction(
    pool,
    async (client) => {
      // before the moment is fixed: no partition goes until the rows of it are read
      await client.query('lock table only reading in access share mode')
      const { rows: days } = await client.query<{ part_key: string | null; is_open: boolean }>(
        `select part_key, revision > compacted_revision as is_open from reading_day
         where project_id = $1 and day between $2 and $3 order by day`,
        [projectId, first, last],
      )
      const hot: number[] = []
      if (days.some(({ is_open }) => is_open))
        await readHotRows(client, range, (key, at, value) => void hot.push(key, at, value))
      return { hot, keys: days.flatMap(({ part_key }) => part_key ?? []) }
    },
    'repeatable read',
  )
}

/** Only parts have what was expected, in the unit of the measure. */
async function readExpected(
  server: SeriesServer,
  projectId: string,
  { keys, grid }: { readonly keys: readonly number[]; readonly grid: Grid },
): Promise<NodeSeries> {
  const plain = { tag: null, measure: null, scale: 1, offset: 0, sign: 1, intervalMinutes: null }
  const nodes = keys.map((nodeKey) => ({ nodeKey, ...plain }))
  const laid = new SeriesGrid(grid, [{ fromUtcMs: -Infinity, settings: {}, nodes }], keys)
  const [first, last] = [dayText(grid.fromUtcMs), dayText(grid.toUtcMs - 1)]
  const days = await daysBetween(server.db, projectId, first, last)
  const parts = days.flatMap(({ expected_key }) => expected_key ?? [])
  if (parts.length > 0 && keys.length > 0)
    await readPartRows(server, parts, { ...grid, nodeKeys: keys }, (...row) => laid.add(...row))
  return { startUtcMs: laid.startUtcMs, values: laid.values() }
}
