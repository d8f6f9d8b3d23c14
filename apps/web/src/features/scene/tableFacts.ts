import { layoutTableId } from '@duet/plant'
import { RAD_TO_DEG } from '@duet/units'
import { formatAzimuth, formatCount, formatDegrees, formatUnitFixed } from '../../lib/format.ts'
import { mountName, type SceneBlock, type SceneModel } from './model/sceneModel.ts'
import { axisOf, placeOf } from './model/tableFrames.ts'
import type { TableTurn } from './model/tableTurn.ts'

type Fact = readonly [label: string, value: string]

/** How a table stands, in words. */
export function tableFacts(
  model: Pick<SceneModel, 'baseM' | 'groundAt'>,
  block: SceneBlock,
  table: number,
  turn: TableTurn,
): readonly Fact[] {
  const { layout, geometry, mount } = block
  const place = placeOf(block.frames, table)
  const groundM = model.groundAt(place[0], place[1]) + model.baseM
  return [
    ['Block', block.name],
    ['Kind', mountName(mount)],
    ['Row, slot', `${layout.row[table] ?? 0}, ${layout.slot[table] ?? 0}`],
    ['Modules', formatCount(geometry.modulesPerTable)],
    ...angleFacts(block, turn),
    ['Tilt along row', formatDegrees(rowTiltDeg(block, table))],
    ['East, north', `${metres(place[0])}, ${metres(place[1])}`],
    ['Ground, axis', `${metres(groundM)}, ${metres(place[2] + model.baseM)}`],
    ['Id', layoutTableId(layout, table)],
  ]
}

function angleFacts({ mount }: SceneBlock, turn: TableTurn): readonly Fact[] {
  const facing: Fact = ['Tilt, azimuth', facingText(turn)]
  if (mount.kind !== 'singleAxis') return [facing]
  return [['Tracker angle', angleText(turn)], facing]
}

const facingText = ({ tiltDeg, azimuthDeg }: TableTurn): string =>
  tiltDeg < LEAST_TILT_DEG
    ? formatDegrees(0)
    : `${formatDegrees(tiltDeg)}, ${formatAzimuth(azimuthDeg)}`

/** A level plane faces nowhere. */
const LEAST_TILT_DEG = 0.05

/** The rotation, and what it would be without neighbours. */
function angleText({ rotationDeg, trueRotationDeg }: TableTurn): string {
  const angle = formatDegrees(rotationDeg)
  const isBack = Math.abs(rotationDeg - trueRotationDeg) > LEAST_TILT_DEG
  return isBack ? `${angle} (true tracking ${formatDegrees(trueRotationDeg)})` : angle
}

/** Fall of the row towards its axis azimuth, degrees. */
function rowTiltDeg({ frames }: SceneBlock, table: number): number {
  const along = axisOf(frames, table, 1)
  const tiltDeg = Math.atan2(-along[2], Math.hypot(along[0], along[1])) * RAD_TO_DEG
  return Math.abs(tiltDeg) < LEAST_TILT_DEG ? 0 : tiltDeg
}

const metres = (value: number): string => formatUnitFixed(value, 'm', 1)
