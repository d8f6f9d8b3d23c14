import { AppError } from '@duet/contract'
import { findProject } from '../../access/projectQueries.ts'
import { type AdminCaller, systemAdmin } from '../../access/systemAdmin.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type { Database } from '../../db/connection.ts'
import { isUuid } from '../../db/uuid.ts'
import type {
  IntegrationJobEvent,
  IntegrationScheduleInput,
  IntegrationServer,
  QueryIntegrationJobEventsArgs,
} from '../../graphql/resolvers.gen.ts'
import { pageFields } from '../../input/pageFields.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { nextRun } from './crontab.ts'
import { eventsSchema, scheduleInputSchema } from './integrationInput.ts'
import {
  countSchedules,
  deleteSchedule,
  insertSchedule,
  listEvents,
  type ServerRow,
  updateSchedule,
} from './integrationQueries.ts'
import { readServer, serverRow } from './integrationServers.ts'

const MAX_SCHEDULES = 200
const EVENTS_PAGE = 100

/** What became of jobs, the newest first. */
export async function integrationJobEvents(
  { db }: Server,
  caller: AdminCaller,
  input: QueryIntegrationJobEventsArgs,
): Promise<readonly IntegrationJobEvent[]> {
  systemAdmin(caller)
  const asked = parseInput(eventsSchema.extend(pageFields(EVENTS_PAGE)), input)
  const serverId = asked.integration_server_id ?? undefined
  if (serverId !== undefined) await serverRow(db, serverId)
  return listEvents(db, { serverId, skip: asked.skip, take: asked.take })
}

/** When an integration server gets a job. */
export async function upsertIntegrationSchedule(
  { db }: Server,
  caller: AdminCaller,
  input: IntegrationScheduleInput,
  nowMs = Date.now(),
): Promise<IntegrationServer> {
  const userId = systemAdmin(caller)
  const asked = parseInput(scheduleInputSchema, input, ['input'])
  const next = nextRun(asked.crontab, new Date(nowMs))
  if ('fault' in next) throw wrong('crontab', next.fault)
  const server = await serverRow(db, asked.integration_server_id)
  const row = {
    project_id: await projectOf(db, server, asked.project_id),
    job_name: asked.job_name,
    job_type: asked.job_type,
    job_data: JSON.stringify(asked.job_data),
    crontab: asked.crontab.trim().split(/\s+/).join(' '),
    enabled: asked.enabled,
    next_run_at: asked.enabled ? next.at : null,
  }
  await db.transaction().execute(async (tx) => {
    await saveSchedule(tx, server.id, asked.schedule_id ?? undefined, row)
    await writeAudit(tx, {
      userId,
      organizationId: server.organization_id,
      projectId: row.project_id,
      action: 'integration_schedule_saved',
      details: { job_name: row.job_name, crontab: row.crontab, enabled: row.enabled },
    })
  })
  return readServer(db, server.id)
}

async function projectOf(
  db: Database,
  { organization_id: organizationId }: ServerRow,
  projectId: string | null | undefined,
): Promise<string | null> {
  if (projectId == null || projectId === '') return null
  const project = isUuid(projectId) ? await findProject(db, projectId) : undefined
  if (project?.organization_id === organizationId) return projectId
  throw wrong('project_id', 'must be a project of the organization of the integration server')
}

async function saveSchedule(
  tx: Database,
  serverId: string,
  scheduleId: string | undefined,
  row: Omit<Parameters<typeof insertSchedule>[1], 'integration_server_id'>,
): Promise<void> {
  if (scheduleId !== undefined) {
    const known = isUuid(scheduleId) && (await updateSchedule(tx, { scheduleId, serverId }, row))
    if (!known) throw scheduleNotFound()
    return
  }
  if ((await countSchedules(tx, serverId)) >= MAX_SCHEDULES) {
    throw new AppError('CONFLICT', `An integration server has at most ${MAX_SCHEDULES} schedules.`)
  }
  await insertSchedule(tx, { ...row, integration_server_id: serverId })
}

export async function deleteIntegrationSchedule(
  { db }: Server,
  caller: AdminCaller,
  scheduleId: string,
): Promise<void> {
  const userId = systemAdmin(caller)
  await db.transaction().execute(async (tx) => {
    const row = isUuid(scheduleId) ? await deleteSchedule(tx, scheduleId) : undefined
    if (!row) throw scheduleNotFound()
    const server = await serverRow(tx, row.integration_server_id)
    await writeAudit(tx, {
      userId,
      organizationId: server.organization_id,
      projectId: row.project_id,
      action: 'integration_schedule_deleted',
      details: { job_name: row.job_name },
    })
  })
}

const scheduleNotFound = (): AppError => new AppError('NOT_FOUND', 'Integration schedule not found')

/** As `parseInput` reports wrong fields. */
function wrong(field: string, message: string): AppError {
  const path = `input.${field}`
  return new AppError('INVALID_INPUT', `${path}: ${message}`, {
    field_errors: [{ path, message }],
  })
}
