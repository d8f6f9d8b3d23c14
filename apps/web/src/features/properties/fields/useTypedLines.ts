import { useState } from 'react'
import { errorMessage } from '../../../lib/graphqlError.ts'

interface TypedLines {
  /** What stands in the field and is not read yet. */
  readonly text: string | undefined
  readonly fault: string | undefined
  readonly type: (text: string) => void
  readonly commit: () => void
  /** Reads a text that was not typed. */
  readonly take: (text: string) => void
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
  const take = (whole: string): void => {
    try {
      onChange(read(whole) ?? null)
      setText(undefined)
      setFault(undefined)
    } catch (error) {
      setText(whole)
      setFault(errorMessage(error))
    }
  }
  return {
    text,
    fault,
    type: (next) => {
      setText(next)
      setFault(undefined)
    },
    commit: () => {
      if (text !== undefined) take(text)
    },
    take,
  }
}
