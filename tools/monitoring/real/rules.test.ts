import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { goldenPlants } from './cases/goldenPlants.ts'
import { labelledPlants } from './cases/labelledPlants.ts'
import { selfShadePlants } from './cases/selfShadePlants.ts'
import { serfPlants } from './cases/serfPlants.ts'
import { clockOfPlant } from './clockOfPlant.ts'
import { eventGroups, ruledEvents } from './eventGroups.ts'
import { expectedPower } from './expectedPower.ts'
import { foundShare } from './foundShare.ts'
import { judge } from './judgement.ts'
import { nodesOf, type RealPlant } from './realPlant.ts'
import { runRules } from './runRules.ts'

const FILES = referenceFile('monitoring')

const QUARTER_MS = 900_000
const DAYS = 4
const at = (day: number, hour: number): number => Date.UTC(2024, 5, 10 + day, hour)
const STOP = { fromUtcMs: at(2, 19), toUtcMs: at(2, 22) }

/** A roof under a clear sky that gives what is expected of it, but for three hours of the third day. */
function stoppedRoof(): RealPlant {
  const labelUtcMs = Float64Array.from({ length: DAYS * 96 }, (_, i) => at(0, 7) + i * QUARTER_MS)
  const roof: RealPlant = {
    name: 'Roof',
    file: 'none',
    known: 'three hours without power',
    assumed: 'all of it',
    site: { latitudeDeg: 39.7, longitudeDeg: -105.2, altitudeM: 1800 },
    timeZone: 'Etc/GMT+7',
    mount: { kind: 'fixed', tiltDeg: 30, azimuthDeg: 180 },
    dcW: 6000,
    ratedAcW: 6000,
    inverterCount: 1,
    stepS: QUARTER_MS / 1000,
    label: 'beginning',
    readings: { labelUtcMs, columns: new Map() },
    nodes: nodesOf({ inverters: [[['active_power', 'P']]] }),
    weather: { source: 'clear sky', labelUtcMs, airC: labelUtcMs.map(() => 20) },
  }
  const [block] = expectedPower(roof, 6000).blocks
  const power = labelUtcMs.map((ms, i) =>
    ms >= STOP.fromUtcMs && ms < STOP.toUtcMs ? 0 : (block?.acW[i] ?? Number.NaN),
  )
  return { ...roof, readings: { labelUtcMs, columns: new Map([['P', power]]) } }
}

describe('a roof that stands for three hours', () => {
  const ruled = runRules(stoppedRoof())
  const fault = { what: 'stop', types: ['system_outage'] as const, ...STOP }

  test('has one row, which covers the three hours and nothing else of the plant', () => {
    expect(ruledEvents(ruled)).toMatchObject([
      { date: '2024-06-12', type: 'system_outage', startUtcMs: STOP.fromUtcMs, hours: 3 },
    ])
    expect(foundShare(ruled, fault)).toBe(1)
    expect(foundShare(ruled, { ...fault, types: ['snow'] })).toBe(0)
  })

  test('is found in part where the fault is longer than the row, counting light alone', () => {
    const day = { ...fault, fromUtcMs: at(2, 19), toUtcMs: at(3, 1) }
    expect(foundShare(ruled, day)).toBeCloseTo(0.5, 2)
    expect(foundShare(ruled, { ...fault, fromUtcMs: at(2, 5), toUtcMs: at(2, 8) })).toBe(0)
  })

  test('has a size that is fitted to its model', () => {
    const { dcW } = runRules({ ...stoppedRoof(), dcW: 'fitted' })
    expect(dcW).toBeGreaterThan(5900)
    expect(dcW).toBeLessThan(6100)
  })

  test('has the judgement of the first that fits type, days and light', () => {
    const [event] = ruledEvents(ruled)
    if (!event) throw new Error('there is no row')
    const types = ['system_outage'] as const
    const late = { verdict: 'wrong', why: 'late', types, from: '2024-06-13' } as const
    const night = { verdict: 'wrong', why: 'night', types, isByDay: false } as const
    const first = { verdict: 'right', why: 'it stood', types } as const
    expect(judge([late, night, first], event)).toBe(first)
    expect(judge([late], event).verdict).toBe('not judged')
  })
})

test('rows of one kind are one group from the first of their days to the last', () => {
  const row = (date: string, type: 'snow' | 'soiling') => ({
    date,
    type,
    nodeId: 'blk',
    startUtcMs: Date.parse(date),
    hours: 8,
    kwh: 1,
    isByDay: true,
  })
  const rows = [row('2024-06-01', 'snow'), row('2024-06-02', 'soiling'), row('2024-06-05', 'snow')]
  const groups = eventGroups(rows, ({ type }) => type)
  expect(groups.map(({ type, from, to }) => `${type} ${from} ${to}`)).toEqual([
    'snow 2024-06-01 2024-06-05',
    'soiling 2024-06-02 2024-06-02',
  ])
})

describe.skipIf(!existsSync(FILES))('measured plants (needs DUET_REFERENCE_DATA)', () => {
  const folder = join(FILES, 'pvanalytics')
  const plant = (plants: readonly RealPlant[], name: string): RealPlant => {
    const found = plants.find((one) => one.name === name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }

  test('the model of a roof of known size is right within 2 % in the middle of its days', () => {
    const { results } = runRules(plant(serfPlants(folder), 'SERF East'))
    const ratios = results.map(({ day }) => day.sensor_kwh / day.model_kwh).sort((a, b) => a - b)
    expect(Math.abs((ratios[ratios.length >> 1] ?? 0) - 1)).toBeLessThan(0.02)
  })

  test('snow covers the days on which it lay, on two roofs of one place', () => {
    const snow = {
      what: 'snow',
      types: ['snow'] as const,
      fromUtcMs: Date.UTC(2022, 0, 6, 16),
      toUtcMs: Date.UTC(2022, 0, 6, 23),
    }
    for (const one of [
      plant(serfPlants(folder), 'SERF West'),
      plant(goldenPlants(folder), 'RSF II'),
    ])
      expect(foundShare(runRules(one), snow)).toBe(1)
  })

  test('power that comes a thousand times too small is a fault of the sensor', () => {
    const { results } = runRules(plant(labelledPlants(folder), 'Inverter 7539'))
    const days = results.filter(({ events }) =>
      events.some(({ event_type }) => event_type === 'sensor_fault'),
    )
    expect(days.map(({ day }) => day.date)).toEqual(['2017-04-13', '2017-04-16', '2017-04-19'])
  })

  test('rows that shade each other raise nothing', () => {
    const ruled = selfShadePlants(FILES).map(runRules)
    expect(ruled).toHaveLength(10)
    expect(ruled.flatMap(ruledEvents)).toEqual([])
  })

  test('the clock of a plant whose labels are read rightly is right within a quarter of an hour', () => {
    const clock = clockOfPlant(runRules(plant(serfPlants(folder), 'SERF East')))
    expect(Math.abs(Number(clock))).toBeLessThan(15)
  })
})
