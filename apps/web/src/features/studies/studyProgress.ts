import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import { isActiveJob, progressFraction } from '../../project/runs/simulationJob.ts'

export interface StudyProgress {
  readonly completed: number
  /** Waiting or at work. */
  readonly active: number
  /** Failed, stopped, or could not be run. */
  readonly without: number
  readonly total: number
  /** Of the work of all runs. */
  readonly fraction: number
}

export function studyProgress({ points }: Pick<StudyPartsFragment, 'points'>): StudyProgress {
  const jobs = points.flatMap(({ simulation }) => (simulation ? [simulation.duet_job] : []))
  const active = jobs.filter(isActiveJob)
  const completed = jobs.filter(({ status }) => status === 'completed').length
  const done =
    jobs.length - active.length + active.reduce((sum, job) => sum + (progressFraction(job) ?? 0), 0)
  return {
    completed,
    active: active.length,
    without: points.length - completed - active.length,
    total: points.length,
    fraction: jobs.length === 0 ? 1 : done / jobs.length,
  }
}

/** '7 of 10 done, 2 on the way, 1 without result' */
export function progressText(progress: StudyProgress): string {
  const parts = [
    `${progress.completed} of ${progress.total} done`,
    ...(progress.active > 0 ? [`${progress.active} on the way`] : []),
    ...(progress.without > 0 ? [`${progress.without} without result`] : []),
  ]
  return parts.join(', ')
}
