import { type LocalFrame, toLngLat, toLocalM } from '@duet/plant'
import type { Feature, FeatureCollection, LineString, Position } from 'geojson'
import type { MapLibreMap } from 'maplibre-gl'
import { shownValue, storedValue } from '../../lib/shownUnits.ts'

export interface MapView {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  /** Of the ground, at the middle of the view. */
  readonly metresPerPixel: number
}

interface GridLine {
  readonly isMajor: boolean
}

export type MapGrid = FeatureCollection<LineString, GridLine>

/** Lines nearer than this are a grey wash. */
const MIN_SPACING_PX = 22
/** Beyond this scale metres say nothing, and the plane is no longer flat. */
const MAX_METRES_PER_PIXEL = 60
const MAJOR_EVERY = 5
/** A wide view shows meridians and parallels, this many across at least. */
const GRATICULE_LINES = 6

/** Metres east and north of the project, or meridians and parallels in a wide view; a view beyond each edge as well. */
export function mapGrid(view: MapView, frame: LocalFrame): MapGrid {
  return view.metresPerPixel > MAX_METRES_PER_PIXEL ? graticule(view) : metreGrid(view, frame)
}

/** What the lines of the grid count, how far they are apart in it, and how many to a strong one. Metres are round in the viewer's unit. */
export function gridSteps(view: MapView): {
  readonly unit: 'm' | '°'
  readonly step: number
  readonly every: number
} {
  return view.metresPerPixel > MAX_METRES_PER_PIXEL
    ? { unit: '°', step: graticuleStepDeg(view), every: 1 }
    : { unit: 'm', step: metreStepM(view), every: MAJOR_EVERY }
}

const metreStepM = ({ metresPerPixel }: MapView): number =>
  storedValue(roundStep(shownValue(metresPerPixel * MIN_SPACING_PX, 'm')), 'm')

const graticuleStepDeg = ({ west, east }: MapView): number =>
  Math.min(10, roundStep(Math.max(0.1, (east - west) / GRATICULE_LINES)))

/** 1, 2 or 5 times a power of ten, at least so large. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5].find((step) => step * power >= least) ?? 10)
}

/** The longest of 1, 2 and 5 times a power of ten that is no longer. */
export function roundLengthM(lengthM: number): number {
  const power = 10 ** Math.floor(Math.log10(lengthM))
  const step = [5, 2, 1].find((factor) => factor * power <= lengthM) ?? 1
  return step * power
}

function metreGrid(view: MapView, frame: LocalFrame): MapGrid {
  const { west, south, east, north } = view
  const stepM = metreStepM(view)
  const [lowX, lowY] = toLocalM(
    frame,
    2 * west - (west + east) / 2,
    2 * south - (south + north) / 2,
  )
  const [highX, highY] = toLocalM(
    frame,
    2 * east - (west + east) / 2,
    2 * north - (south + north) / 2,
  )
  const at = (x: number, y: number): Position => toLngLat(frame, x, y)
  return collection([
    ...steps(lowX, highX, stepM).map((k) =>
      line(at(k * stepM, lowY), at(k * stepM, highY), k % MAJOR_EVERY === 0),
    ),
    ...steps(lowY, highY, stepM).map((k) =>
      line(at(lowX, k * stepM), at(highX, k * stepM), k % MAJOR_EVERY === 0),
    ),
  ])
}

function graticule(view: MapView): MapGrid {
  const { west, east } = view
  const stepDeg = graticuleStepDeg(view)
  const low = Math.max(-180, 2 * west - east)
  const high = Math.min(180, 2 * east - west)
  return collection([
    ...steps(low, high, stepDeg).map((k) => line([k * stepDeg, -85], [k * stepDeg, 85], false)),
    ...steps(-85, 85, stepDeg).map((k) => line([low, k * stepDeg], [high, k * stepDeg], k === 0)),
  ])
}

function steps(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: Math.min(count, MAX_LINES) }, (_, index) => first + index)
}

/** Equator of Web Mercator, m; its tiles are 512 pixels. */
const EQUATOR_M = 40_075_016.68
const TILE_PX = 512

/** Metres of ground that a pixel takes at a latitude. */
export function metresPerPixelAt(latitudeDeg: number, zoom: number, tilePx = TILE_PX): number {
  return (EQUATOR_M * Math.cos((latitudeDeg * Math.PI) / 180)) / (tilePx * 2 ** zoom)
}

/** Of the ground at the middle of the view. */
export function metresPerPixelOf(map: Pick<MapLibreMap, 'getCenter' | 'getZoom'>): number {
  return metresPerPixelAt(map.getCenter().lat, map.getZoom())
}

const MAX_LINES = 800

function line(from: Position, to: Position, isMajor: boolean): Feature<LineString, GridLine> {
  return {
    type: 'Feature',
    properties: { isMajor },
    geometry: { type: 'LineString', coordinates: [from, to] },
  }
}

function collection(features: MapGrid['features']): MapGrid {
  return { type: 'FeatureCollection', features }
}
