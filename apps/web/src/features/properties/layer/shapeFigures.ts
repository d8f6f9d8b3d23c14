import {
  azimuthDeg,
  type BlockLayer,
  centroidM,
  distanceM,
  type LocalFrame,
  lengthM,
  type PointM,
  perimeterM,
  polygonAreaM2,
  toLngLat,
} from '@duet/plant'
import {
  formatAreaM2,
  formatAzimuth,
  formatCount,
  formatLengthM,
  formatPosition,
} from '../../../lib/format.ts'
import type { Fact } from '../../../ui/FactList.tsx'
import { layerBox } from '../../drawing/tools/layerIndex.ts'
import { layerLines } from '../../drawing/tools/layerLines.ts'

/** Size, direction and place of a layer. */
export function shapeFigures(layer: BlockLayer, frame: LocalFrame): readonly Fact[] {
  const lines = layerLines(layer, frame)
  return [...sizeFigures(layer, lines), ...placeFigures(layer, lines, frame)]
}

/** The one figure that says how large a layer is: an area, a length, or nothing for a point. */
export function sizeText(layer: BlockLayer, frame: LocalFrame): string {
  const lines = layerLines(layer, frame)
  switch (layer.geojson.geometry.type) {
    case 'Point':
      return ''
    case 'Polygon':
      return formatAreaM2(polygonAreaM2(lines))
    case 'LineString':
    case 'MultiLineString':
      return formatLengthM(totalM(lines))
  }
}

/** The size of the box around a layer, east-west by north-south. */
export function extentText(layer: BlockLayer, frame: LocalFrame): string {
  const [west, south, east, north] = layerBox(layer, frame)
  return `${formatLengthM(toMm(east - west))} × ${formatLengthM(toMm(north - south))}`
}

/** What is less is rounding of the projection. */
function toMm(lengthInM: number): number {
  return Math.round(lengthInM * 1000) / 1000
}

type Lines = readonly (readonly PointM[])[]

function sizeFigures(layer: BlockLayer, lines: Lines): readonly Fact[] {
  const [first = []] = lines
  switch (layer.geojson.geometry.type) {
    case 'Point':
      return []
    case 'Polygon':
      return [
        { label: 'Area', value: formatAreaM2(polygonAreaM2(lines)) },
        { label: 'Perimeter', value: formatLengthM(perimeterM(lines)) },
        { label: 'Longest edge', value: edgeText(longestEdge(first)) },
        { label: 'Corners', value: formatCount(lines.flat().length - lines.length) },
      ]
    case 'LineString':
      return [
        { label: 'Length', value: formatLengthM(lengthM(first)) },
        { label: 'Azimuth, first to last point', value: azimuthText(first) },
        { label: 'Points', value: formatCount(first.length) },
      ]
    case 'MultiLineString':
      return [
        { label: 'Lines', value: formatCount(lines.length) },
        { label: 'Length of all', value: formatLengthM(totalM(lines)) },
        { label: 'Azimuth of the first', value: azimuthText(first) },
      ]
  }
}

function placeFigures(layer: BlockLayer, lines: Lines, frame: LocalFrame): readonly Fact[] {
  const isPolygon = layer.geojson.geometry.type === 'Polygon'
  const centre = isPolygon
    ? centroidM({ kind: 'polygon', rings: lines })
    : centroidM({ kind: 'line', points: lines.flat() })
  const [longitude, latitude] = toLngLat(frame, ...(centre ?? ([0, 0] as const)))
  const place = { label: 'Centre', value: formatPosition(latitude, longitude, 6) }
  if (layer.geojson.geometry.type === 'Point') return [{ ...place, label: 'Position' }]
  return [{ label: 'Extent, E–W × N–S', value: extentText(layer, frame) }, place]
}

function totalM(lines: Lines): number {
  return lines.reduce((sum, line) => sum + lengthM(line), 0)
}

function azimuthText(line: readonly PointM[]): string {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || distanceM(first, last) === 0) return ''
  return formatAzimuth(azimuthDeg(first, last))
}

function longestEdge(ring: readonly PointM[]): readonly [PointM, PointM] | undefined {
  const edges = ring.slice(1).map((to, index) => [ring[index] ?? to, to] as const)
  return edges.toSorted((a, b) => distanceM(...b) - distanceM(...a))[0]
}

function edgeText(edge: readonly [PointM, PointM] | undefined): string {
  if (edge === undefined) return ''
  return `${formatLengthM(distanceM(...edge))} at ${formatAzimuth(azimuthDeg(...edge))}`
}
