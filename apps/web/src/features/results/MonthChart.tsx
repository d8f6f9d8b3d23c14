import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../ui/Chart.tsx'
import { monthOption, type NamedValues } from './barOptions.ts'

interface MonthChartProps {
  readonly title: string
  readonly summary: string
  /** Of the months. */
  readonly labels: readonly string[]
  /** Keep it the same between renders. */
  readonly series: readonly NamedValues[]
  /** What is drawn where that is less than what the table holds. */
  readonly drawn?: readonly NamedValues[]
  readonly unit: string
  readonly height?: number
  readonly isStacked?: boolean
}

/** Months side by side, with a table of the same. */
export function MonthChart(props: MonthChartProps): ReactNode {
  const { title, summary, labels, series, drawn = series, unit, isStacked, height = 320 } = props
  const option = useMemo(
    () => monthOption({ labels, series: drawn, unit, ...(isStacked && { isStacked }) }),
    [labels, drawn, unit, isStacked],
  )
  return (
    <Chart
      title={title}
      summary={summary}
      option={option}
      height={height}
      table={{
        columns: ['Month', ...series.map(({ name }) => `${name} (${unit})`)],
        rows: labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
      }}
    />
  )
}
