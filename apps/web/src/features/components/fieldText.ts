import type { FieldDescriptor } from '@duet/plant'
import { formatNumber, joinUnit, MISSING } from '../../lib/format.ts'
import { curvesOf, numberOf, partsOf, pointsOf, textOf } from './draftValues.ts'

/** The value of a field in one line. */
export function fieldText(field: FieldDescriptor, value: unknown): string {
  switch (field.type) {
    case 'number':
    case 'integer':
      return shown(field, numberOf(value))
    case 'select':
      return optionText(field, value)
    case 'boolean':
      return value === true ? 'Yes' : 'No'
    case 'numberPair':
    case 'numberTriple':
    case 'numberList':
      return partsText(field, value)
    case 'pointList':
      return `${pointsOf(value).length} points`
    case 'curveList':
      return `${curvesOf(value).length} curves`
    case 'text':
    case 'date':
      return textOf(value)
    case 'hidden':
      return ''
  }
}

function optionText(field: FieldDescriptor, value: unknown): string {
  return field.options?.find((option) => option.value === value)?.label ?? MISSING
}

function partsText(field: FieldDescriptor, value: unknown): string {
  if (!Array.isArray(value)) return MISSING
  return partsOf(value, value.length)
    .map((part) => shown(field, part))
    .join(' × ')
}

function shown(field: FieldDescriptor, value: number | null): string {
  if (value === null) return MISSING
  return joinUnit(formatNumber(value * field.shownFactor, 5), field.shownUnit)
}
