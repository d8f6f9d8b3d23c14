import type { FieldDescriptor } from '../fields/fields.ts'
import { structureFields } from './structureFields.ts'
import { arrangementFields } from './tableFields.ts'
import type { TableParameters } from './tableParameters.ts'

export const tableFields: readonly FieldDescriptor<TableParameters>[] = [
  ...arrangementFields,
  ...structureFields,
]
