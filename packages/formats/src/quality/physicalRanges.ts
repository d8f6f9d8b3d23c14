import { columnWords } from '../weather/columnTexts.ts'
import {
  WEATHER_VALUE_COLUMNS,
  type WeatherFile,
  type WeatherValueColumn,
  type WeatherWarning,
} from '../weather/weatherFile.ts'
import { labelText } from './labelText.ts'

/**
 * What can be measured on Earth. Irradiance: small negative values are the night offset of a pyranometer; cloud
 * enhancement reaches about 1.5 times the solar constant for minutes. Pressure: from 5,800 m to the highest ever.
 */
export const PHYSICAL_RANGES: {
  readonly [Name in WeatherValueColumn]: readonly [least: number, most: number, unit: string]
} = {
  ghi_wm2: [-10, 2000, 'W/m²'],
  dni_wm2: [-10, 1400, 'W/m²'],
  dhi_wm2: [-10, 1000, 'W/m²'],
  temp_c: [-70, 60, '°C'],
  rh: [0, 105, '%'],
  windspeed: [0, 75, 'm/s'],
  pw: [0, 9, 'cm'],
  atmospheric_pressure: [48_000, 109_000, 'Pa'],
  albedo: [0, 1, ''],
  tracker_angle: [-90, 90, '°'],
}

/** One warning for each column with values outside of what is physically possible. */
export function rangeWarnings(weather: Pick<WeatherFile, 'columns'>): readonly WeatherWarning[] {
  return WEATHER_VALUE_COLUMNS.map((name) => rangeWarning(weather, name)).filter(
    (warning) => warning !== undefined,
  )
}

function rangeWarning(
  { columns }: Pick<WeatherFile, 'columns'>,
  name: WeatherValueColumn,
): WeatherWarning | undefined {
  const column = columns[name]
  if (!column) return undefined
  const [least, most, unit] = PHYSICAL_RANGES[name]
  let count = 0
  let first = -1
  for (let i = 0; i < column.length; i++) {
    const value = column[i] ?? Number.NaN
    if (value < least || value > most) {
      count += 1
      if (first < 0) first = i
    }
  }
  if (count === 0) return undefined
  const message =
    `${count.toLocaleString('en-US')} values of ${columnWords(name)} are outside ${least} to ${most} ${unit}`.trimEnd()
  return {
    code: 'out_of_range',
    message: `${message}; the first is ${column[first]} at ${labelText(columns, first)}. Check its unit.`,
  }
}
