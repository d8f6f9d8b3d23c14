import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IssueEvent, SampleTruth, TruthEvent } from '@duet/monitoring'
import { DAY_MS, sum } from '@duet/units'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monitoredSampleFiles } from './monitoredSampleFiles.ts'
import { type MonitoredScenario, monitorScenario } from './monitorScenario.ts'

const LAST_DAY = '2026-11-26'
/** Of the energy of a fault. */
const TOLERANCE = 0.1

let folder: string
let truth: SampleTruth
let found: MonitoredScenario

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-monitored-'))
  const files = monitoredSampleFiles(LAST_DAY)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it was just made
  truth = JSON.parse(files['truth.json'] ?? '') as SampleTruth
  found = await monitorScenario(folder, undefined)
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const events = (): readonly IssueEvent[] => found.results.flatMap((day) => day.events)

/** Rows of a fault: named rightly, where it is, within a day of its time. */
function rowsOf({ event_type, node_ids, start, end }: TruthEvent): readonly IssueEvent[] {
  return events().filter((row) => {
    const at = Date.parse(row.timestamp)
    return (
      row.event_type === event_type &&
      node_ids.includes(row.hierarchy_id) &&
      at >= Date.parse(start) - DAY_MS &&
      at <= Date.parse(end)
    )
  })
}

describe('the monitored sample', () => {
  test('is thirty days up to the one that was asked for, with six faults of six kinds', () => {
    expect(truth.daily).toHaveLength(30)
    expect(truth.daily.at(-1)?.date).toBe(LAST_DAY)
    expect(truth.events.map(({ event_type }) => event_type).toSorted()).toEqual([
      'comm_loss',
      'curtailment',
      'inverter_outage',
      'sensor_fault',
      'string_outage',
      'tracker_stall',
    ])
  })

  test('each fault is found under its name at its node, with its energy to a tenth', () => {
    const wrong = truth.events.filter((fault) => {
      const rows = rowsOf(fault)
      const offKwh = sum(rows.map(({ allocated_delta }) => allocated_delta)) - fault.energy_lost_kwh
      return rows.length === 0 || Math.abs(offKwh) > TOLERANCE * fault.energy_lost_kwh
    })
    expect(wrong.map(({ event_type }) => event_type)).toEqual([])
  })

  test('nothing else is raised, and the outage cost most', () => {
    const known = new Set(truth.events.flatMap(rowsOf))
    expect(events().filter((row) => !known.has(row))).toEqual([])
    const worst = truth.events.toSorted((a, b) => b.energy_lost_kwh - a.energy_lost_kwh)
    expect(worst[0]?.event_type).toBe('inverter_outage')
    expect(worst[0]?.energy_lost_kwh).toBeGreaterThan(1.5 * (worst[1]?.energy_lost_kwh ?? NaN))
  })

  test('what is no day is refused', () => {
    expect(() => monitoredSampleFiles('soon')).toThrow('--until soon: write a day as 2026-06-30')
  })
})
