import type { SceneBlock } from '../model/sceneModel.ts'
import { axisOf, placeOf } from '../model/tableFrames.ts'
import { tableSize } from './tableParts.ts'
import { type Turn3, turnedPoint } from './turnedParts.ts'

type Place = readonly [number, number, number]

/** Corners of the plane of modules as it stands, in the order left start, right start, right end, left end of the axis. */
export function tableCorners(
  block: Pick<SceneBlock, 'frames' | 'structure'>,
  table: number,
  turn: Turn3,
  liftM = 0,
): readonly Place[] {
  const { frames, structure } = block
  const { widthM, lengthM } = tableSize(structure)
  const z = structure.planeOffsetM + liftM
  const [x, y] = [widthM / 2, lengthM / 2]
  const local: readonly Place[] = [
    [-x, -y, z],
    [x, -y, z],
    [x, y, z],
    [-x, y, z],
  ]
  const middle = placeOf(frames, table)
  const [a, b, c] = [axisOf(frames, table, 0), axisOf(frames, table, 1), axisOf(frames, table, 2)]
  return local.map((corner): Place => {
    const [u, v, w] = turnedPoint(turn, corner)
    return [
      middle[0] + u * a[0] + v * b[0] + w * c[0],
      middle[1] + u * a[1] + v * b[1] + w * c[1],
      middle[2] + u * a[2] + v * b[2] + w * c[2],
    ]
  })
}
