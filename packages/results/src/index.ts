export { addBlockParts, type BlockPart, blockPart } from './account/blockParts.ts'
export { allKpis, type YieldBasis } from './account/derivedKpis.ts'
export {
  DRILL_COLUMNS,
  type DrillSums,
  drillSumsSql,
  energyOfSums,
  keyFiguresOfSums,
} from './account/drillSums.ts'
export { KPI_UNITS, type Kpi, kpiTable, kpiValue } from './account/kpis.ts'
export {
  type LossRow,
  type LossRowKind,
  lossRowKind,
  lossTable,
  type ShownLossRow,
  shownLosses,
  stageLabel,
  stageMeaning,
} from './account/lossTable.ts'
export { LOSS_COLUMNS, type RolledBlock, rolledLosses } from './account/rolledLosses.ts'
export { type CheckedSteps, checkBlockSeries, checkSystemSeries } from './account/runChecks.ts'
export { parseSummary } from './account/storedSummary.ts'
export {
  type BlockRun,
  type BlockSummary,
  type PartSummary,
  type RatingSummary,
  type RunAssumption,
  type RunSummary,
  type RunWarning,
  summariseRun,
} from './account/summariseRun.ts'
export { zoneEnergyOfSums, zoneSharesOf, zoneSharesSql, zoneSumsSql } from './account/zoneSums.ts'
export {
  addZoneRuns,
  summariseZones,
  type ZoneRun,
  type ZoneSummary,
  zoneColumns,
  zoneName,
  zoneRuns,
} from './account/zones.ts'
export { BLOCK_COLUMNS, LATER_COLUMNS } from './blockColumns.ts'
export {
  bestCleaning,
  type CleanedBlock,
  type CleaningChoice,
  type CleaningChoices,
  type CleaningValue,
  cleaningChoices,
  cleaningValues,
} from './economics/cleaning.ts'
export {
  CAPITAL_UNITS,
  COST_UNITS,
  type CostModel,
  type CostUnit,
  costModelSchema,
  costUnit,
  YEARLY_UNITS,
} from './economics/costModel.ts'
export { energyPrices, type HourEnergy } from './economics/energyPrices.ts'
export { nominalRate } from './economics/presentValue.ts'
export { type RunEconomics, runEconomics } from './economics/runEconomics.ts'
export { columnsOf, findColumn } from './findColumn.ts'
export { PARQUET_SCHEMA_VERSION, TIME_COLUMN } from './parquetSchema.ts'
export { exportColumnsOf, isAdded, JOINED_COLUMNS, pvsystNames } from './plantColumns.ts'
export { addPvsystSums, combinePvsystParts, type PvsystPart } from './pvsyst/combinePvsystParts.ts'
export {
  type PvsystFactorRow,
  type PvsystFactorTable,
  type PvsystRunRow,
  pvsystFactorCsv,
  pvsystFactorTable,
} from './pvsyst/pvsystFactorTable.ts'
export type { ColumnGroup, ColumnKind, ColumnScope, ResultColumn } from './resultColumn.ts'
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
  runLimits,
  runRows,
  runWeather,
  type WeatherChoice,
  type WeatherTable,
} from './runWeather.ts'
export {
  allRowsSql,
  filesWithColumns,
  type RollUpQuery,
  rangeSql,
  rollUpQuerySql,
  START_MS_SQL,
  siteTimeSql,
  stepsSql,
  storedInstantSql,
  type TimeRange,
  withColumns,
} from './seriesSql.ts'
export {
  BLOCK_STAGE_COLUMNS,
  SYSTEM_STAGE_COLUMNS,
  storedColumnSql,
} from './stageColumns.ts'
export { STEPS_PER_RANGE, type StepRange, stepRanges } from './stepRanges.ts'
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
export { correlationFault } from './yields/correlation.ts'
export { drawnExceedance } from './yields/drawnExceedance.ts'
export { exceedance, P_LEVELS, yieldSigma } from './yields/exceedance.ts'
export { type ExceedancePoint, exceedanceCurve } from './yields/exceedanceCurve.ts'
export {
  type AgingBlock,
  type LifeTable,
  lifeFactors,
  lifeTable,
  yearFactor,
} from './yields/lifeTable.ts'
export {
  type MeanYear,
  meanYear,
  type RunMonth,
  type RunYear,
  runYears,
} from './yields/runYears.ts'
export { sensitivityOf } from './yields/sensitivity.ts'
export {
  DISTRIBUTIONS,
  type Distribution,
  INTERANNUAL,
  sigmaOf,
  type UncertaintyPart,
  type UncertaintyParts,
  USUAL_UNCERTAINTY,
} from './yields/uncertaintyPart.ts'
export { yearsInMean } from './yields/yearsInMean.ts'
export { type YearVariability, yearVariability } from './yields/yearVariability.ts'
