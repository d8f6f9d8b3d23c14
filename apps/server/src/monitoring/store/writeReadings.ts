import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@duet/contract'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { isUniqueViolation } from '../../db/uniqueViolation.ts'
import { announceOn } from '../changes/plantChanges.ts'
import { binaryRows } from './binaryRows.ts'
import { inTransaction } from './onConnection.ts'
import { ensurePartitions } from './partitions.ts'
import { type DaySpan, daySpans, type ReadingBatch } from './readingBatch.ts'

export interface WrittenReadings {
  /** New ones. */
  readonly accepted: number
  /** Those that were there with this value. */
  readonly repeated: number
  /** Those that were there with another value: the later arrival stays. */
  readonly replaced: number
}

export interface WriteOptions {
  /** Values of a batch that stand in parts; NaN where there is none. Absent: no day has a part. */
  readonly partValues: (
    client: PoolClient,
    days: readonly string[],
  ) => Promise<Float64Array | undefined>
  readonly nowMs?: number
}

/**
 * Writes a batch in one transaction: whole or not at all. Its days are marked where anything changed.
 *
 * @throws AppError NOT_FOUND for a project that is not monitored
 */
export async function writeReadings(
  pool: Pool,
  projectId: string,
  batch: ReadingBatch,
  { partValues, nowMs }: WriteOptions,
): Promise<WrittenReadings> {
  const spans = daySpans(batch)
  const days = spans.map(({ day }) => day)
  if (days.length === 0) return { accepted: 0, repeated: 0, replaced: 0 }
  await ensurePartitions(pool, days, nowMs)
  try {
    const isWritten = await inTransaction(pool, async (client) => {
      await holdDeployment(client, projectId)
      if (await hasPart(client, projectId, days)) return false
      await copyIn(client, 'copy reading (node_key, at, value) from stdin (format binary)', batch)
      await markChanged(client, projectId, spans)
      return true
    })
    if (isWritten) return { accepted: batch.values.length, repeated: 0, replaced: 0 }
  } catch (error) {
    // Some of it is there already
    if (!isUniqueViolation(error)) throw error
  }
  return inTransaction(pool, async (client) => {
    await holdDeployment(client, projectId)
    return merge(client, projectId, batch, await partValues(client, days))
  })
}

/** Until the transaction ends no part of the project takes rows away. */
async function holdDeployment(client: PoolClient, projectId: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from sentinel_deployment where project_id = $1 for key share',
    [projectId],
  )
  if (!rowCount) throw new AppError('NOT_FOUND', 'Project not found')
}

async function hasPart(
  client: PoolClient,
  projectId: string,
  days: readonly string[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from reading_day where project_id = $1 and day = any($2::date[]) and part_key is not null limit 1',
    [projectId, days],
  )
  return Boolean(rowCount)
}

async function copyIn(
  client: PoolClient,
  copy: string,
  batch: ReadingBatch,
  more?: Float64Array,
): Promise<void> {
  await pipeline(Readable.from(binaryRows(batch, more)), client.query(copyFrom(copy)))
}

/** In the order of days, so that batches at the same time never wait for each other in a circle. */
async function markChanged(
  client: PoolClient,
  projectId: string,
  spans: readonly DaySpan[],
): Promise<void> {
  await client.query(
    `insert into reading_day (project_id, day, changed_from, changed_to, last_at)
     select $1, day, first, last, last from unnest($2::date[], $3::timestamptz[], $4::timestamptz[]) span(day, first, last)
     order by day
     on conflict (project_id, day) do update set revision = reading_day.revision + 1, changed_at = now(),
       changed_from = least(reading_day.changed_from, excluded.changed_from),
       changed_to = greatest(reading_day.changed_to, excluded.changed_to),
       last_at = greatest(reading_day.last_at, excluded.last_at)`,
    [
      projectId,
      spans.map(({ day }) => day),
      spans.map(({ from }) => from),
      spans.map(({ to }) => to),
    ],
  )
  await announceOn(client, projectId, 'readings')
}

/**
 * What stands in a part with the same value, and nowhere else, is left out. What was there is of the moment before the insert:
 * of a batch that comes twice at the same moment both may count the same readings as new, which are stored once.
 */
const MERGE = `
  with existing as materialized (
    select b.node_key, b.at from reading_batch b join reading r on r.node_key = b.node_key and r.at = b.at
  ), merged as (
    insert into reading as stored (node_key, at, value)
    select node_key, at, value from reading_batch left join existing e using (node_key, at)
    where part_value is distinct from value or e.node_key is not null
    order by node_key, at
    on conflict (node_key, at) do update set value = excluded.value where stored.value <> excluded.value
    returning node_key, at
  )
  select (at at time zone 'UTC')::date::text as day, min(at) as "from", max(at) as "to",
    count(*) filter (where e.node_key is null and part_value is null)::int as accepted,
    count(*) filter (where e.node_key is not null or part_value is not null)::int as replaced
  from merged join reading_batch using (node_key, at) left join existing e using (node_key, at)
  group by 1 order by 1`

async function merge(
  client: PoolClient,
  projectId: string,
  batch: ReadingBatch,
  partValues: Float64Array = new Float64Array(batch.values.length).fill(Number.NaN),
): Promise<WrittenReadings> {
  await client.query(
    `create temp table if not exists reading_batch
     (node_key integer, at timestamptz, value double precision, part_value double precision) on commit delete rows`,
  )
  await copyIn(client, 'copy reading_batch from stdin (format binary)', batch, partValues)
  const { rows } = await client.query<DaySpan & { accepted: number; replaced: number }>(MERGE)
  if (rows.length > 0) await markChanged(client, projectId, rows)
  const sum = (field: 'accepted' | 'replaced'): number =>
    rows.reduce((total, row) => total + row[field], 0)
  const [accepted, replaced] = [sum('accepted'), sum('replaced')]
  return { accepted, replaced, repeated: batch.values.length - accepted - replaced }
}
