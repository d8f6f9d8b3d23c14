import { DAY_MS, packFractions } from '@duet/units'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  BlockInverters,
  QuerySentinelBlockInvertersArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import type { KeyedNode } from '../deployments/versionQueries.ts'
import { checkCells } from '../events/checkCells.ts'
import { availableEnergy, lostKwh } from '../events/energySums.ts'
import { daysOf, periodSchema } from '../events/eventInput.ts'
import { dayStartUtcMs, dayText } from '../store/readingBatch.ts'
import { blockNodesOn } from './blockNodes.ts'
import { type InverterDays, inverterDays } from './inverterDays.ts'

/**
 * The inverters of a block with what they gave, and by day against what was expected.
 *
 * @throws AppError NOT_FOUND also for a block that the plant does not have; INVALID_INPUT for more than a page can show
 */
export async function sentinelBlockInverters(
  { db, pool }: Pick<Server, 'db' | 'pool'>,
  userId: UserId,
  { project_id, block_id, ...period }: QuerySentinelBlockInvertersArgs,
): Promise<BlockInverters> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  const { from, to } = parseInput(periodSchema, period)
  const { nodes } = await blockNodesOn(db, project.id, block_id, to)
  const all = nodes.filter(({ component }) => component === 'inverter')
  const ids = new Set(all.map(({ id }) => id))
  // Below an inverter are its further measures
  const inverters = all.filter(({ parent_id }) => !ids.has(parent_id ?? ''))
  const dayCount = daysOf({ from, to })
  checkCells({ nodes: inverters.length, intervals: dayCount })
  const nodeKeys = inverters.map((one) => one.node_key)
  const days = await inverterDays(pool, { projectId: project.id, nodeKeys, from, to, dayCount })
  return {
    dates: Array.from({ length: dayCount }, (_, i) => dayText(dayStartUtcMs(from) + i * DAY_MS)),
    inverters: inverters.flatMap((node, i) => {
      const own = days[i]
      return own ? [inverterOf(node, own)] : []
    }),
  }
}

function inverterOf(
  node: KeyedNode,
  { sum, ratios }: InverterDays,
): BlockInverters['inverters'][number] {
  const { day_count, model_kwh, sensor_kwh } = sum
  const { epi, energy_availability } = availableEnergy(sum, null)
  return {
    hierarchy_id: node.id,
    name: node.name,
    dc_capacity_w: node.inverter_dc_capacity,
    day_count,
    model_kwh,
    sensor_kwh,
    lost_kwh: lostKwh(sum),
    epi,
    energy_availability,
    day_ratios: packFractions(ratios),
  }
}
