import { isCountParameter, type StudyParameter } from '@duet/plant/study'
import {
  bestPoint,
  figureOf,
  type SEARCH_ENDS,
  scoredPoints,
  searchStep,
  studyFigure,
} from '@duet/results/study'
import { inTurn, startThreads, type Threads } from '../monitor/threads.ts'
import { startProgress } from '../terminal/progress.ts'
import type { StudyValue } from './studyAxes.ts'
import type { StudyReply, StudyRequest } from './studyThread.ts'

export interface StudyPoint extends StudyReply {
  readonly values: readonly StudyValue[]
}

export interface StudyPlan {
  /** Of each point, but for its values. */
  readonly request: Omit<StudyRequest, 'values'>
  readonly points: readonly (readonly StudyValue[])[]
  /** The figure that a search goes by; undefined: the points alone are run. */
  readonly figure: string | undefined
  /** Points that the study may have. */
  readonly most: number
  readonly threadCount: number
}

export interface SearchedPoints {
  readonly points: readonly StudyPoint[]
  /** Where a figure is searched for: the best point, if one is better than another, and why the search ended. */
  readonly best?: StudyPoint | undefined
  readonly end?: (typeof SEARCH_ENDS)[number]
}

type StudyThreads = Threads<StudyRequest, StudyReply>

/** Runs the points of a study on threads, and with a figure those to which a compass search goes from there. */
export async function searchedPoints(plan: StudyPlan): Promise<SearchedPoints> {
  const threads: StudyThreads = startThreads(
    plan.threadCount,
    new URL('./studyThread.ts', import.meta.url),
  )
  try {
    const points = [...(await runPoints(threads, plan, plan.points))]
    if (plan.figure === undefined) return { points }
    const counts = plan.request.parameters.map((parameter: StudyParameter) =>
      isCountParameter(parameter),
    )
    for (;;) {
      const scored = scoresOf(points, plan.figure)
      const step = searchStep(scored, counts, plan.most)
      if ('end' in step) {
        const best = bestPoint(scored.map((point, at) => ({ ...point, at })))
        return { points, end: step.end, best: best && points[best.at] }
      }
      const asked = step.points.map((values) => values.map(studyValue))
      points.push(...(await runPoints(threads, plan, asked)))
    }
  } finally {
    await threads.close()
  }
}

const scoresOf = (points: readonly StudyPoint[], figure: string) =>
  scoredPoints(points, studyFigure(figure)?.best, (point) => figureOf(figure, point))

const studyValue = (value: unknown): StudyValue =>
  typeof value === 'number' ? value : String(value)

async function runPoints(
  threads: StudyThreads,
  { request }: StudyPlan,
  points: readonly (readonly StudyValue[])[],
): Promise<readonly StudyPoint[]> {
  const progress = startProgress({ doing: 'running', things: 'points', total: points.length })
  const done: StudyPoint[] = []
  try {
    await inTurn(threads.size, [...points.entries()], async ([at, values], thread) => {
      done[at] = { values, ...(await threads.ask(thread, { ...request, values })) }
      progress.done()
    })
  } finally {
    progress.end()
  }
  return done
}
