import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldErrorsOf } from '../../lib/fields/fieldErrors.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import type { Attempt } from '../ErrorNote.tsx'

/** What a form is drawn with. */
export interface FormState {
  readonly isPending: boolean
  /** Why it was refused, where no field can say so. */
  readonly message: string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

interface CheckedForm<Errors> extends FormState {
  /** The errors to show: none before the first attempt to submit. */
  readonly shown: Partial<Errors>
}

/**
 * A form that says what is wrong once it was submitted: what it finds itself, and what the server has against its fields. Once that was done it
 * begins anew, so that one that empties itself lacks nothing.
 * Focus goes to the first field in error.
 * @param of - what submitting does
 * @param fields - which paths of a refusal the form shows at fields, see `fieldErrorsOf`
 */
export function useCheckedForm<Errors extends object>(
  errors: Errors,
  submit: () => void,
  of?: Attempt,
  fields?: RegExp,
): CheckedForm<Errors> {
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const submitted = useRef<HTMLFormElement>(null)
  const error = of?.error ?? undefined
  const refused = fields === undefined ? {} : fieldErrorsOf(error, fields)
  const hasRefused = Object.keys(refused).length > 0
  const isPending = of?.isPending ?? false
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && error === undefined) setWasSubmitted(false)
    wasPending.current = isPending
  }, [isPending, error])
  useEffect(() => {
    if (error !== undefined && hasRefused) focusFirstError(submitted.current)
  }, [error, hasRefused])
  return {
    shown: wasSubmitted ? { ...refused, ...errors } : {},
    isPending,
    message: error === undefined || hasRefused ? undefined : errorMessage(error),
    onSubmit: (event) => {
      event.preventDefault()
      const form = event.currentTarget
      submitted.current = form
      flushSync(() => setWasSubmitted(true))
      if (Object.keys(errors).length === 0) submit()
      else focusFirstError(form)
    },
  }
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** '{Label} is required' for each field that is empty. */
export function requiredErrors<Key extends string>(
  values: Readonly<Record<NoInfer<Key>, string | undefined>>,
  labels: Readonly<Record<Key, string>>,
): { readonly [K in Key]?: string } {
  const errors: { [K in Key]?: string } = {}
  for (const key in labels) {
    if ((values[key] ?? '').trim() === '') errors[key] = `${labels[key]} is required`
  }
  return errors
}

type TextKey<Draft> = {
  [Key in keyof Draft]: Draft[Key] extends string ? Key : never
}[keyof Draft]

interface TextField<Value> {
  readonly value: Value
  readonly error: string | undefined
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/** What an input of text takes to show and change a field of a draft: `<TextInput label="Name" {...text('name')} />`. */
export function textFields<Draft extends object>(
  draft: Draft,
  errors: { readonly [Key in keyof Draft]?: string | undefined },
  onChange: (draft: Draft) => void,
): <Key extends TextKey<Draft>>(key: Key) => TextField<Draft[Key]> {
  return (key) => ({
    value: draft[key],
    error: errors[key],
    onChange: (event) => onChange({ ...draft, [key]: event.currentTarget.value }),
  })
}
