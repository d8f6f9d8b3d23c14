import { type ReactNode, useMemo } from 'react'
import {
  formatEnergyKwh,
  formatNumber,
  formatPercentFixed,
  formatResult,
} from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import type { MonthRow } from './monthRows.ts'

export function MonthlyYieldChart({ rows }: { readonly rows: readonly MonthRow[] }): ReactNode {
  const data = useMemo(() => dataOf(rows), [rows])
  return (
    <CategoryChart
      title="Monthly energy"
      summary={monthlySummary(rows)}
      data={data}
      table={{
        columns: ['Month', 'Energy (kWh)', 'Performance ratio'],
        rows: rows.map((row) => [row.label, row.energyKwh, row.performanceRatio]),
      }}
    />
  )
}

/** Bars of energy and the line of the performance ratio. */
function dataOf(rows: readonly MonthRow[]): CategoryData {
  const ratios = rows.map(({ performanceRatio }) => performanceRatio)
  return {
    labels: rows.map(({ label }) => label),
    series: [
      { name: 'Energy', values: rows.map(({ energyKwh }) => energyKwh) },
      { name: 'Performance ratio', values: ratios, type: 'line', isRight: true },
    ],
    unit: 'kWh',
    left: { text: formatEnergyKwh },
    right: {
      name: '%',
      label: (fraction) => formatNumber(fraction * 100),
      text: formatPercentFixed,
      // Above 1 where the rear gives much.
      limits: { min: 0, max: Math.max(1, ...ratios.map((ratio) => ratio ?? 0)) },
    },
  }
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
