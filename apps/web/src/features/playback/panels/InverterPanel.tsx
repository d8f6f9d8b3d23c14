import { type ReactNode, useMemo } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatPercent, formatPowerW } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Player } from '../player/player.ts'
import { type InverterRow, inverterRows } from './blockRows.ts'

const ratioOf = ({ measuredKw, expectedKw }: InverterRow): number => measuredKw / expectedKw

const COLUMNS: readonly Column<InverterRow>[] = [
  { key: 'name', title: 'Inverter', value: ({ name }) => name },
  { key: 'block', title: 'Block', value: ({ block }) => block },
  rightColumn<InverterRow>(
    'measured',
    'Measured',
    ({ measuredKw }) => formatPowerW(1000 * measuredKw),
    ({ measuredKw }) => measuredKw,
  ),
  rightColumn<InverterRow>(
    'expected',
    'Expected',
    ({ expectedKw }) => formatPowerW(1000 * expectedKw),
    ({ expectedKw }) => expectedKw,
  ),
  rightColumn<InverterRow>(
    'ratio',
    'Measured over expected',
    (row) => formatPercent(ratioOf(row)),
    ratioOf,
  ),
]

/** The inverters of a monitored plant at the time that is shown. */
export function InverterPanel({ player }: { readonly player: Player }): ReactNode {
  const [side] = player.sides
  const state = useStore(player.slow, (one) => one)
  // oxlint-disable-next-line react/exhaustive-deps -- what is shown follows the state of the clock
  const rows = useMemo(() => (side ? inverterRows(side) : []), [side, state])
  if (rows.length === 0) return null
  return (
    <Panel title="Inverters">
      <DataTable<InverterRow>
        label="Inverters"
        rows={rows}
        rowKey={({ id }) => id}
        height={320}
        columns={COLUMNS}
      />
    </Panel>
  )
}
