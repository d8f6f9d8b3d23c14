import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { createDatabase } from '../../db/connection.ts'
import { createFolderStorage } from '../../files/folderStorage.ts'
import { createDuckdbPool } from '../../files/parquet/duckdbPool.ts'
import { conditionKeys } from '../../monitoring/store/conditionKeys.ts'
import { type PartKind, storePart } from '../../monitoring/store/partFile.ts'
import type { LoadPlant } from './loadYear.ts'

/** Parts of one-minute readings and of what was expected, of all nodes, for so many days before today. */
export async function insertParts(
  { pool, filesDir }: { readonly pool: Pool; readonly filesDir: string },
  { projectId, nodes }: LoadPlant,
  days: number,
): Promise<void> {
  const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'duet-parts-'))
  const server = { db: createDatabase(pool), storage: createFolderStorage(filesDir) }
  const duckdb = await createDuckdbPool({
    threads: 2,
    memoryLimitMb: 1024,
    temporaryFolder,
    connections: 1,
  })
  const measured = nodes.map(({ node_key }) => node_key)
  const blocks = nodes.filter(({ component }) => component === 'block')
  const conditions = blocks.flatMap(({ node_key }) => Object.values(conditionKeys(node_key)))
  try {
    for (let back = 1; back <= days; back++) {
      const day = new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
      const store = (kind: PartKind, keys: readonly number[]) =>
        duckdb.use((connection) =>
          storePart(
            server,
            connection,
            { projectId, kind, day, metadata: {} },
            minutesOf(day, keys),
          ),
        )
      const part_key = await store('measured', measured)
      const expected_key = await store('expected', [...conditions, ...measured])
      await pool.query(
        `insert into reading_day (project_id, day, compacted_revision, evaluated_revision, part_key, expected_key, last_at)
         values ($1, $2::date, 1, 1, $3, $4, ($2::date + 1)::timestamp at time zone 'UTC' - interval '1 minute')`,
        [projectId, day, part_key, expected_key],
      )
    }
  } finally {
    duckdb.close()
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}

/** Power of a clear day, W, with some noise that a seed of node and minute gives. */
const minutesOf = (day: string, keys: readonly number[]): string => `
  select node_key, timestamptz '${day} 00:00:00+00' + to_minutes(minute) as "at",
    greatest(0, sin((minute - 360) * pi() / 720)) * (1e5 + hash(node_key, minute) % 1000) as value
  from unnest([${keys.join(',')}]::integer[]) nodes(node_key), range(1440) minutes(minute) order by node_key, minute`
