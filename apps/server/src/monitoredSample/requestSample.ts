import { AppError } from '@duet/contract'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import type { MonitoredSample } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { firstDayAt } from './makePeriod.ts'
import { findSample, insertSample, newestRun, renewSample } from './sampleQueries.ts'

/** How far the monitored sample of an organisation is; for those who may have it made. */
export async function monitoredSample(
  server: Server,
  userId: UserId,
  organizationId: string,
): Promise<MonitoredSample> {
  await organizationAccess(server.db, userId, organizationId, 'admin')
  return sampleState(server, organizationId)
}

/**
 * Has the monitored sample of an organisation made where there is none; the server begins within seconds. Asked for again it
 * changes nothing, but tries once more what has failed.
 *
 * @throws AppError UNAVAILABLE where the server makes none
 */
export async function createMonitoredSample(
  server: Server,
  userId: UserId,
  organizationId: string,
): Promise<MonitoredSample> {
  await organizationAccess(server.db, userId, organizationId, 'admin')
  if (!server.config.monitoredSample)
    throw new AppError('UNAVAILABLE', 'This server makes no monitored sample.')
  const row = {
    organization_id: organizationId,
    user_id: signedIn(userId),
    first_day: firstDayAt(Date.now()),
  }
  await server.db.transaction().execute(async (tx) => {
    await insertSample(tx, row)
    await renewSample(tx, row)
  })
  return sampleState(server, organizationId)
}

async function sampleState(
  { db, config }: Server,
  organizationId: string,
): Promise<MonitoredSample> {
  const nothing = { project_id: null, computed_fraction: null, fault: null }
  const sample = await findSample(db, organizationId)
  const isThere = sample && !sample.is_deleted
  if (isThere && sample.is_deployed) {
    return { ...nothing, state: 'ready', project_id: sample.project_id }
  }
  if (!config.monitoredSample) return { ...nothing, state: 'off' }
  if (!isThere || sample.deployed_at) return { ...nothing, state: 'none' }
  const { project_id, fault } = sample
  if (fault !== null) return { ...nothing, project_id, state: 'failed', fault }
  const run = project_id === null ? undefined : await newestRun(db, project_id)
  if (!run) return { ...nothing, project_id, state: 'waiting' }
  const { completed_tasks, total_tasks } = run
  const computed_fraction = total_tasks ? completed_tasks / total_tasks : null
  return { ...nothing, project_id, state: 'computing', computed_fraction }
}
