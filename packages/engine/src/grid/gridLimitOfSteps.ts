import { DAY_MS, HOUR_MS, MINUTE_MS } from '@duet/units'
import type { GridLimitPeriod, PlantStages } from '../model/block.ts'
import type { StepClock } from '../model/weather.ts'
import { monthHours } from '../weather/monthHours.ts'

type Limits = Pick<PlantStages, 'gridLimitW' | 'gridLimitShares' | 'gridLimitPeriods'>

/**
 * What the grid takes at each step, W, [n]; Infinity where nothing limits it.
 *
 * A period counts for the steps that begin in it, in the place of the limit and its table by month and hour; of several the lowest.
 */
export function gridLimitOfSteps(plant: Limits, clock: StepClock): Float64Array {
  const { gridLimitW: limitW = Infinity, gridLimitShares: shares, gridLimitPeriods } = plant
  const limits = new Float64Array(clock.intervalStartUtcMs.length).fill(limitW)
  if (shares !== undefined) {
    const places = monthHours(clock)
    places.forEach((place, i) => {
      limits[i] *= shares[place]
    })
  }
  if (gridLimitPeriods === undefined || gridLimitPeriods.length === 0) return limits
  const inPeriods = clock.isTypicalYear
    ? limitsOfTimeOfYear(gridLimitPeriods, clock)
    : limitsOfDates(gridLimitPeriods, clock)
  return limits.map((limit, i) => (Number.isNaN(inPeriods[i]) ? limit : inPeriods[i]))
}

/** NaN: no period. */
function limitsOfDates(
  periods: readonly GridLimitPeriod[],
  { intervalStartUtcMs: starts, utcOffsetH }: StepClock,
): Float64Array {
  const limits = new Float64Array(starts.length).fill(NaN)
  const offsetMs = utcOffsetH * HOUR_MS
  for (const { fromMs, toMs, limitW } of periods) {
    let i = firstFrom(starts, fromMs - offsetMs)
    for (; i < starts.length && starts[i] < toMs - offsetMs; i++)
      limits[i] = lower(limits[i], limitW)
  }
  return limits
}

const lower = (limit: number, other: number): number =>
  Number.isNaN(limit) ? other : Math.min(limit, other)

/** A leap year, which has every date. */
const ANY_YEAR = 1992
const MINUTES = (366 * DAY_MS) / MINUTE_MS
const LEAST_YEAR_MS = 365 * DAY_MS

/** The same by month, day and time, whatever the year. */
function limitsOfTimeOfYear(
  periods: readonly GridLimitPeriod[],
  { intervalStartUtcMs: starts, utcOffsetH }: StepClock,
): Float64Array {
  const ofMinute = new Float64Array(MINUTES).fill(NaN)
  for (const { fromMs, toMs, limitW } of periods) {
    const from = minuteOfYear(fromMs)
    const span = minuteOfYear(toMs) - from
    const count = toMs - fromMs >= LEAST_YEAR_MS ? MINUTES : (span + MINUTES) % MINUTES
    for (let k = 0; k < count; k++) {
      const minute = (from + k) % MINUTES
      ofMinute[minute] = lower(ofMinute[minute], limitW)
    }
  }
  return Float64Array.from(starts, (utcMs) => ofMinute[minuteOfYear(utcMs + utcOffsetH * HOUR_MS)])
}

function minuteOfYear(localMs: number): number {
  const date = new Date(localMs)
  const dayMs = Date.UTC(ANY_YEAR, date.getUTCMonth(), date.getUTCDate()) - Date.UTC(ANY_YEAR, 0)
  return (dayMs / DAY_MS) * (DAY_MS / MINUTE_MS) + date.getUTCHours() * 60 + date.getUTCMinutes()
}

function firstFrom(starts: Float64Array, instantMs: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle] >= instantMs) high = middle
    else low = middle + 1
  }
  return low
}
