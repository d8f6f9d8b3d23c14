import { AppError } from '@duet/contract'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  QuerySentinelSimulationTimeseriesArgs,
  ResultSeries,
} from '../../graphql/resolvers.gen.ts'
import { finishedRun } from '../../results/run/finishedRun.ts'
import { timeSeries } from '../../results/tabs/runSeries.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { findVersionAt } from '../deployments/versionQueries.ts'

/**
 * Series of the run that was sold, by the version of an instant.
 *
 * @throws AppError NOT_FOUND also for a version without a budget
 */
export async function sentinelSimulationTimeseries(
  server: Server,
  userId: UserId,
  { project_id, at, ...series }: QuerySentinelSimulationTimeseriesArgs,
): Promise<ResultSeries> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const version = await findVersionAt(server.db, project.id, at == null ? new Date() : new Date(at))
  const id = version?.budget_simulation_id
  if (id == null) throw new AppError('NOT_FOUND', 'Budget simulation not found')
  return timeSeries(await finishedRun(server, userId, id), { ...series, simulation_id: id })
}
