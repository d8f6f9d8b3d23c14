import { Group, Select } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { SkeletonBox } from '../../ui/DataState.tsx'
import type { Scope } from './scope.ts'
import type { SimulationTab } from './simulationTabs.ts'
import { TAB_PANEL_ID, TabBar } from './TabBar.tsx'
import { TAB_PANELS, UNSCOPED_TABS } from './tabPanels.tsx'
import { WeatherNote } from './weather/WeatherNote.tsx'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

interface SimulationResultsProps {
  readonly simulation: SimulationRowFragment
  readonly tab: SimulationTab
}

export function SimulationResults({ simulation, tab }: SimulationResultsProps): ReactNode {
  const search = route.useSearch()
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

const SYSTEM = 'system'

function ScopeSelect({ scope: { simulation, block } }: { readonly scope: Scope }): ReactNode {
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Group justify="flex-end" mb="sm">
      <Select
        aria-label="Results of"
        w={240}
        data={[
          { value: SYSTEM, label: 'Whole system' },
          ...simulation.blocks.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={block?.id ?? SYSTEM}
        searchable={simulation.blocks.length > 8}
        onChange={(id) =>
          void navigate({
            params,
            search: { ...search, block: id === null || id === SYSTEM ? undefined : id },
            replace: true,
          })
        }
      />
    </Group>
  )
}
