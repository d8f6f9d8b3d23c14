import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed, joinUnit } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { FACTOR_NOTES } from './factorNotes.ts'
import type { PvsystData } from './usePvsystFactors.ts'

type Row = PvsystData['factors'][number]

const DECIMALS: Readonly<Record<string, number>> = { '%': 2, '': 3 }

const decimals = ({ unit }: Row): number => DECIMALS[unit] ?? 2

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'label',
    title: 'Factor',
    render: (row) => (
      <>
        <Text size="sm" fw={600} miw={240}>
          {row.label}
        </Text>
        <Text size="xs" c="gray.7" miw={240}>
          {FACTOR_NOTES[row.key]}
        </Text>
        <Text size="xs" c="gray.6">
          {row.formula}
        </Text>
      </>
    ),
  },
  rightColumn('annual', 'Whole run', (row) => (
    <Text span size="sm" fw={600} style={{ whiteSpace: 'nowrap' }} data-figures>
      {row.annual === null ? '–' : joinUnit(formatFixed(row.annual, decimals(row)), row.unit)}
    </Text>
  )),
  ...Array.from(
    { length: 12 },
    (_, month): Column<Row> =>
      rightColumn(`month-${month}`, formatMonth(month), (row) =>
        formatFixed(row.months[month], decimals(row)),
      ),
  ),
]

/** Factors of the whole run and each month. */
export function FactorTable({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  return (
    <DataTable label="PVsyst factors" rows={rows} rowKey={({ key }) => key} columns={COLUMNS} />
  )
}
