import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ARROW_KEYS } from '../../plant/arrowKeys.ts'
import type { Ground } from '../state/groundStore.ts'
import { type Boxes, clearOf, type Offset, withinMap } from './panelOffset.ts'

interface MovablePanel {
  readonly panel: RefObject<HTMLElement | null>
  readonly style: CSSProperties
  /** Of the handle that moves it: drag, or the arrow keys. */
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** An arrow key moves by this, px. */
const KEY_STEP_PX = 24
const NOWHERE: Offset = { x: 0, y: 0 }

/** A panel over the map that can be moved within it, and that makes room for the point that was set last. */
export function useMovablePanel(ground: Ground): MovablePanel {
  const panel = useRef<HTMLElement>(null)
  const [offset, setOffset] = useState(NOWHERE)
  const held = useRef<Offset>(undefined)
  const moveBy = (by: Offset): void =>
    setOffset((before) => {
      const boxes = boxesOf(panel.current, before)
      return boxes ? withinMap(boxes, { x: before.x + by.x, y: before.y + by.y }) : before
    })
  useEffect(
    () =>
      ground.inspected.subscribe(() => {
        const last = ground.inspected.get().points.at(-1)
        const at = last && ground.map.get()?.project(last)
        if (at === undefined) return
        setOffset((before) => {
          const boxes = boxesOf(panel.current, before)
          return boxes ? clearOf(boxes, before, at) : before
        })
      }),
    [ground],
  )
  return {
    panel,
    style: { translate: `${offset.x}px ${offset.y}px` },
    handle: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove: ({ clientX, clientY }) => {
        const before = held.current
        if (before === undefined) return
        held.current = { x: clientX, y: clientY }
        moveBy({ x: clientX - before.x, y: clientY - before.y })
      },
      onPointerUp: () => {
        held.current = undefined
      },
      onKeyDown: (event) => {
        const arrow = ARROW_KEYS[event.key]
        if (arrow === undefined) return
        event.preventDefault()
        event.stopPropagation()
        moveBy({ x: KEY_STEP_PX * arrow[0], y: -KEY_STEP_PX * arrow[1] })
      },
    },
  }
}

function boxesOf(panel: HTMLElement | null, offset: Offset): Boxes | undefined {
  const parent = panel?.offsetParent
  if (!panel || !parent) return undefined
  const [own, map] = [panel.getBoundingClientRect(), parent.getBoundingClientRect()]
  return {
    left: own.left - map.left - offset.x,
    top: own.top - map.top - offset.y,
    width: own.width,
    height: own.height,
    roomX: Math.max(0, map.width - own.width),
    roomY: Math.max(0, map.height - own.height),
  }
}
