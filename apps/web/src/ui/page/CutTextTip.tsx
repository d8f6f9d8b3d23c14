import { Portal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './CutTextTip.module.css'

interface CutText {
  readonly text: string
  readonly box: DOMRect
}

/** The whole of a text that is cut with an ellipsis, while the pointer or the focus is on it: one for all pages. */
export function CutTextTip(): ReactNode {
  const cut = useCutText()
  if (cut === undefined) return null
  const { box, text } = cut
  const left = Math.max(8, Math.min(box.left, window.innerWidth - MOST_WIDTH_PX))
  const isBelow = box.bottom + ROOM_PX < window.innerHeight
  return (
    <Portal>
      <div
        role="tooltip"
        className={classes['tip']}
        style={
          isBelow
            ? { left, top: box.bottom + GAP_PX }
            : { left, bottom: window.innerHeight - box.top + GAP_PX }
        }
      >
        {text}
      </div>
    </Portal>
  )
}

const GAP_PX = 4
const ROOM_PX = 60
const MOST_WIDTH_PX = 428

function useCutText(): CutText | undefined {
  const [cut, setCut] = useState<CutText | undefined>(undefined)
  useEffect(() => {
    const clear = (): void => setCut(undefined)
    const onPointer = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('[role="tooltip"]')) return
      const found = cutTextOf(hoveredParts(target))
      // a title that has the text is shown by the browser
      const title = target.closest('[title]')?.getAttribute('title') ?? ''
      setCut(found && !title.includes(found.text) ? found : undefined)
    }
    const onFocus = ({ target }: Event): void => {
      if (target instanceof Element && target.matches(':focus-visible'))
        setCut(cutTextOf([target, ...target.querySelectorAll('*')]))
    }
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') clear()
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerover', onPointer, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('focusout', clear, { signal })
    document.addEventListener('pointerdown', clear, { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    document.addEventListener('scroll', clear, { signal, capture: true })
    return () => stop.abort()
  }, [])
  return cut
}

/** A text lies in few elements. */
const MOST_PARENTS = 3

function hoveredParts(target: Element): readonly Element[] {
  const parts = [target]
  for (let at = target.parentElement; at && parts.length < MOST_PARENTS; at = at.parentElement)
    parts.push(at)
  return parts
}

function cutTextOf(parts: readonly Element[]): CutText | undefined {
  const cut = parts.find((part) => part instanceof HTMLElement && isCut(part))
  if (cut === undefined) return undefined
  const text = cut instanceof HTMLInputElement ? cut.value : cut.textContent
  return text.trim() === '' ? undefined : { text, box: cut.getBoundingClientRect() }
}

function isCut(part: HTMLElement): boolean {
  if (part.scrollWidth <= part.clientWidth) return false
  // what is being typed is read by moving in it
  if (
    part instanceof HTMLInputElement &&
    !part.readOnly &&
    part.getAttribute('aria-haspopup') === null
  )
    return false
  return getComputedStyle(part).textOverflow === 'ellipsis'
}
