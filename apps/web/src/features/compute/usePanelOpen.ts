import { useEffect, useState } from 'react'

const OPEN_AFTER_MS = 250
const CLOSE_AFTER_MS = 10_000

export interface PanelOpen {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/**
 * Opens 250 ms after there is something to show, so that what passes at once does not flash, and closes by itself
 * after 10 s unless it is held.
 *
 * @param subject - what is shown; a new one opens the panel again. Undefined: nothing to show
 * @param isHeld - the pointer or the focus is in the panel, or it must be closed by hand
 * @param isQuiet - it opens by hand alone
 */
export function usePanelOpen(
  subject: string | undefined,
  isHeld: boolean,
  isQuiet: boolean,
): PanelOpen {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (subject === undefined || isQuiet) return undefined
    const timer = setTimeout(() => setIsOpen(true), OPEN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsOpen(false)
    }
  }, [subject, isQuiet])

  useEffect(() => {
    if (!isOpen || isHeld) return undefined
    const timer = setTimeout(() => setIsOpen(false), CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isHeld])

  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}
