import { sql } from 'kysely'
import { isUuid } from '../../db/uuid.ts'
import { sqlText } from '../../files/parquet/sql.ts'
import type { Server } from '../../server.ts'
import type { NodeSeries } from '../readSeries.ts'
import { storePart } from './partFile.ts'
import { DAY_MS, dayStartUtcMs } from './readingBatch.ts'
import { writeRowsFile } from './rowsFile.ts'

/**
 * Stores what was expected of nodes on a day of UTC, in the unit of their measures; what was stored of the day before is replaced.
 * Steps outside of the day, and values that are missing, are left out.
 */
export async function writeExpectedDay(
  server: Pick<Server, 'db' | 'storage' | 'duckdb'>,
  projectId: string,
  day: string,
  { startUtcMs, values }: NodeSeries,
): Promise<void> {
  if (!isUuid(projectId)) throw new RangeError('No project')
  const fromUtcMs = dayStartUtcMs(day)
  const isOfDay = (utcMs: number): boolean => utcMs >= fromUtcMs && utcMs < fromUtcMs + DAY_MS
  const rows = function* (): Generator<string> {
    for (const nodeKey of [...values.keys()].toSorted((a, b) => a - b))
      for (const [step, value] of (values.get(nodeKey) ?? []).entries()) {
        const at = startUtcMs[step] ?? Number.NaN
        if (isOfDay(at) && Number.isFinite(value)) yield `${nodeKey},${at},${value}\n`
      }
  }
  const key = await writeRowsFile(server, rows(), (file) =>
    server.duckdb.use((connection) => {
      const columns = "{node_key: 'INTEGER', ms: 'BIGINT', value: 'DOUBLE'}"
      const query = `select node_key, make_timestamptz(ms * 1000) as "at", value
        from read_csv(${sqlText(file)}, header = false, auto_detect = false, columns = ${columns}) order by node_key, "at"`
      const metadata = { clock: 'UTC', values: 'in the unit of the measure' }
      return storePart(server, connection, { projectId, kind: 'expected', day, metadata }, query)
    }),
  )
  await server.db
    .insertInto('reading_day')
    // Nothing was measured yet: there is nothing to compact or to evaluate
    .values({
      project_id: projectId,
      day: sql<Date>`${day}::date`,
      revision: 0,
      expected_key: key,
    })
    .onConflict((on) => on.columns(['project_id', 'day']).doUpdateSet({ expected_key: key }))
    .execute()
}
