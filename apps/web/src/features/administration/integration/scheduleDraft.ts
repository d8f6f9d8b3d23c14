import { isJson } from './integrationRequest.ts'
import { recordOf } from './openApiRefs.ts'
import { projectIdIn } from './plantDocumentFacts.ts'

/** A schedule as it is typed. */
export interface ScheduleDraft {
  readonly jobName: string
  readonly jobType: string
  /** JSON */
  readonly jobData: string
  readonly crontab: string
  /** Id or address; empty for none. */
  readonly project: string
  readonly enabled: boolean
}

interface SavedSchedule {
  readonly job_name: string
  readonly job_type: string
  readonly job_data: unknown
  readonly crontab: string
  readonly project_id: string | null
  readonly enabled: boolean
}

/** By the names of the server's input. */
export type ScheduleErrors = {
  readonly [K in 'job_name' | 'job_type' | 'job_data' | 'crontab' | 'project_id']?: string
}

export function scheduleDraft(schedule: SavedSchedule | undefined): ScheduleDraft {
  return {
    jobName: schedule?.job_name ?? '',
    jobType: schedule?.job_type ?? '',
    jobData: JSON.stringify(schedule?.job_data ?? {}, undefined, 2),
    crontab: schedule?.crontab ?? '0 3 * * *',
    project: schedule?.project_id ?? '',
    enabled: schedule?.enabled ?? true,
  }
}

export function scheduleErrors(draft: ScheduleDraft): ScheduleErrors {
  return {
    ...(draft.jobName.trim() === '' ? { job_name: 'Job name is required' } : {}),
    ...(draft.jobType.trim() === '' ? { job_type: 'Job type is required' } : {}),
    ...(isJsonObject(draft.jobData) ? {} : { job_data: 'must be a JSON object' }),
    ...(draft.crontab.trim() === '' ? { crontab: 'Crontab is required' } : {}),
    ...(draft.project.trim() !== '' && projectIdIn(draft.project) === undefined
      ? { project_id: 'There is no project id in this' }
      : {}),
  }
}

/** The fields of the server's input; of a draft without errors. */
export function scheduleFields(draft: ScheduleDraft): {
  readonly job_name: string
  readonly job_type: string
  readonly job_data: unknown
  readonly crontab: string
  readonly project_id: string | null
  readonly enabled: boolean
} {
  return {
    job_name: draft.jobName.trim(),
    job_type: draft.jobType.trim(),
    job_data: recordOf(JSON.parse(draft.jobData)),
    crontab: draft.crontab.trim(),
    project_id: projectIdIn(draft.project) ?? null,
    enabled: draft.enabled,
  }
}

function isJsonObject(text: string): boolean {
  if (!isJson(text)) return false
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
