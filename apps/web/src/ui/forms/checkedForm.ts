import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldErrorsOf } from '../../lib/fields/fieldErrors.ts'
import { errorMessage } from '../../lib/graphqlError.ts'

export interface CheckedForm<Errors> {
  /** The errors to show: none before the first attempt to submit. */
  readonly shown: Partial<Errors>
  /** Why it was refused, where no field can say so. */
  readonly message: string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** What the server answered to the last attempt, and which of its paths the form shows at fields. */
interface Refusal {
  readonly error: unknown
  /** See `fieldErrorsOf`. */
  readonly fields: RegExp
}

/**
 * A form that says what is wrong once it was submitted: what it finds itself, and what the server has against its fields.
 * Focus goes to the first field in error.
 */
export function useCheckedForm<Errors extends object>(
  errors: Errors,
  submit: () => void,
  refusal?: Refusal,
): CheckedForm<Errors> {
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const submitted = useRef<HTMLFormElement>(null)
  const error = refusal?.error ?? undefined
  const refused = refusal === undefined ? {} : fieldErrorsOf(error, refusal.fields)
  const hasRefused = Object.keys(refused).length > 0
  useEffect(() => {
    if (error !== undefined && hasRefused) focusFirstError(submitted.current)
  }, [error, hasRefused])
  return {
    shown: wasSubmitted ? { ...refused, ...errors } : {},
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
