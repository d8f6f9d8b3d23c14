import { Group, Select } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { studyParameter } from '../../project/runs/studyParameters.ts'
import { Chart } from '../../ui/Chart.tsx'
import { ENERGY, measureOf, titleOf } from './measures.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { studyOption, studySummary } from './studyOption.ts'

const NONE = 'none'

/** A figure of the runs over the values, with a second one on an axis of its own. */
export function StudyChart({ study, measures }: WeighedStudy): ReactNode {
  const choices = measures.map(({ key, label }) => ({ value: key, label }))
  const [leftKey, setLeft] = useState('specific_yield')
  const [rightKey, setRight] = useState(NONE)
  const input = useMemo(
    () => ({
      parameter: study.parameter,
      points: study.points.filter(({ result }) => result !== null),
      left: measureOf(leftKey, measures) ?? ENERGY,
      right: rightKey === leftKey ? undefined : measureOf(rightKey, measures),
    }),
    [study, measures, leftKey, rightKey],
  )
  const option = useMemo(() => studyOption(input), [input])
  const parameter = studyParameter(study.parameter)
  const shown = input.right === undefined ? [input.left] : [input.left, input.right]
  return (
    <Chart
      title={`${input.left.label} by ${(parameter?.label ?? study.parameter).toLowerCase()}`}
      summary={studySummary(input)}
      option={option}
      height={340}
      table={{
        columns: [parameter?.label ?? study.parameter, ...shown.map(titleOf)],
        rows: input.points.map(({ label, result }) => [
          label,
          ...shown.map((measure) => (result ? measure.value(result) : null)),
        ]),
      }}
      controls={
        <Group gap="xs" mr="xs">
          <Select
            aria-label="Figure of the left axis"
            w={170}
            data={choices}
            value={leftKey}
            allowDeselect={false}
            onChange={(key) => setLeft(key ?? leftKey)}
          />
          <Select
            aria-label="Figure of the right axis"
            w={190}
            data={[{ value: NONE, label: 'No second axis' }, ...choices]}
            value={rightKey}
            allowDeselect={false}
            onChange={(key) => setRight(key ?? NONE)}
          />
        </Group>
      }
    />
  )
}
