import type { HorizonProfile } from '@duet/engine'
import type { Block } from '../block/block.ts'

/** The far horizon of a block; undefined where it has none, or a level one. */
export function horizonInput({
  far_horizon: points,
}: Pick<Block, 'far_horizon'>): HorizonProfile | undefined {
  if (!points?.some(({ elevation }) => elevation > 0)) return undefined
  const sorted = points.toSorted((a, b) => a.azimuth - b.azimuth)
  return {
    azimuthDeg: Float64Array.from(sorted, ({ azimuth }) => azimuth),
    elevationDeg: Float64Array.from(sorted, ({ elevation }) => elevation),
  }
}
