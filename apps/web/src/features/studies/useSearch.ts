import { useEffect, useState } from 'react'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import { type SearchStep, searchStep } from './compassSearch.ts'
import type { Measure } from './measures.ts'
import { studyProgress } from './studyProgress.ts'
import { useAddPoints } from './useAddPoints.ts'

export interface StudySearchModel {
  readonly isSearching: boolean
  /** Simulations of the study are on the way: the step may change by them. */
  readonly isWaiting: boolean
  /** What would come next; while runs are on the way, what is known so far. */
  readonly step: SearchStep
  readonly add: ReturnType<typeof useAddPoints>
  readonly start: () => void
  readonly pause: () => void
}

/** Goes on step by step while the page is open: each begins when all runs of the one before have ended. */
export function useSearch(
  study: StudyPartsFragment,
  objective: Measure,
  isWeighed: boolean,
): StudySearchModel {
  const [isWanted, setIsWanted] = useState(false)
  const add = useAddPoints(study.id)
  const step = searchStep(study, objective)
  const isSearching = isWanted && step.kind === 'points' && !add.isError
  const isWaiting = studyProgress(study).active > 0
  const isIdle = !isWaiting && isWeighed && !add.isPending
  const { mutate } = add
  const next = step.kind === 'points' ? JSON.stringify(step.points) : undefined
  // Follows the runs on the server
  useEffect(() => {
    if (isSearching && isIdle && next !== undefined) mutate(JSON.parse(next))
  }, [isSearching, isIdle, next, mutate])
  return {
    isSearching,
    isWaiting,
    step,
    add,
    start: () => {
      add.reset()
      setIsWanted(true)
    },
    pause: () => setIsWanted(false),
  }
}
