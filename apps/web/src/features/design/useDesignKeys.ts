import { useEffect } from 'react'
import type { EditorEvent } from './model/editorStep.ts'
import type { DesignSession } from './model/session.ts'
import { DRAW_TOOL_NAMES, DRAW_TOOLS } from './tools/toolKinds.ts'

export interface DesignCommands {
  readonly fit: () => void
  readonly showShortcuts: () => void
}

/** Distance of an arrow key, m; with Shift. */
const NUDGE_M = 0.1
const NUDGE_SHIFT_M = 1

/** Keys of the whole page, except where text is typed or a dialog is open. */
export function useDesignKeys(session: DesignSession, commands: DesignCommands): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event.target)) return
      if (isDigitWhileDrawing(event, session)) {
        // the key itself is then typed into the field
        focusTypedEdge()
        return
      }
      const act = actionOf(event, session, commands)
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]',
    ) !== null
  )
}

function isDigitWhileDrawing(event: KeyboardEvent, session: DesignSession): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  const placed = session.editor.get().drawing?.points.length ?? 0
  return isPlain && placed > 0 && /^\d$/.test(event.key)
}

function focusTypedEdge(): void {
  document.querySelector<HTMLInputElement>('input[data-typed-edge]')?.focus()
}

type Action = () => void

function actionOf(
  event: KeyboardEvent,
  session: DesignSession,
  commands: DesignCommands,
): Action | undefined {
  if (event.ctrlKey || event.metaKey) return controlAction(event, session)
  if (event.altKey) return undefined
  return (
    drawingAction(event, session) ??
    arrowAction(event, session) ??
    plainAction(event.key, session, commands)
  )
}

function controlAction(event: KeyboardEvent, session: DesignSession): Action | undefined {
  switch (event.key.toLowerCase()) {
    case 'z':
      return event.shiftKey ? session.redo : session.undo
    case 'y':
      return session.redo
    case 'd':
      return () => session.dispatch({ type: 'duplicate' })
    default:
      return undefined
  }
}

function drawingAction({ key }: KeyboardEvent, session: DesignSession): Action | undefined {
  const { drawing } = session.editor.get()
  if (drawing === undefined) return undefined
  const send =
    (event: EditorEvent): Action =>
    () =>
      session.dispatch(event)
  if (key === 'Backspace') return send({ type: 'back' })
  return key === 'Enter' && drawing.points.length > 0 ? send({ type: 'finish' }) : undefined
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

function arrowAction(event: KeyboardEvent, session: DesignSession): Action | undefined {
  const arrow = ARROWS[event.key]
  const isWidget =
    event.target instanceof Element &&
    event.target.closest('[role="tab"], [role="option"]') !== null
  if (arrow === undefined || isWidget || session.editor.get().layerId === null) return undefined
  if (!session.mayEdit) return undefined
  const stepM = event.shiftKey ? NUDGE_SHIFT_M : NUDGE_M
  return () => session.dispatch({ type: 'nudge', byM: [arrow[0] * stepM, arrow[1] * stepM] })
}

function plainAction(
  key: string,
  session: DesignSession,
  commands: DesignCommands,
): Action | undefined {
  const send =
    (event: EditorEvent): Action =>
    () =>
      session.dispatch(event)
  const tool = DRAW_TOOL_NAMES.find((name) => DRAW_TOOLS[name].key === key.toUpperCase())
  if (tool !== undefined) return send({ type: 'tool', tool })
  switch (key) {
    case 'Escape':
      return send({ type: 'cancel' })
    case 'Delete':
    case 'Backspace':
      return send({ type: 'delete' })
    case 'v':
    case 'V':
      return send({ type: 'tool', tool: 'select' })
    case 'h':
    case 'H':
      return hideAction(session)
    case 'f':
    case 'F':
      return commands.fit
    case '[':
      return send({ type: 'previousBlock' })
    case ']':
      return send({ type: 'nextBlock' })
    case '?':
      return commands.showShortcuts
    default:
      return undefined
  }
}

/** The chosen layer, else the chosen block. */
function hideAction(session: DesignSession): Action | undefined {
  const { layerId, blockId } = session.editor.get()
  const id = layerId ?? blockId
  return id === null ? undefined : () => session.dispatch({ type: 'toggleHidden', id })
}
