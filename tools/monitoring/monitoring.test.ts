import { randomStream } from '@duet/engine'
import {
  type DaySum,
  deploymentSchema,
  type IssueEvent,
  type SampleTruth,
  sampleScenario,
} from '@duet/monitoring'
import { describe, expect, test } from 'vitest'
import { type Answer, scorePlant } from './score/score.ts'
import { drawPlant } from './variation.ts'

const SEED = 32
const plant = drawPlant('plant', SEED, randomStream(SEED))
const scenario = sampleScenario(plant.options)
const { truth, deployment } = scenario

/** The answer of one who knows the truth. */
function perfect({ events, daily }: SampleTruth): Answer {
  return {
    events: events.map(
      (event): IssueEvent => ({
        timestamp: event.effective_start,
        duration_s: (Date.parse(event.effective_end) - Date.parse(event.effective_start)) / 1000,
        block_id: null,
        hierarchy_id: event.node_ids[0] ?? 'sys',
        component: 'inverter',
        event_type: event.event_type,
        sensor_value: null,
        model_value: null,
        delta: null,
        allocated_delta: event.energy_lost_kwh,
      }),
    ),
    daily: daily.map(
      (day): DaySum => ({
        date: day.date,
        model_kwh: day.expected_kwh,
        sensor_kwh: day.actual_kwh,
        allocated: day.lost_by_type,
        residual_kwh: Math.max(0, rest(day)),
        over_kwh: Math.max(0, -rest(day)),
      }),
    ),
  }
}

/** What rounding to Wh leaves. */
function rest(day: SampleTruth['daily'][number]): number {
  const lost = Object.values(day.lost_by_type).reduce((a, b) => a + b, 0)
  return day.expected_kwh - day.actual_kwh - lost
}

describe('a made-up plant', () => {
  test('is the same for the same seed, another for another', () => {
    const again = sampleScenario(drawPlant('plant', SEED, randomStream(SEED)).options)
    expect(again.truth).toEqual(truth)
    expect([...again.readings]).toEqual([...scenario.readings])
    const other = drawPlant('plant', SEED + 1, randomStream(SEED + 1))
    expect(other.options.site).not.toEqual(plant.options.site)
  })

  test('has a deployment that is valid, with a column for every tag', () => {
    const { nodes } = deploymentSchema.parse(deployment)
    const tags = nodes.flatMap(({ sensor_tag }) => sensor_tag ?? [])
    expect([...scenario.readings.keys()]).toEqual(tags)
    for (const values of scenario.readings.values()) {
      expect(values).toHaveLength(scenario.startUtcMs.length)
    }
  })

  test('has faults that cost what the days say', () => {
    expect(truth.events.length).toBeGreaterThan(0)
    const ofEvents = truth.events.reduce((kwh, event) => kwh + event.energy_lost_kwh, 0)
    const ofDays = truth.daily.reduce((kwh, day) => kwh + day.expected_kwh - day.actual_kwh, 0)
    expect(ofEvents).toBeGreaterThan(0)
    expect(ofEvents).toBeCloseTo(ofDays, 0)
  })

  test('measures its energy to a per cent', () => {
    const hours = truth.interval_minutes / 60
    const inverters = deployment.nodes.filter(
      ({ component, component_measure }) =>
        component === 'inverter' && component_measure === 'active_power',
    )
    let kwh = 0
    for (const { sensor_tag } of inverters) {
      for (const watt of scenario.readings.get(sensor_tag ?? '') ?? []) {
        if (watt > 0) kwh += (watt * hours) / 1000
      }
    }
    expect(kwh / truth.totals.actual_kwh).toBeGreaterThan(0.9)
    expect(kwh / truth.totals.actual_kwh).toBeLessThan(1.01)
  })
})

describe('faults by name', () => {
  test('are those that are asked for, on their days', () => {
    const faults = [
      { kind: 'shortOutage', day: 5 },
      { kind: 'soilingRamp', day: 8 },
    ] as const
    const { truth: named } = sampleScenario({ ...plant.options, faults })
    expect(named.events.map(({ event_type }) => event_type)).toEqual(['inverter_outage', 'soiling'])
    expect(named.events[0]?.start.slice(0, 10)).toBe(named.daily[5]?.date)
  })

  test('are refused where the plant has nothing that they act on', () => {
    const { hierarchy } = plant.options
    const options = {
      ...plant.options,
      hierarchy: { ...hierarchy, combiners: false },
      faults: [{ kind: 'openStrings', day: 5 }] as const,
    }
    expect(() => sampleScenario(options)).toThrow('openStrings is not possible on day 5')
  })
})

describe('the score', () => {
  test('of the truth itself has no failures', () => {
    const { failures, events } = scorePlant(truth, perfect(truth), deployment.nodes)
    expect(failures).toEqual([])
    expect(events.events.map(({ startErrorMin }) => startErrorMin)).toEqual(
      truth.events.map(() => 0),
    )
  })

  test('of an answer without events names every event and the energy that is not allocated', () => {
    const { events, failures } = scorePlant(
      truth,
      { ...perfect(truth), events: [] },
      deployment.nodes,
    )
    expect(events.events.every(({ isFound }) => !isFound)).toBe(true)
    expect(failures.filter((text) => text.includes('not raised'))).toHaveLength(truth.events.length)
  })

  test('counts what is not there as false alarms, and sums that do not add up', () => {
    const answer = perfect(truth)
    const [day] = truth.daily
    const strange: IssueEvent = {
      ...answer.events[0]!,
      timestamp: `${day?.date ?? ''}T10:00:00Z`,
      duration_s: 3600,
      hierarchy_id: 'blk-1',
      event_type: 'shading',
    }
    const daily = answer.daily.map((one, k) =>
      k === 0 ? { ...one, model_kwh: one.model_kwh + 9 } : one,
    )
    const { events, energy } = scorePlant(
      truth,
      { events: [...answer.events, strange], daily },
      deployment.nodes,
    )
    expect(events.falseAlarms.map(({ type, node }) => [type, node])).toEqual([['shading', 'blk-1']])
    expect(energy.checks.find(({ name }) => name === 'allocation adds up')?.isPassed).toBe(false)
  })
})
