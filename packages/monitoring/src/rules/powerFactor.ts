import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import { powerFactorOf } from '../kpi/powerFactorOf.ts'
import type { HeldTogether } from './limits.ts'
import { type Cause, type DayWork, NO_POTENTIALS, potentialOf } from './work.ts'

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
  const { plant, day, thresholds } = work
  const { power_factor_setpoint: setpoint, power_factor_kind: kind } = plant.deployment.settings
  const signed = signedDistance(work)
  if (!signed || setpoint === undefined) return []
  const target = setpoint === 1 ? 0 : (1 - setpoint) * (isInductive(kind) ? -1 : 1)
  const isOff = Uint8Array.from(signed, (value) =>
    Math.abs(value - target) > thresholds.power_factor_band ? 1 : 0,
  )
  const least = intervalsOf(thresholds.power_factor_minutes, day.stepS, 2)
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
function signedDistance({ plant, day }: DayWork): Float64Array | undefined {
  const { meter } = plant
  const p = meter?.power === undefined ? undefined : day.readings.get(meter.power)
  const q = meter?.reactive === undefined ? undefined : day.readings.get(meter.reactive)
  return (
    p &&
    q &&
    powerFactorOf(p, q, LEAST_POWER * plant.ratedAcW).map((factor) => Math.sign(factor) - factor)
  )
}

/**
 * Limits of all leaves at once while the power factor is off are its doing: the row of the power factor takes them, with all
 * that stands above their height during its time.
 *
 * @returns rows of the power factor, and the limits that are not its doing
 */
export function limitedByReactive(
  work: DayWork,
  factors: readonly Cause[],
  together: readonly HeldTogether[],
): readonly Cause[] {
  const rows = factors.map((factor) => {
    const share = heldShare(work, factor)
    if (share === undefined) return factor
    const potentials = new Map(
      work.leaves.map(({ index, expectedW, leaf }) => [
        index,
        potentialOf(work.n, factor, (i) => expectedW[i] - share * leaf.ratedAcW),
      ]),
    )
    return { ...factor, potentials }
  })
  const others = together.filter(
    (limit) => limit.isSure && !factors.some((factor) => isInside(limit, factor)),
  )
  return [...rows, ...others]
}

const isInside = (run: Run, { from, to }: Run): boolean =>
  Math.min(to, run.to) - Math.max(from, run.from) > 0.6 * (run.to - run.from)

/** Leaves are held where their highest power agrees within this share of rated power, below what the model has. */
const AGREE = 0.02
const ABOVE = 0.04
const LEAST_HELD = 2
/** From here on it is what machines are built for. */
const DESIGNED = 0.975

/** Height at which all leaves are held during a time, share of rated power. */
function heldShare({ leaves }: DayWork, { from, to }: Run): number | undefined {
  const heights = leaves.map(({ powerW, missing, leaf }) => {
    let highest = 0
    for (let i = from; i < to; i++) if (!missing[i]) highest = Math.max(highest, powerW[i])
    return highest / leaf.ratedAcW
  })
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  if (high - low > AGREE || high > DESIGNED) return undefined
  const isAbove = (i: number): boolean =>
    leaves.every(
      ({ expectedW, leaf, lateShare }) =>
        lateShare * expectedW[i] > high * (1 + ABOVE) * leaf.ratedAcW,
    )
  let held = 0
  for (let i = from; i < to; i++) if (isAbove(i)) held++
  return held >= LEAST_HELD ? high : undefined
}
