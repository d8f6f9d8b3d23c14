import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'

export interface CheckedForm<Errors> {
  /** The errors to show: none before the first attempt to submit. */
  readonly shown: Partial<Errors>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A form that says what is wrong once it was submitted; focus goes to the first field in error. */
export function useCheckedForm<Errors extends object>(
  errors: Errors,
  submit: () => void,
): CheckedForm<Errors> {
  const [wasSubmitted, setWasSubmitted] = useState(false)
  return {
    shown: wasSubmitted ? errors : {},
    onSubmit: (event) => {
      event.preventDefault()
      const form = event.currentTarget
      flushSync(() => setWasSubmitted(true))
      if (Object.keys(errors).length === 0) submit()
      else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
  }
}
