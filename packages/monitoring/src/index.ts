export { localInstant } from './clock/localClock.ts'
export { readingClock } from './clock/readingClock.ts'
export { type DayFeatures, dayFeatures } from './day/dayFeatures.ts'
export {
  type ExpectedTable,
  type NodeReadings,
  nodeReadings,
  plantDay,
  plantDays,
  type ReadingTable,
} from './day/plantDays.ts'
export { evaluateDay } from './evaluateDay.ts'
export { evaluatePlant } from './evaluatePlant.ts'
export {
  type CivilDay,
  civilDays,
  cutIntoDays,
  type DayRange,
  intervalsOfDay,
} from './expected/civilDays.ts'
export { AIR_SOURCES, firstOf } from './expected/expectedAir.ts'
export {
  cutExpected,
  type ExpectedFacts,
  expectedBlock,
  expectedFacts,
} from './expected/expectedBlock.ts'
export {
  type DeployedBlock,
  type ExpectedInput,
  type ExpectedInputs,
  expectedInputs,
} from './expected/expectedInputs.ts'
export {
  type ExpectedWeather,
  expectedWeather,
  LIGHT_SOURCES,
  type LightSource,
  type PlaneSensor,
  type WeatherSources,
} from './expected/expectedWeather.ts'
export { type LightShares, lightShares } from './expected/lightShares.ts'
export { plantWeather } from './expected/plantWeather.ts'
export { weatherOnGrid } from './expected/weatherOnGrid.ts'
export type { HierarchyError } from './hierarchy/checkTree.ts'
export { guessNode, type TagGuess, type TagHeader } from './hierarchy/guessNode.ts'
export { hierarchyOfTags, type TagPlant } from './hierarchy/hierarchyOfTags.ts'
export { hierarchyRows, type TableLine } from './hierarchy/hierarchyTable.ts'
export {
  type HierarchyRow,
  type PlantBlock,
  type ReadHierarchy,
  readHierarchy,
} from './hierarchy/readHierarchy.ts'
export { tagHeaders } from './hierarchy/tagHeaders.ts'
export { type PlantFigures, plantFigures } from './kpi/plantFigures.ts'
export { AHEAD_DAYS, initialState, type MonitorState } from './learn/state.ts'
export { isCurrent } from './model/evaluationVersion.ts'
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
  MONITORED_SAMPLE_DAYS,
  monitoredSample,
} from './sample/monitoredSample.ts'
export {
  type SampleOptions,
  type SampleScenario,
  sampleScenario,
} from './sample/sampleScenario.ts'
export { scenarioFiles, scenarioWeather } from './sample/scenarioFiles.ts'
export type { SampleTruth, TruthDay, TruthEvent } from './sample/truthRecord.ts'
