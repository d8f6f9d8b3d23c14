import { type DayResult, EVENT_TYPES } from '@duet/monitoring'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { NODE_KEY, type NodeMeasure, packValues } from './nodeDayValues.ts'

type NodeResult = Pick<DayResult, 'nodes' | 'times'>

/**
 * Replaces the sums of the nodes of a day. Give a transaction as `tx`.
 *
 * @returns false, with the day as it was, where the plant lacks one of the nodes
 */
export async function storeNodeDay(
  tx: Database,
  projectId: string,
  date: string,
  result: NodeResult,
): Promise<boolean> {
  const keys = await nodeKeys(tx, projectId, [...result.nodes.keys()])
  if (keys.length !== result.nodes.size) return false
  const ofDay = sql<boolean>`project_id = ${projectId}::uuid and date = ${date}::date`
  await tx.deleteFrom('node_day_values').where(ofDay).execute()
  if (keys.length > 0)
    await tx
      .insertInto('node_day_values')
      .values(rowsOf(projectId, date, keys, result))
      .execute()
  return true
}

interface KeyOfNode {
  readonly id: string
  readonly node_key: number
}

const nodeKeys = (tx: Database, projectId: string, ids: readonly string[]): Promise<KeyOfNode[]> =>
  tx
    .selectFrom('sensor_node')
    .select(['id', 'node_key'])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('node_key')
    .execute()

function rowsOf(
  project_id: string,
  date: string,
  keys: readonly KeyOfNode[],
  { nodes, times }: NodeResult,
) {
  const sums = keys.flatMap(({ id }) => nodes.get(id) ?? [])
  const ofTimes = keys.map(({ id }) => times.get(id))
  const measured: readonly (readonly [NodeMeasure, readonly number[]])[] = [
    ['model_kwh', sums.map(({ model_kwh }) => model_kwh)],
    ['sensor_kwh', sums.map(({ sensor_kwh }) => sensor_kwh)],
    ['residual_kwh', sums.map(({ residual_kwh }) => residual_kwh)],
    ['over_kwh', sums.map(({ over_kwh }) => over_kwh)],
    ['useful_s', ofTimes.map((time) => time?.useful_s ?? Number.NaN)],
    ...EVENT_TYPES.map(
      (type) => [`allocated.${type}`, sums.map(({ allocated }) => allocated[type] ?? 0)] as const,
    ).filter(isPresent),
    ...EVENT_TYPES.map(
      (type) => [`down.${type}`, ofTimes.map((time) => time?.down_s[type] ?? 0)] as const,
    ).filter(isPresent),
  ]
  return [[NODE_KEY, keys.map(({ node_key }) => node_key)] as const, ...measured].map(
    ([measure, values]) => ({ project_id, date, measure, by_node: packValues(values) }),
  )
}

const isPresent = ([, values]: readonly [NodeMeasure, readonly number[]]): boolean =>
  values.some((value) => value !== 0)
