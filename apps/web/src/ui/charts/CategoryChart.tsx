import { type ReactNode, useMemo } from 'react'
import { Chart, type ChartTable } from '../Chart.tsx'
import { type CategoryData, categoryOption } from './categoryOption.ts'
import { seriesTable } from './seriesTable.ts'

interface CategoryChartProps {
  readonly title: string
  readonly summary: string
  /** Must be the same object between renders: a new one draws the chart anew. */
  readonly data: CategoryData
  /** Absent: the series by month. */
  readonly table?: ChartTable
  readonly height?: number
  readonly controls?: ReactNode
}

/** Bars or lines over months or other categories, with a table of the same. */
export function CategoryChart({ data, table, ...chart }: CategoryChartProps): ReactNode {
  const option = useMemo(() => categoryOption(data), [data])
  const { labels, series, unit } = data
  return (
    <Chart
      height={320}
      {...chart}
      option={option}
      table={
        table ??
        seriesTable(
          'Month',
          labels,
          series.map((one) => ({ ...one, unit })),
        )
      }
    />
  )
}
