import { AppError } from '@duet/contract'
import type { FieldError } from './fields/fieldError.ts'
import type { FieldDescriptor } from './fields/fields.ts'
import { hasStoredShape, storedShapeErrors } from './fields/storedShape.ts'
import {
  isReported,
  type RecordRules,
  type RulesOf,
  validateFields,
  valueOf,
} from './fields/validateFields.ts'
import { inverterDefaults } from './inverter/inverterDefaults.ts'
import { inverterFields } from './inverter/inverterFields.ts'
import { inverterRules } from './inverter/inverterRules.ts'
import { COMPONENT_LABELS, type ComponentKind, type ComponentParameters } from './kinds.ts'
import { panelDefaults } from './panel/panelDefaults.ts'
import { panelRules } from './panel/panelRules.ts'
import { panelFields, settlePanel } from './panel/panelSchema.ts'
import { tableDefaults } from './table/tableDefaults.ts'
import { tableRules } from './table/tableRules.ts'
import { tableFields } from './table/tableSchema.ts'
import {
  hvTransformerDefaults,
  transformerDefaults,
  transformerFields,
} from './transformer/transformerSchema.ts'
import { acWireDefaults, acWireFields, dcWireDefaults, dcWireFields } from './wire/wireSchema.ts'

const DEFAULTS: ComponentParameters = {
  panel: panelDefaults,
  table: tableDefaults,
  inverter: inverterDefaults,
  transformer: transformerDefaults,
  hvTransformer: hvTransformerDefaults,
  dcWire: dcWireDefaults,
  acWire: acWireDefaults,
}

const RECORDS: { readonly [K in ComponentKind]: RecordRules<ComponentParameters[K]> } = {
  panel: { fields: panelFields, rules: panelRules },
  table: { fields: tableFields, rules: tableRules },
  inverter: { fields: inverterFields, rules: inverterRules },
  transformer: { fields: transformerFields, rules: [] },
  hvTransformer: { fields: transformerFields, rules: [] },
  dcWire: { fields: dcWireFields, rules: [] },
  acWire: { fields: acWireFields, rules: [] },
}

/** A valid part of the kind, to start a new component from. */
export function componentDefaults<K extends ComponentKind>(kind: K): ComponentParameters[K] {
  return DEFAULTS[kind]
}

/** The fields of a kind in the order of its form. */
export function fieldsOf<K extends ComponentKind>(
  kind: K,
): readonly FieldDescriptor<ComponentParameters[K]>[] {
  return RECORDS[kind].fields
}

/** The defaults with what is given put over them; for importers and for forms of a new component. */
export function completeComponent<K extends ComponentKind>(
  kind: K,
  partial: Partial<ComponentParameters[K]>,
): ComponentParameters[K] {
  return settleComponent(kind, { ...DEFAULTS[kind], ...partial })
}

/** Brings fields that follow from others up to date; forms call it after each change. */
export function settleComponent<K extends ComponentKind>(
  kind: K,
  parameters: ComponentParameters[K],
): ComponentParameters[K]
export function settleComponent(
  kind: ComponentKind,
  parameters: ComponentParameters[ComponentKind],
): ComponentParameters[ComponentKind] {
  return kind === 'panel' && 'panel_technology' in parameters ? settlePanel(parameters) : parameters
}

export interface ComponentValidation<K extends ComponentKind> {
  /** Present when there is no error. Hidden and locked fields that were invalid hold their default. */
  readonly parameters?: ComponentParameters[K]
  readonly errors: readonly FieldError[]
}

/** Checks a record of unknown origin; unknown fields are dropped. */
export function validateComponent<K extends ComponentKind>(
  kind: K,
  parameters: unknown,
  rulesOf: RulesOf = 'form',
): ComponentValidation<K> {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) {
    return { errors: [{ path: '', message: 'required' }] }
  }
  const record = RECORDS[kind]
  const known = pickFields(record.fields, parameters)
  const errors = validateFields(record, known, rulesOf)
  if (errors.length > 0) return { errors }
  const valid = mended(kind, known)
  return hasStoredShape<ComponentParameters[K]>(record.fields, valid)
    ? { parameters: settleComponent(kind, valid), errors }
    : { errors: storedShapeErrors(record.fields, valid) }
}

function invalidComponent(kind: ComponentKind, errors: readonly FieldError[]): AppError {
  const first = errors[0]
  return new AppError(
    'INVALID_PLANT_DOCUMENT',
    `${COMPONENT_LABELS[kind]}: ${first?.path ?? 'parameters'} ${first?.message ?? 'required'}. Correct the component and try again.`,
    { kind, errors },
  )
}

/**
 * The parameters of a component to be stored or shown: of the right types, but perhaps out of range, for a
 * part is saved while it is being worked on. Absent fields get their default, and so do fields that are hidden or
 * locked and have the wrong type, for nobody could mend them; unknown ones are dropped.
 * @throws AppError INVALID_PLANT_DOCUMENT where a field has the wrong type
 */
export function readComponentParameters<K extends ComponentKind>(
  kind: K,
  value: unknown,
): ComponentParameters[K] {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  const record = { ...DEFAULTS[kind], ...(isRecord ? value : {}) }
  const { fields } = RECORDS[kind]
  const known = shapeMended(kind, pickFields(fields, record))
  if (isRecord && hasStoredShape<ComponentParameters[K]>(fields, known)) {
    return settleComponent(kind, known)
  }
  throw invalidComponent(kind, isRecord ? storedShapeErrors(fields, known) : [])
}

/** Names of the fields whose value is still that of the defaults. */
export function defaultStateFields<K extends ComponentKind>(
  kind: K,
  parameters: ComponentParameters[K],
): readonly string[] {
  const defaults = DEFAULTS[kind]
  return RECORDS[kind].fields
    .map(({ name }) => name)
    .filter((name) => isSame(valueOf(parameters, name), valueOf(defaults, name)))
}

function pickFields(fields: readonly FieldDescriptor[], parameters: object): object {
  const entries = fields.flatMap(({ name }) => {
    const value = valueOf(parameters, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** Invalid values of fields that are not reported give way to the default, so that the type holds. */
function mended(kind: ComponentKind, parameters: object): object {
  return withDefaultWhere(
    kind,
    parameters,
    (field) => !field.rule.safeParse(valueOf(parameters, field.name)).success,
  )
}

/** As `mended`, for values of the wrong type alone; what a file import left is not made up for. */
function shapeMended(kind: ComponentKind, parameters: object): object {
  return withDefaultWhere(
    kind,
    parameters,
    (field) => field.type !== 'hidden' && storedShapeErrors([field], parameters).length > 0,
  )
}

/** The defaults in place of what is invalid in fields that are not reported. */
function withDefaultWhere(
  kind: ComponentKind,
  parameters: object,
  isInvalid: (field: FieldDescriptor) => boolean,
): object {
  const replaced = RECORDS[kind].fields
    .filter((field: FieldDescriptor) => !isReported(field, parameters) && isInvalid(field))
    .map(({ name }) => [name, valueOf(DEFAULTS[kind], name)] as const)
  return { ...parameters, ...Object.fromEntries(replaced) }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
