import { type Site, sunAtIntervals } from '@duet/engine'
import { HOUR_S } from '@duet/units'

const STEP_S = 600
/** Loggers that live on their inverter wake when the sun is this high at the latest, and sleep below it. */
const AWAKE_DEG = 5

/** Hours in which the sun was high enough for inverters and their loggers to be awake. */
export function daylightH(fromUtcMs: number, toUtcMs: number, site: Site): number {
  const count = Math.max(0, Math.floor((toUtcMs - fromUtcMs) / (STEP_S * 1000)))
  const intervalStartUtcMs = Float64Array.from(
    { length: count },
    (_, i) => fromUtcMs + i * STEP_S * 1000,
  )
  const { apparentZenithDeg } = sunAtIntervals({ intervalStartUtcMs, stepS: STEP_S }, site)
  const awake = apparentZenithDeg.filter((zenithDeg) => zenithDeg < 90 - AWAKE_DEG)
  return (awake.length * STEP_S) / HOUR_S
}
