export {
  type Block,
  blockDefaults,
  copyName,
  createBlock,
  DEFAULT_MIN_DESIGN_TEMPERATURE_C,
  type HorizonPoint,
  type InverterGroup,
  type RowOptics,
  uniqueName,
} from './block/block.ts'
export { blockFields } from './block/blockFields.ts'
export {
  BLOCK_COMPONENT_KINDS,
  type BlockComponentKind,
  type LinkedComponents,
} from './block/linkedComponents.ts'
export type { MeteoSummary } from './block/meteoSummary.ts'
export { parseBlock, parseSystemParameters } from './block/parseBlock.ts'
export { TYPICAL_YEAR } from './block/rangeTime.ts'
export { ALL_COLUMNS, simulationPrerequisites } from './block/simulationPrerequisites.ts'
export { SURFACE_ALBEDOS } from './block/surfaceAlbedos.ts'
export {
  type SystemParameters,
  systemParametersDefaults,
  systemParametersFields,
  validateSystemParameters,
} from './block/systemParameters.ts'
export { type AllowedRange, allowedTimeRange, validateTimeRange } from './block/timeRange.ts'
export { TRACKER_FIELDS } from './block/trackerFields.ts'
export { validateBlock } from './block/validateBlock.ts'
export type { FieldError } from './components/fields/fieldError.ts'
export { fieldLabel } from './components/fields/fieldLabel.ts'
export type { FieldColumn, FieldDescriptor, FieldType } from './components/fields/fields.ts'
export type { Period } from './components/fields/periods.ts'
export { inverterDefaults } from './components/inverter/inverterDefaults.ts'
export { inverterConversionKind } from './components/inverter/inverterFields.ts'
export type {
  DeratePoint,
  EfficiencyCurve,
  InverterParameters,
} from './components/inverter/inverterParameters.ts'
export type { OndFileImport } from './components/inverter/ondFileImport.ts'
export {
  COMPONENT_KINDS,
  COMPONENT_LABELS,
  type Component,
  type ComponentKind,
  type ComponentParameters,
  isComponentKind,
  RELATION_KEYS,
} from './components/kinds.ts'
export {
  arrangedCells,
  type CellArrangement,
  columnsOfCells,
} from './components/panel/cellArrangement.ts'
export { cellLayout, panelCellsInSeries, panelDimensionsM } from './components/panel/cellLayout.ts'
export { type PanelDatasheet, panelOfDatasheet } from './components/panel/datasheetPanel.ts'
export { panelDefaults } from './components/panel/panelDefaults.ts'
export type { IamPoint, PanelParameters } from './components/panel/panelParameters.ts'
export { settlePanel } from './components/panel/panelSchema.ts'
export type { PanFileImport, PvsystOneDiode } from './components/panel/panFileImport.ts'
export { tableDefaults } from './components/table/tableDefaults.ts'
export {
  minimumHeightM,
  type TableGeometry,
  tableGeometry,
} from './components/table/tableGeometry.ts'
export type { TableParameters, TrackingType } from './components/table/tableParameters.ts'
export type { TransformerParameters } from './components/transformer/transformerParameters.ts'
export {
  completeComponent,
  componentDefaults,
  defaultStateFields,
  fieldsOf,
  readComponentParameters,
  settleComponent,
  validateComponent,
} from './components/validateComponent.ts'
export { NOT_SET } from './components/valueText.ts'
export type { AcWireParameters, DcWireParameters } from './components/wire/wireParameters.ts'
export type { BlockWeather, DesignToCheck } from './designRules/blockFacts.ts'
export { checkDesign } from './designRules/checkDesign.ts'
export {
  type BlockCheck,
  blockLayout,
  checkRun,
  leavesNothingToCompute,
} from './designRules/checkRun.ts'
export { RULE_TITLES } from './designRules/designRules.ts'
export { concernsBlock, type DesignFinding, isReady } from './designRules/finding.ts'
export { findingPlace } from './designRules/findingPlace.ts'
export { documentChanges } from './document/documentChanges.ts'
export { documentFacts, usedComponents } from './document/documentFacts.ts'
export { linkedComponents } from './document/linkedComponents.ts'
export {
  type PlantValues,
  parsePlantDocument,
  serialisePlantDocument,
} from './document/parsePlantDocument.ts'
export {
  findComponent,
  isOfKind,
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
  terrainBytes,
} from './document/plantTerrain.ts'
export { weatherSourceLabel } from './document/weatherSourceLabel.ts'
export { adoptUnsaved } from './editing/adoptUnsaved.ts'
export { type DesignConflict, designConflicts, keepMine, takeTheirs } from './editing/conflicts.ts'
export {
  applyDiff,
  type Design,
  type DesignDiff,
  diffBetween,
  EMPTY_DESIGN,
  invertDiff,
  isEmptyDiff,
  squashDiffs,
} from './editing/designDiff.ts'
export {
  deleteBlock,
  deleteLayer,
  moveLayer,
  putBlock,
  putBlocks,
  putLayer,
} from './editing/designEdits.ts'
export { fitHistoryStep } from './editing/fitStep.ts'
export {
  EMPTY_HISTORY,
  type History,
  type HistoryStep,
  markHistory,
  recordEdit,
  recordStored,
  redoStep,
  type StoredChange,
  undoStep,
} from './editing/history.ts'
export type { RemoteChanges } from './editing/mergeChanges.ts'
export { mergeFields, type Versions } from './editing/mergeFields.ts'
export { type MutationQueue } from './editing/mutationQueue.ts'
export { type DesignRecord } from './editing/sameRecord.ts'
export {
  type Based,
  type CallAnswer,
  type Failure,
  pullChanges,
  type RoundEnd,
  type SaveCalls,
  saveRound,
} from './editing/saveRound.ts'
export {
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
  DEFAULT_BUFFER_RADIUS_M,
  DEFAULT_OBJECT_HEIGHT_M,
  isLayerType,
  LAYER_TYPES,
  type LayerFeatures,
  type LayerOf,
  type LayerType,
  type SectionProperties,
} from './layers/blockLayer.ts'
export { createLayer, LAYER_LABELS, layersOfType } from './layers/createLayer.ts'
export { LAYER_GEOMETRIES, positionsOf } from './layers/layerGeometry.ts'
export { parseBlockLayer } from './layers/parseLayer.ts'
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
export { layoutLngLat } from './layout/layoutLngLat.ts'
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
export {
  blockLossErrors,
  blockWithLoss,
  isEnteredAlone,
  lossComponentFields,
  lossComponentKind,
  systemLossErrors,
  systemWithLoss,
} from './losses/changeLoss.ts'
export { LOSS_ENTRIES, type Loss, type LossEntry, lossStageText } from './losses/loss.ts'
export { isLossKey, LOSSES } from './losses/lossTable.ts'
export {
  type BlockLoss,
  type LossComponent,
  type LossDesign,
  type LossValue,
  type PlantLoss,
  plantLosses,
} from './losses/plantLosses.ts'
export { engineBlocks } from './run/engineBlocks.ts'
export {
  type PlannedBlock,
  type PlantPlan,
  planPlant,
} from './run/planPlant.ts'
export {
  MONITORED_SAMPLE_NAME,
  MONITORED_SAMPLE_ZONE,
  monitoredSampleParts,
  monitoredSamplePlant,
} from './sample/monitoredSamplePlant.ts'
export { type BlockDesign, rectangularPlant } from './sample/rectangularPlant.ts'
export { samplePlant } from './sample/samplePlant.ts'
export { type SampleWeather, sampleWeather } from './sample/sampleWeather.ts'
export type { Assumption } from './simulation/assumption.ts'
export { degradationInput } from './simulation/degradationInput.ts'
export { fieldInput } from './simulation/fieldInput.ts'
export { blockSlope } from './simulation/groundInput.ts'
export { inverterCurves } from './simulation/inverterCurves.ts'
export { inverterInput } from './simulation/inverterInput.ts'
export { acLine, stringWireOhm } from './simulation/lineInput.ts'
export {
  moduleElectrical,
  moduleInput,
  panelSpectral,
  panOneDiode,
} from './simulation/moduleInput.ts'
export { mountInput } from './simulation/mountInput.ts'
export {
  type GroundAt,
  type ObstacleMesh,
  obstacleMeshes,
  planeHeight,
} from './simulation/obstacleMeshes.ts'
export { outageFigures } from './simulation/outageFigures.ts'
export { panelFault, panelStc } from './simulation/panelStc.ts'
export { plantPlace } from './simulation/plantPlace.ts'
export { pvsystSheet } from './simulation/pvsystSheet.ts'
export { runBlockInput } from './simulation/runBlockInput.ts'
export { soilingOnTables } from './simulation/soilingInput.ts'
export { type ModelledRun, stagesNotModelled } from './simulation/stagesNotModelled.ts'
export { maxModulesInSeries } from './simulation/stringSizing.ts'
export { toPlantStages } from './simulation/toPlantStages.ts'
export { type SimulationInput, toSimulationInput } from './simulation/toSimulationInput.ts'
export { transformerInput } from './simulation/transformerInput.ts'
export type { Starter } from './starters/starter.ts'
export { firstStarter, STARTERS } from './starters/starters.ts'
export { USUAL_MOUNTINGS, type UsualMounting, usualComponents } from './starters/usualComponents.ts'
export { billOfQuantities } from './summary/billOfQuantities.ts'
export { type BlockPvSummary, blockPvSummary, countedSummary } from './summary/blockPvSummary.ts'
export { countRows, type RowCounts } from './summary/countRows.ts'
export { type DesignQuantities, designQuantities } from './summary/designQuantities.ts'
export {
  USUAL_DC_AC_RATIO,
  usualInverterCount,
  usualModulesPerString,
} from './summary/usualCounts.ts'
