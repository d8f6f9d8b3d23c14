import type { PoolClient } from 'pg'
import type { Server } from '../../server.ts'
import type { ReadingBatch } from './readingBatch.ts'
import { readPartRows } from './readRows.ts'

/** What parts have at the nodes and times of a batch, [n]; NaN where they have nothing. Undefined where no day has a part. */
export async function partValues(
  server: Pick<Server, 'storage' | 'duckdb'>,
  client: PoolClient,
  projectId: string,
  batch: ReadingBatch,
  days: readonly string[],
): Promise<Float64Array | undefined> {
  const { rows } = await client.query<{ part_key: string }>(
    `select part_key from reading_day
     where project_id = $1 and day = any($2::date[]) and part_key is not null order by day`,
    [projectId, days],
  )
  if (rows.length === 0) return undefined
  const indexOf = new Map<string, number>()
  let [fromUtcMs, toUtcMs] = [Infinity, -Infinity]
  for (const [index, at] of batch.atUtcMs.entries()) {
    indexOf.set(`${batch.nodeKeys[index]} ${at}`, index)
    fromUtcMs = Math.min(fromUtcMs, at)
    toUtcMs = Math.max(toUtcMs, at + 1)
  }
  const found = new Float64Array(batch.values.length).fill(Number.NaN)
  const range = { nodeKeys: [...new Set(batch.nodeKeys)], fromUtcMs, toUtcMs }
  const keys = rows.map((row) => row.part_key)
  await readPartRows(server, keys, range, (nodeKey, at, value) => {
    const index = indexOf.get(`${nodeKey} ${at}`)
    if (index !== undefined) found[index] = value
  })
  return found
}
