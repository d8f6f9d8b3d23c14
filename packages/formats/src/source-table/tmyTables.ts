import { splitCells } from '../weather/splitCells.ts'
import { fixedFields } from './fixedWidth.ts'
import {
  filledLines,
  labelOf,
  notSuchTable,
  numbersOf,
  requiredNumber,
  type SourceTable,
  sourceColumns,
} from './sourceTable.ts'

/** TMY2 User's Manual, NREL/SP-463-7668 (1995), table 3-2: values, each with a letter of source and a digit of uncertainty. */
const TMY2_VALUES: readonly (readonly [name: string, width: number])[] = [
  ['GHI', 4],
  ['DNI', 4],
  ['DHI', 4],
  ['GHillum', 4],
  ['DNillum', 4],
  ['DHillum', 4],
  ['Zenithlum', 4],
  ['TotCld', 2],
  ['OpqCld', 2],
  ['DryBulb', 4],
  ['DewPoint', 4],
  ['RHum', 3],
  ['Pressure', 4],
  ['Wdir', 3],
  ['Wspd', 3],
  ['Hvis', 4],
  ['CeilHgt', 5],
]
const TMY2_LAST: readonly (readonly [name: string, width: number])[] = [
  ['Pwat', 3],
  ['AOD', 3],
  ['SnowDepth', 3],
  ['LastSnowfall', 2],
]
const withSource = ([name, width]: readonly [string, number]): readonly [string, number][] => [
  [name, width],
  [`${name}Source`, 1],
  [`${name}Uncertainty`, 1],
]
const TMY2_FIELDS: readonly (readonly [name: string, width: number])[] = [
  ['year', 2],
  ['month', 2],
  ['day', 2],
  ['hour', 2],
  ['ETR', 4],
  ['ETRN', 4],
  ...TMY2_VALUES.flatMap(withSource),
  ['PresentWeather', 10],
  ...TMY2_LAST.flatMap(withSource),
]
const TMY2_SITE =
  /^\s*(\d{5})\s(.{22})\s(.{2})\s*(-?\d+)\s+([NS])\s*(\d+)\s+(\d+)\s+([EW])\s*(\d+)\s+(\d+)\s+(-?\d+)/

/**
 * A TMY2 file: labels are the start of the hours 1 to 24, all in the year of the first month, so that they rise; units are
 * those of the file, tenths among them.
 */
export function readTmy2Table(text: string): SourceTable {
  const [header = '', ...lines] = filledLines(text)
  const site = TMY2_SITE.exec(header)
  if (!site)
    throw notSuchTable(
      'The first line is not that of a TMY2 file: station, city, state, zone, place.',
    )
  const [, wban = '', city = '', state = '', zone, north, latitudeDeg, latitudeMin] = site
  const [east, longitudeDeg, longitudeMin, altitude] = site.slice(8)
  const offsetH = Number(zone)
  const widths = TMY2_FIELDS.map(([, width]) => width)
  const rows = lines.map((line) => fixedFields(line.slice(1), widths))
  const columns = sourceColumns(
    TMY2_FIELDS.map(([name]) => name),
    rows,
  )
  const [years, months, days, hours] = ['year', 'month', 'day', 'hour'].map((name) =>
    numbersOf(columns, name),
  )
  const year = 1900 + (years?.[0] ?? NaN)
  return {
    metadata: {
      WBAN: wban,
      City: city.trim(),
      State: state.trim(),
      TZ: offsetH,
      latitude: (north === 'N' ? 1 : -1) * (Number(latitudeDeg) + Number(latitudeMin) / 60),
      longitude: (east === 'E' ? 1 : -1) * (Number(longitudeDeg) + Number(longitudeMin) / 60),
      altitude: Number(altitude),
    },
    zone: { offsetH },
    labelUtcMs: Float64Array.from(rows, (_, i) =>
      labelOf([year, months?.[i], days?.[i], (hours?.[i] ?? NaN) - 1], offsetH),
    ),
    columns,
  }
}

const TMY3_NAMES: Readonly<Record<string, string>> = {
  'ETR (W/m^2)': 'ghi_extra',
  'ETRN (W/m^2)': 'dni_extra',
  'GHI (W/m^2)': 'ghi',
  'DNI (W/m^2)': 'dni',
  'DHI (W/m^2)': 'dhi',
  'Pressure (mbar)': 'pressure',
  'Wdir (degrees)': 'wind_direction',
  'Wspd (m/s)': 'wind_speed',
  'Pwat (cm)': 'precipitable_water',
  'Dry-bulb (C)': 'temp_air',
  'Dew-point (C)': 'temp_dew',
  'RHum (%)': 'relative_humidity',
  'Alb (unitless)': 'albedo',
  'Albedo (unitless)': 'albedo',
}

/**
 * A TMY3 file: labels are the end of the hours, 24:00 the next day's start. The station's name keeps the quotes of the
 * file; codes of missing values are kept as the numbers they are.
 */
export function readTmy3Table(text: string): SourceTable {
  const [site = '', header = '', ...lines] = filledLines(text)
  const words = site.split(',')
  const offsetH = requiredNumber(words[3], 'a time zone')
  const rows = lines.map((line) => splitCells(line, ','))
  return {
    metadata: {
      USAF: requiredNumber(words[0], 'a station'),
      Name: words[1] ?? '',
      State: words[2] ?? '',
      TZ: offsetH,
      latitude: requiredNumber(words[4], 'a latitude'),
      longitude: requiredNumber(words[5], 'a longitude'),
      altitude: requiredNumber(words[6], 'an altitude'),
    },
    zone: { offsetH },
    labelUtcMs: Float64Array.from(rows, ([date = '', time = '']) => {
      const [month, day, year] = date.split('/').map(Number)
      return labelOf([year, month, day, ...time.split(':').map(Number)], offsetH)
    }),
    columns: sourceColumns(
      splitCells(header, ',').map((name) => TMY3_NAMES[name.trim()] ?? name.trim()),
      rows,
    ),
  }
}
