export { type CecInverterEntry, readCecInverters } from './cec/readCecInverters.ts'
export {
  flatPvsystFields,
  type PvsystObject,
  parsePvsystObject,
} from './panond/parsePvsystObject.ts'
export type { ImportNotes } from './panond/pvsystFields.ts'
export { PvsystFileError, type PvsystFileErrorCode } from './panond/pvsystFileError.ts'
export { type PvsystTree, type PvsystValue, readPvsystTree } from './panond/pvsystTree.ts'
export type { OndFile } from './panond/readOnd.ts'
export { readOnd } from './panond/readOnd.ts'
export type { PanFile } from './panond/readPan.ts'
export { readPan } from './panond/readPan.ts'
export { lightOffsetMin } from './quality/timeLabel.ts'
export { isSourceKind, readSourceTable, type SourceKind } from './source-table/readSourceTable.ts'
export type {
  SourceCell,
  SourceColumn,
  SourceRecord,
  SourceTable,
  SourceValue,
  SourceZone,
} from './source-table/sourceTable.ts'
export { detectFormat } from './weather/detectFormat.ts'
export type { WeatherAnswers } from './weather/finishWeather.ts'
export {
  type ColumnRef,
  type PlainColumn,
  type PlainMapping,
  type PlainTime,
  type SuggestedMapping,
  suggestPlainMapping,
} from './weather/plainMapping.ts'
export { readWeather, type WeatherReadOptions } from './weather/readWeather.ts'
export type { ByteSource } from './weather/textChunks.ts'
export {
  type IntervalAlignment,
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
  WeatherFileError,
  type WeatherProblem,
  type WeatherProblemCode,
} from './weather/weatherFileError.ts'
export { DEFAULT_WEATHER_LIMITS, type WeatherLimits } from './weather/weatherLimits.ts'
export { weatherUnits } from './weather/weatherUnits.ts'
export { writeWeatherCsv } from './weather/writeWeatherCsv.ts'
