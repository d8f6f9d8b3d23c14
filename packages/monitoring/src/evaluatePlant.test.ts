import { describe, expect, it } from 'vitest'
import { dayFeatures } from './day/dayFeatures.ts'
import { evaluateDay } from './evaluateDay.ts'
import { evaluatePlant } from './evaluatePlant.ts'
import { AHEAD_DAYS, initialState } from './learn/state.ts'
import type { EventType } from './model/event.ts'
import type { DayResult } from './model/plantDay.ts'
import {
  at,
  fixCounters,
  MADE,
  type MadePlant,
  madePlant,
  randomNumbers,
} from './testing/madePlant.ts'

const evaluated = ({ plant, days }: MadePlant): readonly DayResult[] => evaluatePlant(plant, days())
const rows = (results: readonly DayResult[], type?: EventType) =>
  results
    .flatMap(({ events }) => events)
    .filter((row) => type === undefined || row.event_type === type)
const lost = (results: readonly DayResult[], type: EventType): number =>
  results.reduce((sum, { day }) => sum + (day.allocated[type] ?? 0), 0)
const series = ({ readings }: MadePlant, id: string): Float64Array => {
  const values = readings.get(id)
  if (!values) throw new Error(`no ${id}`)
  return values
}
/** Sets readings in a range; returns the energy that is missing afterwards, kWh. */
function change(
  made: MadePlant,
  id: string,
  from: number,
  to: number,
  value: (old: number, i: number) => number,
): number {
  const values = series(made, id)
  let missing = 0
  for (let i = from; i < to; i++) {
    const old = values[i]
    values[i] = value(old, i)
    if (!Number.isNaN(values[i])) missing += old - values[i]
  }
  return (missing * MADE.stepS) / 3.6e6
}
it('finds nothing in forty clean days of any sky', () => {
  for (const seed of [1, 2, 3]) expect(rows(evaluated(madePlant(40, seed)))).toEqual([])
})

describe('an outage of an inverter', () => {
  it('has its place, time and energy', () => {
    const made = madePlant(14)
    const missing = change(made, 'inv-2', at(6, 10), at(6, 14), () => -5)
    const results = evaluated(made)
    const [row, ...others] = rows(results)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      event_type: 'inverter_outage',
      hierarchy_id: 'inv-2',
      block_id: 'block-1',
      timestamp: '2025-05-07T10:00:00.000Z',
      duration_s: 4 * 3600,
    })
    expect(row.allocated_delta / missing).toBeCloseTo(1, 1)
  })

  it('is seen where data are missing and the counter stands', () => {
    const made = madePlant(14)
    const missing = change(made, 'inv-5', at(6, 9), at(6, 15), () => 0)
    fixCounters(made)
    change(made, 'inv-5', at(6, 9), at(6, 15), () => Number.NaN)
    change(made, 'inv-5.e', at(6, 9), at(6, 15), () => Number.NaN)
    const [row] = rows(evaluated(made), 'inverter_outage')
    expect(row.allocated_delta / missing).toBeCloseTo(1, 1)
  })
})

it('takes a gap in which the counter goes on as lost data, and fills it', () => {
  const made = madePlant(14)
  const whole = evaluated(made)
  fixCounters(made)
  change(made, 'inv-5', at(6, 9), at(7, 15), () => Number.NaN)
  change(made, 'inv-5.e', at(6, 9), at(7, 15), () => Number.NaN)
  const results = evaluated(made)
  expect(new Set(rows(results).map(({ event_type }) => event_type))).toEqual(new Set(['comm_loss']))
  expect(rows(results).map(({ timestamp }) => timestamp.slice(0, 10))).toEqual([
    '2025-05-07',
    '2025-05-08',
  ])
  for (const day of [6, 7])
    expect(results[day].day.sensor_kwh / whole[day].day.sensor_kwh).toBeCloseTo(1, 2)
})

it('gives what a set-point takes to curtailment, and an outage below it to the outage', () => {
  const made = madePlant(14)
  change(made, 'sp', at(6, 10), at(6, 14), () => 50)
  for (let k = 1; k <= 6; k++)
    change(made, `inv-${k}`, at(6, 10), at(6, 14), (old) => Math.min(old, 0.5 * MADE.ratedAcW))
  change(made, 'inv-1', at(6, 11), at(6, 13), () => 0)
  const results = evaluated(made)
  expect(new Set(rows(results).map(({ event_type }) => event_type))).toEqual(
    new Set(['curtailment', 'inverter_outage']),
  )
  expect(rows(results, 'inverter_outage')[0]).toMatchObject({
    hierarchy_id: 'inv-1',
    duration_s: 7200,
  })
  expect(lost(results, 'soiling')).toBe(0)
})

it('finds a machine that is held below its rated power', () => {
  const made = madePlant(14, 1)
  const held = 0.6 * MADE.ratedAcW
  const missing = change(made, 'inv-4', at(5, 0), at(8, 0), (old) => Math.min(old, held))
  const results = evaluated(made)
  expect(new Set(rows(results).map((row) => `${row.event_type} ${row.hierarchy_id}`))).toEqual(
    new Set(['inverter_derate inv-4']),
  )
  expect(lost(results, 'inverter_derate') / missing).toBeGreaterThan(0.85)
  expect(lost(results, 'inverter_derate') / missing).toBeLessThan(1.1)
})

it('finds dirt that grows and the rain that ends it', () => {
  const made = madePlant(60)
  for (let k = 1; k <= 6; k++)
    change(made, `inv-${k}`, at(15, 0), at(45, 0), (old, i) => old * (1 - 0.002 * (i / 96 - 15)))
  const results = evaluated(made)
  expect(new Set(rows(results).map(({ event_type }) => event_type))).toEqual(new Set(['soiling']))
  const dates = rows(results, 'soiling').map(({ timestamp }) => timestamp.slice(0, 10))
  expect(dates[0] <= '2025-05-24').toBe(true)
  expect(dates.at(-1)).toBe('2025-06-14')
})

it('finds trackers that stand and trackers beside the sun, and leaves two degrees alone', () => {
  const made = madePlant(40)
  change(made, 'blk-2.angle', at(5, 0), at(10, 0), (old) => old + 2)
  change(made, 'blk-2.angle', at(15, 0), at(20, 0), (old) => old + 10)
  change(made, 'blk-2.angle', at(25, 9), at(25, 17), () => -30)
  const found = rows(evaluated(made)).map(
    (row) => `${row.timestamp.slice(0, 10)} ${row.event_type}`,
  )
  expect(found).toEqual([
    '2025-05-16 tracker_misaligned',
    '2025-05-17 tracker_misaligned',
    '2025-05-18 tracker_misaligned',
    '2025-05-19 tracker_misaligned',
    '2025-05-20 tracker_misaligned',
    '2025-05-26 tracker_stall',
  ])
})

it('finds snow that begins in the morning and slides', () => {
  const made = madePlant(20)
  change(made, 'air', at(8, 0), at(11, 0), () => -4)
  for (let k = 1; k <= 6; k++) change(made, `inv-${k}`, at(8, 0), at(10, 0), (old) => old * 0.02)
  const results = evaluated(made)
  expect(new Set(rows(results).map(({ event_type }) => event_type))).toEqual(new Set(['snow']))
  expect(rows(results)).toHaveLength(4)
})

it('finds sensors of light that drift, and no dirt behind them', () => {
  const made = madePlant(40)
  change(made, 'poa-1', at(15, 0), at(40, 0), (old) => old * 0.94)
  change(made, 'ghi', at(30, 0), at(40, 0), (old) => old + 9)
  const results = evaluated(made)
  const found = rows(results).map((row) => `${row.event_type} ${row.hierarchy_id}`)
  expect(new Set(found)).toEqual(new Set(['sensor_fault poa-1', 'sensor_fault ghi']))
  expect(rows(results)[0].timestamp.slice(0, 10)).toBe('2025-05-16')
})

it('converts power that comes in kW for days, and says so', () => {
  const whole = evaluated(madePlant(20))
  const made = madePlant(20)
  fixCounters(made)
  change(made, 'inv-3', at(8, 11), at(12, 0), (old) => old / 1000)
  const results = evaluated(made)
  const found = rows(results).map((row) => `${row.event_type} ${row.hierarchy_id}`)
  expect(new Set(found)).toEqual(new Set(['sensor_fault inv-3']))
  expect(rows(results)[0].timestamp).toBe('2025-05-09T11:00:00.000Z')
  for (const day of [8, 9, 10, 11])
    expect(results[day].day.sensor_kwh / whole[day].day.sensor_kwh).toBeCloseTo(1, 2)
})

it('finds a power factor beside its set-point', () => {
  const made = madePlant(14, 1, { power_factor_setpoint: 0.98, power_factor_kind: 'capacitive' })
  change(made, 'mtr.q', at(6, 10), at(6, 13), (old) => old + 400_000)
  expect(rows(evaluated(made))).toMatchObject([
    { event_type: 'power_factor', hierarchy_id: 'mtr', duration_s: 3 * 3600 },
  ])
})

/** Faults at random places, on top of each other. */
function mixture(seed: number): MadePlant {
  const made = madePlant(30, seed)
  const random = randomNumbers(seed * 7 + 1)
  for (let fault = 0; fault < 12; fault++) {
    const id = `inv-${1 + Math.floor(random() * 6)}`
    const from = Math.floor(random() * (made.n - 400))
    const to = from + 4 + Math.floor(random() * 300)
    const kind = Math.floor(random() * 4)
    const share = 0.3 + 0.6 * random()
    change(made, id, from, to, (old) =>
      kind === 0
        ? 0
        : kind === 1
          ? Number.NaN
          : kind === 2
            ? old * share
            : Math.min(old, share * MADE.ratedAcW),
    )
  }
  return made
}

it('adds up on every day and node, with no negative part', () => {
  for (const seed of [11, 12, 13, 14]) {
    for (const { day, nodes } of evaluated(mixture(seed))) {
      for (const sum of [day, ...nodes.values()]) {
        const parts = Object.values(sum.allocated)
        const causes = parts.reduce((total, part) => total + part, 0)
        const left = causes + sum.residual_kwh - sum.over_kwh - (sum.model_kwh - sum.sensor_kwh)
        expect(Math.abs(left)).toBeLessThanOrEqual(1e-9 * Math.max(1, sum.model_kwh))
        expect(Math.min(...parts, sum.residual_kwh, sum.over_kwh, 0)).toBe(0)
      }
    }
  }
})

it('comes to the same day by day, byte for byte', () => {
  const { plant, days } = mixture(21)
  const all = days()
  const features = all.map((day) => dayFeatures(plant, day))
  const byDay = new Map<string, string>()
  // each evening the days whose future was not yet known are evaluated again from the last state that is final
  let settled = 0
  let state: ReturnType<typeof initialState> | undefined
  for (let today = 0; today < all.length; today++) {
    const known = features.slice(0, today + 1)
    const initial = initialState(plant, known.slice(0, AHEAD_DAYS + 1))
    let running = settled === 0 || state === undefined ? initial : state
    for (let day = settled; day <= today; day++) {
      const ahead = known.slice(day, day + AHEAD_DAYS + 1)
      const { result, state: next } = evaluateDay(plant, all[day], running, ahead)
      byDay.set(result.day.date, JSON.stringify([result.day, result.events]))
      // a state survives being stored
      running = JSON.parse(JSON.stringify(next)) as typeof next
      if (day + AHEAD_DAYS === today) {
        state = running
        settled = day + 1
      }
    }
  }
  expect([...byDay.values()]).toEqual(
    evaluatePlant(plant, all).map(({ day, events }) => JSON.stringify([day, events])),
  )
})
