import { AppError, oneLine } from '@duet/contract'
import {
  COMPONENT_KINDS,
  type ComponentKind,
  defaultStateFields,
  type FieldError,
  isComponentKind,
  readComponentParameters,
  USUAL_MOUNTINGS,
  validateComponent,
} from '@duet/plant'
import { z } from 'zod'
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

export function kindOf(row: Pick<ComponentRow, 'kind'>): ComponentKind {
  if (!isComponentKind(row.kind))
    throw new Error(`Unknown kind of component in the database: ${row.kind}`)
  return row.kind
}

/** The kind that a list is asked for; undefined: all. @throws AppError INVALID_INPUT */
export function wantedKind(kind: string | null | undefined): ComponentKind | undefined {
  if (kind == null) return undefined
  if (isComponentKind(kind)) return kind
  throw new AppError('INVALID_INPUT', `kind: must be one of ${COMPONENT_KINDS.join(', ')}`, {
    path: 'kind',
  })
}

export const componentNameInput = z.object({
  name: z.string().overwrite(oneLine).min(1, 'Name is required').max(200),
})

export const usualMounting = z.enum(USUAL_MOUNTINGS, { error: 'must be tracker or fixed' })
