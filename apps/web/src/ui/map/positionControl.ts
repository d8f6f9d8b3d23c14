import type { IControl, LngLat, MapLibreMap } from 'maplibre-gl'
import classes from './positionControl.module.css'

/** What is under the pointer, in the words of `textAt`; without a pointer, the middle of the map. For a corner of a map. */
export function positionControl(textAt: (at: LngLat) => string): IControl {
  const element = document.createElement('div')
  element.className = `maplibregl-ctrl ${classes['position']}`
  let pointed: LngLat | undefined
  let map: MapLibreMap | undefined
  const show = (): void => {
    if (map === undefined) return
    element.textContent =
      pointed === undefined ? `Middle: ${textAt(map.getCenter())}` : textAt(pointed)
  }
  const point = ({ lngLat }: { readonly lngLat: LngLat }): void => {
    pointed = lngLat
    show()
  }
  const leave = (): void => {
    pointed = undefined
    show()
  }
  return {
    onAdd: (given) => {
      map = given
      map.on('mousemove', point)
      map.on('mouseout', leave)
      map.on('moveend', show)
      show()
      return element
    },
    onRemove: () => {
      map?.off('mousemove', point)
      map?.off('mouseout', leave)
      map?.off('moveend', show)
      map = undefined
      element.remove()
    },
  }
}
