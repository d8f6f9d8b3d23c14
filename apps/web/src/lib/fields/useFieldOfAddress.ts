import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { goToField } from './fieldAnchor.ts'

/** A list of problems elsewhere leads to a field by its path behind the # of the address. */
export function useFieldOfAddress(): void {
  const path = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (path !== '') goToField(path)
  }, [path])
}
