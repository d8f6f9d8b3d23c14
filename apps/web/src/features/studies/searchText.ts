import { MAX_STUDY_POINTS } from '@duet/results/study'
import { counted } from '../../lib/counted.ts'
import { bestPoint, measureOf } from './measures.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { studyProgress } from './studyProgress.ts'
import { pointName } from './studyRows.ts'

/** How far the search of a study is, and why it ended. */
export function searchText({ study, measures }: WeighedStudy): string {
  switch (study.search?.state ?? 'none') {
    case 'running':
      return studyProgress(study).active > 0
        ? 'Searching: simulations are on the way.'
        : 'Searching: the next points are being made.'
    case 'paused':
      return 'Paused.'
    case 'ended':
      return `Ended: ${endText({ study, measures })}`
    default:
      return ''
  }
}

function endText({ study, measures }: WeighedStudy): string {
  const { search, points, parameters } = study
  switch (search?.end ?? 'refused') {
    case 'found': {
      const measure = measureOf(search?.figure, measures)
      const best = measure && bestPoint(points, measure)
      const around = best ? ` around ${pointName(best, parameters)}` : ''
      return `no point${around} is better, down to steps of a thirty-second of each range.`
    }
    case 'flat':
      return 'no point is better than another.'
    case 'no_range':
      return 'no parameter is a range of numbers.'
    case 'full':
      return `${counted(points.length, 'point')}, and a study has at most ${MAX_STUDY_POINTS}.`
    default:
      return search?.message ?? 'the next points could not be run.'
  }
}
