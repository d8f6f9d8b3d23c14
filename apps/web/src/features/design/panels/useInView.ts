import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a row into view when it is chosen, on the map for instance. */
export function useInView<E extends HTMLElement>(isChosen: boolean): RefObject<E | null> {
  const row = useRef<E>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return row
}
