import { sql } from 'kysely'
import type { Pool } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../../db/connection.ts'
import { type EnergySum, NOT_IN_SERVICE } from '../events/energySums.ts'
import { readBinaryRows } from '../store/binaryRows.ts'

export interface NodeDays {
  readonly projectId: string
  readonly nodeKeys: readonly number[]
  /** First and last civil day, yyyy-MM-dd: checked by the caller. */
  readonly from: string
  readonly to: string
}

type NodeSum = Omit<EnergySum, 'date'> & { readonly node_key: number }

/** Sums of nodes over all days, with the causes that availability is made of. One pass over the days, whatever their number. */
export async function sumNodes(
  db: Database,
  { projectId, nodeKeys, from, to }: NodeDays,
): Promise<readonly NodeSum[]> {
  const causes = sql.join(
    NOT_IN_SERVICE.map(
      (type) =>
        sql`${sql.lit(type)}, coalesce(sum((allocated->>${sql.lit(type)})::float8) filter (where allocated <> '{}'), 0)`,
    ),
  )
  const { rows } = await sql<NodeSum>`
    select node_key, count(*)::int as day_count, sum(model_kwh) as model_kwh, sum(sensor_kwh) as sensor_kwh,
      sum(residual_kwh) as residual_kwh, sum(over_kwh) as over_kwh, jsonb_build_object(${causes}) as allocated
    from node_day_sum
    where project_id = ${projectId}::uuid and date between ${from}::date and ${to}::date
      and node_key = any(${nodeKeys}::int[])
    group by node_key`.execute(db)
  return rows
}

/** A day on which less is expected says nothing of an inverter, kWh. */
const LEAST_KWH = 0.01

/** Measured over expected energy of nodes by day, row by row. */
export async function readDayRatios(
  pool: Pool,
  { projectId, nodeKeys, from, to }: NodeDays,
  take: (nodeKey: number, dayUtcMs: number, ratio: number) => void,
): Promise<void> {
  const nodes = nodeKeys.map((key) => Math.trunc(key)).join(',')
  const query = `select node_key, date::timestamp at time zone 'UTC', sensor_kwh / model_kwh from node_day_sum
    where project_id = '${projectId}' and date between '${from}' and '${to}'
    and node_key = any('{${nodes}}'::int[]) and model_kwh > ${LEAST_KWH}`
  const client = await pool.connect()
  try {
    await readBinaryRows(client.query(copyTo(`copy (${query}) to stdout (format binary)`)), take)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
