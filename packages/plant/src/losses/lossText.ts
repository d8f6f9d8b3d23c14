import { counted } from '@duet/units'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import { valueOf } from '../components/fields/validateFields.ts'
import { type NumberText, plainNumber, valueText, valueUnit } from '../components/valueText.ts'
import type { Loss } from './loss.ts'

/** What a record says of a loss: '2 % each month', 'Sawtooth: Soiling rate 0.1 %/day, Cleaning interval 30 days'. */
export function lossText(loss: Loss, record: object, number: NumberText = plainNumber): string {
  const [first, ...others] = saidOf(loss, record)
  if (first === undefined) return ''
  const amount = (field: FieldDescriptor): string =>
    amountText(field, givenValue(field, record), number)
  const isOfModel = first.type === 'select'
  const parts = others.map((field) =>
    isOfModel && others.length === 1 ? amount(field) : `${field.label} ${amount(field)}`,
  )
  if (parts.length === 0) return amount(first)
  return isOfModel ? `${amount(first)}: ${parts.join(', ')}` : [amount(first), ...parts].join(', ')
}

/** The same text or not: what a loss does with these values. */
export const lossIdentity = (loss: Loss, record: object): string =>
  JSON.stringify(shownFields(loss, record).map((field) => givenValue(field, record) ?? null))

const shownFields = ({ fields }: Loss, record: object): readonly FieldDescriptor[] =>
  fields.filter((field) => field.isVisible(record))

/** A switch says nothing beside what it switches, nor a choice of model that is the usual one; ids are no words. */
function saidOf(loss: Loss, record: object): readonly FieldDescriptor[] {
  const given = shownFields(loss, record).filter(
    (field) => field.type !== 'text' && (givenValue(field, record) ?? '') !== '',
  )
  const plain = given.filter(({ type }) => type !== 'boolean')
  const [first, ...others] = plain
  const isUsual = first?.type === 'select' && givenValue(first, record) === first.absentValue
  if (isUsual && others.length > 0) return others
  return plain.length > 0 ? plain : given
}

/** A choice that is not made is what its absence stands for. */
function givenValue({ name, type, absentValue }: FieldDescriptor, record: object): unknown {
  return valueOf(record, name) ?? (type === 'select' ? absentValue : undefined)
}

function amountText(field: FieldDescriptor, value: unknown, number: NumberText): string {
  if (field.type === 'pointList' && Array.isArray(value)) return counted(value.length, 'point')
  if (field.type === 'periodList' && Array.isArray(value)) {
    return counted(value.length, 'period')
  }
  const unit = valueUnit(field)
  const withUnit = (text: string): string => `${text}${unit === '°' ? '' : ' '}${unit}`.trim()
  if (field.type === 'numberList' && Array.isArray(value) && new Set(value).size === 1) {
    return `${withUnit(valueText(field, value[0], number))} each month`
  }
  return withUnit(valueText(field, value, number))
}
