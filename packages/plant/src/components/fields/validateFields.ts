import type { FieldError } from './fieldError.ts'
import { fieldMessage } from './fieldMessage.ts'
import type { FieldDescriptor } from './fields.ts'

/** A rule over several fields; it is asked only when each of them is right by itself. */
export interface CrossRule<P extends object> {
  readonly fields: readonly (keyof P & string)[]
  check(parameters: P): readonly FieldError[]
}

export interface RecordRules<P extends object> {
  readonly fields: readonly FieldDescriptor<P>[]
  readonly rules: readonly CrossRule<P>[]
}

/** The rules of a record whose type does not matter: they bear any object. */
interface AnyRecordRules {
  readonly fields: readonly FieldDescriptor[]
  readonly rules: readonly {
    readonly fields: readonly string[]
    check(parameters: object): readonly FieldError[]
  }[]
}

/** Whose rules a record is held to: those of the form that it is worked on with, or of a document to be run. */
export type RulesOf = 'form' | 'document'

/**
 * Everything wrong with a record, at most one message a path, in the order of the form.
 * Fields that are hidden or disabled are not reported.
 */
export function validateFields(
  { fields, rules }: AnyRecordRules,
  parameters: object,
  rulesOf: RulesOf = 'form',
): readonly FieldError[] {
  const errors = fields.flatMap((field) =>
    fieldErrors(field, valueOf(parameters, field.name), rulesOf),
  )
  const wrong = new Set(errors.map(({ path }) => rootOf(path)))
  for (const rule of rules) {
    if (rule.fields.some((name) => wrong.has(name))) continue
    errors.push(...rule.check(parameters))
  }
  const reported = new Set(
    fields.filter((field) => isReported(field, parameters)).map(({ name }) => name),
  )
  return firstOfEachPath(errors.filter(({ path }) => reported.has(rootOf(path))))
}

/** Whether a mistake in the field is the user's to mend. */
export function isReported(field: FieldDescriptor, parameters: object): boolean {
  return field.isVisible(parameters) && !field.isDisabled(parameters)
}

function fieldErrors(
  field: FieldDescriptor,
  value: unknown,
  rulesOf: RulesOf,
): readonly FieldError[] {
  const rule = rulesOf === 'document' ? (field.documentRule ?? field.rule) : field.rule
  const parsed = rule.safeParse(value, { error: fieldMessage })
  if (parsed.success) return []
  return parsed.error.issues.map((issue) => ({
    path: [field.name, ...issue.path].join('.'),
    message: issue.message,
  }))
}

const rootOf = (path: string): string => path.split('.', 1)[0] ?? path

/** The record's own value under a name; undefined where it has none. */
export function valueOf(parameters: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(parameters, name)?.value
}

function firstOfEachPath(errors: readonly FieldError[]): readonly FieldError[] {
  const seen = new Set<string>()
  return errors.filter(({ path }) => {
    if (seen.has(path)) return false
    seen.add(path)
    return true
  })
}
