import { type ComponentType, lazy } from 'react'
import { DataExportTab } from './exports/DataExportTab.tsx'
import { EnergyLossesTab } from './losses/EnergyLossesTab.tsx'
import { PdfReportTab } from './report/PdfReportTab.tsx'
import type { TabProps } from './scope.ts'
import type { SimulationTab } from './simulationTabs.ts'
import { EnergyYieldsTab } from './yields/EnergyYieldsTab.tsx'

/** A page that is fetched when it is opened. */
const later = (load: () => Promise<ComponentType<TabProps>>): ComponentType<TabProps> =>
  lazy(async () => ({ default: await load() }))

/** What each page of a simulation shows. */
export const TAB_PANELS: Readonly<Record<SimulationTab, ComponentType<TabProps>>> = {
  'energy-yields': EnergyYieldsTab,
  'dc-energy-yields': later(async () => (await import('./yields/DcYieldsTab.tsx')).DcYieldsTab),
  'ac-energy-yields': later(async () => (await import('./yields/AcYieldsTab.tsx')).AcYieldsTab),
  years: later(async () => (await import('./years/YearsTab.tsx')).YearsTab),
  'panel-temperature': later(
    async () => (await import('./temperature/PanelTemperatureTab.tsx')).PanelTemperatureTab,
  ),
  irradiance: later(async () => (await import('./irradiance/IrradianceTab.tsx')).IrradianceTab),
  'energy-losses': EnergyLossesTab,
  'drill-down': later(async () => (await import('./drilldown/DrillDownTab.tsx')).DrillDownTab),
  economics: later(async () => (await import('./economics/EconomicsTab.tsx')).EconomicsTab),
  'data-export': DataExportTab,
  'pdf-report': PdfReportTab,
  'module-irradiance': later(
    async () => (await import('./modules/ModuleIrradianceTab.tsx')).ModuleIrradianceTab,
  ),
  'pvsyst-factors': later(
    async () => (await import('./pvsyst/PvsystFactorsTab.tsx')).PvsystFactorsTab,
  ),
}

/** Pages that are about the whole run, or choose their part themselves. */
export const UNSCOPED_TABS: ReadonlySet<SimulationTab> = new Set([
  'economics',
  'data-export',
  'pdf-report',
  'drill-down',
  'module-irradiance',
])
