import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import type { CategoryData } from '../../../ui/charts/categoryOption.ts'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { sumOf } from '../dataset/weatherSeries.ts'
import { monthTexts } from '../report/monthTexts.ts'
import { columnLabel } from '../weatherTexts.ts'
import type { Pair } from './DatasetPair.tsx'
import type { ColumnComparison } from './useComparison.ts'

interface PairMonthsProps extends Pair {
  readonly column: ColumnComparison
}

/** Months of both side by side. */
export function PairMonths({ a, b, column }: PairMonthsProps): ReactNode {
  const data = useMemo(() => dataOf(column), [column])
  const { month_a, month_b, month_unit: unit } = column
  const total = (values: readonly (number | null)[]): string => formatUnit(sumOf(values), unit)
  return (
    <CategoryChart
      title={`${columnLabel(column.column)} by month`}
      summary={
        unit === column.unit
          ? `Monthly means; A is ${a.name}, B is ${b.name}.`
          : `Sums of the shared time: ${total(month_a)} of A (${a.name}), ${total(month_b)} of B (${b.name}).`
      }
      data={data}
      height={360}
      table={seriesTable('Month', data.labels, [
        { name: `A, ${a.name} (${unit})`, values: month_a },
        { name: `B, ${b.name} (${unit})`, values: month_b },
      ])}
    />
  )
}

/** Bars where they are sums, lines where they are means. */
function dataOf({ months, month_a, month_b, month_unit, unit }: ColumnComparison): CategoryData {
  const isSum = month_unit !== unit
  const type = isSum ? 'bar' : 'line'
  return {
    labels: monthTexts(months),
    series: [
      { name: 'A', values: month_a, type },
      { name: 'B', values: month_b, type, symbol: 'rect' },
    ],
    unit: month_unit,
    left: { limits: { scale: !isSum } },
  }
}
