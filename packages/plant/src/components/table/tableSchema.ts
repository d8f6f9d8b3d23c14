import type { FieldError } from '../fieldError.ts'
import type { FieldDescriptor } from '../fields.ts'
import { type RecordRules, validateFields } from '../validateFields.ts'
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
