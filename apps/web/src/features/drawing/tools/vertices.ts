import type { Geometry, Position } from 'geojson'

/** A corner of a geometry: which line or ring, and its number in it. */
export interface VertexRef {
  readonly part: number
  readonly index: number
}

/** Lines and rings of a geometry; a ring ends with its first point. */
export function partsOf(geometry: Geometry): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]]
    case 'LineString':
      return [geometry.coordinates]
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates
    case 'MultiPoint':
    case 'MultiPolygon':
    case 'GeometryCollection':
      return []
  }
}

/** The corners that can be taken hold of; a ring has each corner once. */
export function verticesOf(
  geometry: Geometry,
): readonly { readonly ref: VertexRef; readonly position: Position }[] {
  return partsOf(geometry).flatMap((positions, part) => {
    const own = geometry.type === 'Polygon' ? positions.slice(0, -1) : positions
    return own.map((position, index) => ({ ref: { part, index }, position }))
  })
}

export function moveVertex(geometry: Geometry, ref: VertexRef, to: Position): Geometry {
  return changePart(geometry, ref.part, (positions) =>
    positions.map((position, index) => (index === ref.index ? moved(position, to) : position)),
  )
}

/** A new corner after the one that `ref` names. */
export function insertVertex(geometry: Geometry, ref: VertexRef, at: Position): Geometry {
  return changePart(geometry, ref.part, (positions) => {
    const before = positions[ref.index]
    const after = positions[(ref.index + 1) % positions.length]
    return positions.toSpliced(ref.index + 1, 0, between(at, before, after))
  })
}

/** Undefined where too few corners would be left. */
export function deleteVertex(geometry: Geometry, ref: VertexRef): Geometry | undefined {
  const fewest = geometry.type === 'Polygon' ? 3 : 2
  const positions = partsOf(geometry)[ref.part] ?? []
  const count = positions.length - (geometry.type === 'Polygon' ? 1 : 0)
  if (geometry.type === 'Point' || count <= fewest) return undefined
  return changePart(geometry, ref.part, (own) => own.toSpliced(ref.index, 1))
}

export function mapPositions(geometry: Geometry, change: (at: Position) => Position): Geometry {
  return partsOf(geometry).reduce<Geometry>(
    (changed, _positions, part) => changePart(changed, part, (own) => own.map(change)),
    geometry,
  )
}

/** As `mapPositions`, but the closing point of a ring is reported as well: each position once, in order. */
export function mapAllPositions(geometry: Geometry, change: (at: Position) => Position): Geometry {
  return withLines(
    geometry,
    partsOf(geometry).map((part) => part.map(change)),
  )
}

/** Changes one line or ring; of a ring `change` sees each corner once and it is closed again. */
function changePart(
  geometry: Geometry,
  part: number,
  change: (positions: readonly Position[]) => readonly Position[],
): Geometry {
  const isRing = geometry.type === 'Polygon'
  const changed = (own: readonly Position[]): readonly Position[] =>
    isRing ? closed(change(own.slice(0, -1))) : change(own)
  return withLines(
    geometry,
    partsOf(geometry).map((own, at) => (at === part ? changed(own) : own)),
  )
}

/** The geometry with other lines and rings, as `partsOf` has them. */
export function withLines(geometry: Geometry, parts: readonly (readonly Position[])[]): Geometry {
  const lines = parts.map((part) => [...part])
  switch (geometry.type) {
    case 'Point':
      return { ...geometry, coordinates: lines[0]?.[0] ?? geometry.coordinates }
    case 'LineString':
      return { ...geometry, coordinates: lines[0] ?? [] }
    case 'Polygon':
    case 'MultiLineString':
      return { ...geometry, coordinates: lines }
    case 'MultiPoint':
    case 'MultiPolygon':
    case 'GeometryCollection':
      return geometry
  }
}

/** A ring ends with its first point. */
export function closed(positions: readonly Position[]): Position[] {
  const [first] = positions
  return first === undefined ? [] : [...positions, first]
}

/** A height (third number) stays with its corner. */
function moved([, , ...height]: Position, [lng = 0, lat = 0]: Position): Position {
  return [lng, lat, ...height]
}

/** A new corner between two others has the mean of their heights. */
function between(at: Position, before: Position = [], after: Position = []): Position {
  const [lng = 0, lat = 0] = at
  const [low, high] = [before[2], after[2]]
  return low === undefined || high === undefined ? [lng, lat] : [lng, lat, (low + high) / 2]
}
