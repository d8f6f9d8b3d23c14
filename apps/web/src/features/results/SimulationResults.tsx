import { Group } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { SkeletonBox } from '../../ui/DataState.tsx'
import { BlockSelect } from './BlockSelect.tsx'
import type { Scope } from './scope.ts'
import type { SimulationTab } from './simulationTabs.ts'
import { TAB_PANEL_ID, TabBar } from './TabBar.tsx'
import { TAB_PANELS, UNSCOPED_TABS } from './tabPanels.tsx'
import { useResultSearch } from './useResultSearch.ts'
import { WeatherNote } from './weather/WeatherNote.tsx'

interface SimulationResultsProps {
  readonly simulation: SimulationRowFragment
  readonly tab: SimulationTab
}

export function SimulationResults({ simulation, tab }: SimulationResultsProps): ReactNode {
  const [search] = useResultSearch()
  const block = simulation.blocks.find(({ id }) => id === search.block)
  const scope: Scope = { simulation, block }
  const TabPanel = TAB_PANELS[tab]
  return (
    <>
      <WeatherNote simulationId={simulation.id} />
      <TabBar tab={tab} />
      <div id={TAB_PANEL_ID} role="tabpanel" aria-label="Results of the tab">
        {!UNSCOPED_TABS.has(tab) && <ScopeSelect scope={scope} />}
        <Suspense fallback={<SkeletonBox height={400} />}>
          <TabPanel scope={scope} />
        </Suspense>
      </div>
    </>
  )
}

function ScopeSelect({ scope: { simulation, block } }: { readonly scope: Scope }): ReactNode {
  const [, change] = useResultSearch()
  return (
    <Group justify="flex-end" mb="sm">
      <BlockSelect
        aria-label="Results of"
        w={240}
        whole="Whole system"
        blocks={simulation.blocks}
        value={block?.id}
        onChange={(id) => change({ block: id })}
      />
    </Group>
  )
}
