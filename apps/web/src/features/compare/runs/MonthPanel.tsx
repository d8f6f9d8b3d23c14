import { type ReactNode, useMemo } from 'react'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import type { Comparison } from './choice.ts'
import { monthData } from './monthData.ts'
import type { MonthPair } from './monthPairs.ts'
import { monthSummary } from './monthSummary.ts'
import { useMonthPairs } from './useCompare.ts'

interface MonthPanelProps {
  readonly comparison: Comparison
}

/** Energy of both runs month by month, and the ratio. */
export function MonthPanel({ comparison }: MonthPanelProps): ReactNode {
  const view = useMonthPairs(comparison)
  return (
    <ChartPanel view={view} height={380}>
      {(rows) => <MonthChart rows={rows} comparison={comparison} />}
    </ChartPanel>
  )
}

function MonthChart(props: MonthPanelProps & { readonly rows: readonly MonthPair[] }): ReactNode {
  const { rows, comparison } = props
  const [nameA, nameB] = [`A: ${comparison.a.name}`, `B: ${comparison.b.name}`]
  const data = useMemo(() => monthData(rows, [nameA, nameB]), [rows, nameA, nameB])
  return (
    <CategoryChart
      title="Monthly energy"
      summary={monthSummary(rows)}
      data={data}
      height={340}
      table={{
        columns: ['Month', 'A (kWh)', 'B (kWh)', 'B / A', 'Hours of A', 'Hours of B'],
        rows: rows.map(({ label, a, b, ratio }) => [
          label,
          a?.energyKwh,
          b?.energyKwh,
          ratio,
          a?.hours,
          b?.hours,
        ]),
      }}
    />
  )
}
