export {
  type Aligned,
  type Alignment,
  type AlignmentChoice,
  align,
  type StepCounts,
  within,
} from './align.ts'
export { type DayProfile, type DifferenceMap, dayProfiles, differenceMap } from './dayMaps.ts'
export {
  type DifferenceHistogram,
  type DurationPoint,
  differenceHistogram,
  durationCurves,
  scatterGrid,
} from './distributions.ts'
export { type ComparedMonth, comparedMonths } from './months.ts'
export { cellOf, roundEdges, type ValueGrid, valueGrid } from './pictures/valueGrid.ts'
export {
  addsUp,
  isSameQuantity,
  type Quantity,
  quantityOf,
  totalUnitOf,
} from './quantity.ts'
export {
  isSameSelection,
  newTagName,
  renamedTag,
  resetTag,
  type Selection,
  selectionOf,
  swapDatasets,
  swapParameters,
  withoutTag,
  withTag,
} from './selection.ts'
export { type ComparableSeries, laidOut, MOST_STEPS, onAxis } from './series.ts'
export { stageSentences } from './stages/stageSentences.ts'
export { sharedStages } from './stages/stageSteps.ts'
export { pairFigures, type Statistic, statisticsOf } from './statistics.ts'
export { unpackDoubles } from './unpackDoubles.ts'
export {
  type ColumnChoice,
  type ComparedDataset,
  comparedDatasetSchema,
  DATASET_SOURCES,
  type DatasetSource,
  INTERVALS,
  intervalOf,
  NEW_PARAMETERS,
  parametersSchema,
  VIEWS,
  type WorkbookData,
  type WorkbookParameters,
  type WorkbookTag,
  workbookDataSchema,
} from './workbook.ts'
