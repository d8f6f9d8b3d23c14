export {
  type Block,
  type BlockDefaults,
  blockDefaults,
  copyName,
  createBlock,
  DEFAULT_ALBEDO,
  DEFAULT_MAX_DESIGN_TEMPERATURE_C,
  DEFAULT_MIN_DESIGN_TEMPERATURE_C,
  type NewBlock,
  type RowAlignment,
  type RowDirection,
  type SoilingAlgorithm,
  type TerrainType,
  uniqueName,
} from './block/block.ts'
export {
  BLOCK_COMPONENT_KINDS,
  type LinkedComponents,
} from './block/blockCompleteness.ts'
export { blockFields } from './block/blockFields.ts'
export type { MeteoSummary } from './block/meteoSummary.ts'
export { parseBlock, parseSystemParameters } from './block/parseBlock.ts'
export { TYPICAL_YEAR } from './block/rangeTime.ts'
export {
  CELL_TEMPERATURE_NEEDS_WIND,
  SPECTRAL_NEEDS_WATER,
  simulationPrerequisites,
} from './block/simulationPrerequisites.ts'
export {
  type SystemParameters,
  systemParametersDefaults,
  systemParametersFields,
  validateSystemParameters,
} from './block/systemParameters.ts'
export {
  type AllowedRange,
  allowedTimeRange,
  type RangeDataset,
  type TimeRange,
  type TimeRangeRequest,
  validateTimeRange,
} from './block/timeRange.ts'
export { validateBlock } from './block/validateBlock.ts'
export type { FieldError } from './components/fieldError.ts'
export { fieldLabel } from './components/fieldLabel.ts'
export { shownMessage } from './components/fieldMessage.ts'
export type {
  FieldColumn,
  FieldDescriptor,
  FieldOption,
  FieldType,
} from './components/fields.ts'
export { inverterCurves } from './components/inverter/inverterCurves.ts'
export { inverterDefaults } from './components/inverter/inverterDefaults.ts'
export { inverterConversionKind } from './components/inverter/inverterFields.ts'
export type {
  DeratePoint,
  EfficiencyCurve,
  InverterDataSource,
  InverterParameters,
  PowerPoint,
} from './components/inverter/inverterParameters.ts'
export { validateInverter } from './components/inverter/inverterSchema.ts'
export type { OndFileImport } from './components/inverter/ondFileImport.ts'
export {
  COMPONENT_KINDS,
  COMPONENT_LABELS,
  type Component,
  type ComponentKind,
  type ComponentParameters,
  isComponentKind,
  RELATION_KEYS,
  type RelationKey,
} from './components/kinds.ts'
export {
  type CellLayout,
  cellLayout,
  panelCellsInSeries,
  panelDimensionsM,
} from './components/panel/cellLayout.ts'
export { panelDefaults } from './components/panel/panelDefaults.ts'
export { CELL_LENGTHS_MM } from './components/panel/panelLayoutFields.ts'
export type {
  CellShape,
  CellTemperatureModel,
  CellType,
  IamPoint,
  PanelParameters,
  PanelTechnology,
  PanelType,
  SpectralModel,
  VoctModel,
} from './components/panel/panelParameters.ts'
export { settlePanel, validatePanel } from './components/panel/panelSchema.ts'
export { panelFault, panelStc } from './components/panel/panelStc.ts'
export type { PanFileImport, PvsystOneDiode } from './components/panel/panFileImport.ts'
export { tableDefaults } from './components/table/tableDefaults.ts'
export {
  minimumHeightM,
  type TableGeometry,
  tableGeometry,
} from './components/table/tableGeometry.ts'
export type {
  Orientation,
  ProfileShape,
  TableParameters,
  TrackingType,
} from './components/table/tableParameters.ts'
export { validateTable } from './components/table/tableSchema.ts'
export type {
  LossDataSource,
  TransformerParameters,
} from './components/transformer/transformerParameters.ts'
export {
  hvTransformerDefaults,
  transformerDefaults,
  validateTransformer,
} from './components/transformer/transformerSchema.ts'
export {
  type ComponentValidation,
  completeComponent,
  componentDefaults,
  defaultStateFields,
  fieldsOf,
  parseComponentParameters,
  readComponentParameters,
  settleComponent,
  validateComponent,
} from './components/validateComponent.ts'
export { NOT_SET, type NumberText, plainNumber } from './components/valueText.ts'
export { perKmResistanceOhm } from './components/wire/lineResistance.ts'
export type {
  AcWireParameters,
  DcWireParameters,
  LineCalculationMethod,
  LineMetal,
} from './components/wire/wireParameters.ts'
export {
  acLineResistanceOhm,
  acWireDefaults,
  dcLineResistanceOhm,
  dcWireDefaults,
  validateAcWire,
  validateDcWire,
} from './components/wire/wireSchema.ts'
export type { BlockWeather, DesignToCheck, KnownOfBlock } from './designRules/blockFacts.ts'
export { checkDesign } from './designRules/checkDesign.ts'
export { RULE_TITLES } from './designRules/designRules.ts'
export {
  concernsBlock,
  type DesignFinding,
  type FindingSeverity,
  isReady,
} from './designRules/finding.ts'
export { type FindingPlace, findingPlace } from './designRules/findingPlace.ts'
export {
  type ComparedDocument,
  type DocumentChange,
  documentChanges,
} from './document/documentChanges.ts'
export {
  type DocumentFact,
  documentFacts,
  type FactGroup,
  usedComponents,
} from './document/documentFacts.ts'
export { linkedComponents } from './document/linkedComponents.ts'
export {
  DOCUMENT_MIGRATIONS,
  type DocumentMigration,
  migrateDocument,
} from './document/migrateDocument.ts'
export {
  type PlantValues,
  parsePlantDocument,
  serialisePlantDocument,
} from './document/parsePlantDocument.ts'
export {
  findComponent,
  PLANT_DOCUMENT_FORMAT,
  PLANT_DOCUMENT_VERSION,
  type PlantComponent,
  type PlantDocument,
  type PlantEnviroDataset,
  type PlantProject,
  type PlantSystemParameters,
} from './document/plantDocument.ts'
export {
  documentTerrain,
  type PlantTerrain,
  TERRAIN_SOURCES,
  type TerrainSource,
  terrainBytes,
} from './document/plantTerrain.ts'
export { weatherSourceLabel } from './document/weatherSourceLabel.ts'
export { type Adoption, adoptKept } from './editing/adoptKept.ts'
export {
  type DesignConflict,
  designConflicts,
  keepMine,
  takeTheirs,
} from './editing/conflicts.ts'
export {
  applyDiff,
  type Design,
  type DesignDiff,
  diffBetween,
  EMPTY_DESIGN,
  EMPTY_DIFF,
  invertDiff,
  isEmptyDiff,
  squashDiffs,
} from './editing/designDiff.ts'
export { deleteBlock, deleteLayer, moveLayer, putBlock, putLayer } from './editing/designEdits.ts'
export { fitHistoryStep } from './editing/fitStep.ts'
export {
  EMPTY_HISTORY,
  HISTORY_LIMIT,
  type History,
  type HistoryEntry,
  type HistoryStep,
  markHistory,
  recordEdit,
  redoStep,
  undoStep,
} from './editing/history.ts'
export type { RemoteChanges } from './editing/mergeChanges.ts'
export { mergeFields, type Versions } from './editing/mergeFields.ts'
export type { MutationBatch } from './editing/mutationBatch.ts'
export { EMPTY_QUEUE, type MutationQueue } from './editing/mutationQueue.ts'
export type { Records, RecordsDiff } from './editing/recordsDiff.ts'
export { type DesignRecord, sameRecord } from './editing/sameRecord.ts'
export {
  type Based,
  type CallAnswer,
  type DesignCell,
  type Failure,
  pullChanges,
  type RoundEnd,
  type SaveCalls,
  saveRound,
} from './editing/saveRound.ts'
export {
  type Base,
  type EditedDesign,
  noteEdit,
  type RemoteVersion,
  type SyncState,
  syncedAt,
  unsavedCount,
} from './editing/syncState.ts'
export { type QuickYield, quickYield } from './estimate/quickYield.ts'
export * from './ground.ts'
export {
  type BlockLayer,
  COLLINEAR_HEIGHT_TOLERANCE_M,
  type ContainTest,
  DEFAULT_BUFFER_RADIUS_M,
  DEFAULT_OBJECT_HEIGHT_M,
  type ExclusionProperties,
  type FrameProperties,
  type GuideLineProperties,
  isLayerType,
  LAYER_TYPES,
  type LayerFeatures,
  type LayerOf,
  type LayerType,
  type PanelsProperties,
  type PerimeterProperties,
  type SceneProperties,
  SECTION_MASK_SCALE,
  type SectionProperties,
  type ShadingProperties,
  TERRAIN_SAMPLING_STEP_M,
} from './layers/blockLayer.ts'
export {
  createLayer,
  LAYER_LABELS,
  layersOfType,
  type NewLayer,
} from './layers/createLayer.ts'
export { LAYER_GEOMETRIES, positionsOf } from './layers/layerGeometry.ts'
export { parseBlockLayer } from './layers/parseLayer.ts'
export { type EdgeId, firstCrossing } from './layers/ringCrossings.ts'
export { validateLayer } from './layers/validateLayer.ts'
export {
  blockRowAxes,
  keepCount,
  newSectionProperties,
  rebuiltSection,
  sectionCell,
  withCells,
} from './layout/editSection.ts'
export { keepOutRings } from './layout/keepOut.ts'
export { blockAreaM2, type LayoutBlockInput, layoutBlock } from './layout/layoutBlock.ts'
export {
  layoutFeatureCollection,
  layoutLngLat,
  type TableProperties,
} from './layout/layoutGeoJson.ts'
export {
  emptyLayout,
  type LayoutWarning,
  layoutTableId,
  type TableLayout,
  type TablePlaces,
} from './layout/layoutTables.ts'
export { type LocalFrame, localFrame, toLngLat, toLocalM } from './layout/localFrame.ts'
export { isGridOutdated, type SectionCell } from './layout/sectionGrid.ts'
export { type SectionSlot, sectionSlots } from './layout/sectionSlots.ts'
export { tableAsLaidOut } from './layout/tableAsLaidOut.ts'
export { tableId } from './layout/tableId.ts'
export { PHOENIX_NORMALS } from './sample/phoenixNormals.ts'
export { samplePlant } from './sample/samplePlant.ts'
export { type SampleWeather, sampleWeather } from './sample/sampleWeather.ts'
export type { Assumption } from './simulation/assumption.ts'
export {
  type BlockCheck,
  blockLayout,
  checkRun,
  leavesNothingToCompute,
  type RunCheck,
} from './simulation/checkRun.ts'
export { type FieldInput, fieldInput } from './simulation/fieldInput.ts'
export { blockSlope } from './simulation/groundInput.ts'
export { inverterInput } from './simulation/inverterInput.ts'
export { acLine, stringWireOhm } from './simulation/lineInput.ts'
export { moduleElectrical, panelSpectral } from './simulation/moduleInput.ts'
export { type MountInput, mountInput } from './simulation/mountInput.ts'
export {
  type GroundAt,
  type ObstacleMesh,
  obstacleMeshes,
  planeHeight,
} from './simulation/obstacleMeshes.ts'
export { plantPlace } from './simulation/plantPlace.ts'
export { type ModelledRun, stagesNotModelled } from './simulation/stagesNotModelled.ts'
export { type PlantStagesInput, toPlantStages } from './simulation/toPlantStages.ts'
export {
  type SimulationInput,
  type SimulationInputOptions,
  type ToSimulationInput,
  toSimulationInput,
} from './simulation/toSimulationInput.ts'
export { transformerInput } from './simulation/transformerInput.ts'
export {
  type BilledBlock,
  type BillItem,
  billOfQuantities,
} from './summary/billOfQuantities.ts'
export {
  type BlockPvSummary,
  type BlockPvSummaryInput,
  blockPvSummary,
} from './summary/blockPvSummary.ts'
export { countRows, type RowCounts } from './summary/countRows.ts'
export { maxModulesInSeries } from './summary/stringSizing.ts'
