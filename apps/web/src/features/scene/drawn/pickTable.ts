import type { TableFrames } from '../model/tableFrames.ts'
import { type Turn3, turnedPoint } from '../model/turnedParts.ts'

/** A line of sight: from a point in a direction of any length. */
export interface SightLine {
  readonly from: readonly [number, number, number]
  readonly towards: readonly [number, number, number]
}

/** The tables of one block as they stand. */
export interface PickableTables {
  readonly frames: TableFrames
  readonly turn: Turn3
  readonly widthM: number
  readonly lengthM: number
  /** From the axis to the plane of the modules. */
  readonly offsetM: number
}

/** The first table that a line of sight meets; distances are in lengths of its direction. */
export function pickTable(
  { from, towards }: SightLine,
  { frames, turn, widthM, lengthM, offsetM }: PickableTables,
): { readonly table: number; readonly distance: number } | undefined {
  const { matrices, count } = frames
  // plane of the modules in the table's frame: a point, its normal, and the way across
  const normal = turnedPoint(turn, [0, 0, 1])
  const across = turnedPoint(turn, [1, 0, 0])
  const along = turnedPoint(turn, [0, 1, 0])
  let found: { readonly table: number; readonly distance: number } | undefined
  for (let table = 0; table < count; table++) {
    const m = 16 * table
    const at = (i: number): number => matrices[m + i] ?? 0
    const scene = (p: readonly [number, number, number], i: 0 | 1 | 2): number =>
      at(i) * p[0] + at(4 + i) * p[1] + at(8 + i) * p[2]
    const n = [scene(normal, 0), scene(normal, 1), scene(normal, 2)] as const
    const x = at(12) + offsetM * n[0] - from[0]
    const y = at(13) + offsetM * n[1] - from[1]
    const z = at(14) + offsetM * n[2] - from[2]
    const facing = n[0] * towards[0] + n[1] * towards[1] + n[2] * towards[2]
    const distance = (n[0] * x + n[1] * y + n[2] * z) / facing
    if (!(distance > 0) || (found !== undefined && distance >= found.distance)) continue
    const [px, py, pz] = [
      distance * towards[0] - x,
      distance * towards[1] - y,
      distance * towards[2] - z,
    ]
    if (!isWithin(px, py, pz, [scene(across, 0), scene(across, 1), scene(across, 2)], widthM))
      continue
    if (!isWithin(px, py, pz, [scene(along, 0), scene(along, 1), scene(along, 2)], lengthM))
      continue
    found = { table, distance }
  }
  return found
}

/** Whether a place lies within a length along an axis, which may be stretched. */
function isWithin(
  x: number,
  y: number,
  z: number,
  axis: readonly [number, number, number],
  lengthM: number,
): boolean {
  const square = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2
  return Math.abs(x * axis[0] + y * axis[1] + z * axis[2]) <= (lengthM / 2) * square
}
