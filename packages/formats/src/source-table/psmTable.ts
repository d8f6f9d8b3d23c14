import { countFilled, splitCells } from '../weather/splitCells.ts'
import {
  filledLines,
  labelOf,
  numbersOf,
  requiredNumber,
  type SourceRecord,
  type SourceTable,
  sourceColumns,
  wordOrNumber,
} from './sourceTable.ts'

const NAMES: Readonly<Record<string, string>> = {
  GHI: 'ghi',
  DHI: 'dhi',
  DNI: 'dni',
  'Clearsky GHI': 'ghi_clear',
  'Clearsky DHI': 'dhi_clear',
  'Clearsky DNI': 'dni_clear',
  'Solar Zenith Angle': 'solar_zenith',
  Temperature: 'temp_air',
  'Dew Point': 'temp_dew',
  'Relative Humidity': 'relative_humidity',
  Pressure: 'pressure',
  'Wind Speed': 'wind_speed',
  'Wind Direction': 'wind_direction',
  'Surface Albedo': 'albedo',
  'Precipitable Water': 'precipitable_water',
  Latitude: 'latitude',
  Longitude: 'longitude',
  Elevation: 'altitude',
}
const NUMBERS = new Set(['latitude', 'longitude', 'altitude', 'Time Zone', 'Local Time Zone'])

/** A file of the NSRDB (PSM): a row of names and one of what they say, then columns; labels and units as the file has them. */
export function readPsmTable(text: string): SourceTable {
  const [keys = '', words = '', header = '', ...lines] = filledLines(text)
  const [names, values] = [splitCells(keys, ','), splitCells(words, ',')]
  const metadata = metadataOf(names, values)
  const offsetH = requiredNumber(values[names.indexOf('Time Zone')], 'a time zone')
  const cells = splitCells(header, ',')
  const columns = sourceColumns(
    cells.slice(0, countFilled(cells)).map((name) => NAMES[name] ?? name),
    lines.map((line) => splitCells(line, ',')),
  )
  const parts = ['Year', 'Month', 'Day', 'Hour', 'Minute'].map((name) => numbersOf(columns, name))
  return {
    metadata,
    zone: { offsetH, name: `Etc/GMT${offsetH > 0 ? '-' : '+'}${Math.abs(offsetH)}` },
    labelUtcMs: Float64Array.from(lines, (_, i) =>
      labelOf(
        parts.map((part) => part[i]),
        offsetH,
      ),
    ),
    columns,
  }
}

function metadataOf(keys: readonly string[], words: readonly string[]): SourceRecord {
  return Object.fromEntries(
    keys.slice(0, countFilled(keys)).map((key, at) => {
      const name = NAMES[key] ?? key
      const word = words[at] ?? ''
      return [name, NUMBERS.has(name) ? wordOrNumber(word) : word]
    }),
  )
}
