import { splitCells } from '../weather/splitCells.ts'
import {
  filledLines,
  labelOf,
  requiredNumber,
  type SourceRecord,
  type SourceTable,
  sourceColumns,
  wordOrNumber,
} from './sourceTable.ts'

const NAMES: Readonly<Record<string, string>> = {
  'Global Horizontal Irradiance (GHI) W/m2': 'ghi',
  'Direct Normal Irradiance (DNI) W/m2': 'dni',
  'Diffuse Horizontal Irradiance (DIF) W/m2': 'dhi',
  'AmbientTemperature (deg C)': 'temp_air',
  'WindSpeed (m/s)': 'wind_speed',
  'Relative Humidity (%)': 'relative_humidity',
  'Clear Sky GHI': 'ghi_clear',
  'Clear Sky DNI': 'dni_clear',
  'Clear Sky DHI': 'dhi_clear',
  Albedo: 'albedo',
}
const HEADER = ['USAF', 'name', 'state', 'TZ', 'latitude', 'longitude', 'altitude'] as const
const LABEL = 'ObservationTime(LST)'

/** A file of SolarAnywhere: a line of the site and of how the data were made, columns, labels at the end in local time. */
export function readSolarAnywhereTable(text: string): SourceTable {
  const [site = '', header = '', ...lines] = filledLines(text)
  const words = splitCells(site, ',')
  const offsetH = requiredNumber(words[HEADER.indexOf('TZ')], 'a time zone')
  const names = splitCells(header, ',').map((name) => NAMES[name.trim()] ?? name.trim())
  const rows = lines.map((line) => splitCells(line, ','))
  const at = names.indexOf(LABEL)
  return {
    metadata: metadataOf(words),
    zone: { offsetH },
    labelUtcMs: Float64Array.from(rows, (row) => {
      const [month, day, year, hour, minute] = (row[at] ?? '').split(/[/ :]/).map(Number)
      return labelOf([year, month, day, hour, minute], offsetH)
    }),
    columns: sourceColumns(names, rows),
  }
}

/** The site, then `Data Version: 3.6 / Type: Timeseries / …`; the version is a word. */
function metadataOf(cells: readonly string[]): SourceRecord {
  const found: Record<string, number | string> = {}
  HEADER.forEach((key, at) => {
    found[key] = wordOrNumber(cells[at] ?? '')
  })
  for (const part of (cells[HEADER.length] ?? '').split(' / ')) {
    const [key = '', word] = part.split(': ')
    if (word === undefined) continue
    found[key.trim()] = key.trim() === 'LatLon Resolution' ? wordOrNumber(word) : word.trim()
  }
  return found
}
