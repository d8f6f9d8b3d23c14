import { useState } from 'react'
import { errorMessage } from '../../../lib/graphqlError.ts'

interface Typed {
  /** What stands in the field and is not read yet. */
  readonly text: string | undefined
  readonly fault: string | undefined
  readonly type: (text: string) => void
  readonly commit: () => void
}

/**
 * A text that is read as a value when its field is left; null where nothing is typed.
 *
 * @param read - throws an Error that says what is wrong with the text
 */
export function useTyped<T>(
  read: (text: string) => T | undefined,
  onChange: (value: T | null) => void,
): Typed {
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
