import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import { projectAccess, projectNotFound } from '../../access/projectAccess.ts'
import { lockProject } from '../../access/projectQueries.ts'
import { knownRecord } from '../../access/recordAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import type {
  DeploymentVersionInput,
  MutationDeployProjectArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { type ProjectRecord, projectRecord } from '../../projects/projectRecord.ts'
import type { Server } from '../../server.ts'
import { removeReadings } from '../store/retention.ts'
import { deploymentNotFound } from './deploymentAccess.ts'
import { tagSchema } from './deploymentInput.ts'
import {
  type DeploymentRecord,
  deleteDeployment,
  findDeployments,
  lockDeployment,
  upsertDeployment,
} from './deploymentQueries.ts'
import { makeVersion, type VersionPlace } from './makeVersion.ts'
import { PORTFOLIO } from './portfolios.ts'
import { findVersionAt } from './versionQueries.ts'

/**
 * Monitors the project, which locks its design; the first time its plant is frozen as a version. Again: changes
 * portfolio and tag.
 *
 * @throws AppError NOT_FOUND, FORBIDDEN; INVALID_INPUT and INVALID_HIERARCHY of the version
 */
export async function deployProject(
  server: Server,
  userId: UserId,
  { input, ...deployed }: MutationDeployProjectArgs,
): Promise<ProjectRecord> {
  const { db } = server
  const granted = await projectAccess(db, userId, deployed.project_id, 'owner')
  const { project } = granted
  const tag = parseInput(tagSchema, deployed.tag, ['tag'])
  const portfolio =
    deployed.portfolio_id == null
      ? undefined
      : await knownRecord(db, deployed.portfolio_id, PORTFOLIO)
  if (portfolio && portfolio.organization_id !== project.organization_id) throw PORTFOLIO.notFound()
  await db.transaction().execute(async (tx) => {
    if (!(await lockProject(tx, project.id))) throw projectNotFound()
    const row = { project_id: project.id, portfolio_id: portfolio?.id ?? null, tag }
    await upsertDeployment(tx, { ...row, created_by: signedIn(userId) })
    const isFirst = (await findVersionAt(tx, project.id, new Date())) === undefined
    if (isFirst || input) await makeVersion(server, userId, placeOf(tx, project, input ?? {}))
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: project.organization_id,
      projectId: project.id,
      action: 'project_deployed',
      details: { tag, ...(portfolio ? { portfolio: portfolio.name } : {}) },
    })
  })
  return projectRecord(granted)
}

const placeOf = (
  tx: Database,
  project: VersionPlace['project'],
  input: DeploymentVersionInput,
): VersionPlace => ({ tx, project, input })

/** @throws AppError NOT_FOUND also for a project that is not monitored; INVALID_INPUT, INVALID_HIERARCHY */
export async function saveDeploymentVersion(
  server: Server,
  userId: UserId,
  projectId: string,
  input: DeploymentVersionInput,
): Promise<DeploymentRecord> {
  const { db } = server
  const { project } = await projectAccess(db, userId, projectId, 'owner')
  return db.transaction().execute(async (tx) => {
    if (!(await lockDeployment(tx, project.id))) throw deploymentNotFound()
    const valid_from = await makeVersion(server, userId, placeOf(tx, project, input))
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: project.organization_id,
      projectId: project.id,
      action: 'deployment_version_saved',
      details: { valid_from: valid_from.toISOString() },
    })
    const saved = (await findDeployments(tx, [project.id])).get(project.id)
    if (!saved) throw deploymentNotFound()
    return saved
  })
}

/** Its readings go with it. Changes nothing in a project that is not monitored. */
export async function withdrawProject(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<ProjectRecord> {
  const granted = await projectAccess(db, userId, projectId, 'owner')
  const { project } = granted
  await db.transaction().execute(async (tx) => {
    if (!(await lockDeployment(tx, project.id))) return
    await removeReadings(tx, project.id)
    await deleteDeployment(tx, project.id)
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: project.organization_id,
      projectId: project.id,
      action: 'project_withdrawn',
    })
  })
  return projectRecord(granted)
}
