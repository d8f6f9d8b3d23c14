import {
  type ComponentKind,
  type ComponentParameters,
  componentDefaults,
  type FieldDescriptor,
  type FieldError,
  fieldsOf,
  settleComponent,
  validateComponent,
} from '@duet/plant'

/** Parameters as they are typed: any field may be empty or out of range. */
export type Draft = Readonly<Record<string, unknown>>

/** What is stored, with defaults for fields that came later than the record. */
export function draftOf(kind: ComponentKind, stored: unknown): Draft {
  return { ...componentDefaults(kind), ...(typeof stored === 'object' ? stored : {}) }
}

/** One field changed; fields that follow from it are brought up to date. */
export function changeDraft(
  kind: ComponentKind,
  draft: Draft,
  change: { readonly name: string; readonly value: unknown },
): Draft {
  return settle(kind, { ...draft, [change.name]: change.value })
}

export function draftErrors(kind: ComponentKind, draft: Draft): readonly FieldError[] {
  return validateComponent(kind, draft).errors
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export interface FieldSection {
  readonly title: string
  readonly fields: readonly FieldDescriptor[]
}

/** The visible fields under the titles of their sections, in the order of the form. */
export function visibleSections(kind: ComponentKind, draft: Draft): readonly FieldSection[] {
  const sections = Map.groupBy<string, FieldDescriptor>(
    fieldsOf(kind)
      .filter((field) => field.isVisible(typed(kind, draft)))
      .map((field) => withSuggestions(kind, field, draft)),
    (field) => field.group,
  )
  return [...sections].map(([title, fields]) => ({ title, fields }))
}

/** The field with the suggestions that follow from what stands in the other fields. */
function withSuggestions(
  kind: ComponentKind,
  field: FieldDescriptor,
  draft: Draft,
): FieldDescriptor {
  if (field.suggest === undefined) return field
  const options = field.suggest(typed(kind, draft))
  return options.length === 0 ? field : { ...field, options }
}

export function isDisabled(kind: ComponentKind, field: FieldDescriptor, draft: Draft): boolean {
  return field.isDisabled(typed(kind, draft))
}

function settle(kind: ComponentKind, draft: Draft): Draft {
  return { ...settleComponent(kind, typed(kind, draft)) }
}

/** The rules of fields bear incomplete records, which their types do not say. */
function typed<K extends ComponentKind>(_kind: K, draft: Draft): ComponentParameters[K] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return draft as unknown as ComponentParameters[K]
}
