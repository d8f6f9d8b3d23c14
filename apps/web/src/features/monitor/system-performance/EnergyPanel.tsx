import { type ReactNode, useMemo } from 'react'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { energyBars } from './energyBars.ts'
import { usePerformanceSearch } from './performanceSearch.ts'
import type { Performance } from './usePerformance.ts'

interface EnergyPanelProps {
  readonly energy: Performance
  readonly by: 'day' | 'month'
}

/** Budget, expected and measured energy side by side. */
export function EnergyPanel({ energy, by }: EnergyPanelProps): ReactNode {
  const { intervals, budget_name, budget_problem } = energy
  const [, change] = usePerformanceSearch()
  const data = useMemo(() => energyBars(intervals, by), [intervals, by])
  return (
    <Panel>
      <CategoryChart
        title="Budget, expected and measured energy"
        summary={budgetText(budget_name, budget_problem)}
        data={data}
        table={seriesTable(
          by === 'day' ? 'Day' : 'First day of the month',
          intervals.map(({ date }) => date ?? ''),
          data.series.map(({ name, values }) => ({ name, unit: 'kWh', values })),
        )}
        controls={
          <ChoiceSwitch
            label="Bars by"
            choices={choicesOf(['day', 'month'] as const, { day: 'Days', month: 'Months' })}
            value={by}
            onChange={(next) => change({ by: next })}
          />
        }
      />
    </Panel>
  )
}

function budgetText(name: string | null, problem: string | null): string {
  if (problem !== null) return `The budget cannot be read: ${problem}`
  if (name === null) {
    return 'No budget: choose the run that was sold in the deployment of the plant, and it stands beside.'
  }
  return `Energy at the inverters on the days that have ended and were evaluated. Budget: ‘${name}’ on the same days of the year; in this weather: times the weather index.`
}
