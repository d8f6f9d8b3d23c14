import { useState } from 'react'
import { errorMessage } from '../../../lib/graphqlError.ts'

interface TypedLines {
  /** What stands in the field and is not read yet. */
  readonly text: string | undefined
  readonly fault: string | undefined
  readonly type: (text: string) => void
  readonly commit: () => void
}

/**
 * Lines that are read once the field is left; what cannot be read stays as it was typed, with its fault.
 *
 * @param read - undefined: nothing is typed. @throws Error saying what is wrong
 */
export function useTypedLines<Value>(
  read: (text: string) => Value | undefined,
  onChange: (value: Value | null) => void,
): TypedLines {
  const [text, setText] = useState<string>()
  const [fault, setFault] = useState<string>()
  return {
    text,
    fault,
    type: (next) => {
      setText(next)
      setFault(undefined)
    },
    commit: () => {
      if (text === undefined) return
      try {
        onChange(read(text) ?? null)
        setText(undefined)
      } catch (error) {
        setFault(errorMessage(error))
      }
    },
  }
}
