import type { Block } from '../model/block.ts'
import { writeMeanTurn } from '../simulation/turning/meanPlane.ts'
import { rowTurns } from '../simulation/turning/rowTurns.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { type Orientation, planeOrientation } from '../tracking/orientation.ts'

/**
 * How the modules of a block lie under a sun, each [n], deg: what a sensor on one of its tables looks at. Of tables that each turn by
 * themselves, in their mean, for nobody says on which the sensor is. A strategy that weighs the light, and a script, are taken to
 * follow the sun.
 *
 * @param measuredRotationDeg - where it is a number it goes before the controller, [n]
 */
export function planeOfBlock(
  block: Block,
  sun: Pick<SunAtIntervals, 'apparentZenithDeg' | 'azimuthDeg'>,
  measuredRotationDeg?: Float64Array,
): Orientation {
  const { mount, rows, slope } = block
  const follower: Block =
    mount.kind === 'singleAxis' ? { ...block, mount: followerOf(mount) } : block
  const inputs = {
    zenithDeg: sun.apparentZenithDeg,
    sunAzimuthDeg: sun.azimuthDeg,
    slope,
    ...(rows && { groundCoverRatio: rows.collectorWidthM / rows.pitchM }),
    ...(measuredRotationDeg && { measuredRotationDeg }),
  }
  const plane = planeOrientation(follower.mount, inputs)
  const turns = rowTurns(follower, inputs, plane.rotationDeg)
  if (turns) writeMeanTurn(follower, turns, plane)
  return plane
}

type SingleAxis = Extract<Block['mount'], { kind: 'singleAxis' }>

/** One for each mount, so that what is found of its tables once serves the next call. */
const followers = new WeakMap<SingleAxis, SingleAxis>()

function followerOf(mount: SingleAxis): SingleAxis {
  const { strategy: _strategy, ...rest } = mount
  const follower = followers.get(mount) ?? { ...rest, ignoresMeasured: false }
  followers.set(mount, follower)
  return follower
}
