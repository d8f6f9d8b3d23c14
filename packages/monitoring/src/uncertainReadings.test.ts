import { describe, expect, it } from 'vitest'
import { turnedShare } from './day/turnedLight.ts'
import { evaluatePlant } from './evaluatePlant.ts'
import type { IssueEvent } from './model/event.ts'
import { monitoredPlant } from './model/plant.ts'
import type { DayResult } from './model/plantDay.ts'
import { at, fixCounters, MADE, type MadePlant, madePlant } from './testing/madePlant.ts'

const DAYS = 14
const evaluated = ({ plant, days }: MadePlant): readonly DayResult[] => evaluatePlant(plant, days())
const rowsOf = (results: readonly DayResult[]): readonly IssueEvent[] =>
  results.flatMap(({ events }) => events)
const typesOf = (results: readonly DayResult[]): ReadonlySet<string> =>
  new Set(rowsOf(results).map(({ event_type }) => event_type))
const datesOf = (rows: readonly IssueEvent[]): readonly string[] =>
  rows.map(({ timestamp }) => timestamp.slice(5, 10))
const sensorKwh = (results: readonly DayResult[]): number =>
  results.reduce((sum, { day }) => sum + day.sensor_kwh, 0)

function set(
  { readings }: MadePlant,
  id: string,
  from: number,
  to: number,
  value: (old: number, i: number) => number,
): void {
  const values = readings.get(id)
  if (!values) throw new Error(`no ${id}`)
  const before = values.slice()
  for (let i = from; i < to; i++) values[i] = value(before[i], i)
}

const inverters = Array.from({ length: MADE.inverters * MADE.blocks }, (_, k) => `inv-${k + 1}`)

describe('a logger an hour late', () => {
  const made = madePlant(DAYS)
  const whole = sensorKwh(evaluated(made))
  for (const id of [...inverters, 'mtr']) {
    const values = made.readings.get(id)?.slice() ?? new Float64Array()
    set(made, id, at(5, 0), at(9, 0), (_, i) => values[i - 4])
  }
  const results = evaluated(made)

  it('is said for the days on which it is, and nothing else is', () => {
    expect(typesOf(results)).toEqual(new Set(['sensor_fault']))
    expect(new Set(datesOf(rowsOf(results)))).toEqual(new Set(['05-06', '05-07', '05-08', '05-09']))
    expect(rowsOf(results)[0]).toMatchObject({ hierarchy_id: 'sys', allocated_delta: 0 })
  })

  it('has the energy that was made', () => {
    expect(sensorKwh(results) / whole).toBeCloseTo(1, 3)
  })
})

describe('a tracker without a sensor of its rotation', () => {
  /** Power of block 2 as its tables stand at a rotation. */
  const turned = (
    made: MadePlant,
    from: number,
    to: number,
    deg: (ideal: number) => number,
  ): void => {
    made.readings.delete('blk-2.angle')
    const days = made.days()
    for (const id of inverters.slice(MADE.inverters)) {
      set(made, id, from, to, (old, i) => {
        const day = days[Math.floor(i / 96)]
        const [, model] = day.expected
        const share = turnedShare(model, day.weather, i % 96, deg(model.trackerAngleDeg[i % 96]))
        return Math.min(MADE.ratedAcW, old * share)
      })
    }
  }

  it('is found standing by the shape of its power', () => {
    const made = madePlant(DAYS)
    turned(made, at(6, 0), at(8, 0), () => 0)
    const rows = rowsOf(evaluated(made)).filter(({ event_type }) => event_type === 'tracker_stall')
    expect(datesOf(rows)).toEqual(['05-07', '05-08'])
    expect(rows[0]).toMatchObject({ hierarchy_id: 'blk-2', block_id: 'block-2' })
  })

  it('is found beside the sun by several days that agree', () => {
    const made = madePlant(24)
    turned(made, at(8, 0), at(18, 0), (ideal) => ideal + 12)
    const rows = rowsOf(evaluated(made)).filter(
      ({ event_type }) => event_type === 'tracker_misaligned',
    )
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const { hierarchy_id } of rows) expect(hierarchy_id).toBe('blk-2')
  })

  it('is left alone while it turns with the sun', () => {
    const made = madePlant(24, 5)
    made.readings.delete('blk-2.angle')
    expect(rowsOf(evaluated(made))).toEqual([])
  })
})

it('takes a value that stands through the night as lost data, and fills it by what the counter says after', () => {
  const made = madePlant(DAYS)
  const whole = evaluated(made)
  fixCounters(made)
  const from = at(6, 9)
  for (const id of ['inv-3', 'inv-3.e']) {
    const { [from]: standing = 0 } = made.readings.get(id) ?? []
    set(made, id, from, at(7, 9), () => standing)
  }
  const results = evaluated(made)
  expect(typesOf(results)).toEqual(new Set(['comm_loss']))
  expect(sensorKwh(results) / sensorKwh(whole)).toBeCloseTo(1, 2)
})

it('converts power in kW under clouds too, to the last reading of the day', () => {
  for (const seed of [1, 4]) {
    const made = madePlant(DAYS, seed)
    const whole = sensorKwh(evaluated(made))
    fixCounters(made)
    set(made, 'inv-2', at(5, 10), at(9, 0), (old) => Math.round(old / 1000))
    const results = evaluated(made)
    expect(typesOf(results)).toEqual(new Set(['sensor_fault']))
    expect(sensorKwh(results) / whole).toBeCloseTo(1, 2)
  }
})

it('lets a logger sleep at night, and counts its gaps by day', () => {
  const made = madePlant(DAYS)
  fixCounters(made)
  for (let day = 0; day < DAYS; day++) {
    set(made, 'inv-4', at(day, 0), at(day, 5), () => Number.NaN)
    set(made, 'inv-4', at(day, 19), at(day, 24), () => Number.NaN)
  }
  expect(rowsOf(evaluated(made))).toEqual([])
  set(made, 'inv-4', at(6, 11), at(6, 13), () => Number.NaN)
  const rows = rowsOf(evaluated(made))
  expect(rows.map(({ event_type, timestamp }) => [event_type, timestamp])).toEqual([
    ['comm_loss', '2025-05-07T11:00:00.000Z'],
  ])
})

it('believes no reading beyond what a machine gives, and no counter that falls to 0 and comes back', () => {
  const made = madePlant(DAYS)
  const whole = sensorKwh(evaluated(made))
  fixCounters(made)
  set(made, 'inv-1', at(6, 12), at(6, 12) + 1, () => 3 * MADE.ratedAcW)
  set(made, 'inv-1', at(7, 12), at(7, 12) + 1, () => -0.5 * MADE.ratedAcW)
  set(made, 'inv-2.e', at(8, 12), at(8, 12) + 1, () => 0)
  made.readings.delete('inv-2')
  const results = evaluated(made)
  // half an hour of the counter says nothing
  expect(rowsOf(results)).toMatchObject([{ event_type: 'comm_loss', hierarchy_id: 'inv-2' }])
  expect(sensorKwh(results) / whole).toBeCloseTo(1, 2)
})

it('knows what an outage cost that took the weather with it', () => {
  const made = madePlant(DAYS)
  const clear = made
    .days()
    .findIndex(({ weather }) => Math.min(...weather.dniWm2.subarray(40, 56)) > 0)
  const [from, to] = [at(clear, 11), at(clear, 13)]
  const whole = evaluated(made)[clear].day.sensor_kwh
  for (const id of inverters) set(made, id, from, to, () => 0)
  for (const block of made.expected) {
    block.acW.fill(Number.NaN, from, to)
    block.dcW.fill(Number.NaN, from, to)
  }
  const result = evaluated(made)[clear]
  const missing = whole - result.day.sensor_kwh
  expect((result.day.allocated.system_outage ?? 0) / missing).toBeCloseTo(1, 1)
})

it('finds half of a machine missing that is alone in its block', () => {
  const made = madePlant(DAYS)
  const gone = new Set(inverters.slice(1, MADE.inverters))
  const nodes = made.plant.deployment.nodes.filter(({ id }) => !gone.has(id.split('.')[0]))
  const plant = monitoredPlant({ ...made.plant.deployment, nodes }, made.expected)
  set(made, 'inv-1', at(6, 0), at(10, 0), (old) => old / 2)
  const rows = rowsOf(evaluatePlant(plant, made.days()))
  const missing = rows.filter(({ event_type }) => event_type === 'string_outage')
  expect(new Set(missing.map(({ hierarchy_id }) => hierarchy_id))).toEqual(new Set(['inv-1']))
  expect(datesOf(missing)).toEqual(['05-07', '05-08', '05-09', '05-10'])
})

describe('thresholds of a deployment', () => {
  const gapOf = (settings: object): ReadonlySet<string> => {
    const made = madePlant(DAYS, 1, settings)
    fixCounters(made)
    set(made, 'inv-2', at(6, 11), at(6, 12), () => Number.NaN)
    return typesOf(evaluated(made))
  }

  it('decide from how long a gap on data are lost', () => {
    expect(gapOf({})).toEqual(new Set(['comm_loss']))
    expect(gapOf({ thresholds: { comm_loss_minutes: 120 } })).toEqual(new Set())
  })
})
