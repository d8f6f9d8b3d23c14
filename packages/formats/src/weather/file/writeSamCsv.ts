import type { WeatherValueColumn } from './weatherFile.ts'
import { pieces, timeOfRow, valueText, type WrittenWeather } from './writtenRows.ts'

/** Names as SAM and NSRDB have them, and the factor from the unit of the product. */
const COLUMNS: readonly (readonly [WeatherValueColumn, name: string, factor?: number])[] = [
  ['ghi_wm2', 'GHI'],
  ['dni_wm2', 'DNI'],
  ['dhi_wm2', 'DHI'],
  ['temp_c', 'Tdry'],
  ['rh', 'RH'],
  ['windspeed', 'Wspd'],
  ['wind_direction', 'Wdir'],
  ['pw', 'Precipitable Water'],
  // mbar in the file
  ['atmospheric_pressure', 'Pres', 0.01],
  ['albedo', 'Albedo'],
  ['snow_depth', 'Snow Depth'],
]

const MISSING = '-999'

/**
 * Weather as SAM CSV: two lines of the site, a line of names, and rows in local standard time at the middle of their intervals.
 * Columns that SAM does not have are left out.
 *
 * @throws RangeError for weather without a place, or whose middles are no whole minutes
 */
export function* writeSamCsv(weather: WrittenWeather): Generator<string, void, undefined> {
  const { latitude, longitude, altitude_m, local_time_zone, source } = weather.metadata
  if (latitude === undefined || longitude === undefined)
    throw new RangeError('SAM CSV needs a latitude and a longitude; the weather has none')
  const middleMin = weather.stepS / 120
  if (!Number.isInteger(middleMin))
    throw new RangeError(
      `SAM CSV has whole minutes; the middles of intervals of ${weather.stepS / 60} minutes are none`,
    )
  const written = COLUMNS.flatMap(([column, name, factor = 1]) => {
    const values = weather.columns[column]
    return values ? [{ name, values, factor }] : []
  })
  const site = [source, latitude, longitude, altitude_m ?? 0, local_time_zone]
  yield 'Source,Latitude,Longitude,Elevation,Time Zone\n'
  yield `${site.join(',')}\n`
  yield `${['Year', 'Month', 'Day', 'Hour', 'Minute', ...written.map(({ name }) => name)].join(',')}\n`
  yield* pieces(weather.rowCount, (row) => {
    const { year, month, day, hour, minute } = timeOfRow(weather, row, middleMin)
    const cells = written.map(({ values, factor }) =>
      valueText((values[row] ?? Number.NaN) * factor, MISSING),
    )
    return `${[year, month, day, hour, minute, ...cells].join(',')}\n`
  })
}
