import { RAD_TO_DEG } from '@duet/units'
import type { SceneBlock } from './sceneModel.ts'
import type { SiteSun } from './siteSun.ts'
import { axisOf, type TableFrames } from './tableFrames.ts'
import type { TableTurn } from './tableTurn.ts'
import { aboutAxis, type Turn3 } from './turnedParts.ts'

/** Tables of a block that each stand at an angle of their own. */
export interface OwnTurns {
  /** About the axis of each table, [tables], deg. */
  readonly rotationDeg: Float64Array
  /** With the turn of each table in it: nothing of them is left to turn. */
  readonly frames: TableFrames
}

/** Undefined for a block that turns as one, and at night, when all tables stow. */
export function ownTurns(block: SceneBlock, sun: SiteSun): OwnTurns | undefined {
  const { rotations, frames } = block
  if (rotations === undefined || !(sun.elevationDeg >= 0)) return undefined
  const rotationDeg = new Float64Array(frames.count)
  rotations(sun.towards, rotationDeg)
  const matrices = frames.matrices.slice()
  rotationDeg.forEach((angle, table) => {
    turnFrame(matrices, table, aboutAxis(angle))
  })
  return { rotationDeg, frames: { count: frames.count, matrices } }
}

/** Turns the axes of one table within its frame. */
function turnFrame(matrices: Float64Array, table: number, turn: Turn3): void {
  const at = 16 * table
  for (let row = 0; row < 3; row++) {
    const [x = 0, y = 0, z = 0] = [0, 4, 8].map((column) => matrices[at + column + row] ?? 0)
    for (let column = 0; column < 3; column++) {
      const [a = 0, b = 0, c = 0] = [turn[column], turn[3 + column], turn[6 + column]]
      matrices[at + 4 * column + row] = x * a + y * b + z * c
    }
  }
}

/** How one table of a block stands: by itself, or as all of them. */
export function turnOfTable(
  ofBlock: TableTurn,
  own: OwnTurns | undefined,
  table: number,
): TableTurn {
  if (own === undefined) return ofBlock
  const [east, north, up] = axisOf(own.frames, table, 2)
  const azimuthDeg = Math.atan2(east, north) * RAD_TO_DEG
  return {
    rotationDeg: own.rotationDeg[table] ?? ofBlock.rotationDeg,
    trueRotationDeg: ofBlock.trueRotationDeg,
    tiltDeg: Math.atan2(Math.hypot(east, north), up) * RAD_TO_DEG,
    azimuthDeg: azimuthDeg < 0 ? azimuthDeg + 360 : azimuthDeg,
  }
}
