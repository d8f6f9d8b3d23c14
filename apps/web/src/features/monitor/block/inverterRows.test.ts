import { packFractions } from '@duet/units'
import { expect, test } from 'vitest'
import { expectedCells, inverterRows, peerCells, weakestFirst, weakOnes } from './inverterRows.ts'

const inverter = (name: string, epi: number | null, ratios: readonly number[]) => ({
  hierarchy_id: name,
  name,
  dc_capacity_w: 50_000,
  day_count: ratios.length,
  model_kwh: 1000,
  sensor_kwh: 1000 * (epi ?? 0),
  lost_kwh: 0,
  epi,
  energy_availability: 1,
  day_ratios: packFractions(Float64Array.from(ratios)),
})
const NONE = Number.NaN
const rows = inverterRows({
  dates: ['2026-06-01', '2026-06-02'],
  inverters: [
    inverter('A', 1, [1, 0.9]),
    inverter('B', 0.5, [0, NONE]),
    inverter('C', 0.98, [0.96, 0.9]),
    inverter('D', null, [NONE, NONE]),
  ],
})

test('an inverter is held against the median of its block', () => {
  expect(rows.map(({ toPeers }) => toPeers && Math.round(toPeers * 1000))).toEqual([
    1020,
    510,
    1000,
    null,
  ])
  expect(rows[0]?.yieldKwhPerKwp).toBe(20)
  expect(weakestFirst(rows).map(({ name }) => name)).toEqual(['B', 'C', 'A', 'D'])
  expect(weakOnes(rows).map(({ name }) => name)).toEqual(['B'])
})

test('cells are measured over expected, or that over the median of the day', () => {
  expect([...expectedCells(rows, 2)]).toEqual([1, 0.9, 0, NONE, 0.96, 0.9, NONE, NONE])
  const peers = peerCells(rows, 2)
  expect(peers[0]).toBeCloseTo(1 / 0.96, 9)
  expect([...peers.subarray(1)]).toEqual([1, 0, NONE, 1, 1, NONE, NONE])
})
