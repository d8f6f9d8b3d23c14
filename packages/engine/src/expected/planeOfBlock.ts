import type { Block } from '../model/block.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { type Orientation, planeOrientation } from '../tracking/orientation.ts'

/**
 * How the modules of a block lie under a sun, each [n], deg: what a sensor on one of its tables looks at. A strategy that weighs the
 * light is taken to follow the sun.
 *
 * @param measuredRotationDeg - where it is a number it goes before the controller, [n]
 */
export function planeOfBlock(
  { mount, rows, slope }: Block,
  sun: Pick<SunAtIntervals, 'apparentZenithDeg' | 'azimuthDeg'>,
  measuredRotationDeg?: Float64Array,
): Orientation {
  const follower = mount.kind === 'singleAxis' ? { ...mount, ignoresMeasured: false } : mount
  return planeOrientation(follower, {
    zenithDeg: sun.apparentZenithDeg,
    sunAzimuthDeg: sun.azimuthDeg,
    slope,
    ...(rows && { groundCoverRatio: rows.collectorWidthM / rows.pitchM }),
    ...(measuredRotationDeg && { measuredRotationDeg }),
  })
}
