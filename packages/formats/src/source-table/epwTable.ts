import { splitCells } from '../weather/splitCells.ts'
import {
  columnNames,
  filledLines,
  labelOf,
  notSuchTable,
  numbersOf,
  requiredNumber,
  type SourceTable,
  sourceColumns,
} from './sourceTable.ts'

/** EnergyPlus Auxiliary Programs, "EPW file format". */
const NAMES = columnNames(`
  year month day hour minute data_source_unct temp_air temp_dew relative_humidity
  atmospheric_pressure etr etrn ghi_infrared ghi dni dhi global_hor_illum direct_normal_illum
  diffuse_horizontal_illum zenith_luminance wind_direction wind_speed total_sky_cover
  opaque_sky_cover visibility ceiling_height present_weather_observation present_weather_codes
  precipitable_water aerosol_optical_depth snow_depth days_since_last_snowfall albedo
  liquid_precipitation_depth liquid_precipitation_quantity
`)
const HEADER_LINES = 8

/** An EPW file: labels are the start of the hours 1 to 24; codes of missing values are kept as the numbers they are. */
export function readEpwTable(text: string): SourceTable {
  const lines = filledLines(text)
  const site = splitCells(lines[0] ?? '', ',')
  if (site[0] !== 'LOCATION') throw notSuchTable('An EPW file begins with a line "LOCATION,…".')
  const offsetH = requiredNumber(site[8], 'a time zone')
  const rows = lines.slice(HEADER_LINES).map((line) => splitCells(line, ','))
  const columns = sourceColumns(NAMES, rows)
  const [years, months, days, hours] = ['year', 'month', 'day', 'hour'].map((name) =>
    numbersOf(columns, name),
  )
  return {
    metadata: {
      loc: site[0],
      city: site[1] ?? '',
      'state-prov': site[2] ?? '',
      country: site[3] ?? '',
      data_type: site[4] ?? '',
      WMO_code: site[5] ?? '',
      latitude: requiredNumber(site[6], 'a latitude'),
      longitude: requiredNumber(site[7], 'a longitude'),
      TZ: offsetH,
      altitude: requiredNumber(site[9], 'an altitude'),
    },
    zone: { offsetH },
    labelUtcMs: Float64Array.from(rows, (_, i) =>
      labelOf([years?.[i], months?.[i], days?.[i], (hours?.[i] ?? NaN) - 1], offsetH),
    ),
    columns,
  }
}
