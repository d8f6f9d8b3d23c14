import type { ReactNode } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import type { BlockRow } from './blockEnergies.ts'

/** Blocks by measured over expected energy, the weakest first. */
export function BlockTable({ rows }: { readonly rows: readonly BlockRow[] }): ReactNode {
  return (
    <Panel title="Blocks" description="EPI: measured / expected energy">
      <DataTable<BlockRow>
        label="Blocks"
        rows={rows}
        rowKey={({ id }) => id}
        initialSort={{ key: 'epi', descending: false }}
        columns={[
          { key: 'name', title: 'Block', value: ({ name }) => name },
          rightColumn<BlockRow>(
            'epi',
            'EPI',
            ({ epi }) => formatPercentFixed(epi, 1),
            ({ epi }) => epi,
          ),
          energyColumn(rows, 'measured', 'Measured', ({ sensorKwh }) => sensorKwh),
          energyColumn(rows, 'expected', 'Expected', ({ modelKwh }) => modelKwh),
        ]}
      />
    </Panel>
  )
}
