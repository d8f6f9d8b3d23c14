import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber, formatPercentFixed } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import type { InverterRow } from './inverterRows.ts'
import { useBlockSearch } from './useBlockSearch.ts'

const CSV_COLUMNS = [
  'Inverter',
  'DC capacity (W)',
  'Measured (kWh)',
  'Expected (kWh)',
  'EPI',
  'To peers',
  'Specific yield (kWh/kWp)',
  'Lost (kWh)',
  'Energy availability',
]

/** The same inverters in figures, the weakest first. */
export function InverterTable({ rows }: { readonly rows: readonly InverterRow[] }): ReactNode {
  const [{ inverter }, change] = useBlockSearch()
  return (
    <Panel
      title="Inverters"
      guide="/docs/monitoring/inverters-and-series.html#block-inverters"
      description="EPI: measured / expected. To peers: EPI / median EPI of the block. Availability: 1 − lost to outages / (measured + lost to outages)"
      actions={
        <SaveCsvButton
          title="Inverters"
          columns={CSV_COLUMNS}
          rows={rows.map((row) => [
            row.name,
            row.dc_capacity_w,
            row.sensor_kwh,
            row.model_kwh,
            row.epi,
            row.toPeers,
            row.yieldKwhPerKwp,
            row.lost_kwh,
            row.energy_availability,
          ])}
        />
      }
    >
      <DataTable<InverterRow>
        label="Inverters"
        height={520}
        rows={rows}
        rowKey={({ hierarchy_id }) => hierarchy_id}
        selectedKey={inverter}
        initialSort={{ key: 'peers', descending: false }}
        columns={inverterColumns(rows, (id) => change({ inverter: id }, 'day'))}
      />
    </Panel>
  )
}

const ratio = (key: string, title: string, value: (row: InverterRow) => number | null) =>
  rightColumn<InverterRow>(key, title, (row) => formatPercentFixed(value(row), 1), value)

const inverterColumns = (
  rows: readonly InverterRow[],
  onDay: (id: string) => void,
): readonly Column<InverterRow>[] => [
  {
    key: 'name',
    title: 'Inverter',
    minWidth: 140,
    value: ({ name }) => name,
    render: ({ name, hierarchy_id }) => (
      <Anchor component="button" type="button" size="sm" onClick={() => onDay(hierarchy_id)}>
        {name}
      </Anchor>
    ),
  },
  energyColumn(rows, 'measured', 'Measured', ({ sensor_kwh }) => sensor_kwh),
  energyColumn(rows, 'expected', 'Expected', ({ model_kwh }) => model_kwh),
  ratio('epi', 'EPI', ({ epi }) => epi),
  ratio('peers', 'To peers', ({ toPeers }) => toPeers),
  rightColumn<InverterRow>(
    'yield',
    'kWh/kWp',
    ({ yieldKwhPerKwp }) => formatNumber(yieldKwhPerKwp),
    ({ yieldKwhPerKwp }) => yieldKwhPerKwp,
  ),
  energyColumn(rows, 'lost', 'Lost', ({ lost_kwh }) => lost_kwh),
  ratio('availability', 'Availability', ({ energy_availability }) => energy_availability),
]
