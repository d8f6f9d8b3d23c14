import { MISSING } from '../../lib/format.ts'
import { formatDurationS } from '../../lib/formatTime.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { isActiveJob } from '../../project/runs/simulationJob.ts'

type Job = SimulationRowFragment['duet_job']

/** Seconds from the first work to the end, or until now; undefined before a worker took it. */
export function jobDurationS(job: Job, nowMs: number): number | undefined {
  if (job.running_at === null) return undefined
  const endMs = job.completed_at === null ? nowMs : Date.parse(job.completed_at)
  if (job.completed_at === null && !isActiveJob(job)) return undefined
  return Math.max(0, (endMs - Date.parse(job.running_at)) / 1000)
}

export function durationText(job: Job, nowMs: number): string {
  const durationS = jobDurationS(job, nowMs)
  if (durationS === undefined) return MISSING
  return durationS < 1 ? '< 1 s' : formatDurationS(durationS)
}

/** 'East trackers, West fixed tilt and 3 more' */
export function blockNames(blocks: SimulationRowFragment['blocks'], shown = 2): string {
  const names = blocks.slice(0, shown).map(({ name }) => name)
  const rest = blocks.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}
