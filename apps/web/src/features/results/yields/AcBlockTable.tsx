import type { ReactNode } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { columnOf, sumOf } from '../seriesMonths.ts'
import type { BlockMonths } from '../useResultTabs.ts'
import { energyColumn } from './yieldOptions.ts'

interface AcRow {
  readonly id: string
  readonly name: string
  readonly inverterKwh: number
  readonly blockKwh: number
  /** Of the energy before it. */
  readonly clipping: number
  readonly derating: number
}

interface AcBlockTableProps {
  readonly blocks: readonly BlockMonths[]
  readonly selected: string | undefined
}

/** AC energy of the blocks side by side. */
export function AcBlockTable({ blocks, selected }: AcBlockTableProps): ReactNode {
  const rows = blocks.map(rowOf)
  return (
    <Panel
      title="AC of the blocks"
      description="Clipping and derating are shares of the energy before them."
      actions={
        <SaveCsvButton
          title="AC of the blocks"
          columns={['Block', 'Inverter output (kWh)', 'After MV (kWh)', 'Clipping', 'Derating']}
          rows={rows.map((row) => [
            row.name,
            row.inverterKwh,
            row.blockKwh,
            row.clipping,
            row.derating,
          ])}
        />
      }
    >
      <DataTable
        label="AC of the blocks"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columnsOf(rows)}
        selectedKey={selected}
        {...(rows.length > 12 ? { height: 400 } : {})}
      />
    </Panel>
  )
}

const share = (loss: number, before: number): number => (before > 0 ? loss / before : 0)

function rowOf({ block_id, name, series }: BlockMonths): AcRow {
  const total = (column: string): number => sumOf(columnOf(series, column))
  const converted = total('ac_after_efficiency')
  const clipped = total('ac_after_sub_clipping')
  return {
    id: block_id,
    name,
    inverterKwh: total('ac_inverter'),
    blockKwh: total('ac_block'),
    clipping: share(converted - clipped, converted),
    derating: share(clipped - total('ac_after_derating'), clipped),
  }
}

function columnsOf(rows: readonly AcRow[]): readonly Column<AcRow>[] {
  const energy = energyColumn(rows.map(({ inverterKwh }) => inverterKwh))
  return [
    { key: 'name', title: 'Block', value: ({ name }) => name },
    {
      key: 'inverter',
      title: `Inverter output (${energy.unit})`,
      align: 'right',
      value: ({ inverterKwh }) => inverterKwh,
      render: ({ inverterKwh }) => energy.text(inverterKwh),
    },
    {
      key: 'mv',
      title: `After MV (${energy.unit})`,
      align: 'right',
      value: ({ blockKwh }) => blockKwh,
      render: ({ blockKwh }) => energy.text(blockKwh),
    },
    {
      key: 'clipping',
      title: 'Clipping',
      align: 'right',
      value: ({ clipping }) => clipping,
      render: ({ clipping }) => formatPercentFixed(clipping),
    },
    {
      key: 'derating',
      title: 'Derating',
      align: 'right',
      value: ({ derating }) => derating,
      render: ({ derating }) => formatPercentFixed(derating),
    },
  ]
}
