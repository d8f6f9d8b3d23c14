import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TabBar as Bar } from '../../ui/tabs/TabBar.tsx'
import { SIMULATION_TABS, type SimulationTab } from './simulationTabs.ts'

export const TAB_PANEL_ID = 'simulation-results'

const PATH = '/$org/project/$projectId/simulations/$simId/$tab' as const
const route = getRouteApi(PATH)

/** The pages of a run. */
export function TabBar({ tab }: { readonly tab: SimulationTab }): ReactNode {
  const params = route.useParams()
  const tabs = SIMULATION_TABS.map(({ key, title }) => ({
    key,
    title,
    to: PATH,
    params: { ...params, tab: key },
    search: true as const,
  }))
  return <Bar label="Results" panelId={TAB_PANEL_ID} tab={tab} tabs={tabs} />
}
