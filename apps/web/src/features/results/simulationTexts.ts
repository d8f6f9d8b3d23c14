import { formatFixed, MISSING } from '../../lib/format.ts'
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

const HOURS_OF_YEAR = 8760

/** What a run covers where that is not one year: '62 days', '4.0 years'. */
export function periodText(hours: number): string {
  if (hours >= HOURS_OF_YEAR - 1 && hours <= HOURS_OF_YEAR + 24) return ''
  return hours < HOURS_OF_YEAR
    ? `${formatFixed(hours / 24, 0)} days`
    : `${formatFixed(hours / 8766, 1)} years`
}

/** Years whose mean the figures of a run stand for: of several whole ones without gaps; 1 where they are sums. */
export function yearsInMean(hours: number, missingSteps: number | null = 0): number {
  if ((missingSteps ?? 0) > 0) return 1
  const years = Math.round(hours / 8766)
  return years > 1 && Math.abs(hours - years * HOURS_OF_YEAR) <= years * 24 ? years : 1
}

/** '3 years', '1.5 years'; empty for a year and less. */
export function yearsText(hours: number): string {
  const years = yearsInMean(hours)
  if (years > 1) return `${years} years`
  return hours > HOURS_OF_YEAR ? periodText(hours) : ''
}

/** 'mean of 3 years', 'sum of 1.5 years', '58 days'; empty for one year. */
export function periodOfFigures(hours: number, missingSteps: number | null = 0): string {
  const years = yearsText(hours)
  if (years === '') return periodText(hours)
  return yearsInMean(hours, missingSteps) > 1 ? `mean of ${years}` : `sum of ${years}`
}

/** 'East trackers, West fixed tilt and 3 more' */
export function blockNames(blocks: SimulationRowFragment['blocks'], shown = 2): string {
  const names = blocks.slice(0, shown).map(({ name }) => name)
  const rest = blocks.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}
