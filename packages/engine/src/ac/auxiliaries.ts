import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'

type Turning = Pick<BlockSeries, 'sunElevationDeg' | 'trackerAngleDeg'>

/**
 * Power that the auxiliaries of a block draw at a step, W, by the power of its inverters there.
 *
 * By day, while the inverters give power: the constant and the fans. By night the other constant. The motors of trackers draw
 * while the sun is up and the tables are not at an end of their turn; those of two axes while the sun is up, and those of tables
 * that are stuck never.
 */
export function auxiliaryPower(
  { auxiliaries, mount }: Pick<Block, 'auxiliaries' | 'mount'>,
  turning: Turning,
): (inverterW: number, step: number) => number {
  if (auxiliaries === undefined) return () => 0
  const { dayW, nightW, motorW, fanFraction, fanThresholdW } = auxiliaries
  const isMoving = movingAt(mount, turning)
  return (inverterW, step) => {
    const restW = isMoving(step) ? motorW : 0
    if (!(inverterW > 0)) return restW + nightW
    return restW + dayW + (inverterW >= fanThresholdW ? fanFraction * inverterW : 0)
  }
}

function movingAt(
  mount: Block['mount'],
  { sunElevationDeg, trackerAngleDeg }: Turning,
): (step: number) => boolean {
  if (mount.kind === 'fixed') return () => false
  if (mount.kind === 'dualAxis') return (step) => sunElevationDeg[step] > 0
  const { minAngleDeg, maxAngleDeg, stuckAngleDeg } = mount
  if (stuckAngleDeg !== undefined) return () => false
  return (step) =>
    sunElevationDeg[step] > 0 &&
    trackerAngleDeg[step] > minAngleDeg &&
    trackerAngleDeg[step] < maxAngleDeg
}
