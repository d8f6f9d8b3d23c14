import { type ComponentType, lazy } from 'react'
import { DataExportTab } from './exports/DataExportTab.tsx'
import { EnergyLossesTab } from './losses/EnergyLossesTab.tsx'
import { PdfReportTab } from './report/PdfReportTab.tsx'
import type { TabProps } from './scope.ts'
import type { SimulationTab } from './simulationTabs.ts'
import { EnergyYieldsTab } from './yields/EnergyYieldsTab.tsx'

const DcYieldsTab = lazy(async () => ({
  default: (await import('./yields/DcYieldsTab.tsx')).DcYieldsTab,
}))
const AcYieldsTab = lazy(async () => ({
  default: (await import('./yields/AcYieldsTab.tsx')).AcYieldsTab,
}))
const PanelTemperatureTab = lazy(async () => ({
  default: (await import('./temperature/PanelTemperatureTab.tsx')).PanelTemperatureTab,
}))
const IrradianceTab = lazy(async () => ({
  default: (await import('./irradiance/IrradianceTab.tsx')).IrradianceTab,
}))

const DrillDownTab = lazy(async () => ({
  default: (await import('./drilldown/DrillDownTab.tsx')).DrillDownTab,
}))
const ModuleIrradianceTab = lazy(async () => ({
  default: (await import('./modules/ModuleIrradianceTab.tsx')).ModuleIrradianceTab,
}))
const PvsystFactorsTab = lazy(async () => ({
  default: (await import('./pvsyst/PvsystFactorsTab.tsx')).PvsystFactorsTab,
}))

/** What each page of a simulation shows. */
export const TAB_PANELS: Readonly<Record<SimulationTab, ComponentType<TabProps>>> = {
  'energy-yields': EnergyYieldsTab,
  'dc-energy-yields': DcYieldsTab,
  'ac-energy-yields': AcYieldsTab,
  'panel-temperature': PanelTemperatureTab,
  irradiance: IrradianceTab,
  'energy-losses': EnergyLossesTab,
  'drill-down': DrillDownTab,
  'data-export': DataExportTab,
  'pdf-report': PdfReportTab,
  'module-irradiance': ModuleIrradianceTab,
  'pvsyst-factors': PvsystFactorsTab,
}

/** Pages that are about the whole run, or choose their part themselves. */
export const UNSCOPED_TABS: ReadonlySet<SimulationTab> = new Set([
  'data-export',
  'pdf-report',
  'drill-down',
  'module-irradiance',
])
