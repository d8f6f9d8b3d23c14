import { type ReactNode, useMemo } from 'react'
import { formatFixed, formatUnit } from '../../../lib/format.ts'
import { differenceUnit } from '../../../lib/shownUnits.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { valueGridOption, valueGridTable } from '../../../ui/charts/valueGrid.ts'
import { columnLabel } from '../weatherTexts.ts'
import type { Pair } from './DatasetPair.tsx'
import type { ColumnComparison } from './useComparison.ts'

interface PairScatterProps extends Pair {
  readonly column: ColumnComparison
}

/** How many steps lie at each pair of values. */
export function PairScatter({ a, b, column }: PairScatterProps): ReactNode {
  const grid = useMemo(() => labelled(column), [column])
  const option = useMemo(() => valueGridOption(grid), [grid])
  const table = useMemo(() => valueGridTable(grid), [grid])
  const { bias, rmse, correlation, unit } = column
  return (
    <Chart
      title={`${columnLabel(column.column)}, B against A`}
      summary={`Across A (${a.name}), upwards B (${b.name}); the dashed line is where both are equal. Bias ${formatUnit(bias, differenceUnit(unit), 3)}, RMSE ${formatUnit(rmse, differenceUnit(unit), 3)}, correlation ${formatFixed(correlation, 3)}.`}
      option={option}
      height={360}
      table={table}
    />
  )
}

/** Each dataset with its letter and the unit. */
function labelled({ scatter, unit }: ColumnComparison): ColumnComparison['scatter'] {
  const label = (letter: string, name: string): string =>
    `${letter}: ${name}${unit === '' ? '' : `, ${unit}`}`
  return { ...scatter, x_label: label('A', scatter.x_label), y_label: label('B', scatter.y_label) }
}
