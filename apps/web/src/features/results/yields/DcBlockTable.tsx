import type { ReactNode } from 'react'
import { formatFixed, formatPercentFixed, formatPowerW, formatUnit } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { columnOf, sumOf } from '../seriesMonths.ts'
import type { BlockDcOperation, BlockMonths } from '../useResultTabs.ts'
import { energyColumn } from './yieldOptions.ts'

interface DcBlockTableProps {
  readonly blocks: readonly BlockMonths[]
  readonly operation: readonly BlockDcOperation[]
  readonly selected: string | undefined
}

interface DcRow {
  readonly id: string
  readonly name: string
  readonly nominalDcKw: number
  readonly dcKwh: number
  readonly share: number
  readonly operation: BlockDcOperation | undefined
}

/** DC energy of the blocks, and at what voltage and current they work. */
export function DcBlockTable({ blocks, operation, selected }: DcBlockTableProps): ReactNode {
  const rows = rowsOf(blocks, operation)
  return (
    <Panel
      title="DC of the blocks"
      description="At the inputs of the inverters. Voltage and current are means weighted by power over the steps in which a block works; the current is that of all its strings."
      actions={
        <SaveCsvButton title="DC of the blocks" columns={CSV_COLUMNS} rows={rows.map(csvRow)} />
      }
    >
      <DataTable
        label="DC of the blocks"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columnsOf(rows)}
        selectedKey={selected}
        {...(rows.length > 12 ? { height: 400 } : {})}
      />
    </Panel>
  )
}

function rowsOf(
  blocks: readonly BlockMonths[],
  operation: readonly BlockDcOperation[],
): readonly DcRow[] {
  const energies = blocks.map(({ series }) => sumOf(columnOf(series, 'dc_mpp')))
  const total = sumOf(energies)
  return blocks.map((block, index) => {
    const dcKwh = energies[index] ?? 0
    return {
      id: block.block_id,
      name: block.name,
      nominalDcKw: block.nominal_dc_kw,
      dcKwh,
      share: total > 0 ? dcKwh / total : 0,
      operation: operation.find(({ block_id }) => block_id === block.block_id),
    }
  })
}

function columnsOf(rows: readonly DcRow[]): readonly Column<DcRow>[] {
  const energy = energyColumn(rows.map(({ dcKwh }) => dcKwh))
  return [
    { key: 'name', title: 'Block', value: ({ name }) => name },
    {
      ...right('dc', 'Nominal DC', ({ nominalDcKw }) => nominalDcKw),
      render: ({ nominalDcKw }) => formatPowerW(nominalDcKw * 1000, 'Wp'),
    },
    {
      ...right('energy', `DC energy (${energy.unit})`, ({ dcKwh }) => dcKwh),
      render: ({ dcKwh }) => energy.text(dcKwh),
    },
    {
      ...right('share', 'Share', ({ share }) => share),
      render: ({ share }) => formatPercentFixed(share, 2),
    },
    {
      ...right('yield', 'DC specific yield (kWh/kWp)', perKwp),
      render: (row) => formatFixed(perKwp(row), 0),
    },
    {
      ...right('power', 'Highest power', (row) => row.operation?.power_max_w ?? null),
      render: (row) => formatPowerW(row.operation?.power_max_w, 'Wdc'),
    },
    {
      ...right(
        'voltage',
        'Voltage, lowest to highest',
        (row) => row.operation?.voltage_mean_v ?? null,
      ),
      render: (row) => voltageText(row.operation),
    },
    {
      ...right('current', 'Current, highest', (row) => row.operation?.current_mean_a ?? null),
      render: (row) => currentText(row.operation),
    },
    {
      ...right('hours', 'Works (h)', (row) => row.operation?.working_hours ?? null),
      render: (row) => formatFixed(row.operation?.working_hours, 0),
    },
  ]
}

const right = (
  key: string,
  title: string,
  value: (row: DcRow) => number | null,
): Column<DcRow> => ({ key, title, value, align: 'right' })

const perKwp = ({ dcKwh, nominalDcKw }: DcRow): number =>
  nominalDcKw > 0 ? dcKwh / nominalDcKw : 0

function voltageText(operation: BlockDcOperation | undefined): string {
  const mean = formatUnit(operation?.voltage_mean_v, 'V')
  return `${mean} (${formatFixed(operation?.voltage_min_v, 0)} to ${formatFixed(operation?.voltage_max_v, 0)})`
}

function currentText(operation: BlockDcOperation | undefined): string {
  return `${formatUnit(operation?.current_mean_a, 'A')} (${formatUnit(operation?.current_max_a, 'A')})`
}

const CSV_COLUMNS = [
  'Block',
  'Nominal DC (kW)',
  'DC energy (kWh)',
  'Share',
  'DC specific yield (kWh/kWp)',
  'Highest power (W)',
  'Mean voltage (V)',
  'Lowest voltage (V)',
  'Highest voltage (V)',
  'Mean current (A)',
  'Highest current (A)',
  'Works (h)',
]

function csvRow(row: DcRow): readonly (string | number | null)[] {
  const { operation } = row
  return [
    row.name,
    row.nominalDcKw,
    row.dcKwh,
    row.share,
    perKwp(row),
    operation?.power_max_w ?? null,
    operation?.voltage_mean_v ?? null,
    operation?.voltage_min_v ?? null,
    operation?.voltage_max_v ?? null,
    operation?.current_mean_a ?? null,
    operation?.current_max_a ?? null,
    operation?.working_hours ?? null,
  ]
}
