import { AppError } from '@duet/contract'
import type { FieldError } from '../components/fields/fieldError.ts'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import { hasStoredShape, storedShapeErrors } from '../components/fields/storedShape.ts'
import { valueOf } from '../components/fields/validateFields.ts'
import { type Block, blockDefaults } from './block.ts'
import { blockFields } from './blockFields.ts'
import {
  type SystemParameters,
  systemParametersDefaults,
  systemParametersFields,
} from './systemParameters.ts'

/**
 * A block of unknown origin; absent fields get their default, unknown ones are dropped. Values may be out of
 * range, for a design is saved while it is being worked on: `validateBlock` says so.
 * @throws AppError INVALID_PLANT_DOCUMENT where a field has the wrong type
 */
export function parseBlock(value: unknown): Block {
  const record = { ...blockDefaults, ...asObject(value, 'Block') }
  const known = pick(record, [...KEYS, ...blockFields.map(({ name }) => name)])
  const missing = KEYS.filter((name) => typeof valueOf(known, name) !== 'string')
  if (missing.length === 0 && hasStoredShape(storedBlockFields, known)) return known
  throw invalid('Block', [
    ...missing.map((path) => ({ path, message: 'required' })),
    ...storedShapeErrors(storedBlockFields, known),
  ])
}

/** The fields of a block that no form shows. */
const KEYS = ['id', 'created_at', 'updated_at']

/** What a sawtooth needs may be empty in a stored block. */
const storedBlockFields: readonly FieldDescriptor<Block>[] = blockFields.map((field) =>
  field.name === 'cleaning_interval_days' || field.name === 'date_of_most_recent_cleaning'
    ? mayBeEmpty(field)
    : field,
)

/** What a stage needs may be empty while the stage is off. */
const storedSystemFields: readonly FieldDescriptor<SystemParameters>[] = systemParametersFields.map(
  (field) => (field.type === 'boolean' ? field : mayBeEmpty(field)),
)

function mayBeEmpty<P extends object>(field: FieldDescriptor<P>): FieldDescriptor<P> {
  return { ...field, isOptional: true }
}

/** @throws AppError INVALID_PLANT_DOCUMENT where a field has the wrong type */
export function parseSystemParameters(value: unknown): SystemParameters {
  const record = { ...systemParametersDefaults, ...asObject(value, 'System parameters') }
  const known = pick(record, ['project_id', ...systemParametersFields.map(({ name }) => name)])
  const isOwned = typeof valueOf(known, 'project_id') === 'string'
  if (isOwned && hasStoredShape(storedSystemFields, known)) return known
  throw invalid('System parameters', [
    ...(isOwned ? [] : [{ path: 'project_id', message: 'required' }]),
    ...storedShapeErrors(storedSystemFields, known),
  ])
}

function asObject(value: unknown, label: string): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new AppError('INVALID_PLANT_DOCUMENT', `${label}: send an object of fields.`)
}

function invalid(label: string, errors: readonly FieldError[]): AppError {
  const first = errors[0]
  return new AppError(
    'INVALID_PLANT_DOCUMENT',
    `${label}: ${first?.path} ${first?.message}. Correct the field and save again.`,
    { errors },
  )
}

function pick(record: object, names: readonly string[]): object {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueOf(record, name)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}
