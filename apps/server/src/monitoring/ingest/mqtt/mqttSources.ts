import { AppError } from '@duet/contract'
import { signedIn, type UserId } from '../../../access/organizationAccess.ts'
import type { GrantedAccess } from '../../../access/projectAccess.ts'
import { writeAudit } from '../../../db/auditLog.ts'
import type { Database } from '../../../db/connection.ts'
import type { MutationSaveMqttSourceArgs } from '../../../graphql/resolvers.gen.ts'
import { parseInput } from '../../../input/parseInput.ts'
import type { Server } from '../../../server.ts'
import { deploymentAccess, deploymentNotFound } from '../../deployments/deploymentAccess.ts'
import { lockDeployment } from '../../deployments/deploymentQueries.ts'
import { sealedPassword } from './brokerPassword.ts'
import { deleteSource, findSource, type MqttSourceRow, upsertSource } from './mqttQueries.ts'
import { mqttSourceInput } from './mqttSourceInput.ts'

interface MqttSourceAnswer extends Omit<MqttSourceRow, 'password_encrypted'> {
  readonly has_password: boolean
}

export const noSource = (): AppError =>
  new AppError('NOT_FOUND', 'The project listens to no broker')

/** Where a deployment listens: for its owners, as it names servers and users. */
export async function mqttSources(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<readonly MqttSourceAnswer[]> {
  const { project } = await deploymentAccess(db, userId, projectId, 'owner')
  const row = await findSource(db, project.id)
  return row ? [answerOf(row)] : []
}

const answerOf = ({ password_encrypted, ...row }: MqttSourceRow): MqttSourceAnswer => ({
  ...row,
  has_password: password_encrypted !== null,
})

/** @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT */
export async function saveMqttSource(
  server: Server,
  userId: UserId,
  { project_id, input }: MutationSaveMqttSourceArgs,
): Promise<MqttSourceAnswer> {
  const { db } = server
  const { project } = await deploymentAccess(db, userId, project_id, 'owner')
  const given = parseInput(mqttSourceInput, input, ['input'])
  const { password: _, ...row } = given
  return db.transaction().execute(async (tx) => {
    if (!(await lockDeployment(tx, project.id))) throw deploymentNotFound()
    const password_encrypted = sealedPassword(server, given, await findSource(tx, project.id))
    const saved = await upsertSource(tx, { project_id: project.id, ...row, password_encrypted })
    await audit(tx, userId, project, 'mqtt_source_saved', { url: row.url, topic: row.topic })
    return answerOf(saved)
  })
}

/** @throws AppError NOT_FOUND also where there is none */
export async function deleteMqttSource(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<void> {
  const { project } = await deploymentAccess(db, userId, projectId, 'owner')
  await db.transaction().execute(async (tx) => {
    if (!(await deleteSource(tx, project.id))) throw noSource()
    await audit(tx, userId, project, 'mqtt_source_deleted')
  })
}

const audit = (
  tx: Database,
  userId: UserId,
  { id, organization_id }: GrantedAccess['project'],
  action: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  writeAudit(tx, {
    userId: signedIn(userId),
    organizationId: organization_id,
    projectId: id,
    action,
    details,
  })
