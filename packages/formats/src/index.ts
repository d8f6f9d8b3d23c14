export {
  type CecInverterEntry,
  type CecLibrary,
  type CecLibraryFault,
  readCecInverters,
} from './cec/readCecInverters.ts'
export { type Crs, crsOfEpsg, crsOfText, LNG_LAT, offeredCrs, utmCrsAt } from './crs/crs.ts'
export { type SceneTables, writePvCollada } from './gis/collada/writePvCollada.ts'
export { cornerHeights } from './gis/cornerHeights.ts'
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
export { positionsOf } from './gis/featureList.ts'
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
export type {
  GisFeature,
  GisFile,
  GisFormat,
  GisGeometry,
  GisWarning,
  NamedBytes,
  WrittenFile,
} from './gis/gisFile.ts'
export { GisFileError } from './gis/gisFileError.ts'
export { writeKml, writeKmz } from './gis/kml/writeKml.ts'
export { POST_COLUMNS, postRows } from './gis/postRows.ts'
export { GIS_EXTENSIONS, readGisFiles } from './gis/readGisFiles.ts'
export { prjText } from './gis/shapefile/prjText.ts'
export { writeShapefile } from './gis/shapefile/writeShapefile.ts'
export {
  type BlockTableSet,
  TABLE_CORNER_COLUMNS,
  tableCornerRows,
  tableFeatures,
} from './gis/tableRows.ts'
export {
  flatPvsystFields,
  type PvsystObject,
  parsePvsystObject,
} from './panond/parsePvsystObject.ts'
export { PvsystFileError, type PvsystFileErrorCode } from './panond/pvsystFileError.ts'
export { type PvsystTree, type PvsystValue, readPvsystTree } from './panond/pvsystTree.ts'
export type { OndFile } from './panond/readOnd.ts'
export { readOnd } from './panond/readOnd.ts'
export type { PanFile } from './panond/readPan.ts'
export { readPan } from './panond/readPan.ts'
export { writeOnd } from './panond/writeOnd.ts'
export { writePan } from './panond/writePan.ts'
export { PHYSICAL_RANGES } from './quality/physicalRanges.ts'
export { type ContourOptions, contourSource, heightAttributes } from './terrain/contourHeights.ts'
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
export { type HeightPointsOptions, readHeightPoints } from './terrain/readHeightPoints.ts'
export { type HeightTiffOptions, readHeightTiff } from './terrain/readHeightTiff.ts'
export {
  cornersOf,
  type GroundPicture,
  type ImageTiffOptions,
  MAX_PICTURE_SIDE_PX,
  readImageTiff,
} from './terrain/readImageTiff.ts'
export { TerrainFileError, type TerrainFileErrorCode } from './terrain/terrainFileError.ts'
export {
  type HeightTile,
  type TileEncoding,
  type TilePlace,
  tileSource,
  tilesOver,
  tileZoom,
} from './terrain/tileHeights.ts'
export { readWorldFile, WORLD_FILE_EXTENSIONS } from './terrain/worldFile.ts'
export { type AirTemperature, withAirTemperature } from './weather/airTemperature.ts'
export type { ClockChange, ClockVerdict } from './weather/clockChanges.ts'
export { columnWords, WEATHER_COLUMN_TEXTS } from './weather/columnTexts.ts'
export { detectFormat } from './weather/detectFormat.ts'
export { type DstShift, dstShiftsOfZone } from './weather/dstShifts.ts'
export type { WeatherAnswers } from './weather/finishWeather.ts'
export { guessTable, type TableGuess, type TableLayoutAnswers } from './weather/guessTable.ts'
export {
  type ColumnRef,
  type PlainColumn,
  type PlainMapping,
  type PlainTime,
  timeOfParts,
} from './weather/plainMapping.ts'
export type { InclinedPlane } from './weather/rawWeather.ts'
export {
  readWeather,
  readWeatherRows,
  type WeatherReadOptions,
  type WeatherRows,
} from './weather/readWeather.ts'
export type { ByteSource } from './weather/textChunks.ts'
export {
  type IntervalAlignment,
  MAX_TOLD_LINES,
  REPEATED_ROWS_CHOICES,
  type RepeatedRows,
  type RepeatedRowsChoice,
  TMY_NOMINAL_YEAR,
  WEATHER_LABEL_COLUMNS,
  WEATHER_VALUE_COLUMNS,
  type WeatherColumns,
  type WeatherFile,
  type WeatherFormat,
  type WeatherGap,
  type WeatherLabelColumn,
  type WeatherMetadata,
  type WeatherSource,
  type WeatherTimeInterval,
  type WeatherType,
  type WeatherValueColumn,
  type WeatherWarning,
  type WeatherWarningCode,
} from './weather/weatherFile.ts'
export {
  MAX_WEATHER_PROBLEMS,
  ProblemLog,
  WeatherFileError,
  type WeatherProblem,
  type WeatherProblemCode,
} from './weather/weatherFileError.ts'
export { weatherHead } from './weather/weatherHead.ts'
export { DEFAULT_WEATHER_LIMITS, type WeatherLimits } from './weather/weatherLimits.ts'
export { weatherUnits } from './weather/weatherUnits.ts'
export { writeWeatherCsv } from './weather/writeWeatherCsv.ts'
