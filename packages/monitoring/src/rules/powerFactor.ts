import { intervalsOf, runsOf } from '../day/runs.ts'
import { type Cause, type DayWork, NO_POTENTIALS } from './work.ts'

/** Distance from the set-point that is still inside the band. */
const BAND = 0.02
const LEAST_MINUTES = 15
/** Below this share of rated power the reactive power of transformers decides. */
const LEAST_POWER = 0.1
const BRIDGE = 2

/**
 * Power factor of the meter away from its set-point. Which side counts: an inductive factor is as far from a capacitive
 * one as both are from 1 together.
 *
 * @returns rows at the meter without energy; see `limitedByReactive`
 */
export function powerFactor(work: DayWork): readonly Cause[] {
  const { plant, day } = work
  const { power_factor_setpoint: setpoint, power_factor_kind: kind } = plant.deployment.settings
  const signed = signedFactor(work)
  if (!signed || setpoint === undefined) return []
  const target = setpoint === 1 ? 0 : (1 - setpoint) * (isInductive(kind) ? -1 : 1)
  const isOff = Uint8Array.from(signed, (value) => (Math.abs(value - target) > BAND ? 1 : 0))
  const least = intervalsOf(LEAST_MINUTES, day.stepS, 2)
  return runsOf(isOff, least, BRIDGE).map((run) => ({
    type: 'power_factor',
    nodeId: plant.meter?.id ?? plant.systemId,
    component: 'meter',
    blockId: null,
    ...run,
    potentials: NO_POTENTIALS,
  }))
}

const isInductive = (kind: string | undefined): boolean =>
  kind === undefined || /induct|absorb|lagging|under/i.test(kind)

/** `±(1 − |PF|)`, negative where reactive power is absorbed, [n]; NaN where there is too little power. */
function signedFactor({ plant, day }: DayWork): Float64Array | undefined {
  const { meter } = plant
  const p = meter?.power === undefined ? undefined : day.readings.get(meter.power)
  const q = meter?.reactive === undefined ? undefined : day.readings.get(meter.reactive)
  if (!p || !q) return undefined
  return p.map((power, i) => {
    if (!(power > LEAST_POWER * plant.ratedAcW)) return Number.NaN
    const factor = power / Math.hypot(power, q[i])
    return (1 - factor) * Math.sign(q[i])
  })
}

/**
 * Limits of all leaves at once while the power factor is off are its doing: what was curtailment by its look becomes the
 * energy that reactive power takes.
 */
export function limitedByReactive(
  factors: readonly Cause[],
  together: readonly Cause[],
): readonly Cause[] {
  return together.map((cause) => {
    const isCovered = factors.some(({ from, to }) => {
      const shared = Math.min(to, cause.to) - Math.max(from, cause.from)
      return shared > 0.6 * (cause.to - cause.from)
    })
    const [factor] = factors
    return isCovered && factor
      ? { ...cause, type: 'power_factor', nodeId: factor.nodeId, component: factor.component }
      : cause
  })
}
