export { type CecModule, cecPanel } from './cec/cecModule.ts'
export {
  type CecInverterEntry,
  type CecLibrary,
  type CecLibraryFault,
  type CecModuleEntry,
  readCecLibrary,
} from './cec/readCecLibrary.ts'
export { type Crs, crsOfEpsg, crsOfText, LNG_LAT, offeredCrs, utmCrsAt } from './crs/crs.ts'
export { writePvCollada } from './gis/collada/writePvCollada.ts'
export {
  type FeatureProblem,
  featureLayers,
  type LayerMaking,
  type MadeLayers,
} from './gis/design/featureLayers.ts'
export {
  type FeatureGroup,
  type GroupRule,
  groupsOf,
  suggestedRule,
  typesFor,
} from './gis/design/groupRule.ts'
export { layerFeatures } from './gis/design/layerFeatures.ts'
export { writeDxf } from './gis/dxf/writeDxf.ts'
export { cornerHeights } from './gis/file/cornerHeights.ts'
export { positionsOf } from './gis/file/featureList.ts'
export type {
  GisFeature,
  GisFile,
  GisWarning,
  WrittenFile,
} from './gis/file/gisFile.ts'
export { GisFileError } from './gis/file/gisFileError.ts'
export { writeGeoJson } from './gis/geojson/writeGeoJson.ts'
export {
  type CrsGuess,
  drawnPlace,
  FAR_M,
  fromDegrees,
  guessCrs,
  type SitePlace,
  siteCrs,
  toDegrees,
} from './gis/gisCrs.ts'
export { writeKml, writeKmz } from './gis/kml/writeKml.ts'
export { POST_COLUMNS, postRows } from './gis/postRows.ts'
export { GIS_EXTENSIONS, readGisFiles } from './gis/readGisFiles.ts'
export { prjText } from './gis/shapefile/prjText.ts'
export { writeShapefile } from './gis/shapefile/writeShapefile.ts'
export { writeShd } from './gis/shd/writeShd.ts'
export {
  type BlockTableSet,
  TABLE_CORNER_COLUMNS,
  tableCornerRows,
  tableFeatures,
} from './gis/tableRows.ts'
export type {
  FixedOrientation,
  PvsystOrientation,
  RowsOrientation,
  TrackerOrientation,
  UnknownOrientation,
} from './pvsyst/orientationTypes.ts'
export { type PvsystTree, type PvsystValue, readPvsystTree } from './pvsyst/panond/pvsystTree.ts'
export type { OndFile } from './pvsyst/panond/readOnd.ts'
export { readOnd } from './pvsyst/panond/readOnd.ts'
export type { PanFile } from './pvsyst/panond/readPan.ts'
export { readPan } from './pvsyst/panond/readPan.ts'
export { writeOnd } from './pvsyst/panond/writeOnd.ts'
export { writePan } from './pvsyst/panond/writePan.ts'
export type { HorizonPoint, PvsystHemisphere, PvsystPlace } from './pvsyst/placeTypes.ts'
export { hoursOfYear } from './pvsyst/project/storedSeries.ts'
export { writeHorizon } from './pvsyst/project/writeHorizon.ts'
export { readPvsystFile } from './pvsyst/readPvsystFile.ts'
export type {
  EastNorthM,
  EastNorthUpM,
  PvsystSceneContent,
  SceneBuilding,
  SceneObject,
  ScenePolygon,
  SceneSolid,
  SceneTable,
  SceneTables,
  SceneTrackers,
  SkippedObject,
} from './pvsyst/sceneTypes.ts'
export { PvsystFileError } from './pvsyst/text/pvsystFileError.ts'
export type {
  PvsystFile,
  PvsystHorizon,
  PvsystMeteo,
  PvsystOnd,
  PvsystPan,
  PvsystProject,
  PvsystScene,
  PvsystSite,
  PvsystVariant,
} from './pvsyst/types.ts'
export type {
  PvsystBifacial,
  PvsystCommon,
  PvsystIam,
  PvsystLosses,
  PvsystSeries,
  PvsystSubArray,
  PvsystTransposition,
  PvsystUnit,
} from './pvsyst/variantTypes.ts'
export { fineIamProfile } from './pvsyst-import/fineIamProfile.ts'
export type {
  ChosenComponent,
  FiledKind,
  ImportChoice,
  ImportPlace,
  ImportPlan,
  NeededComponent,
} from './pvsyst-import/plan/importPlan.ts'
export {
  IMPORT_SECTIONS,
  type ImportRow,
  type ImportSection,
  type ImportState,
} from './pvsyst-import/plan/importRow.ts'
export { planImport } from './pvsyst-import/planImport.ts'
export {
  type VariantRatios,
  type VariantStage,
  variantRatios,
} from './pvsyst-import/results/variantLosses.ts'
export { type VariantResults, variantResults } from './pvsyst-import/results/variantResults.ts'
export { filesOfKind } from './pvsyst-import/upload/findFile.ts'
export type { PvsystImportFile } from './pvsyst-import/upload/importFile.ts'
export { packUploads } from './pvsyst-import/upload/packUploads.ts'
export { readUploads } from './pvsyst-import/upload/readUploads.ts'
export {
  type ImportFileSummary,
  pvsystSites,
  summariesOf,
  uploadedBytes,
  type VariantSummary,
  variantsOf,
} from './pvsyst-import/upload/summaries.ts'
export { PHYSICAL_RANGES } from './quality/physicalRanges.ts'
export { type ParquetConnection, readParquetReadings } from './readings/parquetReadings.ts'
export {
  READING_TEXT_FORMATS,
  type ReadingSink,
  ReadingsError,
  type ReadingTextFormat,
} from './readings/readingSink.ts'
export { readingValue } from './readings/readingValue.ts'
export { readingReader, readReadings } from './readings/readReadings.ts'
export { guessSeries, type SeriesGuess, timeColumns } from './series/guessSeries.ts'
export { readSeries } from './series/readSeries.ts'
export type { SeriesFile, SeriesValues, SeriesWarning } from './series/seriesFile.ts'
export { columnKey, type SeriesColumn, type SeriesMapping } from './series/seriesMapping.ts'
export {
  knownSeriesUnit,
  SERIES_AGGREGATIONS,
  SERIES_KINDS,
  type SeriesAggregation,
  type SeriesKind,
  type SeriesUnit,
  seriesUnit,
  seriesUnitsOf,
} from './series/seriesUnits.ts'
export { type XlsxTable, xlsxTable } from './series/xlsxTable.ts'
export { contourSource, heightAttributes } from './terrain/contourHeights.ts'
export {
  type BoundsDeg,
  cellCount,
  type GridPlan,
  type HeightSource,
  type HeightStatistics,
  suggestGrid,
  toHeightGrid,
} from './terrain/heightSource.ts'
export { type ImageHeader, imageHeader } from './terrain/imageSize.ts'
export { readHeightPoints } from './terrain/readHeightPoints.ts'
export { readHeightTiff } from './terrain/readHeightTiff.ts'
export { cornersOf, type GroundPicture, readImageTiff } from './terrain/readImageTiff.ts'
export { TerrainFileError } from './terrain/terrainFileError.ts'
export {
  decodeTile,
  type HeightTile,
  type TileEncoding,
  type TilePlace,
  tileSource,
  tilesOver,
  tileZoom,
} from './terrain/tileHeights.ts'
export { readWorldFile, WORLD_FILE_EXTENSIONS } from './terrain/worldFile.ts'
export { columnWords, WEATHER_COLUMN_TEXTS } from './weather/file/columnTexts.ts'
export { detectFormat } from './weather/file/detectFormat.ts'
export { type DstShift, dstShiftsOfZone } from './weather/file/dstShifts.ts'
export {
  type IntervalAlignment,
  MAX_REPORTED_LINES,
  REPEATED_ROWS_CHOICES,
  type RepeatedRows,
  type RepeatedRowsChoice,
  TMY_NOMINAL_YEAR,
  timeIntervalOfMinutes,
  WEATHER_VALUE_COLUMNS,
  type WeatherFile,
  type WeatherFormat,
  type WeatherSource,
  type WeatherType,
  type WeatherValueColumn,
  type WeatherWarning,
} from './weather/file/weatherFile.ts'
export {
  ProblemLog,
  WeatherFileError,
  type WeatherProblem,
} from './weather/file/weatherFileError.ts'
export { weatherUnits } from './weather/file/weatherUnits.ts'
export { writeEpw } from './weather/file/writeEpw.ts'
export { type HourlyWeather, writePvsystCsv } from './weather/file/writePvsystCsv.ts'
export { writeSamCsv } from './weather/file/writeSamCsv.ts'
export { writeWeatherCsv } from './weather/file/writeWeatherCsv.ts'
export type { WrittenWeather } from './weather/file/writtenRows.ts'
export { guessTable, type TableGuess } from './weather/guess/guessTable.ts'
export type { TableLayoutAnswers } from './weather/guess/tableLayout.ts'
export {
  type ColumnRef,
  type PlainColumn,
  type PlainMapping,
  type PlainTime,
  timeOfParts,
} from './weather/readers/plainMapping.ts'
export {
  readWeather,
  readWeatherRows,
  type WeatherReadOptions,
  type WeatherRows,
} from './weather/readWeather.ts'
export { type AirTemperature, withAirTemperature } from './weather/rows/airTemperature.ts'
export type { ClockChange, ClockVerdict } from './weather/rows/clockChanges.ts'
export type { WeatherAnswers } from './weather/rows/finishWeather.ts'
export { splitCells } from './weather/text/splitCells.ts'
export type { ByteSource } from './weather/text/textChunks.ts'
export { weatherHead } from './weather/text/weatherHead.ts'
export type { NamedBytes } from './zip/namedBytes.ts'
