import type { UserId } from '../../access/organizationAccess.ts'
import type {
  AvailableEnergySummary,
  ModelledEnergy,
  QuerySensorDataModelledHierarchyArgs,
  QuerySensorDataModelledSystemArgs,
  QuerySentinelAvailableEnergySummaryArgs,
  QuerySentinelSystemLossSummaryArgs,
  SystemLossSummary,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { checkCells } from './checkCells.ts'
import { availableEnergy, type EnergySum, systemLosses, totalOf } from './energySums.ts'
import { intervalsOf, periodSchema } from './eventInput.ts'
import { countSummedNodes, modelledNodes, nodeEnergySums } from './nodeSums.ts'
import { plantSums } from './sumQueries.ts'

/** The waterfall of a plant from expected to measured energy. */
export async function sentinelSystemLossSummary(
  { db }: Server,
  userId: UserId,
  { project_id, ...period }: QuerySentinelSystemLossSummaryArgs,
): Promise<SystemLossSummary> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  const asked = parseInput(periodSchema, { ...period, time_interval: 'OneYear' })
  return systemLosses(totalOf(await plantSums(db, [project.id], asked)))
}

export async function sentinelAvailableEnergySummary(
  server: Server,
  userId: UserId,
  { project_id, hierarchy_id, ...period }: QuerySentinelAvailableEnergySummaryArgs,
): Promise<AvailableEnergySummary> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const asked = parseInput(periodSchema, period)
  const sums =
    hierarchy_id == null
      ? await plantSums(server.db, [project.id], asked)
      : await nodeEnergySums(server, project.id, asked, hierarchy_id)
  return {
    total: availableEnergy(totalOf(sums), null),
    intervals: sums.map((sum) => availableEnergy(sum, sum.date)),
  }
}

/** Two thousand nodes by the days of a quarter: each is two numbers of an answer. */
const MOST_SUMS = 200_000

/** @throws AppError INVALID_INPUT for more sums than are taken for one answer */
export async function sensorDataModelledHierarchy(
  server: Server,
  userId: UserId,
  { project_id, hierarchy_ids, ...period }: QuerySensorDataModelledHierarchyArgs,
): Promise<ModelledEnergy[]> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const asked = parseInput(periodSchema, period)
  checkCells({
    nodes: hierarchy_ids?.length ?? (await countSummedNodes(server.db, project.id)),
    intervals: intervalsOf(asked),
    most: MOST_SUMS,
  })
  return modelledNodes(server, project.id, asked, hierarchy_ids ?? undefined)
}

export async function sensorDataModelledSystem(
  { db }: Server,
  userId: UserId,
  { project_id, ...period }: QuerySensorDataModelledSystemArgs,
): Promise<ModelledEnergy> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  return modelledEnergy(null, await plantSums(db, [project.id], parseInput(periodSchema, period)))
}

export const modelledEnergy = (
  hierarchy_id: string | null,
  sums: readonly Pick<EnergySum, 'date' | 'model_kwh' | 'sensor_kwh'>[],
): ModelledEnergy => ({
  hierarchy_id,
  dates: sums.map(({ date }) => date),
  model_kwh: sums.map(({ model_kwh }) => model_kwh),
  sensor_kwh: sums.map(({ sensor_kwh }) => sensor_kwh),
})
