export { BLOCK_COLUMNS, LATER_COLUMNS } from './blockColumns.ts'
export { addBlockParts, type BlockPart, blockPart } from './blockParts.ts'
export { addPvsystSums, combinePvsystParts, type PvsystPart } from './combinePvsystParts.ts'
export { allKpis, type YieldBasis } from './derivedKpis.ts'
export {
  DRILL_COLUMNS,
  type DrillSums,
  drillSumsSql,
  energyOfSums,
  keyFiguresOfSums,
} from './drillSums.ts'
export {
  exceedance,
  UNCERTAINTY_PARTS,
  type UncertaintyKey,
  type UncertaintyParts,
  USUAL_UNCERTAINTY,
  uncertaintyParts,
  yieldSigma,
} from './exceedance.ts'
export { type ExceedancePoint, exceedanceCurve } from './exceedanceCurve.ts'
export { columnsOf, findColumn } from './findColumn.ts'
export { type Kpi, kpiTable } from './kpis.ts'
export {
  type LossRow,
  lossTable,
  type ShownLossRow,
  shownLosses,
  stageMeaning,
} from './lossTable.ts'
export { PARQUET_SCHEMA_VERSION, TIME_COLUMN } from './parquetSchema.ts'
export { exportColumnsOf, isAdded, JOINED_COLUMNS, pvsystNames } from './plantColumns.ts'
export {
  type PvsystFactorRow,
  type PvsystFactorTable,
  type PvsystRunRow,
  pvsystFactorCsv,
  pvsystFactorTable,
} from './pvsystFactorTable.ts'
export type { ColumnGroup, ColumnKind, ColumnScope, ResultColumn } from './resultColumn.ts'
export { LOSS_COLUMNS, type RolledBlock, rolledLosses } from './rolledLosses.ts'
export {
  type Buckets,
  bucketsOf,
  type RolledColumn,
  rollUp,
  rollUpSql,
  rollUpUnit,
  sumFactor,
} from './rollUp.ts'
export {
  BUNDLE_FILES,
  type BundleBlock,
  type BundleDataset,
  type BundleManifest,
  RUN_BUNDLE_FORMAT,
  RUN_BUNDLE_VERSION,
} from './runBundle.ts'
export { type CheckedSteps, checkBlockSeries, checkSystemSeries } from './runChecks.ts'
export {
  runLimits,
  runRows,
  runWeather,
  type WeatherChoice,
  type WeatherTable,
} from './runWeather.ts'
export { type MeanYear, meanYear, type RunMonth, type RunYear, runYears } from './runYears.ts'
export {
  BLOCK_STAGE_COLUMNS,
  SYSTEM_STAGE_COLUMNS,
  storedColumnSql,
} from './stageColumns.ts'
export { STEPS_PER_RANGE, type StepRange, stepRanges } from './stepRanges.ts'
export { storedSummary } from './storedSummary.ts'
export {
  type BlockRun,
  type BlockSummary,
  type PartSummary,
  type RatingSummary,
  type RunAssumption,
  type RunSummary,
  type RunWarning,
  summariseRun,
} from './summariseRun.ts'
export { SYSTEM_COLUMNS } from './systemColumns.ts'
export {
  intervalLengthS,
  intervalOfStep,
  intervalStartSql,
  intervalStartUtcMs,
  TIME_INTERVALS,
  type TimeInterval,
  timeInterval,
} from './timeIntervals.ts'
export { zoneEnergyOfSums, zoneSharesOf, zoneSharesSql, zoneSumsSql } from './zoneSums.ts'
export {
  addZoneRuns,
  summariseZones,
  type ZoneRun,
  type ZoneSummary,
  zoneColumns,
  zoneRuns,
} from './zones.ts'
