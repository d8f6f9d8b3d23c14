import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../ui/DataState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Comparison } from './choice.ts'
import { monthOption } from './monthOption.ts'
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
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={380} />}>
        {(rows) => <MonthChart rows={rows} comparison={comparison} />}
      </DataState>
    </Panel>
  )
}

function MonthChart(props: MonthPanelProps & { readonly rows: readonly MonthPair[] }): ReactNode {
  const { rows, comparison } = props
  const [nameA, nameB] = [`A: ${comparison.a.name}`, `B: ${comparison.b.name}`]
  const option = useMemo(() => monthOption(rows, { a: nameA, b: nameB }), [rows, nameA, nameB])
  return (
    <Chart
      title="Monthly energy"
      summary={monthSummary(rows)}
      option={option}
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
