import { Group } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../ui/Chart.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FigureSelect } from './FigureSelect.tsx'
import { type Measure, measureOf } from './measures.ts'
import { paretoFront } from './paretoFront.ts'
import { paretoOption, paretoSummary, paretoTable } from './paretoOption.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { useStudySearch } from './useStudySearch.ts'

/** Which points of a study are the best compromises of two objectives. */
export function ParetoChart({ study, measures }: WeighedStudy): ReactNode {
  const [search, change] = useStudySearch()
  const objectives = useMemo(() => measures.filter(({ best }) => best !== undefined), [measures])
  const one = measureOf(search.one ?? 'table_land_ha', objectives)
  const other = measureOf(search.other ?? 'energy', objectives)
  if (one === undefined || other === undefined) return null
  const choices = (taken: Measure) =>
    objectives
      .filter(({ key }) => key !== taken.key)
      .map(({ key, label }) => ({ value: key, label }))
  return (
    <Panel>
      <Drawn
        study={study}
        one={one}
        other={other}
        controls={
          <Group gap="xs" mr="xs">
            <FigureSelect
              label="Objective across"
              data={choices(other)}
              value={one.key}
              onChange={(key) => change({ one: key })}
            />
            <FigureSelect
              label="Objective up"
              data={choices(one)}
              value={other.key}
              onChange={(key) => change({ other: key })}
            />
          </Group>
        }
      />
    </Panel>
  )
}

interface DrawnProps extends Pick<WeighedStudy, 'study'> {
  readonly one: Measure
  readonly other: Measure
  readonly controls: ReactNode
}

function Drawn({ study, one, other, controls }: DrawnProps): ReactNode {
  const input = useMemo(
    () => ({
      parameters: study.parameters,
      pareto: paretoFront(study.points, one, other),
      one,
      other,
    }),
    [study, one, other],
  )
  const option = useMemo(() => paretoOption(input), [input])
  return (
    <Chart
      title={`${other.label} against ${one.label.toLowerCase()}`}
      summary={paretoSummary(input)}
      option={option}
      height={360}
      table={paretoTable(input)}
      controls={controls}
    />
  )
}
