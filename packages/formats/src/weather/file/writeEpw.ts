import type { WeatherValueColumn } from './weatherFile.ts'
import { pieces, timeOfRow, valueText, type WrittenWeather } from './writtenRows.ts'

/** Cells of a row that hold weather: their place, and the factor from the unit of the product. */
const CELLS: ReadonlyMap<number, readonly [WeatherValueColumn, factor: number]> = new Map([
  [6, ['temp_c', 1]],
  [8, ['rh', 1]],
  [9, ['atmospheric_pressure', 1]],
  [13, ['ghi_wm2', 1]],
  [14, ['dni_wm2', 1]],
  [15, ['dhi_wm2', 1]],
  [20, ['wind_direction', 1]],
  [21, ['windspeed', 1]],
  // mm in the file
  [28, ['pw', 10]],
  [30, ['snow_depth', 1]],
  [32, ['albedo', 1]],
  [33, ['rain', 1]],
])

/** What stands for "missing" in each cell of a row, the time and the sources of the values before them left out. */
const MISSING: readonly string[] =
  '99.9 99.9 999 999999 9999 9999 9999 9999 9999 9999 999999 999999 999999 9999 999 999 99 99 9999 99999 9 999999999 999 .999 999 99 999 999 99'.split(
    ' ',
  )
const FIRST_CELL = 6

/**
 * Weather as EPW of EnergyPlus: local standard time, hours from 1 to 24 that end their intervals. It stands for a typical year, whose months
 * may be of several years.
 *
 * @throws RangeError for weather without a place, or whose intervals do not fill an hour
 * @see EnergyPlus Auxiliary Programs, EPW data dictionary
 */
export function* writeEpw(weather: WrittenWeather): Generator<string, void, undefined> {
  const { latitude, longitude, altitude_m, local_time_zone, source } = weather.metadata
  if (latitude === undefined || longitude === undefined)
    throw new RangeError('EPW needs a latitude and a longitude; the weather has none')
  const perHour = 3600 / weather.stepS
  const stepMin = weather.stepS / 60
  if (!Number.isInteger(perHour) || !Number.isInteger(stepMin))
    throw new RangeError(`EPW has whole parts of an hour; the weather has ${stepMin} minutes`)
  const place = [latitude, longitude, local_time_zone, altitude_m ?? 0]
  yield `LOCATION,Site,-,-,${source},000000,${place.join(',')}\n`
  yield 'DESIGN CONDITIONS,0\nTYPICAL/EXTREME PERIODS,0\nGROUND TEMPERATURES,0\n'
  yield 'HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0\nCOMMENTS 1,\nCOMMENTS 2,\n'
  const day = (row: number): string => {
    const time = timeOfRow(weather, row, 0)
    return `${time.month}/${time.day}`
  }
  yield `DATA PERIODS,1,${perHour},Data,Sunday,${day(0)},${day(weather.rowCount - 1)}\n`
  yield* pieces(weather.rowCount, (row) => rowText(weather, row, stepMin))
}

/** The hour is that in which the interval lies, from 1; the minute its end. */
function rowText(weather: WrittenWeather, row: number, stepMin: number): string {
  const { year, month, day, hour, minute } = timeOfRow(weather, row, 0)
  const cells = MISSING.map((missing, i) => {
    const [column, factor] = CELLS.get(i + FIRST_CELL) ?? []
    if (column === undefined || factor === undefined) return missing
    const value = weather.columns[column]?.[row]
    return valueText(value === undefined ? value : value * factor, missing)
  })
  return `${[year, month, day, hour + 1, minute + stepMin, '?', ...cells].join(',')}\n`
}
