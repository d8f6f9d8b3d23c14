import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './CodeField.module.css'
import { codeDigits, isWholeCode } from './codeDigits.ts'

interface CodeFieldProps {
  readonly label: string
  readonly name?: string
  readonly isPending: boolean
  readonly error: string | undefined
  /** Called with the sixth digit, typed, pasted or filled in by the browser. */
  readonly onComplete: (code: string) => void
}

/** One field for a code of six digits; give it a new key to clear it. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const [code, setCode] = useState('')
  const onChange = (text: string): void => {
    const next = codeDigits(text)
    setCode(next)
    if (isWholeCode(next) && next !== code) props.onComplete(next)
  }
  return (
    <TextInput
      label={props.label}
      name={props.name ?? 'code'}
      classNames={{ input: classes['input'] ?? '' }}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="––––––"
      data-autofocus
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that shows it has no other purpose
      autoFocus
      readOnly={props.isPending}
      value={code}
      onChange={(event) => onChange(event.target.value)}
      error={props.error}
    />
  )
}
