import { DEFAULT_AXIS_LIMIT, type LayoutWarning, type TablePoses } from '@duet/plant'
import { counted } from '../../lib/counted.ts'
import type { BlockTables } from './layoutMessages.ts'

/** What the ground does to the tables of a block that follows it. */
export function poseWarnings({ limitedCount, unknownCount }: TablePoses): LayoutWarning[] {
  const limit = `${100 * DEFAULT_AXIS_LIMIT} %`
  const steep = `The ground is steeper along the row than ${limit} under ${tablesText(limitedCount)}: axes stay at ${limit}.`
  const unknown = `No height of the ground is known under ${tablesText(unknownCount)}.`
  return [
    ...(limitedCount > 0 ? [{ code: 'STEEP_TABLES', message: steep } as const] : []),
    ...(unknownCount > 0 ? [{ code: 'HEIGHT_UNKNOWN', message: unknown } as const] : []),
  ]
}

function tablesText(count: number): string {
  return counted(count, 'table')
}

/** At the limit but for rounding, degrees. */
const ROUNDING_DEG = 1e-9

/** Corners of the tables whose axis has come to its limit, as `cornersM` has them. */
export function steepCornersM({ poses, cornersM, count }: BlockTables): Float64Array {
  if (poses === undefined || poses.limitedCount === 0) return new Float64Array()
  const limitDeg = (Math.atan(DEFAULT_AXIS_LIMIT) * 180) / Math.PI - ROUNDING_DEG
  const out = new Float64Array(8 * poses.limitedCount)
  let at = 0
  for (let t = 0; t < count; t++) {
    if (!(Math.abs(poses.axisTiltDeg[t] ?? 0) >= limitDeg)) continue
    out.set(cornersM.subarray(8 * t, 8 * t + 8), at)
    at += 8
  }
  return out.subarray(0, at)
}
