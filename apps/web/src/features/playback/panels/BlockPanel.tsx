import { type ReactNode, useMemo } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { formatPowerW } from '../../../lib/format.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Player } from '../player/player.ts'
import { valueText } from '../valueText.ts'
import { type BlockRow, blockRows } from './blockRows.ts'

/** The blocks of the plant at the time that is shown. */
export function BlockPanel({
  player,
  side,
}: {
  readonly player: Player
  readonly side: number
}): ReactNode {
  const own = player.sides[side]
  const state = useStore(player.slow, (one) => one)
  // oxlint-disable-next-line react/exhaustive-deps -- what is shown follows the state of the clock
  const rows = useMemo(() => (own ? blockRows(own) : []), [own, state, own?.measure()])
  if (!own) return null
  const measure = own.measure()
  const name = player.sides.length > 1 ? `Blocks, ${side === 0 ? 'A' : 'B'}` : 'Blocks'
  return (
    <Panel title={name}>
      <DataTable<BlockRow>
        label={name}
        rows={rows}
        rowKey={({ id }) => id}
        height={320}
        columns={[
          { key: 'name', title: 'Block', value: (row) => row.name },
          rightColumn<BlockRow>(
            'value',
            measure.unit === 'kW/kWp' ? 'Over nominal power' : measure.label,
            ({ value }) => valueText(measure, value),
            ({ value }) => value,
          ),
          ...(rows[0]?.powers.map(({ label }, at) =>
            rightColumn<BlockRow>(
              label,
              label,
              ({ powers }) => formatPowerW(1000 * (powers[at]?.kw ?? Number.NaN)),
              ({ powers }) => powers[at]?.kw ?? Number.NaN,
            ),
          ) ?? []),
        ]}
      />
    </Panel>
  )
}
