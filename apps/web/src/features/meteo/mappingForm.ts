import {
  type ColumnRef,
  type IntervalAlignment,
  type PlainMapping,
  WEATHER_VALUE_COLUMNS,
  type WeatherType,
  type WeatherValueColumn,
  weatherUnits,
} from '@duet/formats'
import type { FieldProblem } from '../../ui/FieldErrors.tsx'
import type { TableHead } from './tableHead.ts'

export const TIME_QUANTITIES = ['time', 'date', 'year', 'month', 'day', 'hour', 'minute'] as const
type TimeQuantity = (typeof TIME_QUANTITIES)[number]

export const DATE_ORDERS = ['YMD', 'DMY', 'MDY'] as const
type DateOrder = (typeof DATE_ORDERS)[number]

/** What a column of the file holds; undefined: it is not read. */
export type Quantity = WeatherValueColumn | TimeQuantity

export interface ColumnChoice {
  readonly header: string
  readonly quantity: Quantity | undefined
  /** Of `weatherUnits(quantity)`; empty for times. */
  readonly unit: string
}

/** What a person says about a table that no reader knows. */
export interface MappingForm {
  readonly columns: readonly ColumnChoice[]
  readonly dateOrder: DateOrder
  /** Hours from UTC of the clock in the file; null while not given. */
  readonly timeZoneH: number | null
  readonly alignment: IntervalAlignment
  readonly type: WeatherType
  readonly latitude: number | null
  readonly longitude: number | null
  readonly altitudeM: number | null
}

/** Where the project is: for files that do not say it. */
export interface Site {
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number
}

/** The form filled with what could be told from the file and the project. */
export function firstMapping(head: TableHead, site: Site): MappingForm {
  const { suggested } = head
  return {
    columns: head.headers.map((header) => ({ header, ...suggestedChoice(header, suggested) })),
    dateOrder: suggested?.time.kind === 'stamp' ? suggested.time.order : 'YMD',
    timeZoneH: suggested?.clockOffsetH ?? null,
    alignment: suggested?.alignment ?? 'beginning',
    type: suggested?.type ?? 'Sequential',
    latitude: suggested?.latitude ?? site.latitude,
    longitude: suggested?.longitude ?? site.longitude,
    altitudeM: suggested?.altitudeM ?? site.altitude_m,
  }
}

function suggestedChoice(
  header: string,
  mapping: PlainMapping | undefined,
): Omit<ColumnChoice, 'header'> {
  for (const quantity of WEATHER_VALUE_COLUMNS) {
    const column = mapping?.columns[quantity]
    if (column?.column === header) return { quantity, unit: knownUnit(quantity, column.unit) }
  }
  return { quantity: mapping && timeQuantity(header, mapping.time), unit: '' }
}

function timeQuantity(header: ColumnRef, time: PlainMapping['time']): TimeQuantity | undefined {
  if (time.kind === 'stamp') {
    const at = time.columns.indexOf(header)
    if (at < 0) return undefined
    return time.columns.length > 1 && at === 0 ? 'date' : 'time'
  }
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

/** The form after a column was given another meaning; the unit becomes the usual one of it. */
export function chooseQuantity(
  form: MappingForm,
  index: number,
  quantity: Quantity | undefined,
): MappingForm {
  const unit = isValueColumn(quantity) ? (weatherUnits(quantity)[0] ?? '') : ''
  return changeColumn(form, index, { quantity, unit })
}

export function chooseUnit(form: MappingForm, index: number, unit: string): MappingForm {
  return changeColumn(form, index, { unit })
}

function changeColumn(
  form: MappingForm,
  index: number,
  change: Partial<ColumnChoice>,
): MappingForm {
  const columns = form.columns.map((column, at) =>
    at === index ? { ...column, ...change } : column,
  )
  return { ...form, columns }
}

export function isValueColumn(quantity: Quantity | undefined): quantity is WeatherValueColumn {
  return WEATHER_VALUE_COLUMNS.some((known) => known === quantity)
}

/** True where dates are written as text, whose order must be told. */
export function hasStamp({ columns }: MappingForm): boolean {
  return columns.some(({ quantity }) => quantity === 'time' || quantity === 'date')
}

/** The whole-hour zone whose middle is nearest, hours from UTC. */
export function solarZoneH(longitudeDeg: number): number {
  return Math.round(longitudeDeg / 15) + 0
}

/** What keeps the file from being read this way; paths are `columns`, `timeZoneH`, `latitude`, `longitude`. */
export function mappingErrors(form: MappingForm): readonly FieldProblem[] {
  return [
    ...repeatedErrors(form),
    ...timeErrors(form),
    ...irradianceErrors(form),
    ...rangeErrors('timeZoneH', form.timeZoneH, -12, 14),
    ...rangeErrors('latitude', form.latitude, -90, 90),
    ...rangeErrors('longitude', form.longitude, -180, 180),
  ]
}

function repeatedErrors({ columns }: MappingForm): readonly FieldProblem[] {
  const chosen = columns.flatMap(({ quantity }) => quantity ?? [])
  const repeated = new Set(chosen.filter((quantity, at) => chosen.indexOf(quantity) !== at))
  return [...repeated].map((quantity) => ({
    path: 'columns',
    message: `Two columns are given as ${quantityText(quantity)}; choose one`,
  }))
}

function timeErrors(form: MappingForm): readonly FieldProblem[] {
  const has = (quantity: Quantity): boolean =>
    form.columns.some((column) => column.quantity === quantity)
  if (has('time') || (has('month') && has('day') && has('hour'))) return []
  const message = has('date')
    ? 'Say which column holds the time of day'
    : 'Say which column holds date and time, or which hold month, day and hour'
  return [{ path: 'columns', message }]
}

function irradianceErrors({ columns }: MappingForm): readonly FieldProblem[] {
  const has = columns.some(({ quantity }) => quantity?.endsWith('_wm2') === true)
  return has
    ? []
    : [{ path: 'columns', message: 'Say which column holds irradiance: GHI, DNI or DHI' }]
}

function rangeErrors(
  path: string,
  value: number | null,
  min: number,
  max: number,
): readonly FieldProblem[] {
  if (value === null) return [{ path, message: 'required' }]
  if (value < min) return [{ path, message: `minimum ${min}` }]
  return value > max ? [{ path, message: `maximum ${max}` }] : []
}

const TIME_TEXTS: Readonly<Record<TimeQuantity, string>> = {
  time: 'Time (with its date)',
  date: 'Date',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  hour: 'Hour',
  minute: 'Minute',
}

const VALUE_TEXTS: Readonly<Record<WeatherValueColumn, string>> = {
  ghi_wm2: 'GHI',
  dni_wm2: 'DNI',
  dhi_wm2: 'DHI',
  temp_c: 'Air temperature',
  rh: 'Relative humidity',
  windspeed: 'Wind speed',
  pw: 'Precipitable water',
  atmospheric_pressure: 'Air pressure',
  albedo: 'Albedo',
  tracker_angle: 'Tracker angle',
}

export function quantityText(quantity: Quantity): string {
  return isValueColumn(quantity) ? VALUE_TEXTS[quantity] : TIME_TEXTS[quantity]
}

export interface CsvMapping {
  readonly columns: Readonly<Record<string, readonly [header: string, unit: string]>>
  readonly time_zone_h: number
  readonly interval_alignment: string
  readonly type: string
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number | null
}

/** The mapping as the server takes it: of a date or time as text, the second entry is the order of the date. */
export function toCsvMapping(form: MappingForm): CsvMapping {
  const entries = form.columns.flatMap(({ header, quantity, unit }) => {
    if (quantity === undefined) return []
    const isStamp = quantity === 'time' || quantity === 'date'
    return [[quantity, [header, isStamp ? form.dateOrder : unit]] as const]
  })
  return {
    columns: Object.fromEntries(entries),
    time_zone_h: form.timeZoneH ?? 0,
    interval_alignment: form.alignment,
    type: form.type,
    latitude: form.latitude ?? 0,
    longitude: form.longitude ?? 0,
    altitude_m: form.altitudeM,
  }
}
