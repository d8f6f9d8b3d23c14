import { useEffect } from 'react'
import { isTyping } from '../../../lib/keys/isTyping.ts'
import { useKeysOfPage } from '../../../lib/keys/keyList.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { cornerInHand } from '../../drawing/steps/typing.ts'
import { sectionKey } from '../../sections/sectionKeys.ts'
import { chordOf } from './chord.ts'
import { actionOf, DESIGN_KEYS, type DesignCommands } from './shortcuts.ts'

/** Keys of the whole page, except where text is typed, a dialog is open, or a list has a use of its own for them. */
export function useDesignKeys(session: DesignSession, commands: DesignCommands): void {
  useKeysOfPage(DESIGN_KEYS)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || isOwnKey(event)) return
      if (isDigitOfEdge(event, session)) {
        // the key itself is then typed into the field
        focusTypedEdge()
        return
      }
      const { target } = event
      // Tab from nowhere goes into the page, as everywhere
      const isOnMap =
        target instanceof HTMLCanvasElement || (target === document.body && event.key !== 'Tab')
      const act =
        sectionKey(event, session) ?? actionOf(chordOf(event), { session, commands, isOnMap })
      if (act === undefined) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    // before the map, which would pan by the arrows, and before a focused button takes Enter
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [session, commands])
}

/** Keys that move within a widget: it names them, or they are known from what it is. */
function isOwnKey({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const owned = target.closest('[data-own-keys]')?.getAttribute('data-own-keys') ?? ''
  if (owned.split(' ').includes(key === ' ' ? 'Space' : key)) return !(ctrlKey || metaKey)
  const isWidget = target.closest('[role="tab"], [role="option"], [role="slider"]') !== null
  return isWidget && key.startsWith('Arrow')
}

/** Digits begin the length of the edge that is drawn or that leads to the corner in hand. */
function isDigitOfEdge(event: KeyboardEvent, session: DesignSession): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (!isPlain || !/^\d$/.test(event.key) || !session.mayEdit) return false
  const state = session.editor.get()
  const placed = state.drawing?.points.length ?? 0
  return placed > 0 || cornerInHand(state) !== undefined
}

function focusTypedEdge(): void {
  document.querySelector<HTMLInputElement>('input[data-typed-edge]')?.focus()
}
