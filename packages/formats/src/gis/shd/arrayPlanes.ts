import type { TableLayout } from '@duet/plant'
import { azimuthFromEquatorDeg } from '../../pvsyst/text/pvsystAngles.ts'
import type { Corners, Point } from '../file/sceneParts.ts'

/** Tables of one row in one plane; angles are those of PVsyst. */
export interface ArrayPlane {
  readonly row: number
  readonly origin: Point
  readonly tiltDeg: number
  readonly azimuthDeg: number
  readonly rectangles: readonly {
    readonly lengthM: number
    readonly widthM: number
    readonly alongM: number
    readonly upM: number
  }[]
  /** A table that is no rectangle with level edges, about the origin: along and up the slope. */
  readonly polygon: readonly (readonly [number, number])[] | undefined
}

interface Frame {
  readonly origin: Point
  readonly facingDeg: number
  readonly tiltDeg: number
  /** Level, to the right as seen from the front; up the slope; out of the front. */
  readonly along: Point
  readonly up: Point
  readonly normal: Point
}

/** Less than is written, m. */
const LEVEL_M = 5e-4

/** The tables of a layout by rows and planes, each with its first corner at the lower left as seen from the front. */
export function arrayPlanes(
  { row, grid }: TableLayout,
  tables: readonly Corners[],
): readonly ArrayPlane[] {
  const planes: (ArrayPlane & { readonly frame: Frame; readonly gridOfRow: number })[] = []
  for (const [t, corners] of tables.entries()) {
    const turned = fromLowerLeft(corners)
    const [rowOfTable = 0, gridOfRow = 0] = [row[t], grid[t]]
    const before = planes.at(-1)
    const isSameRow = before?.row === rowOfTable && before.gridOfRow === gridOfRow
    const frame = before && isSameRow && holds(before.frame, turned) ? before.frame : undefined
    const rectangle = rectangleIn(frame ?? frameOf(turned), turned)
    if (before && frame && rectangle && !before.polygon) {
      planes[planes.length - 1] = { ...before, rectangles: [...before.rectangles, rectangle] }
    } else planes.push({ ...planeOf(turned, rowOfTable), gridOfRow })
  }
  return planes
}

function planeOf(corners: Corners, row: number): ArrayPlane & { readonly frame: Frame } {
  const frame = frameOf(corners)
  const rectangle = rectangleIn(frame, corners)
  return {
    row,
    frame,
    origin: frame.origin,
    tiltDeg: frame.tiltDeg,
    azimuthDeg: azimuthFromEquatorDeg(frame.facingDeg, 'north'),
    rectangles: rectangle ? [rectangle] : [],
    polygon: rectangle ? undefined : corners.map((corner) => inPlane(frame, corner)),
  }
}

/** Corners run counter-clockwise from above: the lower edge comes first. */
function fromLowerLeft(corners: Corners): Corners {
  const [a, b, c, d] = corners
  return a[2] + b[2] <= c[2] + d[2] + LEVEL_M ? corners : [c, d, a, b]
}

function frameOf([a, b, , d]: Corners): Frame {
  const normal = unit(cross(less(b, a), less(d, a)))
  const tilt = Math.atan2(Math.hypot(normal[0], normal[1]), normal[2])
  const isLevel = tilt < 1e-6
  // A level plane has no front: its first edge is the lower one.
  const edge = less(b, a)
  const facing = isLevel
    ? Math.atan2(edge[0], edge[1]) + Math.PI / 2
    : Math.atan2(normal[0], normal[1])
  const along: Point = [-Math.cos(facing), Math.sin(facing), 0]
  return {
    origin: a,
    facingDeg: (facing * 180) / Math.PI,
    tiltDeg: isLevel ? 0 : (tilt * 180) / Math.PI,
    along,
    up: cross(normal, along),
    normal,
  }
}

/** Whether corners lie in the plane of a frame. */
const holds = ({ origin, normal }: Frame, corners: Corners): boolean =>
  corners.every((corner) => Math.abs(dot(less(corner, origin), normal)) < LEVEL_M)

function inPlane({ origin, along, up }: Frame, corner: Point): readonly [number, number] {
  const from = less(corner, origin)
  return [dot(from, along), dot(from, up)]
}

/** Undefined where an edge is not level. */
function rectangleIn(frame: Frame, corners: Corners) {
  const [first, second, third, fourth] = corners
  const [x, y] = inPlane(frame, first)
  const [right, far, left] = [inPlane(frame, second), inPlane(frame, third), inPlane(frame, fourth)]
  const [lengthM, widthM] = [right[0] - x, left[1] - y]
  const misses = [right[1] - y, left[0] - x, far[0] - right[0], far[1] - left[1]]
  const isRectangle = lengthM > 0 && widthM > 0 && misses.every((miss) => Math.abs(miss) < LEVEL_M)
  return isRectangle ? { lengthM, widthM, alongM: x, upM: y } : undefined
}

const less = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function unit(v: Point): Point {
  const length = Math.hypot(...v) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}
