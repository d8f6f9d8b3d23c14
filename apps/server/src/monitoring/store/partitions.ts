import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './onConnection.ts'
import { DAY_MS, dayStartUtcMs, dayText } from './readingBatch.ts'

/** Days before today that have a partition of their own while readings come. */
const HOT_DAYS = 1
/** A number that nothing else locks: the first start, which holds one (db/inTurn), may store readings. */
const PARTITION_LOCK = 20_267
const LOCK_TIMEOUT = '3s'

const tableOf = (day: string): string => `reading_${day.replaceAll('-', '')}`

/** Days that a process has seen a partition of. */
const known = new WeakMap<Pool, Set<string>>()

/** Makes partitions for those of `days` that are of today, yesterday or later; others have none. */
export async function ensurePartitions(
  pool: Pool,
  days: readonly string[],
  nowMs = Date.now(),
): Promise<void> {
  const oldest = dayText(nowMs - HOT_DAYS * DAY_MS)
  const seen = known.get(pool) ?? new Set<string>()
  known.set(pool, seen)
  for (const day of days) {
    if (day < oldest || seen.has(day)) continue
    await inTransaction(pool, (client) => ensurePartition(client, day))
    seen.add(day)
  }
}

/** Rows of the day that lie among the late ones come along. */
async function ensurePartition(client: PoolClient, day: string): Promise<void> {
  const table = tableOf(day)
  await client.query('select pg_advisory_xact_lock($1)', [PARTITION_LOCK])
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [`public.${table}`],
  )
  if (rows[0]?.found) return
  const [from, to] = [day, dayText(dayStartUtcMs(day) + DAY_MS)].map((one) => `'${one} 00:00+00'`)
  // Nobody may write late rows of the day between moving them and attaching
  await client.query('lock table reading in share row exclusive mode')
  await client.query(`create table ${table} (like reading including all)`)
  await client.query(
    `with moved as (delete from reading_late where at >= ${from} and at < ${to} returning *)
     insert into ${table} select * from moved`,
  )
  await client.query(
    `alter table reading attach partition ${table} for values from (${from}) to (${to})`,
  )
}

/** Drops partitions of days before yesterday whose every project has its part. Answers the days. */
export async function dropCompactedPartitions(
  pool: Pool,
  nowMs = Date.now(),
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'reading'::regclass and c.relname ~ '^reading_[0-9]{8}$' order by 1`,
  )
  const days = rows.map(({ name }) => name.replace(/^reading_(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  const dropped: string[] = []
  for (const day of days.filter((one) => one < dayText(nowMs - HOT_DAYS * DAY_MS)))
    if (await inTransaction(pool, (client) => dropPartition(client, day))) dropped.push(day)
  return dropped
}

/** False while a project has readings of the day in no part. */
async function dropPartition(client: PoolClient, day: string): Promise<boolean> {
  // Nobody waits for the lock of a day that is to stay
  if (await isOpen(client, day)) return false
  await client.query('select pg_advisory_xact_lock($1)', [PARTITION_LOCK])
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
  await client.query(`lock table reading in access exclusive mode`)
  if (await isOpen(client, day)) return false
  await client.query(`drop table if exists ${tableOf(day)}`)
  return true
}

async function isOpen(client: PoolClient, day: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from reading_day where day = $1 and revision > compacted_revision limit 1',
    [day],
  )
  return Boolean(rowCount)
}
