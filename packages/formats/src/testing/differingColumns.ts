import {
  WEATHER_LABEL_COLUMNS,
  WEATHER_VALUE_COLUMNS,
  type WeatherColumns,
} from '../weather/file/weatherFile.ts'

/** Names of the columns that are not equal to the bit; much faster than a deep comparison. */
export function differingColumns(a: WeatherColumns, b: WeatherColumns): readonly string[] {
  return [...WEATHER_LABEL_COLUMNS, ...WEATHER_VALUE_COLUMNS].filter(
    (name) => !isSame(a[name], b[name]),
  )
}

function isSame(a: Float64Array | undefined, b: Float64Array | undefined): boolean {
  if (!a || !b) return a === b
  return a.length === b.length && a.every((value, i) => Object.is(value, b[i]))
}
