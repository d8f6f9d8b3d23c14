import { expect, it } from 'vitest'
import { evaluatePlant } from '../evaluatePlant.ts'
import type { IssueEvent } from '../model/event.ts'
import { at, MADE, type MadePlant, madePlant } from '../testing/madePlant.ts'

const FALLEN_DAY = 20

/** Holds inverters at a share of rated power from a day on; returns the energy that it costs, kWh. */
function hold(made: MadePlant, ids: readonly string[], share: number): number {
  let lostW = 0
  for (const id of ids) {
    const power = made.readings.get(id)
    power?.forEach((old, i) => {
      if (i < at(FALLEN_DAY, 0)) return
      power[i] = Math.min(old, share * MADE.ratedAcW)
      lostW += old - power[i]
    })
  }
  return (lostW * MADE.stepS) / 3.6e6
}

const rowsOf = ({ plant, days }: MadePlant): readonly IssueEvent[] =>
  evaluatePlant(plant, days()).flatMap(({ events }) => events)

it('finds one inverter that clips lower than it did, from the third day on', () => {
  const made = madePlant(30)
  const lostKwh = hold(made, ['inv-2'], 0.985)
  const rows = rowsOf(made)
  expect(new Set(rows.map((row) => `${row.event_type} ${row.hierarchy_id}`))).toEqual(
    new Set(['clipping inv-2']),
  )
  expect(rows[0].timestamp >= '2025-05-21').toBe(true)
  const found = rows.reduce((sum, row) => sum + row.allocated_delta, 0)
  expect(found / lostKwh).toBeGreaterThan(0.45)
  expect(found / lostKwh).toBeLessThan(1.1)
})

it('leaves what the model clips, what all machines do, and a meter whose gain fell', () => {
  const all = Array.from({ length: MADE.blocks * MADE.inverters }, (_, k) => `inv-${k + 1}`)
  const together = madePlant(30)
  hold(together, all, 0.985)
  expect(rowsOf(together)).toEqual([])

  const made = madePlant(30)
  const power = made.readings.get('inv-2')
  power?.forEach((old, i) => {
    if (i >= at(FALLEN_DAY, 0)) power[i] = old * 0.985
  })
  expect(rowsOf(made)).toEqual([])
})

it('leaves a machine that is held well below its rated power to the derates', () => {
  const made = madePlant(30)
  hold(made, ['inv-2'], 0.9)
  expect(new Set(rowsOf(made).map(({ event_type }) => event_type))).toEqual(
    new Set(['inverter_derate']),
  )
})
