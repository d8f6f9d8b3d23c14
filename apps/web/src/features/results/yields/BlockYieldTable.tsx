import { Anchor } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatFixed, formatPercentFixed, formatPowerW } from '../../../lib/format.ts'
import type { SimulationRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { type BlockYield, useBlockYields } from '../useResults.ts'
import { energyColumn } from './yieldOptions.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')
const W_PER_KW = 1000

function columnsOf(blocks: readonly BlockYield[]): readonly Column<BlockYield>[] {
  const energy = energyColumn(blocks.map(({ energy_kwh }) => energy_kwh))
  return [
    {
      key: 'name',
      title: 'Block',
      value: ({ name }) => name,
      render: (block) => <BlockLink block={block} />,
    },
    {
      key: 'dc',
      title: 'Nominal DC',
      align: 'right',
      value: ({ nominal_dc_kw }) => nominal_dc_kw,
      render: ({ nominal_dc_kw }) => formatPowerW(nominal_dc_kw * W_PER_KW, 'Wp'),
    },
    {
      key: 'ac',
      title: 'Nominal AC',
      align: 'right',
      value: ({ nominal_ac_kw }) => nominal_ac_kw,
      render: ({ nominal_ac_kw }) => formatPowerW(nominal_ac_kw * W_PER_KW, 'Wac'),
    },
    {
      key: 'energy',
      title: `Energy (${energy.unit})`,
      align: 'right',
      value: ({ energy_kwh }) => energy_kwh,
      render: ({ energy_kwh }) => energy.text(energy_kwh),
    },
    {
      key: 'yield',
      title: 'Specific yield (kWh/kWp)',
      align: 'right',
      value: (block) => block.specific_yield_kwh_per_kwp,
      render: (block) => formatFixed(block.specific_yield_kwh_per_kwp, 1),
    },
    {
      key: 'ratio',
      title: 'Performance ratio',
      align: 'right',
      value: ({ performance_ratio }) => performance_ratio,
      render: ({ performance_ratio }) => formatPercentFixed(performance_ratio),
    },
  ]
}

/** The blocks of a run side by side. */
export function BlockYieldTable(props: { readonly simulation: SimulationRowFragment }): ReactNode {
  const view = useBlockYields(props.simulation.id)
  return (
    <Panel
      title="Blocks"
      description="Energy at the output of each block; losses after the blocks meet are not in it."
      actions={view.state === 'ready' && <BlockCsv blocks={view.data} />}
    >
      <DataState view={view} skeleton={<SkeletonLines count={3} />}>
        {(blocks) => (
          <DataTable
            label="Yields of the blocks"
            rows={blocks}
            rowKey={({ block_id }) => block_id}
            columns={columnsOf(blocks)}
            {...(blocks.length > 12 ? { height: 400 } : {})}
          />
        )}
      </DataState>
    </Panel>
  )
}

function BlockLink({ block }: { readonly block: BlockYield }): ReactNode {
  const params = route.useParams()
  const search = route.useSearch()
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link
          {...props}
          to="/$org/project/$projectId/simulations/$simId/$tab"
          params={params}
          search={{ ...search, block: block.block_id }}
        />
      )}
    >
      {block.name}
    </Anchor>
  )
}

function BlockCsv({ blocks }: { readonly blocks: readonly BlockYield[] }): ReactNode {
  return (
    <SaveCsvButton
      title="Block yields"
      columns={[
        'Block',
        'Nominal DC (kW)',
        'Nominal AC (kW)',
        'Energy (kWh)',
        'Specific yield (kWh/kWp)',
        'Performance ratio',
      ]}
      rows={blocks.map((block) => [
        block.name,
        block.nominal_dc_kw,
        block.nominal_ac_kw,
        block.energy_kwh,
        block.specific_yield_kwh_per_kwp,
        block.performance_ratio,
      ])}
    />
  )
}
