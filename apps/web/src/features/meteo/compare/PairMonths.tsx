import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { sumOf } from '../dataset/weatherSeries.ts'
import { monthTexts } from '../report/monthTexts.ts'
import { columnLabel } from '../weatherTexts.ts'
import type { Pair } from './DatasetPair.tsx'
import { pairMonthsOption } from './pairMonthsOption.ts'
import type { ColumnComparison } from './useComparison.ts'

interface PairMonthsProps extends Pair {
  readonly column: ColumnComparison
}

/** Months of both side by side. */
export function PairMonths({ a, b, column }: PairMonthsProps): ReactNode {
  const labels = useMemo(() => monthTexts(column.months), [column])
  const option = useMemo(() => pairMonthsOption(labels, column), [labels, column])
  const { month_a, month_b, month_unit, unit } = column
  const title = columnLabel(column.column)
  const total = (values: readonly (number | null)[]): string =>
    formatUnit(sumOf(values), month_unit)
  return (
    <Chart
      title={`${title} by month`}
      summary={
        month_unit === unit
          ? `Monthly means; A is ${a.name}, B is ${b.name}.`
          : `Sums of the shared time: ${total(month_a)} of A (${a.name}), ${total(month_b)} of B (${b.name}).`
      }
      option={option}
      height={360}
      table={{
        columns: ['Month', `A, ${a.name} (${month_unit})`, `B, ${b.name} (${month_unit})`],
        rows: labels.map((label, at) => [label, month_a[at] ?? null, month_b[at] ?? null]),
      }}
    />
  )
}
