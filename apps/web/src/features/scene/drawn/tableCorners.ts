import type { SceneBlock } from '../model/sceneModel.ts'
import { inScene, placeOf } from '../model/tableFrames.ts'
import { type Turn3, turnedPoint } from '../model/turnedParts.ts'
import { tableSize } from './tableParts.ts'

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
  const up = structure.planeOffsetM + liftM
  const [side, end] = [widthM / 2, lengthM / 2]
  const local: readonly Place[] = [
    [-side, -end, up],
    [side, -end, up],
    [side, end, up],
    [-side, end, up],
  ]
  const middle = placeOf(frames, table)
  return local.map((corner): Place => {
    const [x, y, z] = inScene(frames, table, turnedPoint(turn, corner))
    return [middle[0] + x, middle[1] + y, middle[2] + z]
  })
}
