import type { Geometry, Position } from 'geojson'
import type { GisFeature, GisGeometry, GisHeights, GisValue, GisWarning } from './gisFile.ts'
import { GisFileError } from './gisFileError.ts'
import type { GisLimits } from './gisLimits.ts'

/** A record of a file; its geometry may have several parts. */
export interface FileRecord {
  readonly name: string
  readonly layer: string
  readonly geometry: Geometry | null
  /** What a third coordinate would be. */
  readonly heights: GisHeights
  readonly color?: string | undefined
  readonly attributes: Readonly<Record<string, GisValue>>
  readonly place: string
}

/** Takes the records of a file in, one after another. */
export interface FeatureList {
  /** @throws GisFileError too_many_features */
  readonly add: (record: FileRecord) => void
  /** Notes what was not read; equal reasons are counted together. */
  readonly leaveOut: (reason: string, place?: string) => void
  readonly features: readonly GisFeature[]
  readonly warnings: () => readonly GisWarning[]
}

/** Places that are named with a reason. */
const MAX_REPORTED_PLACES = 3

export function createFeatureList(limits: GisLimits): FeatureList {
  const features: GisFeature[] = []
  const reasons = new Map<string, { count: number; readonly places: string[] }>()
  let record = 0
  let points = 0

  const leaveOut = (reason: string, place?: string): void => {
    const known = reasons.get(reason) ?? { count: 0, places: [] }
    known.count += 1
    if (place !== undefined && known.places.length < MAX_REPORTED_PLACES) known.places.push(place)
    reasons.set(reason, known)
  }
  const add = (from: FileRecord): void => {
    const { geometry, heights, color, ...rest } = from
    for (const part of partsOf(geometry)) {
      const valid = validGeometry(part)
      if (typeof valid === 'string') {
        leaveOut(valid, from.place)
        continue
      }
      const hasHeights = heights !== 'none' && hasThird(valid)
      features.push({
        ...rest,
        geometry: hasHeights ? valid : withoutThird(valid),
        heights: hasHeights ? heights : 'none',
        ...(color !== undefined && { color }),
        record,
      })
      points += positionsOf(valid).length
      checkCounts(features.length, points, limits)
    }
    record += 1
  }
  return { add, leaveOut, features, warnings: () => [...reasons].map(warningOf) }
}

function warningOf([reason, { count, places }]: readonly [
  string,
  { readonly count: number; readonly places: readonly string[] },
]): GisWarning {
  if (places.length === 0) return { message: reason, count }
  const more = count > places.length ? ' and others' : ''
  return { message: `${reason} (${places.join(', ')}${more})`, count }
}

function checkCounts(features: number, points: number, limits: GisLimits): void {
  if (features <= limits.features && points <= limits.points) return
  const most = features > limits.features ? limits.features : limits.points
  const what = features > limits.features ? 'shapes' : 'points'
  throw new GisFileError(
    'too_many_features',
    `The file has more than ${most.toLocaleString('en')} ${what}. Cut it to the area of the plant or leave layers out.`,
  )
}

function partsOf(geometry: Geometry | null): readonly GisGeometry[] {
  switch (geometry?.type) {
    case undefined:
      return []
    case 'Point':
    case 'LineString':
    case 'Polygon':
      return [geometry]
    case 'MultiPoint':
      return geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates }))
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }))
    case 'MultiPolygon':
      return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
    case 'GeometryCollection':
      return geometry.geometries.flatMap(partsOf)
  }
}

/** The shape with closed rings and no point twice in a row, or why it is none. */
function validGeometry(geometry: GisGeometry): GisGeometry | string {
  const isNumber = positionsOf(geometry).every(
    ([x = Number.NaN, y = Number.NaN]) => Number.isFinite(x) && Number.isFinite(y),
  )
  if (!isNumber) return 'Shapes with coordinates that are no numbers are left out'
  switch (geometry.type) {
    case 'Point':
      return geometry
    case 'LineString': {
      const coordinates = withoutRepeats(geometry.coordinates)
      return coordinates.length < 2
        ? 'Lines with fewer than 2 different points are left out'
        : { type: 'LineString', coordinates }
    }
    case 'Polygon': {
      const [outline, ...holes] = geometry.coordinates.map(closedRing)
      if (outline === undefined || outline.length < 4) {
        return 'Areas with fewer than 3 different corners are left out'
      }
      return { type: 'Polygon', coordinates: [outline, ...holes.filter((h) => h.length >= 4)] }
    }
  }
}

function closedRing(ring: readonly Position[]): Position[] {
  const open = withoutRepeats(ring)
  const [first] = open
  const last = open.at(-1)
  if (first === undefined || last === undefined) return []
  return isSame(first, last) ? open : [...open, first]
}

function withoutRepeats(positions: readonly Position[]): Position[] {
  return positions.filter((position, i) => {
    const before = positions[i - 1]
    return before === undefined || !isSame(before, position)
  })
}

function isSame(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/** All points of a shape, rings one after another. */
export function positionsOf(geometry: GisGeometry): readonly Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'LineString':
      return geometry.coordinates
    case 'Polygon':
      return geometry.coordinates.flat()
  }
}

/** Whether every point has a height, and one of them is not 0. */
function hasThird(geometry: GisGeometry): boolean {
  const positions = positionsOf(geometry)
  return (
    positions.every(([, , z]) => z !== undefined && Number.isFinite(z)) &&
    positions.some(([, , z]) => z !== 0)
  )
}

/** The shape with each point changed. */
export function mapGeometry(
  geometry: GisGeometry,
  change: (position: Position) => Position,
): GisGeometry {
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: change(geometry.coordinates) }
    case 'LineString':
      return { type: 'LineString', coordinates: geometry.coordinates.map(change) }
    case 'Polygon':
      return { type: 'Polygon', coordinates: geometry.coordinates.map((ring) => ring.map(change)) }
  }
}

function withoutThird(geometry: GisGeometry): GisGeometry {
  return mapGeometry(geometry, ([x = 0, y = 0]) => [x, y])
}
