import { IconCoins } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { TabProps } from '../scope.ts'
import { CostsLink } from './CostsLink.tsx'
import { EconomicsView } from './EconomicsView.tsx'
import { useEconomics } from './useEconomics.ts'

/** What the plant of a run costs and earns. */
export function EconomicsTab({ scope }: TabProps): ReactNode {
  const view = useEconomics(scope.simulation.id)
  return (
    <DataState
      view={view}
      skeleton={<SkeletonLines count={12} />}
      isEmpty={({ missing }) => missing === 'costs' || missing === 'year'}
      empty={view.state === 'ready' && view.data.missing === 'year' ? <NoYear /> : <NoCosts />}
    >
      {(data) => <EconomicsView economics={data} currency={data.model?.currency ?? ''} />}
    </DataState>
  )
}

function NoCosts(): ReactNode {
  return (
    <Panel>
      <EmptyState
        icon={<IconCoins size={32} />}
        title="The project has no costs yet"
        text="Enter what the plant costs by Wp, table, inverter, metre or hectare, once for all simulations: the levelized cost of energy follows, and with a price of energy the net present value, the internal rate of return and the payback."
        action={<CostsLink>Go to costs</CostsLink>}
      />
    </Panel>
  )
}

function NoYear(): ReactNode {
  return (
    <Panel>
      <EmptyState
        icon={<IconCoins size={32} />}
        title="The simulation has no complete year"
        text="Costs and revenue are of years. Run the design with the weather of a whole year."
        action={<CostsLink>Go to costs</CostsLink>}
      />
    </Panel>
  )
}
