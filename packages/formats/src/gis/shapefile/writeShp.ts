import type { Position } from 'geojson'
import { positionsOf } from '../file/featureList.ts'
import type { GisGeometry } from '../file/gisFile.ts'
import { signedArea } from '../file/rings.ts'

/** The two files of shapes. */
export interface ShpFiles {
  readonly shp: Uint8Array
  readonly shx: Uint8Array
}

const KINDS = { Point: 1, LineString: 3, Polygon: 5 } as const
const HEADER_BYTES = 100

/** Shapes of one kind, all with heights or all without. */
export function writeShp(geometries: readonly GisGeometry[], hasZ: boolean): ShpFiles {
  const code = KINDS[geometries[0]?.type ?? 'Point'] + (hasZ ? 10 : 0)
  const contents = geometries.map((geometry) => contentOf(geometry, code, hasZ))
  const box = boxOf(geometries.flatMap(positionsOf))
  const bodyBytes = contents.reduce((sum, content) => sum + 8 + content.byteLength, 0)
  const shp = new Uint8Array(HEADER_BYTES + bodyBytes)
  const shx = new Uint8Array(HEADER_BYTES + 8 * contents.length)
  writeHeader(shp, code, box)
  writeHeader(shx, code, box)
  let at = HEADER_BYTES
  contents.forEach((content, i) => {
    const head = new DataView(shp.buffer, at)
    head.setInt32(0, i + 1)
    head.setInt32(4, content.byteLength / 2)
    const index = new DataView(shx.buffer, HEADER_BYTES + 8 * i)
    index.setInt32(0, at / 2)
    index.setInt32(4, content.byteLength / 2)
    shp.set(content, at + 8)
    at += 8 + content.byteLength
  })
  return { shp, shx }
}

/** [west, south, east, north, lowest, highest]. */
type Box = readonly [number, number, number, number, number, number]

function boxOf(positions: readonly Position[]): Box {
  const box: [number, number, number, number, number, number] = [
    Infinity,
    Infinity,
    -Infinity,
    -Infinity,
    Infinity,
    -Infinity,
  ]
  for (const [x = 0, y = 0, z = 0] of positions) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
    box[4] = Math.min(box[4], z)
    box[5] = Math.max(box[5], z)
  }
  return box
}

function writeHeader(bytes: Uint8Array, code: number, box: Box): void {
  const view = new DataView(bytes.buffer)
  view.setInt32(0, 9994)
  view.setInt32(24, bytes.byteLength / 2)
  view.setInt32(28, 1000, true)
  view.setInt32(32, code, true)
  box.forEach((value, i) => view.setFloat64(36 + 8 * i, value, true))
}

function contentOf(geometry: GisGeometry, code: number, hasZ: boolean): Uint8Array {
  if (geometry.type === 'Point') return pointContent(geometry.coordinates, code, hasZ)
  const rings =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.coordinates.map((ring, i) => turned(ring, i === 0))
  return partsContent(rings, code, hasZ)
}

/** Outlines run clockwise, holes the other way. */
function turned(ring: readonly Position[], isOutline: boolean): readonly Position[] {
  return signedArea(ring) < 0 === isOutline ? ring : ring.toReversed()
}

function pointContent([x = 0, y = 0, z = 0]: Position, code: number, hasZ: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(hasZ ? 36 : 20))
  view.setInt32(0, code, true)
  view.setFloat64(4, x, true)
  view.setFloat64(12, y, true)
  if (hasZ) view.setFloat64(20, z, true)
  return new Uint8Array(view.buffer)
}

function partsContent(
  parts: readonly (readonly Position[])[],
  code: number,
  hasZ: boolean,
): Uint8Array {
  const points = parts.flat()
  const pointsAt = 44 + 4 * parts.length
  // measures are left out, which the format allows
  const size = pointsAt + 16 * points.length + (hasZ ? 16 + 8 * points.length : 0)
  const view = new DataView(new ArrayBuffer(size))
  const [west, south, east, north, lowest, highest] = boxOf(points)
  view.setInt32(0, code, true)
  ;[west, south, east, north].forEach((value, i) => view.setFloat64(4 + 8 * i, value, true))
  view.setInt32(36, parts.length, true)
  view.setInt32(40, points.length, true)
  let start = 0
  parts.forEach((part, i) => {
    view.setInt32(44 + 4 * i, start, true)
    start += part.length
  })
  const heightsAt = pointsAt + 16 * points.length
  points.forEach(([x = 0, y = 0, z = 0], i) => {
    view.setFloat64(pointsAt + 16 * i, x, true)
    view.setFloat64(pointsAt + 16 * i + 8, y, true)
    if (hasZ) view.setFloat64(heightsAt + 16 + 8 * i, z, true)
  })
  if (hasZ) {
    view.setFloat64(heightsAt, lowest, true)
    view.setFloat64(heightsAt + 8, highest, true)
  }
  return new Uint8Array(view.buffer)
}
