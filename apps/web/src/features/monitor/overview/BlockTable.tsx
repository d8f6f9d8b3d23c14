import { sum } from '@duet/units'
import type { ReactNode } from 'react'
import { formatPercentFixed, formatResult } from '../../../lib/format.ts'
import type { MonitorOverviewQuery } from '../../../lib/gql/graphql.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { MonitoredNode } from '../shell/deployment.ts'

interface BlockRow {
  readonly id: string
  readonly name: string
  readonly modelKwh: number
  readonly sensorKwh: number
  readonly epi: number | null
}

interface BlockTableProps {
  readonly nodes: readonly MonitoredNode[]
  readonly energies: MonitorOverviewQuery['sensorDataModelledHierarchy']
}

/** Blocks by measured over expected energy, the weakest first. */
export function BlockTable({ nodes, energies }: BlockTableProps): ReactNode {
  return (
    <Panel title="Blocks" description="EPI: measured / expected energy">
      <DataTable<BlockRow>
        label="Blocks"
        rows={blockRows({ nodes, energies })}
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
          rightColumn<BlockRow>('measured', 'Measured', ({ sensorKwh }) =>
            formatResult(sensorKwh, 'kWh'),
          ),
          rightColumn<BlockRow>('expected', 'Expected', ({ modelKwh }) =>
            formatResult(modelKwh, 'kWh'),
          ),
        ]}
      />
    </Panel>
  )
}

function blockRows({
  nodes,
  energies,
}: Pick<BlockTableProps, 'nodes' | 'energies'>): readonly BlockRow[] {
  const byId = new Map(energies.map((one) => [one.hierarchy_id, one]))
  return nodes
    .filter(({ component }) => component === 'block')
    .map(({ id, name }) => {
      const modelKwh = sum(byId.get(id)?.model_kwh ?? [])
      const sensorKwh = sum(byId.get(id)?.sensor_kwh ?? [])
      return { id, name, modelKwh, sensorKwh, epi: modelKwh > 0 ? sensorKwh / modelKwh : null }
    })
}
