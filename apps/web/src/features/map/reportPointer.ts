import { type LocalFrame, toLocalM } from '@duet/plant'
import type { LngLat, MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl'
import type { Aim } from '../drawing/tools/drawTool.ts'
import { metresPerPixelOf } from './metreGrid.ts'

export interface PointerListeners {
  readonly onPointer: (
    type: 'move' | 'press' | 'release' | 'click' | 'doubleClick',
    aim: Aim,
  ) => void
  /** True where the press begins an edit and must not move the map. */
  readonly holdsMap: (aim: Aim) => boolean
  /** A right click or a long press, with its place in the window. */
  readonly onMenu: (place: { readonly x: number; readonly y: number }, aim: Aim) => void
}

/** How near the pointer counts as at a point. */
export const TOLERANCE_PX = 9

/** Reports what the mouse or a finger does on the map, in metres of the ground. */
export function reportPointer(
  map: MapLibreMap,
  frame: LocalFrame,
  listeners: PointerListeners,
  isPanning: () => boolean,
): void {
  const aimAt = (lngLat: LngLat, keys: Keys): Aim => ({
    at: toLocalM(frame, lngLat.lng, lngLat.lat),
    toleranceM: TOLERANCE_PX * metresPerPixelOf(map),
    isConstrained: keys.shiftKey,
    isFree: keys.altKey || keys.ctrlKey || keys.metaKey,
    isCopying: keys.altKey,
  })
  const aimOf = ({ lngLat, originalEvent }: MapMouseEvent): Aim => aimAt(lngLat, originalEvent)
  map.on('mousemove', (event) => listeners.onPointer('move', aimOf(event)))
  map.on('mousedown', (event) => {
    if (event.originalEvent.button !== 0 || isPanning()) return
    if (listeners.holdsMap(aimOf(event))) event.preventDefault()
    listeners.onPointer('press', aimOf(event))
  })
  map.on('mouseup', (event) => {
    if (event.originalEvent.button === 0) listeners.onPointer('release', aimOf(event))
  })
  map.on('click', (event) => {
    // on a Mac the context menu is a click with Ctrl held
    if (!isPanning() && event.originalEvent.button === 0) listeners.onPointer('click', aimOf(event))
  })
  map.on('dblclick', (event) => listeners.onPointer('doubleClick', aimOf(event)))
  map.on('contextmenu', (event) => {
    event.preventDefault()
    const { clientX: x, clientY: y } = event.originalEvent
    listeners.onMenu({ x, y }, aimOf(event))
  })
  reportTouches(map, aimAt, listeners)
}

type Keys = Pick<MouseEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** A finger that rests this long asks for the menu. */
const LONG_PRESS_MS = 550
/** A finger that wanders farther than this is no long press. */
const STILL_PX = 8

/** One finger drags what it lies on; taps arrive as clicks anyway. */
function reportTouches(
  map: MapLibreMap,
  aimAt: (lngLat: LngLat, keys: Keys) => Aim,
  { onPointer, holdsMap, onMenu }: PointerListeners,
): void {
  let isHolding = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  const aimOf = ({ lngLat, originalEvent }: MapTouchEvent): Aim => aimAt(lngLat, originalEvent)
  map.on('touchstart', (event) => {
    clearTimeout(timer)
    const [touch] = event.originalEvent.touches
    if (touch === undefined || event.originalEvent.touches.length > 1) return
    from = { x: event.point.x, y: event.point.y }
    const aim = aimOf(event)
    isHolding = holdsMap(aim)
    if (isHolding) {
      event.preventDefault()
      onPointer('press', aim)
    }
    const place = { x: touch.clientX, y: touch.clientY }
    timer = setTimeout(() => onMenu(place, aim), LONG_PRESS_MS)
  })
  map.on('touchmove', (event) => {
    if (Math.hypot(event.point.x - from.x, event.point.y - from.y) > STILL_PX) clearTimeout(timer)
    if (!isHolding) return
    event.preventDefault()
    onPointer('move', aimOf(event))
  })
  map.on('touchend', (event) => {
    clearTimeout(timer)
    if (isHolding) onPointer('release', aimOf(event))
    isHolding = false
  })
  map.on('touchcancel', () => clearTimeout(timer))
}
