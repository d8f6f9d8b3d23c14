import { type RefObject, useEffect, useRef } from 'react'

/** Puts the cursor into a cell, scrolled to where it must be; false where there is no such cell. */
export function useCellFocus(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  columns: number,
  scrollTo: (row: number) => void,
): (row: number, column: number) => boolean {
  const wanted = useRef<string>(undefined)
  const take = (): void => {
    if (wanted.current === undefined) return
    const cell = scroller.current?.querySelector<HTMLInputElement>(
      `[data-cell="${wanted.current}"]`,
    )
    if (cell === null || cell === undefined) return
    wanted.current = undefined
    cell.focus()
  }
  // a row that was out of view is drawn first
  useEffect(take)
  return (row, column) => {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return false
    wanted.current = `${row} ${column}`
    scrollTo(row)
    take()
    return true
  }
}
