import type { MapLibreMap } from 'maplibre-gl'

export interface Panning {
  /** True while the space bar is held: then a drag moves the map, whatever lies under it. */
  readonly isOn: () => boolean
  readonly remove: () => void
}

const MIDDLE = 1

/** Moves the map by the middle button, and by any drag while the space bar is held. */
export function panMap(map: MapLibreMap, onChange: () => void): Panning {
  let isSpaceDown = false
  const setSpace = (isDown: boolean): void => {
    if (isDown === isSpaceDown) return
    isSpaceDown = isDown
    onChange()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !isOnPage(event.target)) return
    // the page would scroll
    event.preventDefault()
    setSpace(true)
  }
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ') setSpace(false)
  }
  const letGo = (): void => setSpace(false)
  window.addEventListener('keydown', onKeyDown)
  window.addEventListener('keyup', onKeyUp)
  window.addEventListener('blur', letGo)
  const removeMiddle = panByMiddleButton(map)
  return {
    isOn: () => isSpaceDown,
    remove: () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keyup', onKeyUp)
      window.removeEventListener('blur', letGo)
      removeMiddle()
    },
  }
}

/** Buttons and fields have a use of their own for the space bar. */
function isOnPage(target: EventTarget | null): boolean {
  return target === document.body || target instanceof HTMLCanvasElement
}

function panByMiddleButton(map: MapLibreMap): () => void {
  const canvas = map.getCanvas()
  let from: { readonly x: number; readonly y: number } | undefined
  const onDown = (event: PointerEvent): void => {
    if (event.button !== MIDDLE) return
    event.preventDefault()
    canvas.setPointerCapture(event.pointerId)
    from = { x: event.clientX, y: event.clientY }
  }
  const onMove = (event: PointerEvent): void => {
    if (from === undefined) return
    map.panBy([from.x - event.clientX, from.y - event.clientY], { animate: false })
    from = { x: event.clientX, y: event.clientY }
  }
  const onUp = (event: PointerEvent): void => {
    if (event.button === MIDDLE) from = undefined
  }
  canvas.addEventListener('pointerdown', onDown)
  canvas.addEventListener('pointermove', onMove)
  canvas.addEventListener('pointerup', onUp)
  return () => {
    canvas.removeEventListener('pointerdown', onDown)
    canvas.removeEventListener('pointermove', onMove)
    canvas.removeEventListener('pointerup', onUp)
  }
}
