import {
  type ColumnRef,
  type DstShift,
  dstShiftsOfZone,
  type IntervalAlignment,
  type PlainColumn,
  type PlainMapping,
  type PlainTime,
  type RepeatedRowsChoice,
  type TableGuess,
  timeOfParts,
  type WeatherAnswers,
  type WeatherType,
  type WeatherValueColumn,
} from '@duet/formats'
import type { FieldProblem } from '../../../ui/FieldErrors.tsx'
import type { AirChoice } from './airChoice.ts'
import {
  type ColumnChoice,
  columnErrors,
  firstChoices,
  hasStamp,
  holds,
  isValueColumn,
  PLANE_LIGHT,
} from './columnChoices.ts'

export const DATE_ORDERS = ['YMD', 'DMY', 'MDY'] as const
export const ALIGNMENTS = ['beginning', 'center', 'ending'] as const satisfies IntervalAlignment[]
export const TYPES = ['Sequential', 'TMY'] as const satisfies WeatherType[]
export const SUMMER_TIMES = ['find', 'none', 'zone'] as const

export type Delimiter = PlainMapping['delimiter']

/** How the text of a table is cut into cells. */
export interface TableLayout {
  readonly delimiter: Delimiter
  readonly decimalComma: boolean
  /** 0: no line of names. */
  readonly headerLine: number
  readonly firstDataLine: number
  /** Numbers, set apart by spaces. */
  readonly missing: string
}

/** What a person says of a file; undefined and null: as the file says. */
export interface WizardForm {
  /** Undefined: the file is read by its known layout. */
  readonly layout: TableLayout | undefined
  readonly columns: readonly ColumnChoice[]
  readonly dateOrder: (typeof DATE_ORDERS)[number]
  /** Of the plane whose light the file has, degrees; azimuth clockwise from north. */
  readonly planeTiltDeg: number | null
  readonly planeAzimuthDeg: number | null
  /** Of months without a column of years; null: a typical year. */
  readonly tableYear: number | null
  /** Hours from UTC of the clock in the file. */
  readonly clockH: number | null
  /** Hours from UTC of local standard time; null: as the clock, or as the file says. */
  readonly localZoneH: number | null
  readonly alignment: IntervalAlignment | undefined
  readonly type: WeatherType | undefined
  /** Whether the clock observes summer time: to be found in the rows, no, or as a zone does. */
  readonly summerTime: (typeof SUMMER_TIMES)[number]
  /** IANA name. */
  readonly zone: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly altitudeM: number | null
  /** What is done with rows of one time; undefined: identical ones are dropped, others refused. */
  readonly repeatedRows: RepeatedRowsChoice | undefined
  /** The times are meant as they are read, though the light says otherwise. */
  readonly acceptsTimes: boolean
  /** The place is meant as it is, though another sign would bring it to the project. */
  readonly acceptsPlace: boolean
  /** For a file that has no air temperature. */
  readonly air: AirChoice | undefined
  readonly name: string
}

/** Where the project is: for files that do not say it. */
export interface Site {
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number
}

const NO_ANSWERS = {
  layout: undefined,
  columns: [],
  dateOrder: 'YMD',
  planeTiltDeg: null,
  planeAzimuthDeg: null,
  tableYear: null,
  clockH: null,
  localZoneH: null,
  alignment: undefined,
  type: undefined,
  summerTime: 'find',
  zone: '',
  latitude: null,
  longitude: null,
  altitudeM: null,
  repeatedRows: undefined,
  acceptsTimes: false,
  acceptsPlace: false,
  air: undefined,
} as const

/** Of a file of a known layout all is as the file says. */
export function knownForm(name: string): WizardForm {
  return { ...NO_ANSWERS, name }
}

/** The form of a table filled with what could be found in it; where it says no place, none is taken. */
export function tableForm(guess: TableGuess, site: Site, name: string): WizardForm {
  const { mapping, headers, zone } = guess
  const zoneH = zone === undefined ? undefined : standardOf(zone)
  return {
    ...NO_ANSWERS,
    name,
    layout: {
      delimiter: mapping.delimiter,
      decimalComma: mapping.decimalComma,
      headerLine: mapping.headerLine,
      firstDataLine: mapping.firstDataLine,
      missing: mapping.missingValues.join(' '),
    },
    columns: firstChoices(headers, mapping),
    dateOrder: mapping.time.kind === 'stamp' ? mapping.time.order : 'YMD',
    planeTiltDeg: mapping.plane?.tiltDeg ?? null,
    planeAzimuthDeg: mapping.plane?.azimuthDeg ?? null,
    tableYear: yearOf(mapping.time),
    clockH: mapping.clockOffsetH ?? zoneH ?? solarZoneH(mapping.longitude ?? site.longitude),
    alignment: mapping.alignment,
    summerTime: zone === undefined ? 'find' : 'zone',
    zone: zone ?? '',
    latitude: mapping.latitude ?? null,
    longitude: mapping.longitude ?? null,
    altitudeM: mapping.altitudeM ?? null,
  }
}

function yearOf(time: PlainTime): number | null {
  return time.kind === 'months' && typeof time.year === 'object' ? time.year.all : null
}

/** The whole-hour zone whose middle is nearest, hours from UTC. */
export function solarZoneH(longitudeDeg: number): number {
  return Math.round(longitudeDeg / 15) + 0
}

/** Years whose summer times are worked out from the name of a zone. */
const ZONE_YEARS = [1980, new Date().getUTCFullYear() + 1] as const

/** Standard time of a zone, hours from UTC; undefined for a name that is no zone. */
function standardOf(zone: string): number | undefined {
  return summerTimesOf(zone)?.standardH
}

function summerTimesOf(zone: string): ReturnType<typeof dstShiftsOfZone> | undefined {
  try {
    return dstShiftsOfZone(zone, ...ZONE_YEARS)
  } catch {
    return undefined
  }
}

/** What prevents the file from being read this way, by the step at which it is mended. */
export function formErrors(form: WizardForm): {
  readonly columns: readonly FieldProblem[]
  readonly time: readonly FieldProblem[]
  readonly place: readonly FieldProblem[]
} {
  const isTable = form.layout !== undefined
  return {
    columns: isTable
      ? [...columnErrors(form.columns), ...missingErrors(form.layout), ...planeErrors(form)]
      : [],
    time: [
      ...rangeErrors('clockH', form.clockH, [-12, 14], isTable),
      ...rangeErrors('localZoneH', form.localZoneH, [-12, 14], false),
      ...zoneErrors(form),
    ],
    place: [
      ...rangeErrors('latitude', form.latitude, [-90, 90], isTable),
      ...rangeErrors('longitude', form.longitude, [-180, 180], isTable),
      ...rangeErrors('altitudeM', form.altitudeM, [-500, 9000], form.latitude !== null),
      ...(form.name.trim() === '' ? [{ path: 'name', message: 'Name is required' }] : []),
    ],
  }
}

function planeErrors(form: WizardForm): readonly FieldProblem[] {
  if (!holds(form.columns, PLANE_LIGHT)) return []
  return [
    ...rangeErrors('planeTiltDeg', form.planeTiltDeg, [0, 90], true),
    ...rangeErrors('planeAzimuthDeg', form.planeAzimuthDeg, [-180, 360], true),
  ]
}

function missingErrors({ missing }: TableLayout): readonly FieldProblem[] {
  return missingNumbers(missing).every(Number.isFinite)
    ? []
    : [{ path: 'missing', message: 'numbers, set apart by spaces' }]
}

export function missingNumbers(text: string): readonly number[] {
  return text
    .split(/[\s;]+/)
    .filter(Boolean)
    .map(Number)
}

function zoneErrors({ summerTime, zone }: WizardForm): readonly FieldProblem[] {
  if (summerTime !== 'zone' || standardOf(zone.trim()) !== undefined) return []
  return [{ path: 'zone', message: 'a name such as America/New_York or Europe/Berlin' }]
}

function rangeErrors(
  path: string,
  value: number | null,
  [min, max]: readonly [number, number],
  isRequired: boolean,
): readonly FieldProblem[] {
  if (value === null) return isRequired ? [{ path, message: 'required' }] : []
  if (value < min) return [{ path, message: `minimum ${min}` }]
  return value > max ? [{ path, message: `maximum ${max}` }] : []
}

/** The mapping of a table; undefined for a file of a known layout. */
export function toPlainMapping(form: WizardForm): PlainMapping | undefined {
  const { layout } = form
  if (!layout) return undefined
  return {
    delimiter: layout.delimiter,
    decimalComma: layout.decimalComma,
    headerLine: layout.headerLine,
    firstDataLine: layout.firstDataLine,
    missingValues: missingNumbers(layout.missing),
    time: timeOf(form),
    columns: valueColumns(form),
    alignment: form.alignment ?? 'beginning',
    ...planeOf(form),
    ...(form.clockH === null ? {} : { clockOffsetH: form.clockH }),
    ...(form.type === undefined ? {} : { type: form.type }),
    ...(form.latitude === null ? {} : { latitude: form.latitude }),
    ...(form.longitude === null ? {} : { longitude: form.longitude }),
    ...(form.altitudeM === null ? {} : { altitudeM: form.altitudeM }),
  }
}

/** By its name where that is its own, else by its number. */
export function refOf(form: WizardForm, index: number): ColumnRef {
  const header = form.columns[index]?.header ?? ''
  const isOwn = form.columns.filter((column) => column.header === header).length === 1
  return isOwn && header !== '' && form.layout?.headerLine !== 0 ? header : index + 1
}

function timeOf(form: WizardForm): PlainTime {
  const refs = (quantity: string): readonly ColumnRef[] =>
    form.columns.flatMap((column, index) =>
      column.quantity === quantity ? [refOf(form, index)] : [],
    )
  if (hasStamp(form.columns)) {
    return { kind: 'stamp', columns: [...refs('date'), ...refs('time')], order: form.dateOrder }
  }
  const [year, month, day, hour, minute] = PARTS.map((part) => refs(part)[0])
  const time = timeOfParts({ year, month, day, hour, minute })
  if (time?.kind === 'months' && year === undefined && form.tableYear !== null)
    return { ...time, year: { all: form.tableYear } }
  // what is missing is shown as an error of the columns
  return time ?? { kind: 'stamp', columns: [], order: form.dateOrder }
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute'] as const

function planeOf(form: WizardForm): Pick<PlainMapping, 'plane'> {
  if (!holds(form.columns, PLANE_LIGHT)) return {}
  const { planeTiltDeg, planeAzimuthDeg } = form
  return {
    plane: { tiltDeg: planeTiltDeg ?? undefined, azimuthDeg: planeAzimuthDeg ?? undefined },
  }
}

function valueColumns(form: WizardForm): PlainMapping['columns'] {
  const columns: { [Name in WeatherValueColumn]?: PlainColumn } = {}
  for (const [index, { quantity, unit }] of form.columns.entries()) {
    const column = quantity === PLANE_LIGHT ? 'ghi_wm2' : quantity
    if (isValueColumn(column)) columns[column] = { column: refOf(form, index), unit }
  }
  return columns
}

/** What is answered beside the mapping. */
export function toAnswers(form: WizardForm, site: Site): WeatherAnswers {
  const isTable = form.layout !== undefined
  return {
    ...(form.type === undefined ? {} : { type: form.type }),
    ...(form.alignment === undefined ? {} : { alignment: form.alignment }),
    localTimeZoneH: form.localZoneH ?? (isTable ? form.clockH : null) ?? undefined,
    clockOffsetH: isTable ? undefined : (form.clockH ?? undefined),
    latitude: form.latitude ?? undefined,
    longitude: form.longitude ?? undefined,
    altitudeM: form.altitudeM ?? undefined,
    siteLongitude: site.longitude,
    ...(form.repeatedRows === undefined ? {} : { repeatedRows: form.repeatedRows }),
    ...(form.summerTime === 'zone' && standardOf(form.zone.trim()) !== undefined
      ? { zone: form.zone.trim() }
      : { dstShifts: summerTimes(form) }),
  }
}

export function summerTimes(form: WizardForm): readonly DstShift[] | 'find' {
  if (form.summerTime === 'find') return 'find'
  return form.summerTime === 'none' ? [] : (summerTimesOf(form.zone.trim())?.shifts ?? [])
}
