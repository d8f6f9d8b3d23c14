import type { FieldError } from '../fields/fieldError.ts'
import type { FieldDescriptor } from '../fields/fields.ts'
import { type RecordRules, validateFields } from '../fields/validateFields.ts'
import {
  inverterAcFields,
  inverterDcFields,
  inverterEfficiencyFields,
  inverterSourceFields,
  inverterTemperatureFields,
} from './inverterFields.ts'
import type { InverterParameters } from './inverterParameters.ts'
import { inverterRules } from './inverterRules.ts'

export const inverterFields: readonly FieldDescriptor<InverterParameters>[] = [
  ...inverterSourceFields,
  ...inverterAcFields,
  ...inverterDcFields,
  ...inverterEfficiencyFields,
  ...inverterTemperatureFields,
]

export const inverterRecord: RecordRules<InverterParameters> = {
  fields: inverterFields,
  rules: inverterRules,
}

export function validateInverter(parameters: InverterParameters): readonly FieldError[] {
  return validateFields(inverterRecord, parameters)
}
