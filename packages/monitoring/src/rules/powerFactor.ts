import { intervalsOf, type Run, runsOf } from '../day/runs.ts'
import { factorDistances, factorTarget } from '../kpi/powerFactorOf.ts'
import type { HeldTogether } from './limits.ts'
import { type Cause, type DayWork, NO_POTENTIALS, potentialOf } from './work.ts'

const BRIDGE = 2

/**
 * Power factor of the meter away from its set-point; its side counts.
 *
 * @returns rows at the meter without energy; see `limitedByReactive`
 */
export function powerFactor(work: DayWork): readonly Cause[] {
  const { plant, day, thresholds } = work
  const signed = signedDistance(work)
  const target = factorTarget(plant.deployment.settings)
  if (!signed || target === undefined) return []
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

function signedDistance({ plant, day }: DayWork): Float64Array | undefined {
  const { meter } = plant
  const p = meter?.power === undefined ? undefined : day.readings.get(meter.power)
  const q = meter?.reactive === undefined ? undefined : day.readings.get(meter.reactive)
  return p && q && factorDistances(p, q, plant.ratedAcW)
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
