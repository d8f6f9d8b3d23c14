import { type ReactNode, useMemo } from 'react'
import { formatEnergyKwh, formatResult } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import type { MonthRow } from './monthRows.ts'
import { monthlyYieldOption } from './yieldOptions.ts'

export function MonthlyYieldChart({ rows }: { readonly rows: readonly MonthRow[] }): ReactNode {
  const option = useMemo(() => monthlyYieldOption(rows), [rows])
  return (
    <Chart
      title="Monthly energy"
      summary={monthlySummary(rows)}
      option={option}
      height={320}
      table={{
        columns: ['Month', 'Energy (kWh)', 'Performance ratio'],
        rows: rows.map((row) => [row.label, row.energyKwh, row.performanceRatio]),
      }}
    />
  )
}

function monthlySummary(rows: readonly MonthRow[]): string {
  const sorted = rows.toSorted((a, b) => (b.energyKwh ?? 0) - (a.energyKwh ?? 0))
  const [best] = sorted
  const worst = sorted.at(-1)
  if (best === undefined || worst === undefined || best === worst) return ''
  return `Most energy in ${monthText(best)}, least in ${monthText(worst)}.`
}

function monthText(row: MonthRow): string {
  return `${row.label} (${formatEnergyKwh(row.energyKwh)}, performance ratio ${formatResult(row.performanceRatio, '')})`
}
