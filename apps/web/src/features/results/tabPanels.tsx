import type { ComponentType } from 'react'
import { DataExportTab } from './exports/DataExportTab.tsx'
import { EnergyLossesTab } from './losses/EnergyLossesTab.tsx'
import type { TabProps } from './scope.ts'
import type { SimulationTab } from './simulationTabs.ts'
import { EnergyYieldsTab } from './yields/EnergyYieldsTab.tsx'

/** What each page of a simulation shows. */
export const TAB_PANELS: Readonly<Record<SimulationTab, ComponentType<TabProps>>> = {
  'energy-yields': EnergyYieldsTab,
  'energy-losses': EnergyLossesTab,
  'data-export': DataExportTab,
}

/** Pages that are about the whole run, or choose their part themselves. */
export const UNSCOPED_TABS: ReadonlySet<SimulationTab> = new Set(['data-export'])
