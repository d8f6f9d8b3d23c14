import { civilDays, DAY_MS, DAY_S } from '@duet/units'
import type { UserId } from '../../access/organizationAccess.ts'
import type { QuerySentinelBlockSensorsArgs, SensorState } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { daySchema } from '../issues/filterInput.ts'
import { dayStartUtcMs } from '../store/readingBatch.ts'
import { type NewestReading, readNewest } from '../store/readNewest.ts'
import { blockNodesOn } from './blockNodes.ts'

/** What the sensors of a block sent in the last 24 hours of a day, or until now. @throws AppError NOT_FOUND, INVALID_INPUT */
export async function sentinelBlockSensors(
  server: Pick<Server, 'db' | 'pool' | 'storage' | 'duckdb'>,
  userId: UserId,
  { project_id, block_id, date }: QuerySentinelBlockSensorsArgs,
  nowMs: number = Date.now(),
): Promise<SensorState[]> {
  const { db } = server
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  const day = parseInput(daySchema, date, ['date'])
  const { nodes: all, settings } = await blockNodesOn(db, project.id, block_id, day)
  const nodes = all.filter(({ sensor_tag }) => sensor_tag !== null)
  const toUtcMs = Math.min(nowMs, endOfDay(day, settings.time_zone))
  const range = { fromUtcMs: toUtcMs - DAY_MS, toUtcMs }
  const nodeKeys = nodes.map(({ node_key }) => node_key)
  const newest = await readNewest(server, project.id, { ...range, nodeKeys })
  return nodes.map((node) => ({
    hierarchy_id: node.id,
    ...stateOf(node, newest.get(node.node_key)),
    expected_count: Math.round(
      DAY_S / 60 / (node.sensor_time_interval ?? settings.interval_minutes),
    ),
  }))
}

const endOfDay = (day: string, zone: string): number => {
  const start = dayStartUtcMs(day)
  const days = civilDays(zone, start - DAY_MS, start + 2 * DAY_MS)
  return days.find(({ date }) => date === day)?.endUtcMs ?? start + DAY_MS
}

interface Conversion {
  readonly scale: number
  readonly offset: number
  readonly sign: number
}

function stateOf({ scale, offset, sign }: Conversion, newest: NewestReading | undefined) {
  if (!newest) return { last_value: null, last_at: null, reading_count: 0 }
  return {
    last_value: (newest.value * scale + offset) * sign,
    last_at: new Date(newest.atUtcMs).toISOString(),
    reading_count: newest.count,
  }
}
