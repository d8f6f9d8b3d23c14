import { expect, it } from 'vitest'
import { evaluatePlant } from '../evaluatePlant.ts'
import type { IssueEvent } from '../model/event.ts'
import { at, MADE, type MadePlant, madePlant } from '../testing/madePlant.ts'

const rowsOf = ({ plant, days }: MadePlant): readonly IssueEvent[] =>
  evaluatePlant(plant, days()).flatMap(({ events }) => events)

/** A plant that gives a share of what the model says where nothing clips. */
function beside(share: number): MadePlant {
  const made = madePlant(40)
  for (let k = 1; k <= MADE.inverters * MADE.blocks; k++) {
    const power = made.readings.get(`inv-${k}`)
    power?.forEach((old, i) => {
      if (old < MADE.ratedAcW) power[i] = old * share
    })
  }
  return made
}

it('says from the thirtieth day on that a plant lies four per cent below its model, without energy', () => {
  const rows = rowsOf(beside(0.96))
  expect(
    new Set(rows.map(({ event_type, hierarchy_id }) => `${event_type} ${hierarchy_id}`)),
  ).toEqual(new Set(['model_bias sys']))
  expect(rows).toHaveLength(11)
  expect(rows[0]).toMatchObject({
    timestamp: expect.stringContaining('2025-05-30'),
    allocated_delta: 0,
  })
})

it('says nothing of two per cent', () => {
  expect(rowsOf(beside(0.985))).toEqual([])
})

it('says nothing of days on which something else is open', () => {
  const made = beside(0.96)
  const power = made.readings.get('inv-1')
  for (let day = 0; day < 40; day += 3) power?.fill(0, at(day, 10), at(day, 14))
  expect(rowsOf(made).map(({ event_type }) => event_type)).not.toContain('model_bias')
})
