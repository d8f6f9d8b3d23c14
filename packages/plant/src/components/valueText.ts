import { counted } from '@duet/units'
import type { FieldDescriptor } from './fields/fields.ts'

/** How numbers are written. */
export type NumberText = (value: number) => string

/** All digits that say something: twelve. */
export const plainNumber: NumberText = (value) => String(Number(value.toPrecision(12)))

/** Stands for what is not set. */
export const NOT_SET = '–'

/** The value of a field as a text in its shown unit, which is not in it: '20', 'Sawtooth', 'Yes', '0, 0, 2', '10 / 0.999; 30 / 0.997'. */
export function valueText(
  field: FieldDescriptor,
  value: unknown,
  number: NumberText = plainNumber,
): string {
  if (value === null || value === undefined || value === '') return NOT_SET
  const option = field.options?.find((one) => one.value === value)
  if (option && field.type === 'select') return option.label
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return number(value * field.shownFactor)
  if (Array.isArray(value)) return listText(field, value, number)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function listText(field: FieldDescriptor, values: readonly unknown[], number: NumberText): string {
  if (field.type === 'hourTable') return hourTableText(field, values.map(Number), number)
  if (field.type === 'periodList') return periodsText(field, values, number)
  return values.map((part) => partText(field, part, number)).join(SEPARATOR[field.type] ?? ', ')
}

/** The range of a table of hours, which is too long to be read. */
const hourTableText = (
  field: FieldDescriptor,
  values: readonly number[],
  number: NumberText,
): string => `${rangeText(field, values, number)}, by month and hour`

/** So many periods are told each. */
const MOST_TOLD = 3

/** '2026-05-01T14:00 to 2026-05-01T18:00: 60°, Hail'; of many their range. */
function periodsText(
  field: FieldDescriptor,
  periods: readonly unknown[],
  number: NumberText,
): string {
  if (periods.length === 0) return NOT_SET
  if (periods.length <= MOST_TOLD) {
    return periods.map((period) => periodText(field, Object(period), number)).join('; ')
  }
  const values = periods.map((period) => Number(Object(period).value))
  return `${counted(periods.length, 'period')}, ${withUnit(rangeText(field, values, number), field)}`
}

function periodText(
  field: FieldDescriptor,
  { from, to, value, note }: Readonly<Record<string, unknown>>,
  number: NumberText,
): string {
  const held =
    typeof value === 'number' ? withUnit(number(value * field.shownFactor), field) : NOT_SET
  const said = typeof note === 'string' && note !== '' ? `, ${note}` : ''
  return `${String(from)} to ${String(to)}: ${held}${said}`
}

const withUnit = (text: string, { shownUnit }: FieldDescriptor): string =>
  shownUnit === '°' ? `${text}°` : `${text} ${shownUnit}`

function rangeText(
  { shownFactor }: FieldDescriptor,
  values: readonly number[],
  number: NumberText,
): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return [...new Set([least, most])].map((value) => number(value * shownFactor)).join(' to ')
}

const SEPARATOR: Partial<Record<FieldDescriptor['type'], string>> = {
  pointList: '; ',
  curveList: ' | ',
}

/** A number, a point as its columns name it, or a curve under its voltage. A database does not retain the order of keys: that of the columns counts. */
function partText(field: FieldDescriptor, part: unknown, number: NumberText): string {
  if (typeof part === 'number') return number(part * field.shownFactor)
  if (typeof part !== 'object' || part === null) return String(part)
  const values: Readonly<Record<string, unknown>> = { ...part }
  const { points, input_voltage } = values
  if (Array.isArray(points)) {
    const curve = points.map((point) => partText(field, point, number)).join('; ')
    return typeof input_voltage === 'number' ? `${number(input_voltage)} V: ${curve}` : curve
  }
  return (field.columns ?? [])
    .map(({ name, shownFactor }) => {
      const value = values[name]
      return typeof value === 'number' ? number(value * shownFactor) : NOT_SET
    })
    .join(' / ')
}

/** Unit of the text; of a list of points those of its columns, of periods none, whose text has it. */
export function valueUnit(field: FieldDescriptor): string {
  if (field.type === 'periodList') return ''
  if (field.columns === undefined) return field.shownUnit
  const units = field.columns.map(({ shownUnit }) => shownUnit).filter((unit) => unit !== '')
  return units.join(' / ')
}
