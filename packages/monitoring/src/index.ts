export {
  type CivilDay,
  civilDays,
  cutIntoDays,
  type DayRange,
  intervalsOfDay,
} from './expected/civilDays.ts'
export {
  cutExpected,
  type ExpectedFacts,
  expectedBlock,
  expectedFacts,
} from './expected/expectedBlock.ts'
export {
  AIR_SOURCES,
  type ExpectedWeather,
  expectedWeather,
  LIGHT_SOURCES,
  type LightSource,
  type PlaneSensor,
  type WeatherSources,
} from './expected/expectedWeather.ts'
export { inverterShares } from './expected/inverterShares.ts'
export { plantWeather } from './expected/plantWeather.ts'
export { weatherOnGrid } from './expected/weatherOnGrid.ts'
export { EVENT_TYPES, type EventType, type IssueEvent } from './model/event.ts'
export {
  COMPONENTS,
  type Component,
  type Deployment,
  type DeploymentSettings,
  deploymentSchema,
  deploymentSettingsSchema,
  type HierarchyNode,
  hierarchyNodeSchema,
  MEASURE_UNITS,
  MEASURES,
  type Measure,
} from './model/hierarchy.ts'
export type {
  DayResult,
  DaySum,
  ExpectedBlock,
  PlantDay,
  PlantWeather,
} from './model/plantDay.ts'
