import type { z } from 'zod'
import type { FieldColumn, FieldDescriptor, FieldOption, FieldType } from './fields.ts'
import { anyBoolean, anyNumber, listOf, oneOf, optional } from './rules.ts'

/** What a definition says of a field; the rest has defaults. */
export interface FieldSpec<P extends object> {
  readonly label: string
  readonly type?: FieldType
  readonly unit?: string
  /** Unit on screen, and shown = stored · factor, where they differ from the stored. */
  readonly shown?: { readonly unit: string; readonly factor: number }
  readonly rule?: z.ZodType
  readonly documentRule?: z.ZodType
  readonly options?: readonly FieldOption[]
  /** Suggestions that follow from other fields. */
  readonly suggest?: (parameters: P) => readonly FieldOption[]
  readonly partLabels?: readonly string[]
  readonly columns?: readonly FieldColumn[]
  readonly help?: string
  readonly isOptional?: boolean
  readonly absentValue?: string | number
  readonly visible?: (parameters: P) => boolean
  readonly disabled?: (parameters: P) => boolean
}

export type FieldSpecs<P extends object> = { readonly [N in keyof P]?: FieldSpec<P> }

/** A number with its unit. */
export function quantity<P extends object>(
  label: string,
  unit: string,
  rule: z.ZodType,
  more: Partial<FieldSpec<P>> = {},
): FieldSpec<P> {
  return { label, unit, rule, ...more }
}

/** Values of a table of twelve months by 24 hours. */
export const HOURS_OF_TABLE = 288

/** A number for each hour of the day of each month; null or absent: not given. */
export function hourTable<P extends object>(
  label: string,
  unit: string,
  rule: z.ZodType,
  more: Partial<FieldSpec<P>> = {},
): FieldSpec<P> {
  const whole = optional(listOf(rule, HOURS_OF_TABLE))
  return { label, unit, type: 'hourTable', isOptional: true, rule: whole, ...more }
}

/** One of several texts, each with its label. */
export function choice<P extends object>(
  label: string,
  labels: Readonly<Record<string, string>>,
  more: Partial<FieldSpec<P>> = {},
): FieldSpec<P> {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }))
  return { label, type: 'select', options, ...more }
}

/** The descriptors of one form section, in the order of their definition. */
export function defineFields<P extends object>(
  group: string,
  specs: FieldSpecs<P>,
): readonly FieldDescriptor<P>[] {
  const entries: readonly [string, FieldSpec<P> | undefined][] = Object.entries(specs)
  return entries.flatMap(([name, spec]) => (spec ? [describe(group, name, spec)] : []))
}

function describe<P extends object>(
  group: string,
  name: string,
  spec: FieldSpec<P>,
): FieldDescriptor<P> {
  const { type = 'number', unit = '', isOptional = false } = spec
  const { visible = always, disabled = never } = spec
  return {
    name,
    label: spec.label,
    group,
    type,
    unit,
    shownUnit: spec.shown?.unit ?? unit,
    shownFactor: spec.shown?.factor ?? 1,
    isOptional,
    rule: spec.rule ?? defaultRule(spec),
    isVisible: type === 'hidden' ? never : visible,
    isDisabled: disabled,
    ...extras(spec),
  }
}

const always = (): boolean => true
const never = (): boolean => false

type Extras =
  | 'documentRule'
  | 'options'
  | 'suggest'
  | 'partLabels'
  | 'columns'
  | 'help'
  | 'absentValue'

/** The parts that only some fields have. */
function extras<P extends object>(spec: FieldSpec<P>): Pick<FieldDescriptor<P>, Extras> {
  return {
    ...(spec.documentRule && { documentRule: spec.documentRule }),
    ...(spec.options && { options: spec.options }),
    ...(spec.suggest && { suggest: spec.suggest }),
    ...(spec.partLabels && { partLabels: spec.partLabels }),
    ...(spec.columns && { columns: spec.columns }),
    ...(spec.help !== undefined && { help: spec.help }),
    ...(spec.absentValue !== undefined && { absentValue: spec.absentValue }),
  }
}

function defaultRule<P extends object>({ type, options, isOptional }: FieldSpec<P>): z.ZodType {
  if (type === 'boolean') return anyBoolean
  if (type !== 'select') return anyNumber
  const rule = oneOf((options ?? []).map(({ value }) => value))
  return isOptional ? rule.nullish() : rule
}
