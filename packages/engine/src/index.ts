export { threePhaseLossW } from './ac/ohmicLosses.ts'
export { afterCopperLossW, ironLossW } from './ac/transformer.ts'
export { addSums } from './account/addSums.ts'
export {
  type BlockEnergySums,
  blockEnergySums,
  type SystemEnergySums,
  systemEnergySums,
} from './account/energySums.ts'
export { type KeyFigureSums, keyFigureSums } from './account/keyFigureSums.ts'
export { type KeyFigures, keyFigures } from './account/keyFigures.ts'
export {
  type PvsystFactorSet,
  type PvsystFactors,
  type PvsystRunRecord,
  pvsystFactors,
} from './account/pvsystFactors.ts'
export {
  type FinishedPvsystRun,
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
  mapStages,
  SYSTEM_STAGES,
  type SystemStage,
  WATERFALL_STAGES,
  type WaterfallKey,
} from './account/stages.ts'
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
export { zoneEnergySums } from './account/zoneEnergySums.ts'
export { zoneYields } from './account/zoneYields.ts'
export { maximumPowerPoint } from './electrical/maximumPowerPoint.ts'
export { moduleIvCurve } from './electrical/moduleIvCurve.ts'
export {
  type ModuleFault,
  type ModuleRatings,
  moduleFault,
  moduleRatings,
} from './electrical/moduleRatings.ts'
export { type ModuleValueFaultCode } from './electrical/moduleValueFaults.ts'
export { type DiodeModule, operatingParameters } from './electrical/operatingParameters.ts'
export { type PvsystSheet, pvsystModule } from './electrical/pvsystModule.ts'
export type { ClassFactors } from './field/classFactors.ts'
export {
  fieldClassCount,
  fieldSceneText,
  joinFieldFactors,
  packClassFactors,
  traceFieldClass,
  unpackClassFactors,
} from './field/factorCache.ts'
export { fieldFactors } from './field/fieldFactors.ts'
export { fieldFrame, type RowMount, rowAzimuthDeg, tablePose } from './field/fieldFrame.ts'
export { standOnTerrain } from './field/standOnTerrain.ts'
export { curveConversionW, efficiencyCurves } from './inverter/efficiencyCurves.ts'
export { deratedLimitW } from './inverter/powerLimits.ts'
export { sandiaConversionW } from './inverter/sandia.ts'
export { haurwitzGhiWm2, ineichenClearSky } from './irradiance/clearSky.ts'
export { completeIrradiance } from './irradiance/complete.ts'
export { dirintBeamWm2 } from './irradiance/dirint.ts'
export { bolandSplit, erbsSplit } from './irradiance/splitGlobal.ts'
export type {
  AcLine,
  Block,
  OpticalAllowances,
  PlantStages,
  SkyModel,
  Soiling,
  Transformer,
} from './model/block.ts'
export type { BarSection, Field, TableStructure } from './model/field.ts'
export type { Inverter, InverterConversion, SandiaInverter } from './model/inverter.ts'
export type { Module } from './model/module.ts'
export type { Mount, RowMask, Rows } from './model/mount.ts'
export type {
  BlockRatings,
  BlockResult,
  BlockSeries,
  SimulationWarning,
  SystemSeries,
  Zone,
  ZoneSeries,
} from './model/output.ts'
export type { Site, StepRange, Weather } from './model/weather.ts'
export type { FaceLight } from './profiles/faceLight.ts'
export { type TableFrame, tableFrames } from './profiles/tableFrames.ts'
export {
  type SolvedMismatch,
  type TableProfile,
  tableProfile,
  zoneOfTables,
} from './profiles/tableProfile.ts'
export { evenEdges } from './scene/edges.ts'
export type { FaceGrid } from './scene/faceBins.ts'
export type { Factors, Sample } from './scene/factors.ts'
export type { Scene, Surface, Vector3 } from './scene/scene.ts'
export { sceneBins } from './scene/sceneBins.ts'
export { type SceneBuilder, sceneBuilder } from './scene/sceneBuilder.ts'
export { perez1990Basis } from './scene/skyBasis.ts'
export { perezSkyShape, relativeRadiance } from './scene/skyLuminance.ts'
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
export { blockRatings } from './simulation/blockRatings.ts'
export { joinAtInverter } from './simulation/joinAtInverter.ts'
export { simulateBlock, simulatePreparedBlock } from './simulation/simulateBlock.ts'
export { type BlockOutput, simulateSystem } from './simulation/simulateSystem.ts'
export { diffuseSky, type Sky } from './sky/sky.ts'
export { precipitableWaterCm } from './spectral/precipitableWater.ts'
export { spectralModifier } from './spectral/spectral.ts'
export { absoluteAirmass, pressureAtAltitudePa, relativeAirmass } from './sun/airmass.ts'
export { extraterrestrialWm2 } from './sun/extraterrestrial.ts'
export { type SunPosition, solarPosition } from './sun/solarPosition.ts'
export { type SunAtIntervals, sunAtIntervals } from './sun/sunAtIntervals.ts'
export { iamCurve } from './surface/iam.ts'
export { soilingRatio } from './surface/soiling.ts'
export { type LightSum, type WeatherOfSums, weatherOfSums } from './synthetic/weatherOfSums.ts'
export { weatherYear } from './synthetic/weatherYear.ts'
export { type OrientationInputs, planeOrientation } from './tracking/orientation.ts'
export { axisTiltDeg, type Slope } from './tracking/terrain.ts'
export { localMonths } from './weather/months.ts'
export { type PreparedWeather, prepareWeather } from './weather/prepareWeather.ts'
