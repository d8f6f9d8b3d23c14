import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { countRows } from '../../db/countRows.ts'
import type {
  IntegrationJobEvent,
  IntegrationSchedule,
  OrgIntegrationServer,
} from '../../db/database.gen.ts'

export type ServerRow = Selectable<OrgIntegrationServer> & { readonly organization_name: string }
export type ScheduleRow = Selectable<IntegrationSchedule>
export type ListedSchedule = ScheduleRow & { readonly project_name: string | null }
export type EventRow = Selectable<IntegrationJobEvent> & { readonly organization_name: string }

/** More servers than there are organisations that have one, and more schedules than these have. */
const MAX_SERVERS = 1000
const MAX_SCHEDULES = 10_000

export function listServers(db: Database): Promise<ServerRow[]> {
  return servers(db).orderBy(sql`lower(organization.name)`).limit(MAX_SERVERS).execute()
}

export function findServer(db: Database, id: string): Promise<ServerRow | undefined> {
  return servers(db).where('org_integration_server.id', '=', id).executeTakeFirst()
}

function servers(db: Database) {
  return db
    .selectFrom('org_integration_server')
    .innerJoin('organization', 'organization.id', 'org_integration_server.organization_id')
    .selectAll('org_integration_server')
    .select('organization.name as organization_name')
}

/** Undefined where the organisation has one already. */
export function insertServer(
  db: Database,
  row: Insertable<OrgIntegrationServer>,
): Promise<{ id: string } | undefined> {
  return db
    .insertInto('org_integration_server')
    .values(row)
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function updateServerRow(
  db: Database,
  id: string,
  change: Updateable<OrgIntegrationServer>,
): Promise<void> {
  await db
    .updateTable('org_integration_server')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** With its schedules and job events. */
export async function deleteServerRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('org_integration_server').where('id', '=', id).execute()
}

export function schedulesOf(db: Database, serverIds: readonly string[]): Promise<ListedSchedule[]> {
  if (serverIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('integration_schedule')
    .leftJoin('project', 'project.id', 'integration_schedule.project_id')
    .selectAll('integration_schedule')
    .select('project.name as project_name')
    .where('integration_server_id', 'in', serverIds)
    .orderBy(sql`lower(job_name)`)
    .orderBy('schedule_id')
    .limit(MAX_SCHEDULES)
    .execute()
}

export function countSchedules(db: Database, serverId: string): Promise<number> {
  return countRows(
    db.selectFrom('integration_schedule').where('integration_server_id', '=', serverId),
  )
}

export async function insertSchedule(
  db: Database,
  row: Insertable<IntegrationSchedule>,
): Promise<void> {
  await db.insertInto('integration_schedule').values(row).execute()
}

/** Whether the server has that schedule. */
export async function updateSchedule(
  db: Database,
  { scheduleId, serverId }: { readonly scheduleId: string; readonly serverId: string },
  change: Updateable<IntegrationSchedule>,
): Promise<boolean> {
  const row = await db
    .updateTable('integration_schedule')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('schedule_id', '=', scheduleId)
    .where('integration_server_id', '=', serverId)
    .returning('schedule_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Its events stay. Undefined for an unknown one. */
export function deleteSchedule(db: Database, scheduleId: string): Promise<ScheduleRow | undefined> {
  return db
    .deleteFrom('integration_schedule')
    .where('schedule_id', '=', scheduleId)
    .returningAll()
    .executeTakeFirst()
}

/** Newest first. */
export function listEvents(
  db: Database,
  {
    serverId,
    skip,
    take,
  }: { readonly serverId: string | undefined; readonly skip: number; readonly take: number },
): Promise<EventRow[]> {
  const all = db
    .selectFrom('integration_job_event')
    .innerJoin(
      'org_integration_server',
      'org_integration_server.id',
      'integration_job_event.integration_server_id',
    )
    .innerJoin('organization', 'organization.id', 'org_integration_server.organization_id')
    .selectAll('integration_job_event')
    .select('organization.name as organization_name')
    .orderBy('integration_job_event.started_at', 'desc')
    .orderBy('integration_job_event.id')
    .offset(skip)
    .limit(take)
  return (
    serverId === undefined
      ? all
      : all.where('integration_job_event.integration_server_id', '=', serverId)
  ).execute()
}
