import type { FieldError } from '../fields/fieldError.ts'
import type { FieldDescriptor } from '../fields/fields.ts'
import { type RecordRules, validateFields } from '../fields/validateFields.ts'
import { inPlaneRackingFields, torqueTubeFields, verticalPostFields } from './structureFields.ts'
import {
  tableArrangementFields,
  tableHeightFields,
  tableSpacingFields,
  tableTiltFields,
} from './tableFields.ts'
import type { TableParameters } from './tableParameters.ts'
import { tableRules } from './tableRules.ts'

export const tableFields: readonly FieldDescriptor<TableParameters>[] = [
  ...tableArrangementFields,
  ...tableSpacingFields,
  ...tableHeightFields,
  ...tableTiltFields,
  ...torqueTubeFields,
  ...verticalPostFields,
  ...inPlaneRackingFields,
]

export const tableRecord: RecordRules<TableParameters> = { fields: tableFields, rules: tableRules }

export function validateTable(parameters: TableParameters): readonly FieldError[] {
  return validateFields(tableRecord, parameters)
}
