import { DAY_MS, HOUR_MS } from '@duet/units'

const STALE_MS = 2 * HOUR_MS

/** Whether a plant sends readings, from its newest one. */
export function freshnessOf(lastReading: Date | undefined): 'live' | 'stale' | 'offline' {
  const ageMs = Date.now() - (lastReading?.getTime() ?? -Infinity)
  if (ageMs > DAY_MS) return 'offline'
  return ageMs > STALE_MS ? 'stale' : 'live'
}
