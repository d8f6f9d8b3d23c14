import { Group } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { studyParameter } from '../../project/runs/studyParameters.ts'
import { Chart } from '../../ui/Chart.tsx'
import { FigureSelect } from './FigureSelect.tsx'
import { MEASURES, measureOf, pointLabel, titleOf } from './measures.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { studyOption, studySummary } from './studyOption.ts'
import { useStudySearch } from './useStudySearch.ts'

const NONE = 'none'

/** A figure of the runs over the values, with a second one on an axis of its own. */
export function StudyChart({ study, measures }: WeighedStudy): ReactNode {
  const choices = measures.map(({ key, label }) => ({ value: key, label }))
  const [search, change] = useStudySearch()
  const left = measureOf(search.left, measures) ?? measureOf('specific_yield') ?? MEASURES[0]
  const right = search.right === left?.key ? undefined : measureOf(search.right, measures)
  const [key = ''] = study.parameters
  const input = useMemo(
    () =>
      left && {
        parameter: key,
        points: study.points.filter(({ result }) => result !== null),
        left,
        right,
      },
    [study, key, left, right],
  )
  const option = useMemo(() => input && studyOption(input), [input])
  if (input === undefined || option === undefined) return null
  const name = studyParameter(key)?.label ?? key
  const shown = input.right === undefined ? [input.left] : [input.left, input.right]
  return (
    <Chart
      title={`${input.left.label} by ${name.toLowerCase()}`}
      summary={studySummary(input)}
      option={option}
      height={340}
      table={{
        columns: [name, ...shown.map(titleOf)],
        rows: input.points.map((point) => [
          pointLabel(point),
          ...shown.map((measure) => measure.value(point)),
        ]),
      }}
      controls={
        <Group gap="xs" mr="xs">
          <FigureSelect
            label="Figure of the left axis"
            data={choices}
            value={input.left.key}
            onChange={(next) => change({ left: next })}
          />
          <FigureSelect
            label="Figure of the right axis"
            data={[{ value: NONE, label: 'No second axis' }, ...choices]}
            value={input.right?.key ?? NONE}
            onChange={(next) => change({ right: next === NONE ? undefined : next })}
          />
        </Group>
      }
    />
  )
}
