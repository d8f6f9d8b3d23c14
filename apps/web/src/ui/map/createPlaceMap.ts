import 'maplibre-gl/dist/maplibre-gl.css'
import { LngLatBounds, MapLibreMap, Marker, NavigationControl, ScaleControl } from 'maplibre-gl'
import { formatPosition } from '../../lib/format.ts'
import { scaleUnit } from '../../lib/shownUnits.ts'
import { GROUND_SOURCES, groundLayers } from './baseMap.ts'
import { positionControl } from './positionControl.ts'
import { nameTowns } from './townLabels.ts'

/** Degrees, north and east positive. */
export interface MapPlace {
  readonly latitude: number
  readonly longitude: number
}

interface MapMark extends MapPlace {
  readonly label: string
  readonly className: string
  readonly onPress?: () => void
}

/** A small map of places. */
export interface PlaceMapHandle {
  readonly setMarks: (marks: readonly MapMark[]) => void
  /** Moves the view where the place is not in it, or too small to tell. */
  readonly show: (place: MapPlace) => void
  /** Moves the view so that all of them are in it. */
  readonly fit: (places: readonly MapPlace[]) => void
  readonly remove: () => void
}

/** About 1500 km across: a region with its borders. */
const START_ZOOM = 4
const WORLD_ZOOM = 0.5
/** Four digits are 11 m. */
const DIGITS = 4

/** Of a view of places that lie close together. */
const MOST_ZOOM_OF_FIT = 7

export function createPlaceMap(
  container: HTMLElement,
  /** Absent: the whole world is shown. */
  start: MapPlace | undefined,
  /** Where the map was pressed; absent: pressing it does nothing. */
  onPick?: (place: MapPlace) => void,
): PlaceMapHandle {
  const map = new MapLibreMap({
    container,
    style: { version: 8, sources: { ...GROUND_SOURCES }, layers: groundLayers() },
    center: start === undefined ? [0, 20] : [start.longitude, start.latitude],
    zoom: start === undefined ? WORLD_ZOOM : START_ZOOM,
    maxZoom: 14,
    dragRotate: false,
    touchPitch: false,
    attributionControl: false,
    // the page scrolls over the map
    cooperativeGestures: true,
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new ScaleControl({ unit: scaleUnit(), maxWidth: 100 }), 'bottom-left')
  map.addControl(
    positionControl(({ lng, lat }) => formatPosition(lat, lng, DIGITS)),
    'bottom-left',
  )
  map.once('load', () => void nameTowns(map))
  if (onPick) pickFrom(map, onPick)
  let shown: readonly Marker[] = []
  return {
    setMarks: (marks) => {
      for (const marker of shown) marker.remove()
      shown = marks.map((mark) => markerOf(mark).addTo(map))
    },
    show: ({ longitude, latitude }) => {
      const zoom = map.getZoom()
      if (zoom >= START_ZOOM && map.getBounds().contains([longitude, latitude])) return
      map.jumpTo({ center: [longitude, latitude], zoom: Math.max(zoom, START_ZOOM) })
    },
    fit: ([first, ...others]) => {
      if (first === undefined) return
      const bounds = new LngLatBounds()
      for (const place of [first, ...others]) bounds.extend([place.longitude, place.latitude])
      map.fitBounds(bounds, { padding: 30, maxZoom: MOST_ZOOM_OF_FIT, animate: false })
    },
    remove: () => map.remove(),
  }
}

function pickFrom(map: MapLibreMap, onPick: (place: MapPlace) => void): void {
  const canvas = map.getCanvas()
  canvas.setAttribute('aria-label', 'Press on the map to choose a place there')
  canvas.style.cursor = 'crosshair'
  map.on('click', ({ lngLat }) => {
    const { lng, lat } = lngLat.wrap()
    onPick({ latitude: Number(lat.toFixed(DIGITS)), longitude: Number(lng.toFixed(DIGITS)) })
  })
}

/** Those who do not use a pointer have the same in the list beside the map. */
function markerOf({ latitude, longitude, label, className, onPress }: MapMark): Marker {
  const element = document.createElement('div')
  element.className = className
  element.title = label
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  if (onPress) {
    element.style.pointerEvents = 'auto'
    element.style.cursor = 'pointer'
    element.addEventListener('click', onPress)
  }
  return new Marker({ element }).setLngLat([longitude, latitude])
}
