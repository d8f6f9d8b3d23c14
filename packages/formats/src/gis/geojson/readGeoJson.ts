import { isTooDeep, MAX_JSON_DEPTH } from '@duet/contract'
import type { Geometry, Position } from 'geojson'
import { createFeatureList, type FeatureList, positionsOf } from '../file/featureList.ts'
import type { GisCoordinates, GisFeature, GisFile, GisValue } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'
import { nameByAttributes, toGisValue } from '../file/gisText.ts'

/**
 * Reads GeoJSON (RFC 7946, and the older `crs` member): a collection, one feature or a bare geometry.
 * Heights count as above the sea.
 * @throws GisFileError damaged, not_known, nothing_inside
 */
export function readGeoJson(filename: string, value: unknown, limits: GisLimits): GisFile {
  const list = createFeatureList(limits)
  if (!isObject(value)) {
    throw new GisFileError('not_known', `${filename} holds JSON, but no GeoJSON object.`)
  }
  if (value['type'] === 'FeatureCollection') {
    if (!Array.isArray(value['features'])) {
      throw new GisFileError('damaged', `${filename}: the collection has no list "features".`)
    }
    value['features'].forEach((feature, i) => {
      addFeature(list, feature, i + 1, textOf(value['name']))
    })
  } else {
    addFeature(list, value, 1, '')
  }
  const coordinates = coordinatesOf(value, list.features)
  if (coordinates.kind === 'unknown' && list.features.length > 0) {
    list.leaveOut('Coordinates are no degrees, and the file names no coordinate system')
  }
  return {
    format: 'geojson',
    filename,
    features: list.features,
    coordinates,
    warnings: list.warnings(),
  }
}

/** @throws GisFileError damaged: where the text stops to be JSON, or lies too deep in itself */
export function parseJson(filename: string, text: string): unknown {
  const value = parsedJson(filename, text)
  if (!isTooDeep(value)) return value
  throw new GisFileError(
    'damaged',
    `${filename} is no drawing: its lists lie more than ${MAX_JSON_DEPTH} deep in one another.`,
  )
}

function parsedJson(filename: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    const at = /position (\d+)/.exec(cause instanceof Error ? cause.message : '')?.[1]
    const line = at === undefined ? undefined : text.slice(0, Number(at)).split('\n').length
    const where = line === undefined ? '' : ` at line ${line}`
    throw new GisFileError(
      'damaged',
      `${filename} is not complete JSON: it cannot be read${where}. Export the file again.`,
      { cause },
    )
  }
}

function addFeature(list: FeatureList, value: unknown, number: number, collection: string): void {
  const place = `feature ${number}`
  if (!isObject(value)) {
    list.leaveOut('Entries that are no features are left out', place)
    return
  }
  const isFeature = value['type'] === 'Feature'
  const geometry = isFeature ? value['geometry'] : value
  if (geometry === null || geometry === undefined) {
    list.leaveOut('Features without a geometry are left out', place)
    return
  }
  const shape = asGeometry(geometry, 0)
  if (shape === undefined) {
    list.leaveOut('Features whose geometry is none of GeoJSON are left out', place)
    return
  }
  const attributes = isFeature ? attributesOf(value) : {}
  list.add({
    name: nameByAttributes(attributes),
    layer: textOf(attributes['layer'] ?? attributes['Layer']) || collection,
    geometry: shape,
    heights: attributes['heights'] === 'ground' ? 'ground' : 'sea',
    color: colorOf(attributes),
    attributes,
    place,
  })
}

function attributesOf(feature: Readonly<Record<string, unknown>>): Record<string, GisValue> {
  const properties = isObject(feature['properties']) ? feature['properties'] : {}
  const id = toGisValue(feature['id'])
  return {
    ...(id !== null && { id }),
    ...Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, toGisValue(value)]),
    ),
  }
}

/** By the simple style that many viewers write. */
function colorOf(attributes: Readonly<Record<string, GisValue>>): string | undefined {
  const color = textOf(attributes['fill'] ?? attributes['stroke'] ?? attributes['marker-color'])
  return /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : undefined
}

/** Geometry collections in one another beyond this are no geometry. */
const MAX_DEPTH = 8

const DEPTHS: Readonly<Record<string, number>> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
}

/** The value as a geometry when it has the shape of one. */
function asGeometry(value: unknown, depth: number): Geometry | undefined {
  if (!isObject(value) || depth > MAX_DEPTH) return undefined
  if (value['type'] === 'GeometryCollection') {
    const parts: readonly unknown[] = Array.isArray(value['geometries']) ? value['geometries'] : []
    const geometries = parts.flatMap((part) => asGeometry(part, depth + 1) ?? [])
    return { type: 'GeometryCollection', geometries }
  }
  const nesting = DEPTHS[textOf(value['type'])]
  return nesting !== undefined && isNested(value['coordinates'], nesting) && isGeometry(value)
    ? value
    : undefined
}

/** Its coordinates were looked at by `isNested`. */
function isGeometry(value: object): value is Geometry {
  return 'coordinates' in value
}

function isNested(value: unknown, nesting: number): boolean {
  if (!Array.isArray(value)) return false
  if (nesting > 0) return value.every((inner) => isNested(inner, nesting - 1))
  return value.length >= 2 && value.every((number) => typeof number === 'number')
}

function coordinatesOf(
  value: Readonly<Record<string, unknown>>,
  features: readonly GisFeature[],
): GisCoordinates {
  const crs = isObject(value['crs']) ? value['crs'] : {}
  const properties = isObject(crs['properties']) ? crs['properties'] : {}
  const name = textOf(properties['name'])
  if (/CRS:?84|EPSG:{1,2}4326$/i.test(name)) return { kind: 'degrees' }
  const code = /EPSG:[^:]*:?(\d{4,6})$/i.exec(name)?.[1]
  if (code !== undefined) return { kind: 'named', text: `EPSG:${code}` }
  if (name !== '') return { kind: 'named', text: name }
  return features.every(({ geometry }) => positionsOf(geometry).every(isDegrees))
    ? { kind: 'degrees' }
    : { kind: 'unknown' }
}

function isDegrees([x = 0, y = 0]: Position): boolean {
  return Math.abs(x) <= 180 && Math.abs(y) <= 90
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
