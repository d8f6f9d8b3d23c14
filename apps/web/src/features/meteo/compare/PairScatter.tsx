import { type ReactNode, useMemo } from 'react'
import { formatFixed, formatNumber, joinUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { valueGridOption, valueGridTable } from '../valueGrid.ts'
import { columnLabel } from '../weatherTexts.ts'
import type { Pair } from './DatasetPair.tsx'
import type { ColumnComparison } from './useComparison.ts'

interface PairScatterProps extends Pair {
  readonly column: ColumnComparison
}

/** How many steps lie at each pair of values. */
export function PairScatter({ a, b, column }: PairScatterProps): ReactNode {
  const option = useMemo(() => valueGridOption(column.scatter), [column])
  const table = useMemo(() => valueGridTable(column.scatter), [column])
  const { bias, rmse, correlation, unit } = column
  return (
    <Chart
      title={`${columnLabel(column.column)}, B against A`}
      summary={`Across A (${a.name}), upwards B (${b.name}); the dashed line is where both are equal. Bias ${joinUnit(formatNumber(bias, 3), unit)}, RMSE ${joinUnit(formatNumber(rmse, 3), unit)}, correlation ${formatFixed(correlation, 3)}.`}
      option={option}
      height={360}
      table={table}
    />
  )
}
