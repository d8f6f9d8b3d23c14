export { dcOhmicLossW, dcOhmsFromFraction, threePhaseLossW } from './ac/ohmicLosses.ts'
export { afterCopperLossW, ironLossW } from './ac/transformer.ts'
export { addSums } from './account/addSums.ts'
export {
  type BlockEnergySums,
  blockEnergySums,
  type SystemEnergySums,
  systemEnergySums,
} from './account/energySums.ts'
export { type KeyFigureSums, keyFigureSums, keyFiguresOfSteps } from './account/keyFigureSums.ts'
export { type KeyFigure, type KeyFigures, keyFigures } from './account/keyFigures.ts'
export {
  type PvsystFactorSet,
  type PvsystFactors,
  type PvsystRunRecord,
  pvsystFactors,
} from './account/pvsystFactors.ts'
export {
  type FinishedPvsystRun,
  PVSYST_RUN_KEYS,
  type PvsystRun,
  type PvsystRunKey,
  type PvsystRunSums,
  pvsystRunSums,
  pvsystRuns,
  simulatePvsystRuns,
} from './account/pvsystRuns.ts'
export {
  BLOCK_STAGES,
  type BlockStage,
  type BlockStageKey,
  mapStages,
  SYSTEM_STAGES,
  type SystemStage,
  type SystemStageKey,
  type WaterfallKey,
} from './account/stages.ts'
export {
  STAGE_GROUPS,
  type StageModel,
  WATERFALL_STAGES,
  type WaterfallGroup,
  type WaterfallKind,
} from './account/stageTable.ts'
export { type Product, rearParts, type StepValues } from './account/stepValues.ts'
export {
  accountViolations,
  blockViolations,
  partViolations,
  systemViolations,
  type Violation,
} from './account/violations.ts'
export {
  closureError,
  type WaterfallRow,
  type WaterfallSums,
  waterfall,
} from './account/waterfall.ts'
export {
  type ZoneShares,
  type ZoneStages,
  type ZoneSteps,
  zoneEnergy,
  zoneEnergySums,
  zoneShares,
  zoneStages,
} from './account/zoneEnergySums.ts'
export { type ZoneYield, zoneYields } from './account/zoneYields.ts'
export {
  changedBlock,
  changedWeather,
  changeText,
  type InputChanges,
  UNCERTAIN_INPUT_KEYS,
  UNCERTAIN_INPUTS,
  type UncertainInputKey,
} from './changes/inputChanges.ts'
export type { CellParameters } from './circuit/cellParameters.ts'
export { type CellSource, cutCells } from './circuit/cutCells.ts'
export type { ModuleCells } from './circuit/moduleCells.ts'
export {
  type HeldAt,
  type ModulePoint,
  type SolvedModule,
  solvedModule,
} from './circuit/solvedModule.ts'
export { idealityOf } from './electrical/datasheet.ts'
export { type CecDatasheet, type CecFit, fitCec } from './electrical/fitCec.ts'
export { maximumPowerPoint } from './electrical/maximumPowerPoint.ts'
export { moduleIvCurve } from './electrical/moduleIvCurve.ts'
export {
  type ModuleFault,
  type ModuleRatings,
  moduleFault,
  moduleRatings,
} from './electrical/moduleRatings.ts'
export {
  type ModuleValueFault,
  type ModuleValueFaultCode,
  moduleValueFaults,
} from './electrical/moduleValueFaults.ts'
export {
  type DiodeModule,
  operatingParameters,
  referenceParameters,
} from './electrical/operatingParameters.ts'
export { type PvsystModule, type PvsystSheet, pvsystModule } from './electrical/pvsystModule.ts'
export {
  constantSingleDiodeSeries,
  makeSingleDiodeSeries,
  type SingleDiode,
  type SingleDiodeSeries,
} from './electrical/singleDiode.ts'
export {
  currentAtVoltage,
  currentOf,
  openCircuitVoltage,
  shortCircuitCurrent,
  voltageAtCurrent,
} from './electrical/singleDiodeCurve.ts'
export {
  ageingSpread,
  type ModuleDeviations,
  moduleMismatchFraction,
} from './electrical/unlikeModules.ts'
export { type ExpectedSteps, expectedSteps } from './expected/expectedSteps.ts'
export { planeOfBlock } from './expected/planeOfBlock.ts'
export type { ClassFactors } from './field/classFactors.ts'
export {
  expectedClasses,
  fieldClassCount,
  fieldSceneText,
  joinExpectedFactors,
  joinFieldFactors,
  packClassFactors,
  traceFieldClass,
  unpackClassFactors,
} from './field/factorCache.ts'
export { type FieldFactors, fieldFactors } from './field/fieldFactors.ts'
export { fieldFrame, type RowMount, rowAzimuthDeg, tablePose } from './field/fieldFrame.ts'
export { standOnTerrain } from './field/standOnTerrain.ts'
export {
  curveConversionW,
  type EfficiencyCurves,
  efficiencyCurves,
} from './inverter/efficiencyCurves.ts'
export { powerFactorAtLimit } from './inverter/powerFactorCurve.ts'
export { activePowerLimitW, deratedLimitW, reactiveRatio } from './inverter/powerLimits.ts'
export { pvwattsAcPowerW, pvwattsConversionW } from './inverter/pvwattsInverter.ts'
export { sandiaAcPowerW, sandiaConversionW } from './inverter/sandia.ts'
export { clearnessIndex } from './irradiance/clearnessIndex.ts'
export {
  haurwitzGhiWm2,
  type IneichenInputs,
  ineichenClearSky,
} from './irradiance/clearSky.ts'
export { clearSkyAt, LINKE_TURBIDITY } from './irradiance/clearSkyAt.ts'
export { completeIrradiance, type Irradiance } from './irradiance/complete.ts'
export { type DirintOptions, dirintBeamWm2 } from './irradiance/dirint.ts'
export {
  LEAST_COS_INCIDENCE,
  lightBehindPlane,
  type PlaneModel,
  type PlaneSeries,
  planeModel,
  type SolvedPlane,
} from './irradiance/globalFromPlane.ts'
export { QCRAD_LIMITS, type QcradComponent, qcradMostWm2 } from './irradiance/qcrad.ts'
export {
  type BeamAndDiffuse,
  bolandSplit,
  erbsSplit,
  type GlobalInputs,
} from './irradiance/splitGlobal.ts'
export type {
  AcLine,
  AgeingSpread,
  Auxiliaries,
  Block,
  Degradation,
  DegradationLaw,
  GridLimitPeriod,
  InverterGroupCounts,
  OpticalAllowances,
  Outages,
  PlantStages,
  PowerFactorPoint,
  SkyModel,
  Snow,
  Soiling,
  Transformer,
} from './model/block.ts'
export { blockText } from './model/blockText.ts'
export { ENGINE_VERSION } from './model/engineVersion.ts'
export type {
  BarSection,
  Field,
  HorizonProfile,
  ModuleLayout,
  TablePosts,
  TableRails,
  TableStructure,
} from './model/field.ts'
export type { Inverter, InverterConversion } from './model/inverter.ts'
export { type SandiaInverter } from './model/inverter.ts'
export type {
  CaballeroModuleType,
  CellTemperature,
  Iam,
  IamPoint,
  JrcModuleType,
  Module,
  ModuleElectrical,
  Recombination,
  Spectral,
} from './model/module.ts'
export type {
  Mount,
  RowMask,
  Rows,
  StowPeriod,
  TrackerStrategy,
  WindStow,
  WindStowSide,
} from './model/mount.ts'
export type {
  BlockRatings,
  BlockResult,
  BlockSeries,
  RowPosition,
  SimulationWarning,
  SlotPosition,
  SystemSeries,
  Zone,
  ZoneSeries,
} from './model/output.ts'
export type { Site, StepClock, StepRange, Weather } from './model/weather.ts'
export type { Optics, OpticsInput, PlaneLight } from './optics/optics.ts'
export { outageShares } from './outages/outageShares.ts'
export type { FaceLight } from './profiles/faceLight.ts'
export type { GroundStrip } from './profiles/momentGround.ts'
export { type MomentLight, type MomentTracer, momentTracer } from './profiles/momentLight.ts'
export type { Moment, StillBlock } from './profiles/momentPlan.ts'
export type { MomentPower } from './profiles/momentPower.ts'
export { nearShade, type SunPlaces } from './profiles/nearShade.ts'
export { type TableFrame, tableFrames } from './profiles/tableFrames.ts'
export {
  type SolvedMismatch,
  type TableProfile,
  tableProfile,
  type Unevenness,
  zoneOfTables,
} from './profiles/tableProfile.ts'
export { evenEdges } from './scene/edges.ts'
export type { FaceGrid } from './scene/faceBins.ts'
export type { Factors, Sample } from './scene/factors.ts'
export type { Scene, Surface, Vector3 } from './scene/scene.ts'
export { sceneBins } from './scene/sceneBins.ts'
export { type SceneBuilder, sceneBuilder } from './scene/sceneBuilder.ts'
export { perez1990Basis } from './scene/skyBasis.ts'
export {
  perezSkyShape,
  relativeRadiance,
  scaleToDiffuse,
  skyClearness,
} from './scene/skyLuminance.ts'
export {
  type PatchPlaces,
  patchBasis,
  patchBrightness,
  patchPlaces,
  skyPatches,
} from './scene/skyPatches.ts'
export { litFraction, sunOnBins } from './scene/sunlight.ts'
export type { SurfaceBins } from './scene/surfaceBins.ts'
export { traceFactors } from './scene/traceFactors.ts'
export { ageFactor } from './simulation/aging.ts'
export { blockRatings } from './simulation/blockRatings.ts'
export { hasDirtWeather, meanDirtRatio } from './simulation/front/dirtRatio.ts'
export { type JoinedPart, joinAtInverter } from './simulation/joinAtInverter.ts'
export { simulateBlock, simulatePreparedBlock } from './simulation/simulateBlock.ts'
export {
  type BlockOutput,
  simulateSystem,
} from './simulation/simulateSystem.ts'
export { tableRotations } from './simulation/turning/tableRotations.ts'
export { diffuseSky, type Sky, type SkyInputs } from './sky/sky.ts'
export { cleaningsPerYear, withCleanings } from './soiling/cleanings.ts'
export { precipitableWaterCm } from './spectral/precipitableWater.ts'
export { PVSPEC, type PvspecModuleType } from './spectral/skySpectral.ts'
export {
  FIRST_SOLAR_2,
  type SpectralModuleType,
  spectralModifier,
} from './spectral/spectral.ts'
export { absoluteAirmass, pressureAtAltitudePa, relativeAirmass } from './sun/airmass.ts'
export { extraterrestrialWm2 } from './sun/extraterrestrial.ts'
export { type SunOptions, type SunPosition, solarPosition } from './sun/solarPosition.ts'
export { type Intervals, type SunAtIntervals, sunAtIntervals } from './sun/sunAtIntervals.ts'
export { type GlassCover, type IamCurve, iamCurve } from './surface/iam.ts'
export { soilingRatio } from './surface/soiling.ts'
export { limitedBeam } from './synthetic/limitedBeam.ts'
export { type RandomStream, randomStream } from './synthetic/random.ts'
export { type LightSum, type WeatherOfSums, weatherOfSums } from './synthetic/weatherOfSums.ts'
export {
  type MonthlyNormals,
  type WeatherYear,
  type WeatherYearOptions,
  weatherYear,
} from './synthetic/weatherYear.ts'
export { cellTemperatureC } from './temperature/cellTemperature.ts'
export {
  type Orientation,
  type OrientationInputs,
  planeOrientation,
} from './tracking/orientation.ts'
export type { RowRotations } from './tracking/rowBacktracking.ts'
export { YEARLY_PERIOD_YEAR } from './tracking/stowPeriods.ts'
export type { TrackerLight } from './tracking/strategy.ts'
export { axisTiltDeg, crossAxisTiltDeg, type Slope } from './tracking/terrain.ts'
export {
  PREVIOUS_ANGLE,
  type RunTrackerScript,
  SCRIPT_CONSTANTS,
  SCRIPT_SERIES,
  scriptMount,
  type TrackerScriptInputs,
  withScriptAngles,
} from './tracking/trackerScript.ts'
export { localMonths } from './weather/months.ts'
export { type PreparedWeather, prepareWeather } from './weather/prepareWeather.ts'
