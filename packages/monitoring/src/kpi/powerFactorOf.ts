import type { DeploymentSettings } from '../model/hierarchy.ts'

/**
 * Power factor with its side, `P / √(P² + Q²)`, negative where reactive power is absorbed, [n]; NaN below the least power.
 *
 * @param p - active power, W; @param q - reactive power, var
 */
export function powerFactorOf(p: Float64Array, q: Float64Array, leastW: number): Float64Array {
  return p.map((power, i) =>
    power > leastW ? (power / Math.hypot(power, q[i])) * (q[i] < 0 ? -1 : 1) : Number.NaN,
  )
}

/** Below this share of rated power the reactive power of transformers decides. */
export const LEAST_POWER = 0.1

/**
 * `±(1 − |PF|)`, negative where reactive power is absorbed, [n]; NaN where there is too little power. An inductive factor is as far
 * from a capacitive one as both are from 1 together.
 */
export const factorDistances = (p: Float64Array, q: Float64Array, ratedAcW: number): Float64Array =>
  powerFactorOf(p, q, LEAST_POWER * ratedAcW).map((factor) => Math.sign(factor) - factor)

type FactorSettings = Pick<DeploymentSettings, 'power_factor_setpoint' | 'power_factor_kind'>

/** The set-point as such a distance; undefined where none is stated. */
export function factorTarget(settings: FactorSettings): number | undefined {
  const { power_factor_setpoint: setpoint, power_factor_kind: kind } = settings
  if (setpoint === undefined) return undefined
  return setpoint === 1 ? 0 : (1 - setpoint) * (isInductive(kind) ? -1 : 1)
}

const isInductive = (kind: string | undefined): boolean =>
  kind === undefined || /induct|absorb|lagging|under/i.test(kind)
