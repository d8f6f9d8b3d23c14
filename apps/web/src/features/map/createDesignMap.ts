import type { LocalFrame } from '@duet/plant'
import type { FeatureCollection } from 'geojson'
import { GeoJSONSource, MapLibreMap, Marker, ScaleControl } from 'maplibre-gl'
import { scaleUnit } from '../../lib/shownUnits.ts'
import { nameTowns } from '../../ui/map/townLabels.ts'
import { mercatorOf } from '../layout/mercatorCorners.ts'
import type { Bounds } from '../plant/layerBounds.ts'
import { gridLabels } from './gridLabels.ts'
import { mapStyle, SOURCES, TABLES_BELOW, TOWNS_BELOW } from './mapStyle.ts'
import { type MapView, mapGrid, metresPerPixelOf } from './metreGrid.ts'
import { panMap } from './panMap.ts'
import { type PointerListeners, reportPointer, TOLERANCE_PX } from './reportPointer.ts'
import type { TableBatch } from './tableBatch.ts'
import { TablesLayer } from './tablesLayer.ts'

export interface DesignMapEvents extends PointerListeners {
  readonly onMoved: (view: {
    readonly center: readonly [number, number]
    readonly zoom: number
  }) => void
  readonly onIdle: () => void
  readonly onBusy: () => void
}

/** The map of the page: what it shows is set, what happens on it is reported. */
export interface DesignMap {
  /** What is under the hand. */
  readonly setHeld: (features: FeatureCollection) => void
  /** Corners and box of the selection. */
  readonly setHandles: (features: FeatureCollection) => void
  readonly setOverlay: (features: FeatureCollection) => void
  readonly setTables: (batches: readonly TableBatch[]) => void
  readonly setCursor: (cursor: string) => void
  readonly fit: (bounds: Bounds) => void
  /** By zoom levels, about the middle of the map. */
  readonly zoomBy: (levels: number) => void
  /** Shows a place with its surroundings. */
  readonly goTo: (place: readonly [number, number]) => void
  readonly project: (position: readonly [number, number]) => {
    readonly x: number
    readonly y: number
  }
  /** Adds an HTML label at a place; call what comes back to take it away. */
  readonly addLabel: (element: HTMLElement, place: readonly [number, number]) => () => void
  readonly zoom: () => number
  /** How near the pointer counts as at a point, m of the ground. */
  readonly toleranceM: () => number
  /** Whether a drag moves the map, whatever lies under it. */
  readonly isPanning: () => boolean
  /** The map itself, for parts that bring sources and layers of their own. */
  readonly raw: MapLibreMap
  /** Calls at once, or when the style is there. */
  readonly whenLoaded: (call: () => void) => void
  readonly repaint: () => void
  readonly remove: () => void
}

export interface DesignMapOptions {
  readonly container: HTMLElement
  readonly frame: LocalFrame
  readonly view: Bounds | { readonly center: readonly [number, number]; readonly zoom: number }
  readonly events: DesignMapEvents
}

/** The bars stand at the top. */
const FIT = {
  padding: { top: 112, right: 60, bottom: 60, left: 60 },
  maxZoom: 19,
  animate: false,
} as const

/** A place that was searched for: some kilometres across. */
const PLACE_ZOOM = 13

export function createDesignMap({ container, frame, view, events }: DesignMapOptions): DesignMap {
  const map = drawingArea(container, view)
  const tables = new TablesLayer(mercatorOf(frame.originLongitudeDeg, frame.originLatitudeDeg))
  const whenLoaded = dataQueue(map)
  whenLoaded(() => map.addLayer(tables, TABLES_BELOW))
  const drawGrid = (): void => setData(map, SOURCES.grid, mapGrid(viewOf(map), frame))
  whenLoaded(() => {
    drawGrid()
    addNames(map, frame)
  })
  map.on('moveend', () => {
    if (map.isStyleLoaded()) drawGrid()
    const { lng, lat } = map.getCenter()
    events.onMoved({ center: [lng, lat], zoom: map.getZoom() })
  })
  map.on('idle', events.onIdle)
  map.on('render', events.onBusy)
  const panning = panMap(map, events.onBusy)
  reportPointer(map, frame, events, panning.isOn)
  return {
    setHeld: (features) => whenLoaded(() => setData(map, SOURCES.held, features)),
    setHandles: (features) => whenLoaded(() => setData(map, SOURCES.handles, features)),
    setOverlay: (features) => whenLoaded(() => setData(map, SOURCES.overlay, features)),
    setTables: (batches) => tables.setBatches(batches),
    setCursor: (cursor) => {
      map.getCanvas().style.cursor = cursor
    },
    ...movesOf(map),
    project: ([lng, lat]) => map.project([lng, lat]),
    addLabel: (element, [lng, lat]) => {
      const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map)
      return () => marker.remove()
    },
    zoom: () => map.getZoom(),
    toleranceM: () => TOLERANCE_PX * metresPerPixelOf(map),
    isPanning: panning.isOn,
    raw: map,
    whenLoaded,
    repaint: () => map.triggerRepaint(),
    remove: () => {
      panning.remove()
      map.remove()
    },
  }
}

function drawingArea(container: HTMLElement, view: DesignMapOptions['view']): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: mapStyle(),
    maxZoom: 23,
    dragRotate: false,
    touchPitch: false,
    boxZoom: false,
    doubleClickZoom: false,
    attributionControl: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    canvasContextAttributes: { antialias: true },
    ...startView(view),
  })
  map.touchZoomRotate.disableRotation()
  const canvas = map.getCanvas()
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-label', 'Drawing area')
  map.addControl(new ScaleControl({ unit: scaleUnit(), maxWidth: 120 }), 'bottom-left')
  return map
}

/** Of the lines of the grid, and of towns. */
function addNames(map: MapLibreMap, frame: LocalFrame): void {
  gridLabels(map, frame, () => viewOf(map))
  void nameTowns(map, TOWNS_BELOW)
}

function movesOf(map: MapLibreMap): Pick<DesignMap, 'fit' | 'zoomBy' | 'goTo'> {
  return {
    fit: ([west, south, east, north]) => map.fitBounds([west, south, east, north], FIT),
    zoomBy: (levels) => map.jumpTo({ zoom: map.getZoom() + levels }),
    goTo: ([lng, lat]) => map.jumpTo({ center: [lng, lat], zoom: PLACE_ZOOM }),
  }
}

function startView(view: DesignMapOptions['view']): object {
  if (!('center' in view)) return { bounds: [...view], fitBoundsOptions: FIT }
  return { center: [...view.center], zoom: view.zoom }
}

/** Runs calls at once when the style is there, else in order when it is. */
function dataQueue(map: MapLibreMap): (call: () => void) => void {
  let waiting: (() => void)[] | undefined = []
  map.once('load', () => {
    for (const call of waiting ?? []) call()
    waiting = undefined
  })
  return (call) => {
    if (waiting === undefined) call()
    else waiting.push(call)
  }
}

function setData(map: MapLibreMap, name: string, data: FeatureCollection): void {
  const source = map.getSource(name)
  if (source instanceof GeoJSONSource) void source.setData(data)
}

function viewOf(map: MapLibreMap): MapView {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
    metresPerPixel: metresPerPixelOf(map),
  }
}
