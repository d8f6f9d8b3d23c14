import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Ground } from '../groundStore.ts'

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

interface Offset {
  readonly x: number
  readonly y: number
}

/** An arrow key moves by this, px. */
const KEY_STEP_PX = 24
/** What is inspected stays this far clear of the panel, px. */
const CLEAR_PX = 16
const NOWHERE: Offset = { x: 0, y: 0 }

const STEPS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
}

/** A panel over the map that can be moved within it, and that makes room for the point that was set last. */
export function useMovablePanel(ground: Ground): MovablePanel {
  const panel = useRef<HTMLElement>(null)
  const [offset, setOffset] = useState(NOWHERE)
  const held = useRef<Offset>(undefined)
  const moveBy = (by: Offset): void =>
    setOffset((before) => kept(panel.current, before, { x: before.x + by.x, y: before.y + by.y }))
  useEffect(
    () =>
      ground.inspected.subscribe(() => {
        const last = ground.inspected.get().points.at(-1)
        const at = last && ground.map.get()?.project(last)
        if (at !== undefined) setOffset((before) => clearOf(panel.current, before, at))
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
        const step = STEPS[event.key]
        if (step === undefined) return
        event.preventDefault()
        event.stopPropagation()
        moveBy(step)
      },
    },
  }
}

interface Boxes {
  /** Of the panel in the map, px, where it stands without an offset. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly roomX: number
  readonly roomY: number
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

/** The offset as far as the panel stays on the map. */
function kept(panel: HTMLElement | null, before: Offset, wanted: Offset): Offset {
  const boxes = boxesOf(panel, before)
  if (boxes === undefined) return before
  const { left, top, roomX, roomY } = boxes
  return {
    x: Math.min(Math.max(left + wanted.x, 0), roomX) - left,
    y: Math.min(Math.max(top + wanted.y, 0), roomY) - top,
  }
}

/** Moves aside where the panel would cover a point: to the other side, or on narrow screens to the other end. */
function clearOf(panel: HTMLElement | null, before: Offset, at: Offset): Offset {
  const boxes = boxesOf(panel, before)
  if (boxes === undefined) return before
  const { left, top, width, height, roomX, roomY } = boxes
  const isUnder =
    at.x > left + before.x - CLEAR_PX &&
    at.x < left + before.x + width + CLEAR_PX &&
    at.y > top + before.y - CLEAR_PX &&
    at.y < top + before.y + height + CLEAR_PX
  if (!isUnder) return before
  const sides: readonly Offset[] = [
    { x: at.x - width - CLEAR_PX - left, y: before.y },
    { x: at.x + CLEAR_PX - left, y: before.y },
    { x: before.x, y: at.y - height - CLEAR_PX - top },
    { x: before.x, y: at.y + CLEAR_PX - top },
  ]
  const isOnMap = ({ x, y }: Offset): boolean =>
    left + x >= 0 && left + x <= roomX && top + y >= 0 && top + y <= roomY
  return sides.find(isOnMap) ?? before
}
