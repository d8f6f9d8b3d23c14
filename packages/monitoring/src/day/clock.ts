import type { MonitoredPlant } from '../model/plant.ts'
import type { PlantDay } from '../model/plantDay.ts'
import { shiftBetween } from '../quality/clockShift.ts'
import { type LeafDay, leafDay } from './leafDay.ts'

/** A clock that is off by less is a matter of seconds and labels, minutes; and of the step that single intervals show. */
const LEAST_LAG_MIN = 25
const LEAST_STEPS = 0.7
/** Likeness (cosine) to the model once the clock is set right, and by how much it has to be better than before. */
const LEAST_LIKENESS = 0.97
const BETTER = 0.01
/** Measures of machines; sensors of weather are on loggers of their own. */
const MACHINES: ReadonlySet<string> = new Set(['inverter', 'meter', 'combiner', 'mppt'])

/** A day with its readings laid on the right clock. */
export interface ClockedDay {
  readonly day: PlantDay
  /** Leaves on the right clock, in the order of the plant. */
  readonly leaves: readonly LeafDay[]
  /** How much later than the sun the logger's clock is, minutes; 0 where it is right, null where the day does not show it. */
  readonly lagMin: number | null
}

/**
 * Finds loggers whose clock is off, such as by the hour of summer time, by the lag at which the plant's power is most like the
 * model, and lays the readings of machines on the right clock. Hours that come from beyond the day are dark and stay.
 */
export function onRightClock(plant: MonitoredPlant, day: PlantDay): ClockedDay {
  const known = clocked.get(day)
  if (known) return known
  const found = findClock(plant, day)
  clocked.set(day, found)
  return found
}

/** A day is asked for twice, for its features and for its evaluation. */
const clocked = new WeakMap<PlantDay, ClockedDay>()

function findClock(plant: MonitoredPlant, day: PlantDay): ClockedDay {
  const leaves = plant.leaves.map((leaf) => leafDay(leaf, day))
  const shift = shiftOf(leaves, day)
  if (!shift) return { day, leaves, lagMin: null }
  const { minutes, likeness, unshifted } = shift
  const stepMin = day.stepS / 60
  const steps = Math.round(minutes / stepMin)
  const isOff =
    Math.abs(minutes) >= Math.max(LEAST_LAG_MIN, LEAST_STEPS * stepMin) &&
    likeness > unshifted + BETTER
  if (!isOff || steps === 0) return { day, leaves, lagMin: 0 }
  const readings = new Map(
    [...day.readings].map(([id, values]) =>
      MACHINES.has(plant.nodes.get(id)?.component ?? '')
        ? [id, earlier(values, steps)]
        : [id, values],
    ),
  )
  const right = { ...day, readings }
  return {
    day: right,
    leaves: plant.leaves.map((leaf) => leafDay(leaf, right)),
    lagMin: steps * stepMin,
  }
}

function shiftOf(leaves: readonly LeafDay[], day: PlantDay): ReturnType<typeof shiftBetween> {
  const n = day.startUtcMs.length
  const values = new Float64Array(n)
  const reference = new Float64Array(n)
  for (const { possibleW, limitW, powerW } of leaves) {
    for (let i = 0; i < n; i++) {
      if (Number.isNaN(powerW[i]) || Number.isNaN(possibleW[i])) continue
      values[i] += powerW[i]
      reference[i] += Math.min(limitW[i], possibleW[i])
    }
  }
  const series = {
    startUtcMs: day.startUtcMs,
    stepS: day.stepS,
    values,
    reference,
    longitudeDeg: 0,
  }
  return shiftBetween(series, 0, n, LEAST_LIKENESS)
}

const earlier = (values: Float64Array, steps: number): Float64Array =>
  values.map((value, i) => values[i + steps] ?? value)
