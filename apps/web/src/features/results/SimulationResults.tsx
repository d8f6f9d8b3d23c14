import { Group, Select, Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import type { Scope } from './scope.ts'
import { SIMULATION_TABS, type SimulationTab } from './simulationTabs.ts'
import { TAB_PANELS, UNSCOPED_TABS } from './tabPanels.tsx'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

const SYSTEM = 'system'

interface SimulationResultsProps {
  readonly simulation: SimulationRowFragment
  readonly tab: SimulationTab
}

export function SimulationResults({ simulation, tab }: SimulationResultsProps): ReactNode {
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const block = simulation.blocks.find(({ id }) => id === search.block)
  const scope: Scope = { simulation, block }
  const TabPanel = TAB_PANELS[tab]
  return (
    <Tabs
      value={tab}
      onChange={(next) =>
        void navigate({ params: { ...params, tab: next ?? tab }, search, replace: true })
      }
    >
      <Group justify="space-between" align="flex-end" mb="md" gap="xs">
        <Tabs.List style={{ flex: 1 }}>
          {SIMULATION_TABS.map(({ key, title }) => (
            <Tabs.Tab key={key} value={key}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {!UNSCOPED_TABS.has(tab) && (
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
        )}
      </Group>
      <Tabs.Panel value={tab}>
        <TabPanel scope={scope} />
      </Tabs.Panel>
    </Tabs>
  )
}
