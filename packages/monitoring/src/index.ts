export { averagePoints } from './capacity-test/averagePoints.ts'
export { type CapacityPoints, joinPoints, pointsOf } from './capacity-test/capacityPoints.ts'
export { CAPACITY_TERMS, regressedW } from './capacity-test/capacityRegression.ts'
export {
  type CapacitySetup,
  capacitySetupSchema,
  USUAL_CAPACITY_SETUP,
} from './capacity-test/capacitySetup.ts'
export { type CapacitySide, type CapacityTest, capacityTest } from './capacity-test/capacityTest.ts'
export { planeLight } from './capacity-test/planeLight.ts'
export { localInstant } from './clock/localClock.ts'
export { readingClock } from './clock/readingClock.ts'
export {
  type ComparedDay,
  comparedDay,
  FIRST_SQUARE,
  RESIDUAL_AXES,
  SQUARE,
  SQUARES,
} from './comparison/comparedDay.ts'
export { type Comparison, joinDays } from './comparison/joinDays.ts'
export { LEFT_OUT, type LeftOut } from './comparison/leftOut.ts'
export { type PowerScope, powerScope } from './comparison/powerScope.ts'
export { sensorAgreement } from './comparison/sensorPairs.ts'
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
export {
  type AvailabilityTerms,
  type CountedEnergy,
  countedEnergy,
  type DownAs,
  energyAvailability,
  OUTAGES,
  timeAvailability,
  usualTerm,
} from './kpi/availability.ts'
export { type DegradationRate, degradationRate } from './kpi/degradation.ts'
export { type Performance, performance } from './kpi/performance.ts'
export { type PlantFigures, plantFigures } from './kpi/plantFigures.ts'
export { factorTarget } from './kpi/powerFactorOf.ts'
export { AHEAD_DAYS, type BlockState, initialState, type MonitorState } from './learn/state.ts'
export { YEAR_MONTHS } from './learn/years.ts'
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
  DayLight,
  DayResult,
  DaySum,
  ExpectedBlock,
  NodeTime,
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
export {
  FACTOR_STEP,
  type FactorDay,
  factorDay,
  joinFactorDays,
  PQ_ACROSS,
  PQ_FIRST,
  PQ_SIDE,
} from './reactive/factorDay.ts'
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
