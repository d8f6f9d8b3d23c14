import { type Block, clearSkyAt, type Site, sunAtIntervals, type Weather } from '@duet/engine'
import { TRACKER_BLOCK } from '@duet/engine/testing/blocks'
import { DAY_MS, HOUR_MS } from '@duet/units'

/** At Phoenix. */
const SITE: Site = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 358 }

/** Trackers in long rows at Phoenix. */
export const trackerBlock = (): Block => ({ ...TRACKER_BLOCK, site: SITE })

const STEP_S = 600

/** Clear days of June at Phoenix, from local midnight, in steps of ten minutes. */
export function clearDays(days: number): Weather {
  const start = Date.UTC(2025, 5, 10, 7)
  const n = (days * DAY_MS) / (STEP_S * 1000)
  const intervalStartUtcMs = Float64Array.from({ length: n }, (_, i) => start + i * STEP_S * 1000)
  const clear = clearSkyAt(
    sunAtIntervals({ intervalStartUtcMs, stepS: STEP_S }, SITE),
    SITE.altitudeM,
  )
  return {
    intervalStartUtcMs,
    stepS: STEP_S,
    utcOffsetH: -7,
    ...clear,
    airC: intervalStartUtcMs.map(
      (utcMs) => 30 - 8 * Math.cos(((utcMs / HOUR_MS - 7 - 3) / 24) * 2 * Math.PI),
    ),
    windMPerS: new Float64Array(n).fill(2),
  }
}
