import {
  type DaySum,
  EVENT_TYPES,
  type EventType,
  type SampleTruth,
  type TruthDay,
} from '@duet/monitoring'
import { median, sum } from '@duet/units'

/** A check of the energies of an answer. */
export interface EnergyCheck {
  readonly name: string
  readonly isPassed: boolean
  readonly detail: string
}

export interface EnergyScore {
  readonly checks: readonly EnergyCheck[]
  /** Expected energy of the answer over the truth's, less 1. */
  readonly expectedError: number
  readonly measuredError: number
  /** Of each type that costs energy: allocated over lost, less 1. */
  readonly typeErrors: ReadonlyMap<EventType, number>
}

/** Energy given to causes that are not there, and to causes that lose none, of the expected energy. */
const STRAY_ENERGY = 0.007
const FREE_ENERGY = 0.001
const LOSSLESS: ReadonlySet<string> = new Set(['comm_loss', 'sensor_fault'])
/** Days of which less of the energy has weather do not count for the expected energy. */
const WEATHER_SHARE = 0.9
/** Of the median day: darker days say little. */
const BRIGHT = 0.2
const GOOD_DAYS = 0.9
/** Least tolerance of a type, of the expected energy; greatest, of its loss; and of the rate of soiling. */
const LEAST_OF_EXPECTED = 0.0005
const MOST_OF_LOSS = 0.7
const SOILING_RATE = 0.25
const IDENTITY = 1e-6

export function scoreEnergy(truth: SampleTruth, daily: readonly DaySum[]): EnergyScore {
  const answers = new Map(daily.map((day) => [day.date, day]))
  const pairs = truth.daily.flatMap((day) => {
    const answer = answers.get(day.date)
    return answer ? [{ day, answer }] : []
  })
  const basis = basisOf(truth, pairs)
  const seen = pairs.filter(({ day }) => day.weather_share >= WEATHER_SHARE)
  const expectedError = ratio(
    seen,
    ({ answer }) => answer.model_kwh,
    ({ day }) => day[basis.expected],
  )
  const measuredError = ratio(
    pairs,
    ({ answer }) => answer.sensor_kwh,
    ({ day }) => day[basis.actual],
  )
  const typical = median(truth.daily.map((day) => day[basis.expected]))
  const bright = seen.filter(({ day }) => day[basis.expected] > BRIGHT * typical)
  const good = bright.filter(
    ({ day, answer }) =>
      Math.abs(answer.model_kwh / day[basis.expected] - 1) <= truth.tolerance.expected_day,
  )
  const typeErrors = new Map<EventType, number>()
  const checks: EnergyCheck[] = [
    {
      name: 'days complete',
      isPassed: pairs.length === truth.daily.length && pairs.every(({ answer }) => isDay(answer)),
      detail: `${pairs.length} of ${truth.daily.length} days`,
    },
    within('expected energy of the period', expectedError, truth.tolerance.expected_period),
    {
      name: 'expected energy of days',
      isPassed: bright.length > 0 && good.length >= GOOD_DAYS * bright.length,
      detail: `${good.length} of ${bright.length} days`,
    },
    within('measured energy of the period', measuredError, truth.tolerance.sensor_period),
    ...typeChecks(truth, daily, typeErrors),
    ...strayChecks(truth, daily),
    ...rateChecks(truth, answers),
    identityCheck(daily),
  ]
  return { checks, expectedError, measuredError, typeErrors }
}

interface Pair {
  readonly day: TruthDay
  readonly answer: DaySum
}

/** Sum of one over sum of the other, less 1. */
const ratio = (of: readonly Pair[], a: (pair: Pair) => number, b: (pair: Pair) => number): number =>
  sum(of.map(a)) / sum(of.map(b)) - 1

const within = (name: string, error: number, most: number): EnergyCheck => ({
  name,
  isPassed: Math.abs(error) <= most,
  detail: `${percent(error)}, allowed ${percent(most)}`,
})

/** Sums stand at the inverters or at the meter: that which fits the measured energy better. */
function basisOf(truth: SampleTruth, pairs: readonly Pair[]) {
  const inverter = { expected: 'expected_kwh', actual: 'actual_kwh' } as const
  const meter = { expected: 'meter_expected_kwh', actual: 'meter_actual_kwh' } as const
  const off = (actual: 'actual_kwh' | 'meter_actual_kwh'): number =>
    Math.abs(sum(pairs.map(({ day, answer }) => answer.sensor_kwh - day[actual])))
  return truth.basis === 'meter' || off(meter.actual) < off(inverter.actual) ? meter : inverter
}

const allocated = (daily: readonly DaySum[], type: EventType): number =>
  sum(daily.map((day) => day.allocated[type] ?? 0))

function typeChecks(
  truth: SampleTruth,
  daily: readonly DaySum[],
  errors: Map<EventType, number>,
): readonly EnergyCheck[] {
  const lost = truth.totals.lost_by_type
  return typesOf(lost).map((type) => {
    const kwh = lost[type] ?? 0
    const events = truth.events.filter((one) => one.event_type === type && one.energy_lost_kwh > 0)
    // types of which truth has energy of their own do not count for their neighbours
    const names = new Set(events.flatMap(({ accept_types }) => accept_types))
    const counted = [...names].filter((name) => name !== type && !((lost[name] ?? 0) > 0))
    const error = sum([type, ...counted].map((name) => allocated(daily, name))) / kwh - 1
    errors.set(type, error)
    const weight = sum(events.map(({ energy_lost_kwh }) => energy_lost_kwh))
    const relative =
      sum(events.map((one) => (one.energy_tolerance ?? 0) * one.energy_lost_kwh)) / weight
    const least = (LEAST_OF_EXPECTED * truth.totals.expected_kwh) / kwh
    return within(
      `energy lost to ${type}`,
      error,
      Math.min(MOST_OF_LOSS, Math.max(relative, least)),
    )
  })
}

const typesOf = (energies: Readonly<Partial<Record<EventType, number>>>): EventType[] =>
  EVENT_TYPES.filter((type) => (energies[type] ?? 0) > 0)

function strayChecks(truth: SampleTruth, daily: readonly DaySum[]): readonly EnergyCheck[] {
  const used = new Set([
    ...Object.keys(truth.totals.lost_by_type),
    ...truth.events.flatMap(({ accept_types }) => accept_types),
  ])
  const types = [...new Set(daily.flatMap((day) => typesOf(day.allocated)))]
  const shareOf = (chosen: readonly EventType[]): number =>
    sum(chosen.map((type) => allocated(daily, type))) / truth.totals.expected_kwh
  const stray = types.filter((type) => !used.has(type) && !LOSSLESS.has(type))
  return [
    within('no energy for causes that are not there', shareOf(stray), STRAY_ENERGY),
    within(
      'no energy for communication and sensors',
      shareOf(types.filter((type) => LOSSLESS.has(type))),
      FREE_ENERGY,
    ),
  ]
}

function rateChecks(
  truth: SampleTruth,
  answers: ReadonlyMap<string, DaySum>,
): readonly EnergyCheck[] {
  return truth.events
    .filter(({ event_type }) => event_type === 'soiling')
    .map(({ effective_start, effective_end }) => {
      const [from, to] = [effective_start.slice(0, 10), effective_end.slice(0, 10)]
      const span = truth.daily.filter(({ date }) => date >= from && date < to)
      const wanted = slope(span.map((day) => (day.lost_by_type.soiling ?? 0) / day.expected_kwh))
      const got = slope(
        span.map(({ date }) => {
          const day = answers.get(date)
          return day && day.model_kwh > 0 ? (day.allocated.soiling ?? 0) / day.model_kwh : 0
        }),
      )
      return within(`rate of soiling from ${from}`, got / wanted - 1, SOILING_RATE)
    })
}

function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const average = sum(values) / values.length
  const products = values.map((value, x) => (x - middle) * (value - average))
  return sum(products) / sum(values.map((_, x) => (x - middle) ** 2))
}

function identityCheck(daily: readonly DaySum[]): EnergyCheck {
  let worst = 0
  let isNegative = false
  for (const day of daily) {
    const parts = Object.values(day.allocated)
    const missing = day.model_kwh - day.sensor_kwh
    const error = sum(parts) + day.residual_kwh - day.over_kwh - missing
    worst = Math.max(worst, Math.abs(error) / Math.max(1, Math.abs(day.model_kwh)))
    isNegative ||= [...parts, day.residual_kwh, day.over_kwh].some((kwh) => kwh < -IDENTITY)
  }
  const isPassed = daily.length > 0 && worst <= IDENTITY && !isNegative
  return { name: 'allocation adds up', isPassed, detail: worst.toExponential(1) }
}

const isDay = (day: DaySum): boolean =>
  [day.model_kwh, day.sensor_kwh, day.residual_kwh, day.over_kwh].every(Number.isFinite)

const percent = (fraction: number): string => `${(100 * fraction).toFixed(1)} %`
