import type { Mount } from '@duet/engine'
import { DEG_TO_RAD } from '@duet/units'
import type { TableTurn } from './tableTurn.ts'

/** A turn of local axes, row by row. */
export type Turn3 = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
]

/** Of parts that stand as their frame does. */
export const NO_TURN: Turn3 = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/**
 * How the turning parts of a table lie in its frame (see `TableFrames`): about the axis along the row for a single axis;
 * tilted and then faced to an azimuth for two axes; not at all for fixed tables, whose frame is tilted already.
 */
export function partsTurn(mount: Mount, turn: TableTurn): Turn3 {
  switch (mount.kind) {
    case 'fixed':
      return NO_TURN
    case 'singleAxis':
      return aboutAxis(turn.rotationDeg)
    case 'dualAxis':
      return facing(turn.tiltDeg, turn.azimuthDeg)
  }
}

/** About the axis along the row. */
export function aboutAxis(rotationDeg: number): Turn3 {
  const cos = Math.cos(rotationDeg * DEG_TO_RAD)
  const sin = Math.sin(rotationDeg * DEG_TO_RAD)
  // across = right·cos − up·sin, normal = right·sin + up·cos
  return [cos, 0, sin, 0, 1, 0, -sin, 0, cos]
}

/** Local x falls towards the azimuth, y lies level to the left of it, z is the normal. */
function facing(tiltDeg: number, azimuthDeg: number): Turn3 {
  const [cosT, sinT] = [Math.cos(tiltDeg * DEG_TO_RAD), Math.sin(tiltDeg * DEG_TO_RAD)]
  const [cosA, sinA] = [Math.cos(azimuthDeg * DEG_TO_RAD), Math.sin(azimuthDeg * DEG_TO_RAD)]
  return [cosT * sinA, -cosA, sinT * sinA, cosT * cosA, sinA, sinT * cosA, -sinT, 0, cosT]
}

/** Turned points or directions, [3 n]; `out` is written and returned. */
export function turned(turn: Turn3, from: Float32Array, out: Float32Array): Float32Array {
  const [a, b, c, d, e, f, g, h, k] = turn
  for (let i = 0; i + 2 < from.length; i += 3) {
    const x = from[i] ?? 0
    const y = from[i + 1] ?? 0
    const z = from[i + 2] ?? 0
    out[i] = a * x + b * y + c * z
    out[i + 1] = d * x + e * y + f * z
    out[i + 2] = g * x + h * y + k * z
  }
  return out
}

/** One direction or point of the table's own axes in its frame. */
export function turnedPoint(
  turn: Turn3,
  [x, y, z]: readonly [number, number, number],
): readonly [number, number, number] {
  const [a, b, c, d, e, f, g, h, k] = turn
  return [a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + k * z]
}
