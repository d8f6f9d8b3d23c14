import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount, formatPercentFixed } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { energyColumn } from '../yields/yieldOptions.ts'
import type { DrillChildList } from './useDrillDown.ts'

type Child = DrillChildList['items'][number]

interface DrillChildTableProps {
  readonly list: DrillChildList
  readonly onPick: (key: string) => void
}

const TITLES: Readonly<Record<string, string>> = {
  year: 'Years',
  month: 'Months',
  day: 'Days',
  interval: 'Intervals',
  block: 'Blocks',
  zone: 'Zones of tables',
  inverter: 'Inverters',
  table: 'Tables',
}

/** Twelve months and their headings. */
const HEIGHT_PX = 416

/** Zones at the ends of rows give little beside the inner ones. */
const MOST_DECIMALS = 6

/** What a part is made of: energy, share, and how far from the mean. */
export function DrillChildTable({ list, onPick }: DrillChildTableProps): ReactNode {
  const { kind, basis, items, total } = list
  const title = TITLES[kind] ?? kind
  const energy = energyColumn(
    items.map(({ energy_kwh }) => energy_kwh),
    MOST_DECIMALS,
  )
  const columns: readonly Column<Child>[] = [
    {
      key: 'label',
      title,
      render: ({ key, label }) => (
        <Anchor component="button" size="sm" onClick={() => onPick(key)}>
          {label}
        </Anchor>
      ),
    },
    rightColumn(
      'energy',
      `Energy (${energy.unit})`,
      ({ energy_kwh }) => energy.text(energy_kwh),
      ({ energy_kwh }) => energy_kwh,
    ),
    rightColumn(
      'share',
      'Share',
      ({ share }) => formatPercentFixed(share),
      ({ share }) => share,
    ),
    rightColumn(
      'deviation',
      'From the mean',
      ({ deviation }) => formatPercentFixed(deviation),
      ({ deviation }) => deviation,
    ),
  ]
  return (
    <Panel title={title} description={descriptionOf(kind, basis, items.length, total)}>
      <DataTable
        label={title}
        rows={items}
        rowKey={({ key }) => key}
        columns={columns}
        height={HEIGHT_PX}
      />
    </Panel>
  )
}

function descriptionOf(kind: string, basis: string, listed: number, total: number): string {
  const more = listed < total ? ` The first ${formatCount(listed)} of ${formatCount(total)}.` : ''
  if (basis === 'shared') return `Alike in the model: the energy is shared out.${more}`
  return kind === 'block' || kind === 'zone'
    ? 'The mean is by installed power.'
    : 'The mean is by the hour.'
}
