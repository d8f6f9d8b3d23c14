import {
  type ComponentKind,
  defaultStateFields,
  type FieldError,
  isComponentKind,
  readComponentParameters,
  validateComponent,
} from '@duet/plant'
import type { ComponentRow } from './componentQueries.ts'

/** A component as it is shown. */
export interface ComponentRecord extends ComponentRow {
  readonly field_errors: FieldError[]
}

/** What of parameters given by a client goes into the row: of the right types, perhaps out of range. */
export interface StoredParameters {
  /** JSON text: the driver would make a PostgreSQL array of a list. */
  readonly parameters: string
  readonly default_state_fields: string[]
}

/** @throws AppError INVALID_PLANT_DOCUMENT where a field has the wrong type */
export function storedParameters(kind: ComponentKind, given: unknown): StoredParameters {
  const parameters = readComponentParameters(kind, given)
  return {
    parameters: JSON.stringify(parameters),
    default_state_fields: [...defaultStateFields(kind, parameters)],
  }
}

export function componentRecord(row: ComponentRow): ComponentRecord {
  const kind = kindOf(row)
  return { ...row, field_errors: [...validateComponent(kind, row.parameters).errors] }
}

export function kindOf(row: ComponentRow): ComponentKind {
  if (!isComponentKind(row.kind))
    throw new Error(`Unknown kind of component in the database: ${row.kind}`)
  return row.kind
}
