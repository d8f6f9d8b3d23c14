import { arcPoints, bulgePoints, ellipsePoints } from './dxfCurves.ts'
import { type DxfEntity, numberOf, textOf } from './dxfDrawing.ts'
import {
  fromEntityPlane,
  IDENTITY,
  type PointXyz,
  type Transform,
  transformed,
} from './dxfTransform.ts'

/** A shape of an entity in drawing units. */
export interface DxfShape {
  readonly kind: 'point' | 'line' | 'area'
  readonly points: readonly PointXyz[]
}

type Reader = (entity: DxfEntity, tolerance: number) => readonly DxfShape[]

/** Entities that become shapes; those of a plane of their own are turned into the drawing's. */
const READERS: Readonly<Record<string, Reader>> = {
  POINT: (entity) => [{ kind: 'point', points: [pointAt(entity, 10)] }],
  LINE: (entity) => [{ kind: 'line', points: [pointAt(entity, 10), pointAt(entity, 11)] }],
  '3DFACE': (entity) => [{ kind: 'area', points: faceCorners(entity) }],
  SOLID: inItsPlane((entity) => [{ kind: 'area', points: solidCorners(entity) }]),
  TRACE: inItsPlane((entity) => [{ kind: 'area', points: solidCorners(entity) }]),
  CIRCLE: inItsPlane((entity, tolerance) => [
    {
      kind: 'area',
      points: arcPoints(pointAt(entity, 10), numberOf(entity, 40) ?? 0, 0, 360, tolerance).slice(
        0,
        -1,
      ),
    },
  ]),
  ARC: inItsPlane(readArc),
  ELLIPSE: readEllipse,
  LWPOLYLINE: inItsPlane(readLwPolyline),
  POLYLINE: readPolyline,
}

/** The shapes of an entity; undefined where its kind is not read. */
export function dxfShapes(entity: DxfEntity, tolerance: number): readonly DxfShape[] | undefined {
  return READERS[entity.type]?.(entity, tolerance)
}

function inItsPlane(read: Reader): Reader {
  return (entity, tolerance) => {
    const plane = planeOf(entity)
    const shapes = read(entity, tolerance)
    if (plane === IDENTITY) return shapes
    return shapes.map(({ kind, points }) => ({
      kind,
      points: points.map((point) => transformed(plane, point)),
    }))
  }
}

export function planeOf(entity: DxfEntity): Transform {
  return fromEntityPlane([
    numberOf(entity, 210) ?? 0,
    numberOf(entity, 220) ?? 0,
    numberOf(entity, 230) ?? 1,
  ])
}

/** The point whose x has this code, y one 10 higher, z one 20 higher. */
export function pointAt(entity: DxfEntity, code: number): PointXyz {
  const of = (at: number): number => numberOf(entity, at) ?? 0
  return [of(code), of(code + 10), of(code + 20)]
}

/** Three corners repeat the last one as the fourth. */
function faceCorners(entity: DxfEntity): PointXyz[] {
  return [10, 11, 12, 13].map((code) =>
    code === 13 && textOf(entity, 13) === '' ? pointAt(entity, 12) : pointAt(entity, code),
  )
}

/** The last two corners of a solid are in the order of a bow tie. */
function solidCorners(entity: DxfEntity): PointXyz[] {
  const [a, b, c, d] = faceCorners(entity)
  return a && b && c && d ? [a, b, d, c] : []
}

function readArc(entity: DxfEntity, tolerance: number): readonly DxfShape[] {
  const fromDeg = numberOf(entity, 50) ?? 0
  const toDeg = numberOf(entity, 51) ?? 360
  const sweepDeg = (((toDeg - fromDeg) % 360) + 360) % 360 || 360
  const points = arcPoints(
    pointAt(entity, 10),
    numberOf(entity, 40) ?? 0,
    fromDeg,
    sweepDeg,
    tolerance,
  )
  return [{ kind: 'line', points }]
}

function readEllipse(entity: DxfEntity, tolerance: number): readonly DxfShape[] {
  const fromRad = numberOf(entity, 41) ?? 0
  const toRad = numberOf(entity, 42) ?? 2 * Math.PI
  const ellipse = {
    centre: pointAt(entity, 10),
    axis: pointAt(entity, 11),
    ratio: numberOf(entity, 40) ?? 1,
    fromRad,
    toRad,
  }
  const points = ellipsePoints(ellipse, tolerance)
  const isWhole = Math.abs(toRad - fromRad - 2 * Math.PI) < 1e-6
  return [isWhole ? { kind: 'area', points: points.slice(0, -1) } : { kind: 'line', points }]
}

interface Corner {
  readonly point: PointXyz
  readonly bulge: number
}

function readLwPolyline(entity: DxfEntity, tolerance: number): readonly DxfShape[] {
  const height = numberOf(entity, 38) ?? 0
  const corners: { x: number; y: number; bulge: number }[] = []
  for (const { code, value } of entity.pairs) {
    const last = corners.at(-1)
    if (code === 10) corners.push({ x: Number(value), y: 0, bulge: 0 })
    else if (code === 20 && last !== undefined) last.y = Number(value)
    else if (code === 42 && last !== undefined) last.bulge = Number(value)
  }
  return [
    polyline(
      corners.map(({ x, y, bulge }) => ({ point: [x, y, height], bulge })),
      isFlagged(entity, 1),
      tolerance,
    ),
  ]
}

function isFlagged(entity: DxfEntity, bit: number): boolean {
  return ((numberOf(entity, 70) ?? 0) & bit) !== 0
}

function polyline(corners: readonly Corner[], isClosed: boolean, tolerance: number): DxfShape {
  const points = corners.flatMap(({ point, bulge }, i) => {
    const next = corners[i + 1] ?? (isClosed ? corners[0] : undefined)
    return next === undefined
      ? [point]
      : [point, ...bulgePoints(point, next.point, bulge, tolerance)]
  })
  const [first] = points
  const last = points.at(-1)
  const isRing =
    points.length > 3 && first !== undefined && first[0] === last?.[0] && first[1] === last[1]
  return { kind: (isClosed || isRing) && points.length > 2 ? 'area' : 'line', points }
}

const SPLINE_CONTROL = 16
const POLYFACE_POINT = 64
const POLYFACE_FACE = 128

/** Flat and spatial polylines, and polyface meshes; meshes of rows and columns are not read. */
function readPolyline(entity: DxfEntity, tolerance: number): readonly DxfShape[] {
  if (isFlagged(entity, 16)) return []
  if (isFlagged(entity, 64)) return polyfaces(entity)
  const vertices = entity.parts.filter((part) => !isFlagged(part, SPLINE_CONTROL))
  const corners = vertices.map(
    (vertex): Corner => ({
      point: pointAt(vertex, 10),
      bulge: numberOf(vertex, 42) ?? 0,
    }),
  )
  const shape = polyline(corners, isFlagged(entity, 1), tolerance)
  const plane = isFlagged(entity, 8) ? IDENTITY : planeOf(entity)
  if (plane === IDENTITY) return [shape]
  return [{ kind: shape.kind, points: shape.points.map((point) => transformed(plane, point)) }]
}

function polyfaces(entity: DxfEntity): readonly DxfShape[] {
  const points = entity.parts
    .filter((part) => isFlagged(part, POLYFACE_POINT))
    .map((part) => pointAt(part, 10))
  const faces = entity.parts.filter(
    (part) => isFlagged(part, POLYFACE_FACE) && !isFlagged(part, POLYFACE_POINT),
  )
  return faces.map((face) => ({
    kind: 'area',
    points: [71, 72, 73, 74].flatMap((code) => {
      // a hidden edge has a negative number
      const at = Math.abs(numberOf(face, code) ?? 0)
      const point = points[at - 1]
      return point === undefined ? [] : [point]
    }),
  }))
}
