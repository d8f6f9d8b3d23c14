import { useState } from 'react'

interface GivenNumber {
  readonly shown: number | null
  readonly error: 'required' | undefined
  readonly change: (next: number | null) => void
}

/** Where a number must be given, an empty field stays as such and the record retains its last number. */
export function useGivenNumber(
  stored: number | null,
  isOptional: boolean,
  onChange: (next: number | null) => void,
): GivenNumber {
  const [emptied, setEmptied] = useState<number | null>()
  const isEmptied = emptied !== undefined && emptied === stored && !isOptional
  return {
    shown: isEmptied ? null : stored,
    error: isEmptied ? 'required' : undefined,
    change: (next) => {
      if (next === null && !isOptional) setEmptied(stored)
      else {
        setEmptied(undefined)
        onChange(next)
      }
    },
  }
}

export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
