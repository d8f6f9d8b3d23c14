import { type MapLibreMap, Marker } from 'maplibre-gl'
import { ARROW_KEYS, NUDGE_M, NUDGE_SHIFT_M } from '../../plant/arrowKeys.ts'

type Place = readonly [number, number]

export interface HandleOptions {
  readonly label: string
  readonly className: string
  /** Dragged with the pointer. */
  readonly onDrag: (to: Place) => void
  /** Moved with the arrow keys, m east and north. */
  readonly onNudge: (eastM: number, northM: number) => void
}

export interface Handle {
  readonly move: (to: Place) => void
  readonly remove: () => void
}

/** A button on the map that is dragged, or moved by the arrow keys. Neither moves the map under it. */
export function mapHandle(map: MapLibreMap, at: Place, options: HandleOptions): Handle {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = options.className
  element.title = options.label
  element.ariaLabel = `${options.label}: drag, or move with the arrow keys`
  const marker = new Marker({ element }).setLngLat([...at]).addTo(map)
  for (const name of ['mousedown', 'touchstart', 'click', 'dblclick'] as const) {
    element.addEventListener(name, (event) => event.stopPropagation(), { passive: true })
  }
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    event.stopPropagation()
    element.setPointerCapture(event.pointerId)
    element.focus()
  })
  element.addEventListener('pointermove', (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return
    event.stopPropagation()
    const box = map.getContainer().getBoundingClientRect()
    const { lng, lat } = map.unproject([event.clientX - box.left, event.clientY - box.top])
    options.onDrag([lng, lat])
  })
  element.addEventListener('keydown', (event) => {
    const arrow = ARROW_KEYS[event.key]
    if (arrow === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const stepM = event.shiftKey ? NUDGE_SHIFT_M : NUDGE_M
    options.onNudge(arrow[0] * stepM, arrow[1] * stepM)
  })
  return {
    move: ([lng, lat]) => marker.setLngLat([lng, lat]),
    remove: () => marker.remove(),
  }
}
