import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a row into view when it is chosen, on the map for instance. */
export function useInView<E extends HTMLElement>(isChosen: boolean): RefObject<E | null> {
  const row = useRef<E>(null)
  useEffect(() => {
    // The Tab key goes on from what was scrolled last, so what is seen already is left alone
    if (isChosen && row.current !== null && !isInView(row.current)) {
      row.current.scrollIntoView({ block: 'nearest' })
    }
  }, [isChosen])
  return row
}

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  for (let box = row.parentElement; box !== null; box = box.parentElement) {
    const isClipping = getComputedStyle(box).overflowY !== 'visible'
    const frame = box.getBoundingClientRect()
    if (isClipping && (top < frame.top || bottom > frame.bottom)) return false
  }
  return true
}
