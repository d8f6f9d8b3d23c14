import { columnOfHeader, isPlaneOfArray, splitNameAndUnit } from '../file/columnNames.ts'
import type { WeatherValueColumn } from '../file/weatherFile.ts'
import { unitConversion, weatherUnits } from '../file/weatherUnits.ts'
import { MISSING_CODES, type PlainColumn } from '../readers/plainMapping.ts'
import { readNumber } from '../text/splitCells.ts'

export interface ColumnHints {
  /** As many as are at hand: a unit that no header names is guessed from the size of the values. */
  readonly rows: readonly (readonly string[])[]
  readonly decimalComma: boolean
  /** A line of units below the names. */
  readonly units: readonly string[]
  readonly rowLength: RowLength
}

/** What a row of a table stands for. */
export type RowLength = 'interval' | 'day' | 'month'

/** The columns whose headers are known names, the first of each, with their units. */
export function suggestColumns(
  headers: readonly string[],
  hints: ColumnHints,
): { [Name in WeatherValueColumn]?: PlainColumn } {
  const found = new Map<WeatherValueColumn, number>()
  const hasLight = headers.some((header) => columnOfHeader(header)?.endsWith('_wm2') === true)
  headers.forEach((header, index) => {
    // Light on a plane stands in for GHI where there is no other; see `PlainMapping.plane`.
    const isPlane = !hasLight && isPlaneOfArray(header)
    const column = isPlane ? 'ghi_wm2' : columnOfHeader(header)
    if (column && !found.has(column)) found.set(column, index)
  })
  // all light of a file is in one unit where it names none; GHI has no spikes as computed DNI has
  const [lightAt = -1] = (['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const).flatMap((column) => {
    const at = found.get(column)
    const isSaid = at === undefined || saidUnit(column, headers[at], hints, at) !== undefined
    return isSaid ? [] : [at]
  })
  const largestLight = largestOf(hints, lightAt)
  const columns: { [Name in WeatherValueColumn]?: PlainColumn } = {}
  for (const [column, at] of found) {
    const header = headers[at] ?? ''
    const likely = column.endsWith('_wm2')
      ? unitOfLight(largestLight, hints.rowLength)
      : likelyUnit(column, largestOf(hints, at))
    const said = saidUnit(column, header, hints, at)
    const unit = said ?? likely
    // pressure and the like come in many units, and weigh little
    const isGuessed = said === undefined && !USUAL_UNITS.has(unit) && GUESSED_COLUMNS.has(column)
    columns[column] = { column: header, unit, ...(isGuessed ? { isUnitGuessed: true } : {}) }
  }
  return columns
}

const USUAL_UNITS: ReadonlySet<string> = new Set(['w/m2', 'degC'])
const GUESSED_COLUMNS: ReadonlySet<string> = new Set(['ghi_wm2', 'dni_wm2', 'dhi_wm2', 'temp_c'])

function saidUnit(
  column: WeatherValueColumn,
  header: string | undefined,
  hints: ColumnHints,
  index: number,
): string | undefined {
  const unit =
    splitNameAndUnit(header ?? '').unit ??
    hints.units[index]?.trim().replace(/^[[(](.*)[\])]$/, '$1')
  const conversion = unit === undefined ? undefined : unitConversion(column, unit)
  if (unit === undefined || conversion === undefined) return undefined
  const isPower = column.endsWith('_wm2') && conversion.scale === 1 && !conversion.perStep
  // kW/m² under the name of W/m²
  const isTooSmall =
    isPower && hints.rowLength === 'interval' && isKilowatts(largestOf(hints, index))
  return isTooSmall ? undefined : unit
}

const MOST_KWM2 = 1.6
const isKilowatts = (largest: number): boolean => largest > 0.05 && largest < MOST_KWM2

/** Nearly the largest value: a few may be codes or faults. */
function largestOf({ rows, decimalComma }: ColumnHints, index: number): number {
  const values = rows
    .map((cells) => readNumber(cells[index] ?? '', decimalComma) ?? Number.NaN)
    .filter((value) => Number.isFinite(value) && !MISSING_CODES.has(value))
    .toSorted((a, b) => a - b)
  return values[Math.floor(0.998 * (values.length - 1))] ?? 0
}

/** The unit that fits the size of the values, for columns whose header names none. */
function likelyUnit(column: WeatherValueColumn, largest: number): string {
  if (column === 'atmospheric_pressure')
    return largest > 20_000 ? 'Pa' : largest > 200 ? 'hPa' : 'kPa'
  if (column === 'temp_c') return largest > 150 ? 'K' : largest > 58 ? 'degF' : 'degC'
  if (column === 'pw') return largest > 9 ? 'mm' : 'cm'
  if (column === 'rh' && largest > 0 && largest <= 1.01) return 'fraction'
  if (column === 'albedo' && largest > 1.5) return '%'
  return weatherUnits(column)[0] ?? ''
}

/** Limits of the best interval, day or month, each with its unit; the last unit has none. */
const LIGHT_UNITS: Readonly<Record<RowLength, readonly (readonly [string, number])[]>> = {
  interval: [
    ['kw/m2', MOST_KWM2],
    ['w/m2', 1700],
    ['kj/m2', Number.POSITIVE_INFINITY],
  ],
  day: [
    ['kwh/m2', 15],
    ['mj/m2', 45],
    ['w/m2', 480],
    ['wh/m2', Number.POSITIVE_INFINITY],
  ],
  month: [
    ['kwh/m2', 350],
    ['mj/m2', 1300],
    ['wh/m2', Number.POSITIVE_INFINITY],
  ],
}

function unitOfLight(largest: number, rowLength: RowLength): string {
  // a short table of a night says nothing
  if (rowLength === 'interval' && largest <= 0) return 'w/m2'
  return LIGHT_UNITS[rowLength].find(([, most]) => largest <= most)?.[0] ?? 'w/m2'
}
