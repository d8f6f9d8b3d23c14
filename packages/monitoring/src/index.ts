export { localToUtcMs } from './day/localClock.ts'
export { type ExpectedTable, plantDays, type ReadingTable } from './day/plantDays.ts'
export { evaluatePlant } from './evaluatePlant.ts'
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
export { plantWeather } from './expected/plantWeather.ts'
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
export { type MonitoredPlant, monitoredPlant } from './model/plant.ts'
export type {
  DayResult,
  DaySum,
  ExpectedBlock,
  PlantDay,
  PlantWeather,
} from './model/plantDay.ts'
export {
  type ClockSeries,
  type ClockSpan,
  clockSpans,
  type DayShift,
  dayShifts,
} from './quality/clockShift.ts'
export { type CounterEnergy, counterEnergy } from './quality/counter.ts'
export { type NightOffset, nightOffsets } from './quality/nightOffset.ts'
export { type OutlierOptions, outlierFlags } from './quality/outliers.ts'
export { outOfRange, type RangeContext } from './quality/ranges.ts'
export { type StaleOptions, staleFlags } from './quality/stale.ts'
export { type UnitSpan, unitChanges } from './quality/unitChange.ts'
export type { FaultKind, NamedFault } from './sample/drawFaults.ts'
export type { SampleHierarchy } from './sample/faultContext.ts'
export type { MeasuredWeather } from './sample/measuredWeather.ts'
export {
  type SampleOptions,
  type SampleScenario,
  sampleScenario,
} from './sample/sampleScenario.ts'
export type { SampleTruth, TruthDay, TruthEvent } from './sample/truthRecord.ts'
