import { z } from 'zod'
import type { EventRow, ListedSchedule, ServerRow } from './integrationQueries.ts'

const storedPing = z.object({
  at: z.string(),
  ok: z.boolean(),
  status: z.number().nullable(),
  duration_ms: z.number(),
  message: z.string().nullable(),
})

export type PingRecord = z.infer<typeof storedPing>

export interface ScheduleRecord {
  readonly schedule_id: string
  readonly project_id: string | null
  readonly project_name: string | null
  readonly job_name: string
  readonly job_type: string
  readonly job_data: unknown
  readonly crontab: string
  readonly enabled: boolean
  readonly next_run_at: string | null
}

/** An integration server as it is shown: whether it has a token, never the token. */
export interface IntegrationServerRecord {
  readonly id: string
  readonly organization_id: string
  readonly organization_name: string
  readonly url: string
  readonly has_bearer_token: boolean
  readonly ping: PingRecord | null
  readonly api_spec: unknown
  readonly api_spec_fetched_at: string | null
  readonly registered_schedulers: readonly ScheduleRecord[]
}

export interface JobEventRecord {
  readonly id: string
  readonly integration_server_id: string
  readonly organization_name: string
  readonly schedule_id: string | null
  readonly project_id: string | null
  readonly job_name: string
  readonly status: string
  readonly http_status: number | null
  readonly message: string | null
  readonly started_at: string
  readonly completed_at: string | null
}

export function serverRecord(
  row: ServerRow,
  schedules: readonly ListedSchedule[],
): IntegrationServerRecord {
  return {
    id: row.id,
    organization_id: row.organization_id,
    organization_name: row.organization_name,
    url: row.url,
    has_bearer_token: row.bearer_token_encrypted !== null,
    ping: storedPing.nullable().parse(row.ping),
    api_spec: row.api_spec,
    api_spec_fetched_at: row.api_spec_fetched_at?.toISOString() ?? null,
    registered_schedulers: schedules.map((schedule) => ({
      schedule_id: schedule.schedule_id,
      project_id: schedule.project_id,
      project_name: schedule.project_name,
      job_name: schedule.job_name,
      job_type: schedule.job_type,
      job_data: schedule.job_data,
      crontab: schedule.crontab,
      enabled: schedule.enabled,
      next_run_at: schedule.next_run_at?.toISOString() ?? null,
    })),
  }
}

export function jobEventRecord({ started_at, completed_at, ...event }: EventRow): JobEventRecord {
  return {
    ...event,
    started_at: started_at.toISOString(),
    completed_at: completed_at?.toISOString() ?? null,
  }
}
