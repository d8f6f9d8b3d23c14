import type { ReactNode } from 'react'
import { formatFixed, formatPercentFixed, formatUnit } from '../../../lib/format.ts'
import { differenceUnit } from '../../../lib/shownUnits.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { columnLabel } from '../weatherTexts.ts'
import type { ColumnComparison } from './useComparison.ts'

/** Means and differences of each column that both have. */
export function DifferenceTable({
  columns,
}: {
  readonly columns: readonly ColumnComparison[]
}): ReactNode {
  return (
    <>
      <DataTable
        label="Differences by column"
        rows={columns}
        rowKey={({ column }) => column}
        columns={COLUMNS}
      />
      <SaveCsvButton
        title="Differences by column"
        columns={[
          'Column',
          'Unit',
          'Mean A',
          'Mean B',
          'Bias',
          'Bias (fraction)',
          'RMSE',
          'Correlation',
        ]}
        rows={columns.map((one) => [
          one.column,
          one.unit,
          one.mean_a,
          one.mean_b,
          one.bias,
          one.bias_fraction,
          one.rmse,
          one.correlation,
        ])}
      />
    </>
  )
}

type Value = (row: ColumnComparison) => number | null

function figure(key: string, title: string, value: Value): Column<ColumnComparison> {
  return rightColumn(
    key,
    title,
    (row) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        {formatUnit(value(row), differenceUnit(row.unit))}
      </span>
    ),
    value,
  )
}

const COLUMNS: readonly Column<ColumnComparison>[] = [
  { key: 'column', title: 'Column', value: ({ column }) => columnLabel(column) },
  figure('mean_a', 'Mean A', ({ mean_a }) => mean_a),
  figure('mean_b', 'Mean B', ({ mean_b }) => mean_b),
  figure('bias', 'Bias (B − A)', ({ bias }) => bias),
  rightColumn(
    'bias_fraction',
    'Bias of mean A',
    // a share of degrees Celsius says nothing
    ({ bias_fraction, unit }) => formatPercentFixed(unit === '°C' ? null : bias_fraction),
    ({ bias_fraction }) => bias_fraction,
  ),
  figure('rmse', 'RMSE', ({ rmse }) => rmse),
  rightColumn(
    'correlation',
    'Correlation',
    ({ correlation }) => formatFixed(correlation, 4),
    ({ correlation }) => correlation,
  ),
]
