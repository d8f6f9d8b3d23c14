import type { EventType } from '@duet/monitoring'
import { ruledEvents } from './eventGroups.ts'
import type { RuledPlant } from './runRules.ts'

/** Something that is in the readings, and the types of rows that would say it. */
export interface KnownFault {
  readonly what: string
  readonly types: readonly EventType[]
  readonly fromUtcMs: number
  readonly toUtcMs: number
}

/** Sun from which on an interval counts. */
const LOW_SUN_DEG = 5

/** Part of the daylight of a fault that rows of its types cover, 0 to 1. */
export function foundShare(ruled: RuledPlant, fault: KnownFault): number {
  const rows = ruledEvents(ruled).filter(({ type }) => fault.types.includes(type))
  let [light, covered] = [0, 0]
  for (const { startUtcMs, weather } of ruled.days) {
    startUtcMs.forEach((ms, i) => {
      const isInFault = ms >= fault.fromUtcMs && ms < fault.toUtcMs
      if (!isInFault || !((weather.sunElevationDeg[i] ?? 0) > LOW_SUN_DEG)) return
      light++
      if (rows.some((row) => ms >= row.startUtcMs && ms < row.startUtcMs + row.hours * 3.6e6))
        covered++
    })
  }
  return light > 0 ? covered / light : 0
}
