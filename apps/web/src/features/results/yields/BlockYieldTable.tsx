import type { ReactNode } from 'react'
import { formatFixed, formatPowerW } from '../../../lib/format.ts'
import type { SimulationRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { type BlockYield, useBlockYields } from '../useResults.ts'
import { energyFigure, percentFigure } from './yieldFigures.ts'
import { energyColumn } from './yieldOptions.ts'

const W_PER_KW = 1000

function figuresOf(blocks: readonly BlockYield[]): readonly Figure<BlockYield>[] {
  const energy = energyColumn(blocks.map(({ energy_kwh }) => energy_kwh))
  return [
    { title: 'Block', value: ({ name }) => name, text: (block) => <BlockLink block={block} /> },
    {
      title: 'Nominal DC',
      csv: 'Nominal DC (kW)',
      value: ({ nominal_dc_kw }) => nominal_dc_kw,
      text: ({ nominal_dc_kw }) => formatPowerW(nominal_dc_kw * W_PER_KW, 'Wp'),
    },
    {
      title: 'Nominal AC',
      csv: 'Nominal AC (kW)',
      value: ({ nominal_ac_kw }) => nominal_ac_kw,
      text: ({ nominal_ac_kw }) => formatPowerW(nominal_ac_kw * W_PER_KW, 'Wac'),
    },
    energyFigure('Energy', energy, ({ energy_kwh }) => energy_kwh),
    {
      title: 'Specific yield (kWh/kWp)',
      value: (block) => block.specific_yield_kwh_per_kwp,
      text: (block) => formatFixed(block.specific_yield_kwh_per_kwp, 1),
    },
    percentFigure('Performance ratio', ({ performance_ratio }) => performance_ratio),
  ]
}

/** The blocks of a run side by side. */
export function BlockYieldTable(props: { readonly simulation: SimulationRowFragment }): ReactNode {
  return (
    <DataState view={useBlockYields(props.simulation.id)} skeleton={<SkeletonLines count={3} />}>
      {(blocks) => (
        <FigureTable
          title="Blocks"
          label="Yields of the blocks"
          csvTitle="Block yields"
          description="Energy at the output of each block; losses after the blocks meet are not in it."
          rows={blocks}
          rowKey={({ block_id }) => block_id}
          figures={figuresOf(blocks)}
          height={blocks.length > 12 && 400}
        />
      )}
    </DataState>
  )
}

function BlockLink({ block }: { readonly block: BlockYield }): ReactNode {
  return (
    <AnchorLink
      size="sm"
      to="/$org/project/$projectId/simulations/$simId/$tab"
      from="/$org/project/$projectId/simulations/$simId/$tab"
      search={(before) => ({ ...before, block: block.block_id })}
    >
      {block.name}
    </AnchorLink>
  )
}
