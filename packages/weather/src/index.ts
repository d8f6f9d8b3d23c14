export { checkSeries, REPORT_VERSION } from './checkSeries.ts'
export { compareSeries, type SeriesComparison } from './comparison.ts'
export { dailyAlbedo } from './dailyAlbedo.ts'
export { applyEdit } from './edits/applyEdit.ts'
export { correctionText, correctSeries, type WeatherCorrection } from './edits/correction.ts'
export { editText } from './edits/editText.ts'
export { type SeriesEdit, WeatherEditError } from './edits/weatherEdit.ts'
export { type FitnessPlant, type WeatherFitness, weatherFitness } from './fitness.ts'
export {
  LEAST_OVERLAP_DAYS,
  type LongTermReport,
  longTermCorrection,
} from './longTerm/longTermCorrection.ts'
export type { LongTermChoice } from './longTerm/monthTransfers.ts'
export { LONG_TERM_METHODS } from './longTerm/transfer.ts'
export { nearerPlace } from './nearerPlace.ts'
export { closureGrid } from './pictures/closureGrid.ts'
export { lightMap } from './pictures/lightMap.ts'
export { type MeteoReadOptions, type ReadingPlace, readMeteo } from './reading/readMeteo.ts'
export { WEATHER_COLUMN_NAMES, WEATHER_COLUMN_UNITS } from './series/columnUnits.ts'
export { globalIrradiance } from './series/skySeries.ts'
export type { StoredWeatherReport, WeatherTotals } from './series/weatherReport.ts'
export { seriesOfFile, type WeatherSeries } from './series/weatherSeries.ts'
export { type ColumnTotals, seriesTotals } from './seriesTotals.ts'
export { weatherStatistics } from './statistics.ts'
export { type SunPathDay, sunPath, sunPathDays } from './sunPath.ts'
export {
  type BrightDay,
  brightDay,
  type LightAround,
  lightAround,
  type TimeFit,
  timeFit,
} from './timeFit.ts'
export { seriesDoubts, weatherDoubts } from './weatherDoubts.ts'
export { periodText, weatherTotals } from './weatherTotals.ts'
export { WIND_SECTORS, type WindRosePart, windRose } from './windRose.ts'
