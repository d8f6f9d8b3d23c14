export { checkSeries, REPORT_VERSION } from './checkSeries.ts'
export type { StoredWeatherReport, WeatherCheck, WeatherMonth } from './weatherReport.ts'
export { seriesOfFile, type WeatherSeries, type WeatherValues } from './weatherSeries.ts'
