import { type DayRange } from '@duet/units'
import type { EventType } from '../model/event.ts'
import type { SampleFault } from './sampleFault.ts'
import { energyKwh, meterPowerW, plantPowerW } from './sampleReadings.ts'
import { type EventInput, timeOf, toWatthours, truthEvent } from './truthEvent.ts'
import type { SampleTruth, TruthDay } from './truthRecord.ts'

export interface TruthInput extends EventInput {
  readonly scenario: string
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
    may: [
      // the plant lies beside its model
      may(input, whole, 'model_bias', ['sys']),
      ...faults.flatMap((fault) =>
        (fault.may ?? []).map(({ type, nodeIds }) => may(input, fault, type, nodeIds)),
      ),
    ],
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

const may = (
  input: TruthInput,
  { from, to }: { readonly from: number; readonly to: number },
  event_type: EventType,
  node_ids: readonly string[],
): SampleTruth['may'][number] => ({
  event_type,
  node_ids,
  start: timeOf(input, from),
  end: timeOf(input, to),
})
