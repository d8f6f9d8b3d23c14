import type { StudyPreviewQuery } from '../../lib/gql/graphql.ts'

type PreviewPoint = Pick<
  StudyPreviewQuery['studyPreview']['points'][number],
  'labels' | 'errors' | 'broken'
>

/** A point that would not run, and why. */
export interface UnfitPoint {
  readonly label: string
  readonly reasons: readonly string[]
}

export interface PreviewSummary {
  /** '6 points: 4 will run, 1 cannot be built, 1 breaks a constraint.' */
  readonly text: string
  readonly willRun: number
  readonly unfit: readonly UnfitPoint[]
}

/** What a study would run, and what it would not. */
export function previewSummary(points: readonly PreviewPoint[]): PreviewSummary {
  const unbuilt = points.filter(({ errors }) => errors.length > 0)
  const breaking = points.filter(({ errors, broken }) => errors.length === 0 && broken.length > 0)
  const willRun = points.length - unbuilt.length - breaking.length
  const parts = [
    `${willRun} will run`,
    ...(unbuilt.length > 0 ? [`${unbuilt.length} cannot be built`] : []),
    ...(breaking.length > 0
      ? [`${breaking.length} ${breaking.length === 1 ? 'breaks' : 'break'} a constraint`]
      : []),
  ]
  return {
    text: `${points.length} ${points.length === 1 ? 'point' : 'points'}: ${parts.join(', ')}.`,
    willRun,
    unfit: [...unbuilt, ...breaking].map(({ labels, errors, broken }) => ({
      label: labels.join(', '),
      reasons: [...new Set([...errors.flatMap(({ messages }) => messages), ...broken])],
    })),
  }
}
