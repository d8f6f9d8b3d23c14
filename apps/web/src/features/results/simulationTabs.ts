/** The pages of a simulation, in their order; the first is the default. */
export const SIMULATION_TABS = [
  { key: 'energy-yields', title: 'Energy yields' },
  { key: 'dc-energy-yields', title: 'DC energy yields' },
  { key: 'ac-energy-yields', title: 'AC energy yields' },
  { key: 'years', title: 'Years' },
  { key: 'panel-temperature', title: 'Panel temperature' },
  { key: 'energy-losses', title: 'Energy losses' },
  { key: 'economics', title: 'Economics' },
  { key: 'drill-down', title: 'Drill-down' },
  { key: 'irradiance', title: 'Irradiance' },
  { key: 'data-export', title: 'Data export' },
  { key: 'pdf-report', title: 'PDF report' },
  { key: 'module-irradiance', title: 'Module irradiance' },
  { key: 'pvsyst-factors', title: 'PVsyst factors' },
] as const

export type SimulationTab = (typeof SIMULATION_TABS)[number]['key']

export const DEFAULT_TAB: SimulationTab = 'energy-yields'

/** Undefined for a page that there is not. */
export function simulationTab(text: string): SimulationTab | undefined {
  return SIMULATION_TABS.find(({ key }) => key === text)?.key
}
