import { type LocalFrame, toLocalM } from '@duet/plant'
import type { FeatureCollection } from 'geojson'
import {
  GeoJSONSource,
  type LngLat,
  MapLibreMap,
  type MapMouseEvent,
  Marker,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { mercatorOf } from '../layout/mercatorCorners.ts'
import type { Aim } from '../tools/drawTool.ts'
import { MAP_STYLE, SOURCES, TABLES_BELOW } from './mapStyle.ts'
import { type MapView, mapGrid } from './metreGrid.ts'
import { type TableBatch, TablesLayer } from './tablesLayer.ts'

setWorkerUrl(workerUrl)

/** [west, south, east, north], degrees. */
export type Bounds = readonly [number, number, number, number]

export interface DesignMapEvents {
  readonly onPointer: (
    type: 'move' | 'press' | 'release' | 'click' | 'doubleClick',
    aim: Aim,
  ) => void
  /** True where the press begins an edit and must not move the map. */
  readonly holdsMap: (aim: Aim) => boolean
  readonly onMoved: (view: {
    readonly center: readonly [number, number]
    readonly zoom: number
  }) => void
  readonly onIdle: () => void
  readonly onBusy: () => void
}

/** The map of the page: what it shows is set, what happens on it is told. */
export interface DesignMap {
  readonly setLayers: (features: FeatureCollection) => void
  readonly setOverlay: (features: FeatureCollection) => void
  readonly setTables: (batches: readonly TableBatch[]) => void
  readonly setCursor: (cursor: string) => void
  readonly fit: (bounds: Bounds) => void
  readonly project: (position: readonly [number, number]) => {
    readonly x: number
    readonly y: number
  }
  /** Adds an HTML label at a place; call what comes back to take it away. */
  readonly addLabel: (element: HTMLElement, place: readonly [number, number]) => () => void
  readonly zoom: () => number
  readonly repaint: () => void
  readonly remove: () => void
}

export interface DesignMapOptions {
  readonly container: HTMLElement
  readonly frame: LocalFrame
  readonly view: Bounds | { readonly center: readonly [number, number]; readonly zoom: number }
  readonly events: DesignMapEvents
}

/** How near the pointer counts as at a point. */
const TOLERANCE_PX = 9
const FIT = { padding: 60, maxZoom: 19, animate: false } as const

export function createDesignMap({ container, frame, view, events }: DesignMapOptions): DesignMap {
  const map = new MapLibreMap({
    container,
    style: MAP_STYLE,
    maxZoom: 23,
    dragRotate: false,
    pitchWithRotate: false,
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
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 120 }), 'bottom-left')
  const tables = new TablesLayer(mercatorOf(frame.originLongitudeDeg, frame.originLatitudeDeg))
  const whenLoaded = dataQueue(map)
  whenLoaded(() => map.addLayer(tables, TABLES_BELOW))
  const drawGrid = (): void => setData(map, SOURCES.grid, mapGrid(viewOf(map), frame))
  whenLoaded(drawGrid)
  map.on('moveend', () => {
    if (map.isStyleLoaded()) drawGrid()
    const { lng, lat } = map.getCenter()
    events.onMoved({ center: [lng, lat], zoom: map.getZoom() })
  })
  map.on('idle', events.onIdle)
  map.on('render', events.onBusy)
  tellPointer(map, frame, events)
  return {
    setLayers: (features) => whenLoaded(() => setData(map, SOURCES.layers, features)),
    setOverlay: (features) => whenLoaded(() => setData(map, SOURCES.overlay, features)),
    setTables: (batches) => tables.setBatches(batches),
    setCursor: (cursor) => {
      canvas.style.cursor = cursor
    },
    fit: ([west, south, east, north]) => map.fitBounds([west, south, east, north], FIT),
    project: ([lng, lat]) => map.project([lng, lat]),
    addLabel: (element, [lng, lat]) => {
      const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map)
      return () => marker.remove()
    },
    zoom: () => map.getZoom(),
    repaint: () => map.triggerRepaint(),
    remove: () => map.remove(),
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
    metresPerPixel: metresPerPixel(map),
  }
}

/** Equator of Web Mercator, m; its tiles are 512 pixels. */
const EQUATOR_M = 40_075_016.68
const TILE_PX = 512

function metresPerPixel(map: MapLibreMap): number {
  const shrink = Math.cos((map.getCenter().lat * Math.PI) / 180)
  return (EQUATOR_M * shrink) / (TILE_PX * 2 ** map.getZoom())
}

function tellPointer(map: MapLibreMap, frame: LocalFrame, events: DesignMapEvents): void {
  const aim = (lngLat: LngLat, isConstrained: boolean): Aim => ({
    at: toLocalM(frame, lngLat.lng, lngLat.lat),
    toleranceM: TOLERANCE_PX * metresPerPixel(map),
    isConstrained,
  })
  const aimOf = (event: MapMouseEvent): Aim => aim(event.lngLat, event.originalEvent.shiftKey)
  map.on('mousemove', (event) => events.onPointer('move', aimOf(event)))
  map.on('mousedown', (event) => {
    if (event.originalEvent.button !== 0) return
    if (events.holdsMap(aimOf(event))) event.preventDefault()
    events.onPointer('press', aimOf(event))
  })
  map.on('mouseup', (event) => {
    if (event.originalEvent.button === 0) events.onPointer('release', aimOf(event))
  })
  map.on('click', (event) => events.onPointer('click', aimOf(event)))
  map.on('dblclick', (event) => events.onPointer('doubleClick', aimOf(event)))
}
