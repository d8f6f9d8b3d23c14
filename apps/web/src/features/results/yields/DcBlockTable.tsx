import type { ReactNode } from 'react'
import { formatFixed, formatPowerW, formatUnit } from '../../../lib/format.ts'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { columnOf, sumOf } from '../seriesMonths.ts'
import type { BlockDcOperation, BlockMonths } from '../useResultTabs.ts'
import { energyFigure, percentFigure } from './yieldFigures.ts'
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
    <FigureTable
      title="DC of the blocks"
      description="At the inputs of the inverters. Voltage and current are means weighted by power over the steps in which a block works; the current is that of all its strings."
      rows={rows}
      rowKey={({ id }) => id}
      figures={figuresOf(rows)}
      selectedKey={selected}
      height={rows.length > 12 && 400}
    />
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

function figuresOf(rows: readonly DcRow[]): readonly Figure<DcRow>[] {
  const energy = energyColumn(rows.map(({ dcKwh }) => dcKwh))
  return [
    { title: 'Block', value: ({ name }) => name },
    {
      title: 'Nominal DC',
      csv: 'Nominal DC (kW)',
      value: ({ nominalDcKw }) => nominalDcKw,
      text: ({ nominalDcKw }) => formatPowerW(nominalDcKw * 1000, 'Wp'),
    },
    energyFigure('DC energy', energy, ({ dcKwh }) => dcKwh),
    percentFigure('Share', ({ share }) => share, 2),
    {
      title: 'DC specific yield (kWh/kWp)',
      value: perKwp,
      text: (row) => formatFixed(perKwp(row), 0),
    },
    {
      title: 'Highest power',
      csv: 'Highest power (W)',
      value: ({ operation }) => operation?.power_max_w,
      text: ({ operation }) => formatPowerW(operation?.power_max_w, 'Wdc'),
    },
    {
      title: 'Voltage, lowest to highest',
      csv: 'Mean voltage (V)',
      value: ({ operation }) => operation?.voltage_mean_v,
      text: ({ operation }) => voltageText(operation),
    },
    { csv: 'Lowest voltage (V)', value: ({ operation }) => operation?.voltage_min_v },
    { csv: 'Highest voltage (V)', value: ({ operation }) => operation?.voltage_max_v },
    {
      title: 'Current, highest',
      csv: 'Mean current (A)',
      value: ({ operation }) => operation?.current_mean_a,
      text: ({ operation }) => currentText(operation),
    },
    { csv: 'Highest current (A)', value: ({ operation }) => operation?.current_max_a },
    {
      title: 'Works (h)',
      value: ({ operation }) => operation?.working_hours,
      text: ({ operation }) => formatFixed(operation?.working_hours, 0),
    },
  ]
}

const perKwp = ({ dcKwh, nominalDcKw }: DcRow): number =>
  nominalDcKw > 0 ? dcKwh / nominalDcKw : 0

function voltageText(operation: BlockDcOperation | undefined): string {
  const mean = formatUnit(operation?.voltage_mean_v, 'V')
  return `${mean} (${formatFixed(operation?.voltage_min_v, 0)} to ${formatFixed(operation?.voltage_max_v, 0)})`
}

function currentText(operation: BlockDcOperation | undefined): string {
  return `${formatUnit(operation?.current_mean_a, 'A')} (${formatUnit(operation?.current_max_a, 'A')})`
}
