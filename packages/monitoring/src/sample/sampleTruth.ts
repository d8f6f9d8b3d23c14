import { sum } from '@duet/units'
import type { DayRange } from '../expected/civilDays.ts'
import type { EventType } from '../model/event.ts'
import type { PlantEnergy } from './plantEnergy.ts'
import type { SampleFault } from './sampleFault.ts'
import type { SamplePlant } from './samplePlant.ts'
import { energyKwh, meterPowerW, plantPowerW } from './sampleReadings.ts'

/** An event of the truth of a scenario; fields as in its files. */
export interface TruthEvent {
  readonly event_type: EventType
  readonly node_ids: readonly string[]
  readonly accept_nodes: readonly string[]
  readonly accept_types: readonly EventType[]
  readonly start: string
  readonly end: string
  /** First and past the last interval in which it can be seen. */
  readonly effective_start: string
  readonly effective_end: string
  readonly start_tolerance_minutes: number
  readonly energy_lost_kwh: number
  readonly energy_tolerance: number | null
  readonly note: string
  readonly rate_pct_per_day?: number
}

type Energies = Readonly<Partial<Record<EventType, number>>>

export interface TruthDay {
  readonly date: string
  readonly expected_kwh: number
  readonly actual_kwh: number
  readonly lost_by_type: Energies
  readonly residual_kwh: number
  readonly over_kwh: number
  /** Part of the expected energy whose rows have weather. */
  readonly weather_share: number
  readonly meter_expected_kwh: number
  readonly meter_actual_kwh: number
}

interface Span {
  readonly node_ids: readonly string[]
  readonly start: string
  readonly end: string
  readonly note?: string
}

export interface SampleTruth {
  readonly scenario: string
  readonly days: number
  readonly interval_minutes: number
  /** Where the energy of its days stands: nothing but the meter, or the inverters. */
  readonly basis: 'inverter' | 'meter'
  readonly totals: Omit<TruthDay, 'date' | 'weather_share'>
  readonly tolerance: {
    readonly expected_period: number
    readonly expected_day: number
    readonly sensor_period: number
  }
  readonly events: readonly TruthEvent[]
  readonly must_not: readonly (Span & { readonly types: readonly (EventType | '*')[] })[]
  readonly may: readonly (Span & { readonly event_type: EventType })[]
  readonly daily: readonly TruthDay[]
}

export interface TruthInput {
  readonly scenario: string
  readonly plant: SamplePlant
  readonly energy: PlantEnergy
  readonly faults: readonly SampleFault[]
  readonly days: readonly DayRange[]
  readonly intervalMin: number
  readonly isMeterAlone: boolean
  readonly weather: 'station' | 'satellite' | 'ghi'
  /** Whether the weather of a step is there, [n]. */
  readonly hasWeather: Uint8Array
}

/** Relative error of the expected energy: of the period, of single days. */
const WEATHER_TOLERANCES = {
  station: [0.045, 0.12],
  satellite: [0.06, 0.25],
  ghi: [0.06, 0.18],
} as const

/** Expected power over rated from which a fault can be seen. */
const VISIBLE = 0.05
/** Error of the expected energy that a loss must bear, and what is added to it. */
const EXPECTED_ERROR = 0.035
const LOSS_ERROR = 0.03

export function sampleTruth(input: TruthInput): SampleTruth {
  const { plant, energy, faults, days } = input
  const expectedW = plantPowerW(energy.expectedW)
  const actualW = plantPowerW(energy.actualW)
  const powers = {
    expectedW,
    actualW,
    meterExpectedW: meterPowerW(expectedW, plant.ratedAcW),
    meterActualW: meterPowerW(actualW, plant.ratedAcW),
  }
  const whole = { from: 0, to: expectedW.length }
  const [expectedPeriod, expectedDay] = WEATHER_TOLERANCES[input.weather]
  return {
    scenario: input.scenario,
    days: days.length,
    interval_minutes: input.intervalMin,
    basis: input.isMeterAlone ? 'meter' : 'inverter',
    totals: energies(input, powers, whole),
    tolerance: {
      expected_period: expectedPeriod,
      expected_day: expectedDay,
      sensor_period: 0.02,
    },
    events: faults.map((fault, index) => truthEvent(input, fault, index)),
    must_not: [],
    may: faults.flatMap((fault) =>
      (fault.may ?? []).map(({ type, nodeIds }) => ({
        event_type: type,
        node_ids: nodeIds,
        start: timeOf(input, fault.from),
        end: timeOf(input, fault.to),
      })),
    ),
    daily: days.map((day) => ({
      date: day.date,
      ...energies(input, powers, day),
      weather_share: weatherShare(input, expectedW, day),
    })),
  }
}

interface Powers {
  readonly expectedW: Float64Array
  readonly actualW: Float64Array
  readonly meterExpectedW: Float64Array
  readonly meterActualW: Float64Array
}

interface Steps {
  readonly from: number
  readonly to: number
}

function energies(
  { plant, energy, faults }: TruthInput,
  powers: Powers,
  { from, to }: Steps,
): Omit<TruthDay, 'date' | 'weather_share'> {
  const kwh = (powerW: Float64Array): number =>
    toWatthours(energyKwh(powerW.subarray(from, to), plant.stepS))
  const lost: Partial<Record<EventType, number>> = {}
  faults.forEach(({ type }, index) => {
    const one = kwh(energy.lostW[index] ?? new Float64Array())
    if (one > 0) lost[type] = (lost[type] ?? 0) + one
  })
  return {
    expected_kwh: kwh(powers.expectedW),
    actual_kwh: kwh(powers.actualW),
    lost_by_type: lost,
    residual_kwh: 0,
    over_kwh: 0,
    meter_expected_kwh: kwh(powers.meterExpectedW),
    meter_actual_kwh: kwh(powers.meterActualW),
  }
}

const toWatthours = (kwh: number): number => Math.round(kwh * 1000) / 1000

function weatherShare(
  { hasWeather }: TruthInput,
  expectedW: Float64Array,
  { from, to }: Steps,
): number {
  let [all, known] = [0, 0]
  for (let i = from; i < to; i++) {
    all += expectedW[i]
    if (hasWeather[i] === 1) known += expectedW[i]
  }
  return all > 0 ? known / all : 1
}

function truthEvent(input: TruthInput, fault: SampleFault, index: number): TruthEvent {
  const { plant, energy } = input
  const lostW = energy.lostW[index] ?? new Float64Array()
  const lostKwh = toWatthours(energyKwh(lostW, plant.stepS))
  const effective = effectiveSteps(input, fault, lostW)
  return {
    event_type: fault.type,
    node_ids: fault.nodeIds,
    accept_nodes: fault.acceptNodes,
    accept_types: fault.acceptTypes,
    start: timeOf(input, fault.from),
    end: timeOf(input, fault.to),
    effective_start: timeOf(input, effective.from),
    effective_end: timeOf(input, effective.to),
    start_tolerance_minutes: fault.startToleranceMin,
    energy_lost_kwh: lostKwh,
    energy_tolerance: tolerance(input, fault, lostKwh, effective),
    note: fault.note,
    ...(fault.ratePercentPerDay !== undefined && { rate_pct_per_day: fault.ratePercentPerDay }),
  }
}

/** Steps in which it can be seen: more than 5 % of rated power expected, and for limits that they limit. */
function effectiveSteps(
  { plant, energy }: TruthInput,
  { from, to, inverters, effect }: SampleFault,
  lostW: Float64Array,
): Steps {
  const own = inverters.length > 0 ? inverters : plant.inverters.map((_, place) => place)
  const rated = sum(
    own.map((place) => plant.blocks[plant.inverters[place]?.block ?? 0]?.ratedAcW ?? 0),
  )
  const powers = own.flatMap((place) => energy.expectedW[place] ?? [])
  const isSeen = (i: number): boolean => {
    if (effect.kind === 'limit') return lostW[i] > 0
    let expected = 0
    for (const power of powers) expected += power[i]
    return expected > VISIBLE * rated
  }
  let [first, last] = [from, to]
  while (first < to && !isSeen(first)) first++
  while (last > first && !isSeen(last - 1)) last--
  return last > first ? { from: first, to: last } : { from, to }
}

function tolerance(
  { plant, energy }: TruthInput,
  { energyTolerance, inverters }: SampleFault,
  lostKwh: number,
  { from, to }: Steps,
): number | null {
  if (energyTolerance === null || lostKwh === 0) return null
  const expectedKwh = sum(
    inverters.map((place) =>
      energyKwh(energy.expectedW[place]?.subarray(from, to) ?? new Float64Array(), plant.stepS),
    ),
  )
  const [least, most] = energyTolerance
  const wanted = LOSS_ERROR + (EXPECTED_ERROR * expectedKwh) / lostKwh
  return Math.min(most, Math.max(least, wanted))
}

function timeOf({ plant }: TruthInput, step: number): string {
  const { startUtcMs, stepS } = plant
  const first = startUtcMs[0] ?? 0
  return `${new Date(first + step * stepS * 1000).toISOString().slice(0, 19)}Z`
}
