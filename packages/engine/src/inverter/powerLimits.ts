import type { Inverter } from '../model/inverter.ts'

/**
 * Active power that one inverter may give at 25 °C: P ≤ min(Pmax, pf·Smax).
 *
 * With a constant power factor the apparent power P/pf stays under Smax.
 */
export function activePowerLimitW(inverter: Inverter, powerFactor: number): number {
  return Math.min(inverter.maxAcPowerW, powerFactor * inverter.maxApparentPowerVa)
}

/**
 * Highest AC power at an air temperature: linear between the points of the derating curve, its first and
 * last value outside. No points: no limit (Infinity).
 */
export function deratedLimitW(airC: number, derating: Inverter['derating']): number {
  const last = derating.length - 1
  if (last < 0) return Number.POSITIVE_INFINITY
  if (!(airC > derating[0].airC)) return derating[0].maxAcPowerW
  if (airC >= derating[last].airC) return derating[last].maxAcPowerW
  let upper = 1
  while (derating[upper].airC < airC) upper++
  const below = derating[upper - 1]
  const above = derating[upper]
  const share = (airC - below.airC) / (above.airC - below.airC)
  return below.maxAcPowerW + share * (above.maxAcPowerW - below.maxAcPowerW)
}

/** Reactive over active power at a power factor. */
export function reactiveRatio(powerFactor: number): number {
  return powerFactor >= 1 ? 0 : Math.sqrt(1 - powerFactor * powerFactor) / powerFactor
}
