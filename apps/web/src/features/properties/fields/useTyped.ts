import { useState } from 'react'
import { errorMessage } from '../../../lib/graphqlError.ts'

interface Typed {
  /** What stands in the field and is not read yet. */
  readonly text: string | undefined
  readonly fault: string | undefined
  readonly type: (text: string) => void
  readonly commit: () => void
  /** Reads a text that was not typed. */
  readonly take: (text: string) => void
}

/**
 * A text that is read when its field is left, and stays with what is wrong with it until it can be.
 *
 * @param read - undefined for a text of nothing; throws an Error that names the line and what it needs
 */
export function useTyped<T>(
  read: (text: string) => T | undefined,
  onChange: (value: T | null) => void,
): Typed {
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
