import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { isUuid } from '../../db/uuid.ts'
import { parquetSource, sqlText } from '../../files/parquet/sql.ts'
import { markDeleting } from '../../files/storedFileQueries.ts'
import type { Server } from '../../server.ts'
import { unitsOfNodes } from './nodeUnits.ts'
import { inTransaction } from './onConnection.ts'
import { partKey, storePart } from './partFile.ts'

export type CompactionServer = Pick<Server, 'db' | 'pool' | 'storage' | 'duckdb'>

export interface CompactedDay {
  /** Rows of the part; 0: there was nothing to do. */
  readonly rows: number
  /** False: readings came meanwhile, and the day is to be written again; or another process writes it. */
  readonly isComplete: boolean
}

/**
 * Writes the part of a day of UTC: what it had and what came since, the later arrival first. Rows among the late ones go; a
 * partition goes as a whole when all projects have their parts (dropCompactedPartitions). Killed at any moment, nothing is lost
 * and a second run gives the same part.
 *
 * @throws AppError FILE_DAMAGED where the part that stands is damaged: it stays as it is
 */
export async function compactDay(
  server: CompactionServer,
  projectId: string,
  day: string,
): Promise<CompactedDay> {
  if (!isUuid(projectId) || !/^\d{4}-\d\d-\d\d$/.test(day))
    throw new RangeError('No project or no day')
  const file = await server.storage.temporaryFile()
  try {
    return await inTransaction(server.pool, async (lock) => {
      if (!(await tryLock(lock, `${projectId} ${day}`))) return { rows: 0, isComplete: false }
      const copy = (client: PoolClient) => copyHotRows(client, projectId, day, file)
      const hot = await inTransaction(server.pool, copy, 'repeatable read')
      if (!hot) return { rows: 0, isComplete: true }
      const rows = await writePart(server, projectId, day, { ...hot, file })
      const isComplete = await finish(lock, projectId, day, hot.revision, rows)
      // Withdrawn meanwhile: no record has the part
      if (isComplete === undefined)
        await markDeleting(server.db, partKey(projectId, 'measured', day))
      return { rows, isComplete: isComplete ?? true }
    })
  } finally {
    await rm(file, { force: true })
  }
}

/** One at a time: an older part must not take the place of a newer one. */
async function tryLock(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
    [name],
  )
  return rows[0]?.taken ?? false
}

interface HotRows {
  readonly revision: number
  readonly hasPart: boolean
}

/** Rows and the revision they are of, as of one moment. Undefined where the part has them all. */
async function copyHotRows(
  client: PoolClient,
  projectId: string,
  day: string,
  file: string,
): Promise<HotRows | undefined> {
  const { rows } = await client.query<HotRows>(
    `select revision, part_key is not null as "hasPart" from reading_day
     where project_id = $1 and day = $2 and revision > compacted_revision`,
    [projectId, day],
  )
  if (!rows[0]) return undefined
  await client.query("set local timezone = 'UTC'")
  const query = `select r.node_key, r.at at time zone 'UTC', r.value from ${dayRows(projectId, day)}`
  await pipeline(
    client.query(copyTo(`copy (${query}) to stdout (format csv)`)),
    createWriteStream(file, { mode: 0o600 }),
  )
  return rows[0]
}

/** Both are checked: no text of a user stands in them. */
const dayRows = (projectId: string, day: string): string =>
  `reading r join sensor_node n on n.node_key = r.node_key and n.project_id = '${projectId}'
   where r.at >= '${day} 00:00+00' and r.at < timestamptz '${day} 00:00+00' + interval '24 hours'`

const HOT_COLUMNS = "{node_key: 'INTEGER', 'at': 'TIMESTAMP', value: 'DOUBLE'}"

async function writePart(
  server: CompactionServer,
  projectId: string,
  day: string,
  { hasPart, file }: HotRows & { readonly file: string },
): Promise<number> {
  const units = await unitsOfNodes(server.db, projectId, day)
  const part = hasPart
    ? parquetSource([await server.storage.localPath(partKey(projectId, 'measured', day))])
    : undefined
  const hot = `select node_key, cast("at" as timestamptz) as "at", value from read_csv(${sqlText(file)}, header = false, auto_detect = false, columns = ${HOT_COLUMNS})`
  const older =
    part &&
    `union all select node_key, "at", value from ${part} anti join hot using (node_key, "at")`
  const query = `with hot as materialized (${hot}) select * from (select * from hot ${older ?? ''}) order by node_key, "at"`
  return server.duckdb.use(async (connection) => {
    const metadata = {
      clock: 'UTC',
      values: 'as read; measure = (value * scale + offset) * sign',
      units,
    }
    const key = await storePart(
      server,
      connection,
      { projectId, kind: 'measured', day, metadata },
      query,
    )
    const source = parquetSource([await server.storage.localPath(key)])
    const [row] = await (await connection.run(`select count(*) from ${source}`)).getRows()
    return Number(row?.[0] ?? 0)
  })
}

/** Waits for batches under way; where one of them changed the day it stays open. Undefined where the day is gone. */
async function finish(
  client: PoolClient,
  projectId: string,
  day: string,
  revision: number,
  rows: number,
): Promise<boolean | undefined> {
  await client.query('select from sentinel_deployment where project_id = $1 for update', [
    projectId,
  ])
  const { rows: found } = await client.query<{ isComplete: boolean }>(
    `update reading_day set compacted_revision = $3, part_rows = $4, part_key = $5
     where project_id = $1 and day = $2 returning revision = $3 as "isComplete"`,
    [projectId, day, revision, rows, partKey(projectId, 'measured', day)],
  )
  const isComplete = found[0]?.isComplete
  if (isComplete)
    await client.query(
      `delete from reading_late l using sensor_node n where n.node_key = l.node_key and n.project_id = $1
       and l.at >= $2::timestamp at time zone 'UTC' and l.at < ($2::timestamp + interval '1 day') at time zone 'UTC'`,
      [projectId, day],
    )
  return isComplete
}
