import {
  type ColumnRef,
  type PlainMapping,
  WEATHER_COLUMN_TEXTS,
  WEATHER_VALUE_COLUMNS,
  type WeatherValueColumn,
  weatherUnits,
} from '@duet/formats'
import type { FieldProblem } from '../../../ui/FieldErrors.tsx'

export const TIME_QUANTITIES = ['time', 'date', 'year', 'month', 'day', 'hour', 'minute'] as const
type TimeQuantity = (typeof TIME_QUANTITIES)[number]

/** Light on a plane, from which GHI is found back. */
export const PLANE_LIGHT = 'poa_wm2' as const

/** What a column of the file holds; undefined: it is not read. */
export type Quantity = WeatherValueColumn | TimeQuantity | typeof PLANE_LIGHT

export interface ColumnChoice {
  readonly header: string
  readonly quantity: Quantity | undefined
  /** Of `weatherUnits(quantity)`; empty for times. */
  readonly unit: string
}

/** What the columns of a table seem to hold. */
export function firstChoices(
  headers: readonly string[],
  mapping: PlainMapping,
): readonly ColumnChoice[] {
  return headers.map((header) => ({ header, ...suggestedChoice(header, mapping) }))
}

function suggestedChoice(header: string, mapping: PlainMapping): Omit<ColumnChoice, 'header'> {
  for (const quantity of WEATHER_VALUE_COLUMNS) {
    const column = mapping.columns[quantity]
    if (column?.column !== header) continue
    const isPlane = quantity === 'ghi_wm2' && mapping.plane !== undefined
    return {
      quantity: isPlane ? PLANE_LIGHT : quantity,
      unit: knownUnit(quantity, column.unit),
    }
  }
  return { quantity: timeQuantity(header, mapping.time), unit: '' }
}

function timeQuantity(header: ColumnRef, time: PlainMapping['time']): TimeQuantity | undefined {
  if (time.kind === 'stamp') {
    const at = time.columns.indexOf(header)
    if (at < 0) return undefined
    return time.columns.length > 1 && at === 0 ? 'date' : 'time'
  }
  if (time.kind === 'months')
    return (['year', 'month'] as const).find((part) => time[part] === header)
  const parts = ['year', 'month', 'day', 'hour', 'minute'] as const
  return parts.find((part) => time[part] === header)
}

/** The file's spelling of a unit brought to one that the form offers; the first where it offers none such. */
function knownUnit(quantity: WeatherValueColumn, unit: string): string {
  const plain = unit
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll('°', 'deg')
    .replaceAll(/[\s^"]/g, '')
  const units = weatherUnits(quantity)
  return units.find((known) => known === plain || known === `deg${plain}`) ?? units[0] ?? ''
}

/** The columns after one was given another meaning; its unit becomes the usual one. */
export function chooseQuantity(
  columns: readonly ColumnChoice[],
  index: number,
  quantity: Quantity | undefined,
): readonly ColumnChoice[] {
  const unit = unitsOf(quantity)[0] ?? ''
  return columns.map((column, at) => (at === index ? { ...column, quantity, unit } : column))
}

export function chooseUnit(
  columns: readonly ColumnChoice[],
  index: number,
  unit: string,
): readonly ColumnChoice[] {
  return columns.map((column, at) => (at === index ? { ...column, unit } : column))
}

export function isValueColumn(quantity: Quantity | undefined): quantity is WeatherValueColumn {
  return WEATHER_VALUE_COLUMNS.some((known) => known === quantity)
}

/** The units that a column can be in; none for times. */
export function unitsOf(quantity: Quantity | undefined): readonly string[] {
  if (quantity === PLANE_LIGHT) return weatherUnits('ghi_wm2')
  return isValueColumn(quantity) ? weatherUnits(quantity) : []
}

export function holds(columns: readonly ColumnChoice[], quantity: Quantity): boolean {
  return columns.some((column) => column.quantity === quantity)
}

/** True where dates are written as text, whose order must be asked for. */
export function hasStamp(columns: readonly ColumnChoice[]): boolean {
  return columns.some(({ quantity }) => quantity === 'time' || quantity === 'date')
}

/** What prevents a table from being read with these columns. */
export function columnErrors(columns: readonly ColumnChoice[]): readonly FieldProblem[] {
  return [...repeatedErrors(columns), ...timeErrors(columns), ...valueErrors(columns)]
}

function repeatedErrors(columns: readonly ColumnChoice[]): readonly FieldProblem[] {
  const chosen = columns.flatMap(({ quantity }) => quantity ?? [])
  const repeated = new Set(chosen.filter((quantity, at) => chosen.indexOf(quantity) !== at))
  return [...repeated].map((quantity) => ({
    path: '',
    message: `Two columns are given as ${quantityText(quantity)}; choose one`,
  }))
}

/** Rows may be days, without an hour, or months, without a day. */
function timeErrors(columns: readonly ColumnChoice[]): readonly FieldProblem[] {
  const has = (quantity: Quantity): boolean => holds(columns, quantity)
  if (has('time') || has('date') || has('month') || (has('year') && has('day'))) return []
  const message = 'Say which column holds date and time, or which hold month, day and hour'
  return [{ path: '', message }]
}

function valueErrors(columns: readonly ColumnChoice[]): readonly FieldProblem[] {
  const hasLight = columns.some(({ quantity }) => quantity?.endsWith('_wm2') === true)
  return hasLight
    ? []
    : [
        {
          path: '',
          message: 'Say which column holds irradiance: GHI, DNI or DHI, or light on a plane',
        },
      ]
}

const TIME_TEXTS: Readonly<Record<TimeQuantity, string>> = {
  time: 'Time (with its date)',
  date: 'Date',
  year: 'Year',
  month: 'Month',
  day: 'Day (of the year where no month is given)',
  hour: 'Hour',
  minute: 'Minute',
}

export function quantityText(quantity: Quantity): string {
  if (quantity === PLANE_LIGHT) return 'Light on a plane (POA)'
  return isValueColumn(quantity) ? WEATHER_COLUMN_TEXTS[quantity] : TIME_TEXTS[quantity]
}
