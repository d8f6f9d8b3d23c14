import { Group } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { parameterTitle, studyParameter } from '../../project/runs/studyParameters.ts'
import { Chart } from '../../ui/Chart.tsx'
import { FigureSelect } from './FigureSelect.tsx'
import { type StudyMapInput, studyMapOption, studyMapSummary, studyMapTable } from './mapOption.ts'
import { MEASURES, measureOf } from './measures.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { labelsOf, studyGrid } from './studyGrid.ts'
import { useStudySearch } from './useStudySearch.ts'

/** A figure over two parameters of a study; a third one is held at one of its values. */
export function StudyMap({ study, measures }: WeighedStudy): ReactNode {
  const [search, change] = useStudySearch()
  const { parameters, points } = study
  const across = known(search.across, parameters) ?? parameters[0] ?? ''
  const rest = parameters.filter((key) => key !== across)
  const up = known(search.up, rest) ?? rest[0] ?? ''
  const third = rest.find((key) => key !== up)
  const measure = measureOf(search.figure, measures) ?? measureOf('specific_yield') ?? MEASURES[0]
  const thirdLabels = useMemo(
    () => (third === undefined ? [] : labelsOf(points, parameters.indexOf(third))),
    [points, parameters, third],
  )
  const thirdLabel = known(search.third, thirdLabels) ?? thirdLabels[0]
  const input = useMemo((): StudyMapInput | undefined => {
    if (measure === undefined) return undefined
    const held =
      third === undefined || thirdLabel === undefined
        ? undefined
        : { at: parameters.indexOf(third), label: thirdLabel }
    return {
      parameters,
      grid: studyGrid(points, {
        across: parameters.indexOf(across),
        up: parameters.indexOf(up),
        third: held,
      }),
      measure,
      acrossTitle: parameterTitle(across),
      upTitle: parameterTitle(up),
      isNumeric: [across, up].every((key) => studyParameter(key)?.kind === 'number'),
    }
  }, [points, parameters, across, up, third, thirdLabel, measure])
  const option = useMemo(() => input && studyMapOption(input), [input])
  if (input === undefined || option === undefined || measure === undefined) return null
  const nameOf = (key: string): string => studyParameter(key)?.label ?? key
  const choices = parameters.map((key) => ({ value: key, label: nameOf(key) }))
  const held = third === undefined ? '' : `, ${nameOf(third).toLowerCase()} ${thirdLabel}`
  return (
    <Chart
      title={`${measure.label} by ${nameOf(across).toLowerCase()} and ${nameOf(up).toLowerCase()}${held}`}
      summary={studyMapSummary(input)}
      option={option}
      height={420}
      table={studyMapTable(input)}
      controls={
        <Group gap="xs" mr="xs">
          <FigureSelect
            label="Figure of the map"
            data={measures.map(({ key, label }) => ({ value: key, label }))}
            value={measure.key}
            onChange={(figure) => change({ figure })}
          />
          <FigureSelect
            label="Parameter across"
            data={choices}
            value={across}
            onChange={(key) => change({ across: key, up: key === up ? across : up })}
          />
          {rest.length > 1 && (
            <FigureSelect
              label="Parameter up"
              data={choices.filter(({ value }) => value !== across)}
              value={up}
              onChange={(key) => change({ across, up: key, third: undefined })}
            />
          )}
          {third !== undefined && (
            <FigureSelect
              label={nameOf(third)}
              data={thirdLabels.map((label) => ({ value: label, label }))}
              value={thirdLabel ?? ''}
              onChange={(label) => change({ third: label })}
            />
          )}
        </Group>
      }
    />
  )
}

const known = (key: string | undefined, keys: readonly string[]): string | undefined =>
  key !== undefined && keys.includes(key) ? key : undefined
