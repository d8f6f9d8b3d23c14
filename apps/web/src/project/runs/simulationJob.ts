/** What of a job says how far a run is. */
export interface JobProgress {
  readonly status: string
  readonly stage: string
  readonly total_tasks: number
  readonly completed_tasks: number
  /** Of a run that waits: among all of the server, from 1. */
  readonly queue_place: number | null
}

const ACTIVE = new Set(['created', 'submitting', 'queued', 'running'])

/** How often a running simulation is asked after, ms. */
export const SIMULATION_POLL_MS = 5000

/** True until the run has completed, failed or been stopped. */
export function isActiveJob({ status }: Pick<JobProgress, 'status'>): boolean {
  return ACTIVE.has(status)
}

/**
 * Completed tasks / (total tasks + 1): the last part is the post-processing.
 * Undefined where that says nothing: at zero, and during post-processing.
 */
export function progressFraction(job: JobProgress): number | undefined {
  if (job.status === 'completed') return 1
  const fraction = job.completed_tasks / (job.total_tasks + 1)
  return fraction === 0 || job.stage === 'post_processing' ? undefined : fraction
}

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  created: 'Waiting',
  submitting: 'Submitting',
  queued: 'Waiting',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  stopped: 'Stopped',
}

const STAGE_TEXTS: Readonly<Record<string, string>> = {
  validate: 'checking the input',
  geometry: 'tracing the light',
  irradiance: 'irradiance and blocks',
  electrical: 'electrical behaviour',
  ac_system: 'AC system',
  rollup: 'summing up',
  post_processing: 'post-processing',
}

/** 'Running, post-processing', 'Waiting, place 3'; the stage only while it runs. */
export function jobText(job: Pick<JobProgress, 'status' | 'stage' | 'queue_place'>): string {
  const text = STATUS_TEXTS[job.status] ?? job.status
  if (job.queue_place !== null) return `${text}, place ${job.queue_place}`
  return job.status === 'running' ? `${text}, ${STAGE_TEXTS[job.stage] ?? job.stage}` : text
}
