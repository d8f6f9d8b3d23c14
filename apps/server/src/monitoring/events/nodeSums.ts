import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { ModelledEnergy } from '../../graphql/resolvers.gen.ts'
import type { Server } from '../../server.ts'
import { causeMeasures, type NodeMeasure } from '../node-days/nodeDayValues.ts'
import { NodeTotals, Places } from '../node-days/nodeTotals.ts'
import { readNodeDays } from '../node-days/readNodeDays.ts'
import type { EnergySum } from './energySums.ts'
import type { Period } from './eventInput.ts'

type SumServer = Pick<Server, 'db' | 'pool'>

const ENERGIES = ['model_kwh', 'sensor_kwh'] as const

/** Sums of a node by interval, with causes. */
export async function nodeEnergySums(
  server: SumServer,
  projectId: string,
  period: Period,
  hierarchyId: string,
): Promise<EnergySum[]> {
  const [node] = await findNodes(server.db, projectId, [hierarchyId])
  if (!node) return []
  const measures = [...ENERGIES, 'residual_kwh', 'over_kwh', ...causeMeasures('allocated')] as const
  const byInterval = await intervalTotals(server, projectId, period, [node.node_key], measures)
  return [...byInterval].map(([date, totals]) => ({
    date,
    day_count: totals.dayCount[0] ?? 0,
    model_kwh: totals.sum('model_kwh', 0),
    sensor_kwh: totals.sum('sensor_kwh', 0),
    residual_kwh: totals.sum('residual_kwh', 0),
    over_kwh: totals.sum('over_kwh', 0),
    allocated: totals.byCause('allocated', 0),
  }))
}

/** Expected and measured energy by interval of nodes that have sums; of all where none are named. */
export async function modelledNodes(
  server: SumServer,
  projectId: string,
  period: Period,
  hierarchyIds: readonly string[] | undefined,
): Promise<ModelledEnergy[]> {
  const nodes = await findNodes(server.db, projectId, hierarchyIds)
  const keys = nodes.map(({ node_key }) => node_key)
  const byInterval = [...(await intervalTotals(server, projectId, period, keys, ENERGIES))]
  return nodes.flatMap(({ id }, place) => {
    const own = byInterval.filter(([, totals]) => (totals.dayCount[place] ?? 0) > 0)
    if (own.length === 0) return []
    return [
      {
        hierarchy_id: id,
        dates: own.map(([date]) => date),
        model_kwh: own.map(([, totals]) => totals.sum('model_kwh', place)),
        sensor_kwh: own.map(([, totals]) => totals.sum('sensor_kwh', place)),
      },
    ]
  })
}

/** Most nodes that a day of the plant has sums of. */
export async function countSummedNodes(db: Database, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('node_day_values')
    .select(sql<number>`coalesce(max(octet_length(by_node)) / 8, 0)`.as('count'))
    .where('project_id', '=', projectId)
    .where('measure', '=', 'node_key')
    .executeTakeFirstOrThrow()
  return count
}

function findNodes(
  db: Database,
  projectId: string,
  hierarchyIds: readonly string[] | undefined,
): Promise<{ id: string; node_key: number }[]> {
  const named = sql<boolean>`(${hierarchyIds ?? null}::text[] is null or id = any(${hierarchyIds ?? []}))`
  return db
    .selectFrom('sensor_node')
    .select(['id', 'node_key'])
    .where('project_id', '=', projectId)
    .where(named)
    .orderBy('id')
    .execute()
}

const LETTERS = { OneDay: 10, OneMonth: 7, OneYear: 4 } as const

/** By the first day of the interval, the oldest first. */
async function intervalTotals(
  { pool }: SumServer,
  projectId: string,
  { from, to, time_interval }: Period,
  nodeKeys: readonly number[],
  measures: readonly NodeMeasure[],
): Promise<ReadonlyMap<string, NodeTotals>> {
  const places = new Places(nodeKeys)
  const byInterval = new Map<string, NodeTotals>()
  await readNodeDays(pool, { projectId, from, to, measures, nodeKeys }, (day) => {
    const start =
      day.date.slice(0, LETTERS[time_interval]) + '-01-01'.slice(0, 10 - LETTERS[time_interval])
    const totals = byInterval.get(start) ?? new NodeTotals(places)
    byInterval.set(start, totals)
    totals.add(day)
  })
  return byInterval
}
