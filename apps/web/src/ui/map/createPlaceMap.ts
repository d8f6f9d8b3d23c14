import 'maplibre-gl/dist/maplibre-gl.css'
import { MapLibreMap, Marker, NavigationControl, ScaleControl } from 'maplibre-gl'
import { GROUND_LAYERS, GROUND_SOURCES } from './baseMap.ts'

/** Degrees, north and east positive. */
export interface MapPlace {
  readonly latitude: number
  readonly longitude: number
}

interface MapMark extends MapPlace {
  readonly label: string
  readonly className: string
}

/** A small map on which a place is pointed at. */
export interface PlaceMapHandle {
  readonly setMarks: (marks: readonly MapMark[]) => void
  /** Moves the view where the place is not in it. */
  readonly show: (place: MapPlace) => void
  readonly remove: () => void
}

/** About 1500 km across: a region with its borders. */
const START_ZOOM = 4
/** Four digits are 11 m. */
const DIGITS = 4

export function createPlaceMap(
  container: HTMLElement,
  { latitude, longitude }: MapPlace,
  onPick: (place: MapPlace) => void,
): PlaceMapHandle {
  const map = new MapLibreMap({
    container,
    style: { version: 8, sources: { ...GROUND_SOURCES }, layers: [...GROUND_LAYERS] },
    center: [longitude, latitude],
    zoom: START_ZOOM,
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
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 100 }), 'bottom-left')
  const canvas = map.getCanvas()
  canvas.setAttribute('aria-label', 'Press on the map to choose a place there')
  canvas.style.cursor = 'crosshair'
  map.on('click', ({ lngLat }) => {
    const { lng, lat } = lngLat.wrap()
    onPick({ latitude: Number(lat.toFixed(DIGITS)), longitude: Number(lng.toFixed(DIGITS)) })
  })
  let shown: readonly Marker[] = []
  return {
    setMarks: (marks) => {
      for (const marker of shown) marker.remove()
      shown = marks.map((mark) => markerOf(mark).addTo(map))
    },
    show: (place) => {
      if (!map.getBounds().contains([place.longitude, place.latitude]))
        map.jumpTo({ center: [place.longitude, place.latitude] })
    },
    remove: () => map.remove(),
  }
}

function markerOf({ latitude, longitude, label, className }: MapMark): Marker {
  const element = document.createElement('div')
  element.className = className
  element.title = label
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  return new Marker({ element }).setLngLat([longitude, latitude])
}
