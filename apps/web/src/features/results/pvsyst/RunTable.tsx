import type { ReactNode } from 'react'
import { formatEnergyKwh, formatFixed } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import type { PvsystData } from './usePvsystFactors.ts'

type Row = PvsystData['runs'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'key', title: 'Run', render: ({ key }) => key },
  { key: 'scene', title: 'Scene', render: ({ scene }) => scene },
  rightColumn('rear', 'H rear (kWh/m²)', ({ rear_kwh_m2 }) => formatFixed(rear_kwh_m2, 2)),
  rightColumn('ground', 'of it ground (kWh/m²)', ({ rear_ground_kwh_m2 }) =>
    formatFixed(rear_ground_kwh_m2, 2),
  ),
  rightColumn('dc', 'E DC', ({ dc_kwh }) => formatEnergyKwh(dc_kwh, 6)),
  rightColumn('ac', 'E AC', ({ ac_kwh }) => formatEnergyKwh(ac_kwh, 6)),
]

/** The audit list: what was simulated and what it gave. */
export function RunTable({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  return (
    <DataTable label="Controlled runs" rows={rows} rowKey={({ key }) => key} columns={COLUMNS} />
  )
}
