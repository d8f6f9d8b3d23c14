import type { CleaningValue } from '@duet/results'
import { Badge, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatEnergyKwh, formatPercent } from '../../../lib/format.ts'
import { formatMoney } from '../../../project/economics/moneyText.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'

interface CleaningTableProps {
  readonly values: readonly CleaningValue[]
  readonly best: CleaningValue | undefined
  /** Null: nothing is known in money. */
  readonly currency: string | null
}

/** Numbers of cleanings a year, and what each gains and costs. */
export function CleaningTable({ values, best, currency }: CleaningTableProps): ReactNode {
  const columns: readonly Column<CleaningValue>[] = [
    {
      key: 'number',
      title: 'Cleanings a year',
      minWidth: 130,
      render: ({ perYear }) => (
        <Group gap={6} wrap="nowrap">
          {perYear}
          {perYear === best?.perYear && <Badge variant="light">Best</Badge>}
        </Group>
      ),
    },
    rightColumn('loss', 'Soiling loss', ({ lossFraction }) => formatPercent(lossFraction)),
    rightColumn('gain', 'Energy gained', ({ gainKwh }) => formatEnergyKwh(gainKwh)),
    rightColumn('last', 'By the last of them', ({ lastGainKwh }) =>
      lastGainKwh === undefined ? '–' : formatEnergyKwh(lastGainKwh),
    ),
  ]
  const money: readonly Column<CleaningValue>[] =
    currency === null
      ? []
      : [
          rightColumn('cost', 'Cost', ({ cost }) => formatMoney(cost, currency)),
          rightColumn('net', 'Net gain', ({ net }) => formatMoney(net, currency)),
        ]
  return (
    <DataTable
      label="Cleanings a year"
      rows={values}
      rowKey={({ perYear }) => String(perYear)}
      columns={[...columns, ...money]}
    />
  )
}
