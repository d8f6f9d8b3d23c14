import { AppError } from '@duet/contract'
import { z } from 'zod'
import { projectNotFound } from '../../../access/projectAccess.ts'
import { type AdminCaller, systemAdmin } from '../../../access/systemAdmin.ts'
import { writeAudit } from '../../../db/auditLog.ts'
import type { Database } from '../../../db/connection.ts'
import { isUuid } from '../../../db/uuid.ts'
import { parseInput } from '../../../input/parseInput.ts'
import { createSecretBox, deriveKey } from '../../../secret.ts'
import { perServer, type Server } from '../../../server.ts'
import { deleteSource, findSource, upsertSource } from './mqttQueries.ts'

/** Seals passwords of brokers such that the database alone does not reveal them. */
export const passwordBox = perServer(({ secret }) =>
  createSecretBox(deriveKey(secret, 'broker passwords')),
)

const PROTOCOLS = /^(mqtts?|wss?):\/\//i

const sourceInput = z.object({
  url: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => PROTOCOLS.test(text) && URL.canParse(text), {
      error: 'must be a URL that begins with mqtt://, mqtts://, ws:// or wss://',
      abort: true,
    })
    .refine((text) => new URL(text).username === '' && new URL(text).password === '', {
      error: 'must not hold a user name or password: they have fields of their own',
    }),
  username: z.string().max(200).nullish(),
  /** Absent: the stored one stays; empty: none. */
  password: z.string().max(1000).nullish(),
  topic: z
    .string()
    .min(1)
    .max(500)
    .refine((text) => /^(?:[^+#/]*|\+)(?:\/(?:[^+#/]*|\+))*(?:\/#)?$|^#$/.test(text), {
      error: 'must be a topic filter: + stands for a whole level, # for the rest',
    }),
  payload: z.enum(['json', 'sparkplug']),
  enabled: z.boolean().default(true),
})

export interface MqttSourceAnswer {
  readonly url: string
  readonly username: string | null
  readonly has_password: boolean
  readonly topic: string
  readonly payload: string
  readonly enabled: boolean
  /** Null: connected, or not tried yet. */
  readonly fault: string | null
}

/** Where a deployment listens; null: nowhere. All is for system administrators, as integration servers are. */
export async function mqttSource(
  { db }: Server,
  caller: AdminCaller,
  projectId: string,
): Promise<MqttSourceAnswer | null> {
  systemAdmin(caller)
  const row = await findSource(db, await deployed(db, projectId))
  if (!row) return null
  const { url, username, topic, payload, enabled, fault } = row
  return {
    url,
    username,
    topic,
    payload,
    enabled,
    fault,
    has_password: row.password_encrypted !== null,
  }
}

export async function saveMqttSource(
  server: Server,
  caller: AdminCaller,
  projectId: string,
  input: unknown,
): Promise<MqttSourceAnswer | null> {
  const userId = systemAdmin(caller)
  const { db } = server
  const project_id = await deployed(db, projectId)
  const { password, username, ...row } = parseInput(sourceInput, input, ['input'])
  const sealed =
    password == null
      ? {}
      : { password_encrypted: password === '' ? null : passwordBox(server).seal(password) }
  await upsertSource(db, { project_id, username: username ?? null, ...row, ...sealed })
  await writeAudit(db, {
    userId,
    projectId,
    action: 'mqtt_source_saved',
    details: { url: row.url, topic: row.topic },
  })
  return mqttSource(server, caller, projectId)
}

/** @throws AppError NOT_FOUND */
export async function removeMqttSource(
  { db }: Server,
  caller: AdminCaller,
  projectId: string,
): Promise<void> {
  const userId = systemAdmin(caller)
  if (!(await deleteSource(db, await deployed(db, projectId))))
    throw new AppError('NOT_FOUND', 'The project listens to no broker')
  await writeAudit(db, { userId, projectId, action: 'mqtt_source_removed' })
}

async function deployed(db: Database, projectId: string): Promise<string> {
  const found = isUuid(projectId)
    ? await db
        .selectFrom('sentinel_deployment')
        .select('project_id')
        .where('project_id', '=', projectId)
        .executeTakeFirst()
    : undefined
  if (!found) throw projectNotFound()
  return found.project_id
}
