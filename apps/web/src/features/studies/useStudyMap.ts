import { useMemo } from 'react'
import { parameterTitle, studyParameter } from '../../project/runs/studyParameters.ts'
import type { StudyMapInput } from './mapOption.ts'
import { MEASURES, type Measure, measureOf } from './measures.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { labelsOf, studyGrid } from './studyGrid.ts'
import { useStudySearch } from './useStudySearch.ts'

export interface StudyMapModel {
  readonly input: StudyMapInput
  readonly measure: Measure
  readonly across: string
  readonly up: string
  /** Parameters that may be up. */
  readonly rest: readonly string[]
  /** The parameter that is held at one of its values; undefined: the study has two. */
  readonly third:
    | { readonly key: string; readonly label: string; readonly labels: readonly string[] }
    | undefined
}

const known = (key: string | undefined, keys: readonly string[]): string | undefined =>
  key !== undefined && keys.includes(key) ? key : undefined

/** What the map of a study shows, by its address. Undefined where no figure is known. */
export function useStudyMap({ study, measures }: WeighedStudy): StudyMapModel | undefined {
  const [search] = useStudySearch()
  const { across: askedAcross, up: askedUp, figure, third: askedThird } = search
  return useMemo(() => {
    const { parameters, points } = study
    const measure = measureOf(figure, measures) ?? measureOf('specific_yield') ?? MEASURES[0]
    if (measure === undefined) return undefined
    const across = known(askedAcross, parameters) ?? parameters[0] ?? ''
    const rest = parameters.filter((key) => key !== across)
    const up = known(askedUp, rest) ?? rest[0] ?? ''
    const placeOf = (key: string): number => parameters.indexOf(key)
    const third = thirdOf(
      rest.find((key) => key !== up),
      askedThird,
      (key) => labelsOf(points, placeOf(key)),
    )
    const held = third && { at: placeOf(third.key), label: third.label }
    const input = {
      parameters,
      grid: studyGrid(points, { across: placeOf(across), up: placeOf(up), third: held }),
      measure,
      acrossTitle: parameterTitle(across),
      upTitle: parameterTitle(up),
      isNumeric: [across, up].every((key) => studyParameter(key)?.kind === 'number'),
    }
    return { input, measure, across, up, rest, third }
  }, [study, measures, askedAcross, askedUp, figure, askedThird])
}

function thirdOf(
  key: string | undefined,
  asked: string | undefined,
  labelsBy: (key: string) => readonly string[],
): StudyMapModel['third'] {
  if (key === undefined) return undefined
  const labels = labelsBy(key)
  return { key, labels, label: known(asked, labels) ?? labels[0] ?? '' }
}
