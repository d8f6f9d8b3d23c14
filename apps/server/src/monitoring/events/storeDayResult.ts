import type { DayResult, LightShares, NodeTime } from '@duet/monitoring'
import { sum } from '@duet/units'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { announceChange } from '../changes/plantChanges.ts'
import { holdIssues } from '../issues/dayCells.ts'
import { regroupDay } from '../issues/regroupDay.ts'
import { storeNodeDay } from '../node-days/storeNodeDay.ts'

/** By what a day was evaluated, and what other days need of it. */
export interface Evaluation {
  readonly versionId: string
  /** What the rules carry into the day after, as JSON. */
  readonly carried: string
  /** Its features, as JSON. */
  readonly features: string
  readonly lightSources: LightShares
  /** False: it still goes on. */
  readonly hasEnded: boolean
}

/**
 * Replaces all that is stored of a day in one transaction; again with the same result changes nothing. An event that
 * was there keeps its id; its issue stays what people made of it.
 *
 * @throws Error for a result that names nodes which the deployment does not have
 */
export async function storeDayResult(
  db: Database,
  projectId: string,
  result: DayResult,
  evaluation?: Evaluation,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // One evaluation of a day at a time; withdrawing waits
    await tx
      .selectFrom('sentinel_deployment')
      .select('project_id')
      .where('project_id', '=', projectId)
      .forShare()
      .executeTakeFirstOrThrow()
    await holdIssues(tx, projectId)
    await putEvaluationDay(tx, projectId, result.day.date, evaluation)
    await replaceEvents(tx, projectId, result)
    await replaceSums(tx, projectId, result)
    await regroupDay(tx, projectId, result.day.date)
    await announceChange(tx, projectId, 'evaluation')
  })
}

/** Holds the day until the transaction ends. */
async function putEvaluationDay(
  tx: Database,
  project_id: string,
  date: string,
  evaluation: Evaluation | undefined,
): Promise<void> {
  const change = {
    status: 'evaluated',
    version_id: evaluation?.versionId ?? null,
    carried: evaluation?.carried ?? null,
    features: evaluation?.features ?? null,
    light_sources: evaluation ? JSON.stringify(evaluation.lightSources) : null,
    has_ended: evaluation?.hasEnded ?? true,
    // until what was expected is stored too
    input_hash: null,
    evaluated_at: sql<Date>`now()`,
  }
  await tx
    .insertInto('evaluation_day')
    .values({ project_id, date, ...change })
    .onConflict((conflict) => conflict.columns(['project_id', 'date']).doUpdateSet(change))
    .execute()
}

async function replaceEvents(
  tx: Database,
  projectId: string,
  { day: { date }, events }: DayResult,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event(timestamp timestamptz,
        duration_s float8, block_id text, hierarchy_id text, component text, event_type text, sensor_value float8,
        model_value float8, delta float8, allocated_delta float8)
    )
    insert into issue_event as stored (project_id, date, timestamp, duration_s, block_id, node_key, component,
      event_type, sensor_value, model_value, delta, allocated_delta)
    select ${projectId}::uuid, ${date}::date, given.timestamp, given.duration_s, given.block_id, node.node_key,
      given.component, given.event_type, given.sensor_value, given.model_value, given.delta, given.allocated_delta
    from given join sensor_node node on node.project_id = ${projectId}::uuid and node.id = given.hierarchy_id
    on conflict (project_id, date, node_key, event_type, timestamp) do update set
      duration_s = excluded.duration_s, block_id = excluded.block_id, component = excluded.component,
      sensor_value = excluded.sensor_value, model_value = excluded.model_value, delta = excluded.delta,
      allocated_delta = excluded.allocated_delta
    returning stored.id`.execute(tx)
  if (rows.length !== events.length) throw unknownNodes(projectId, date)
  await tx
    .deleteFrom('issue_event')
    .where('project_id', '=', projectId)
    .where('date', '=', sql<Date>`${date}::date`)
    .where('id', 'not in', sql<string>`(select unnest(${rows.map(({ id }) => id)}::uuid[]))`)
    .execute()
}

async function replaceSums(
  tx: Database,
  projectId: string,
  { day, light, nodes, times }: DayResult,
): Promise<void> {
  await sql`
    insert into day_sum (project_id, date, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh, poa_kwh_m2,
      poa_at_25c_kwh_m2, data_s, total_s)
    select ${projectId}::uuid, * from jsonb_to_record(${JSON.stringify({ ...day, ...light, ...dataTime(times) })}::jsonb)
      as sum(date date, model_kwh float8, sensor_kwh float8, allocated jsonb, residual_kwh float8, over_kwh float8,
        poa_kwh_m2 float8, poa_at_25c_kwh_m2 float8, data_s float8, total_s float8)
    on conflict (project_id, date) do update set model_kwh = excluded.model_kwh, sensor_kwh = excluded.sensor_kwh,
      allocated = excluded.allocated, residual_kwh = excluded.residual_kwh, over_kwh = excluded.over_kwh,
      poa_kwh_m2 = excluded.poa_kwh_m2, poa_at_25c_kwh_m2 = excluded.poa_at_25c_kwh_m2, data_s = excluded.data_s,
      total_s = excluded.total_s`.execute(tx)
  if (!(await storeNodeDay(tx, projectId, day.date, { nodes, times })))
    throw unknownNodes(projectId, day.date)
}

/** Of all inverters together. */
function dataTime(times: DayResult['times']): Pick<NodeTime, 'data_s' | 'total_s'> {
  const all = [...times.values()]
  return {
    data_s: sum(all.map(({ data_s }) => data_s)),
    total_s: sum(all.map(({ total_s }) => total_s)),
  }
}

const unknownNodes = (projectId: string, date: string): Error =>
  new Error(
    `The result of ${date} names nodes that the deployment of project ${projectId} does not have`,
  )
