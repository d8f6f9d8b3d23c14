import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import { nextRun } from './crontab.ts'
import { eventsSchema, scheduleInputSchema } from './integrationInput.ts'
import {
  countSchedules,
  deleteSchedule,
  hasProject,
  insertSchedule,
  listEvents,
  type ServerRow,
  updateSchedule,
} from './integrationQueries.ts'
import {
  type IntegrationServerRecord,
  type JobEventRecord,
  jobEventRecord,
} from './integrationRecords.ts'
import { type IntegrationDeps, recordOf, serverRow } from './integrationServersService.ts'

/** When integration servers get their jobs, and what became of these. */
export interface IntegrationSchedulesService {
  readonly upsertSchedule: (caller: AdminCaller, input: unknown) => Promise<IntegrationServerRecord>
  readonly deleteSchedule: (caller: AdminCaller, scheduleId: string) => Promise<void>
  readonly jobEvents: (caller: AdminCaller, input: unknown) => Promise<readonly JobEventRecord[]>
}

const MAX_SCHEDULES = 200
const EVENTS_PAGE = 100

export function createIntegrationSchedulesService(
  deps: Pick<IntegrationDeps, 'db' | 'now'>,
): IntegrationSchedulesService {
  return {
    upsertSchedule: (caller, input) => upsertSchedule(deps, systemAdmin(caller), input),
    deleteSchedule: (caller, id) => removeSchedule(deps.db, systemAdmin(caller), id),
    jobEvents: async (caller, input) => {
      systemAdmin(caller)
      const asked = parseInput(eventsSchema.extend(pageFields(EVENTS_PAGE)), input)
      const serverId = asked.integration_server_id ?? undefined
      if (serverId !== undefined) await serverRow(deps.db, serverId)
      const rows = await listEvents(deps.db, { serverId, skip: asked.skip, take: asked.take })
      return rows.map(jobEventRecord)
    },
  }
}

async function upsertSchedule(
  { db, now }: Pick<IntegrationDeps, 'db' | 'now'>,
  userId: string,
  input: unknown,
): Promise<IntegrationServerRecord> {
  const asked = parseInput(scheduleInputSchema, input, ['input'])
  const next = nextRun(asked.crontab, new Date(now()))
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
      ...(row.project_id === null ? {} : { projectId: row.project_id }),
      action: 'integration_schedule_saved',
      details: { job_name: row.job_name, crontab: row.crontab, enabled: row.enabled },
    })
  })
  return recordOf(db, server.id)
}

async function projectOf(
  db: Database,
  { organization_id: organizationId }: ServerRow,
  projectId: string | null | undefined,
): Promise<string | null> {
  if (projectId == null || projectId === '') return null
  if (isUuid(projectId) && (await hasProject(db, organizationId, projectId))) return projectId
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

async function removeSchedule(db: Database, userId: string, scheduleId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = isUuid(scheduleId) ? await deleteSchedule(tx, scheduleId) : undefined
    if (!row) throw scheduleNotFound()
    const server = await serverRow(tx, row.integration_server_id)
    await writeAudit(tx, {
      userId,
      organizationId: server.organization_id,
      ...(row.project_id === null ? {} : { projectId: row.project_id }),
      action: 'integration_schedule_deleted',
      details: { job_name: row.job_name },
    })
  })
}

const scheduleNotFound = (): AppError => new AppError('NOT_FOUND', 'Integration schedule not found')

/** As `parseInput` tells of wrong fields. */
function wrong(field: string, message: string): AppError {
  const path = `input.${field}`
  return new AppError('INVALID_INPUT', `${path}: ${message}`, {
    field_errors: [{ path, message }],
  })
}
