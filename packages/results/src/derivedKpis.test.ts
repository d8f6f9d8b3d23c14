import { USUAL_UNCERTAINTY } from '@duet/engine'
import { expect, test } from 'vitest'
import { derivedKpis } from './derivedKpis.ts'
import type { LossRow } from './lossTable.ts'

const YEAR = { isWholeYear: true, years: 1 }

const row = (key: string, value_after: number, loss: number): LossRow => ({
  key,
  label: key,
  group: 'ac',
  kind: 'stage',
  value_after,
  unit: 'kWh',
  loss,
  loss_fraction_of_previous: 0,
})

test('clipping is of the power before it, P90 of the energy', () => {
  const losses = [row('inv_eff', 200, 4), row('inv_clip', 190, 10), row('inv_subclip', 189, 1)]
  const [clipping, p90] = derivedKpis({ energy_kwh: 100, losses }, USUAL_UNCERTAINTY, YEAR)
  expect(clipping).toMatchObject({ key: 'clipping', value: 11 / 200, numerator: 11 })
  expect(p90?.value).toBeCloseTo(88.85, 2)
  expect(p90).toMatchObject({
    label: 'P90, one year',
    formula: expect.stringContaining('σ = 8.70 %'),
  })
})

test('a run without power has no clipping', () => {
  const [clipping] = derivedKpis({ energy_kwh: 0, losses: [] }, USUAL_UNCERTAINTY, YEAR)
  expect(clipping?.value).toBeNull()
})

test('the P90 of a part of a year is not called one of a year', () => {
  const part = { isWholeYear: false, years: 1 }
  const [, p90] = derivedKpis({ energy_kwh: 1, losses: [] }, USUAL_UNCERTAINTY, part)
  expect(p90?.label).toBe('P90, this period')
})

test('over several years the variation from year to year evens out', () => {
  const decade = { isWholeYear: false, years: 10 }
  const uncertainty = { yearFraction: 0.05, interannualFraction: 0.04 }
  const [, p90] = derivedKpis({ energy_kwh: 1000, losses: [] }, uncertainty, decade)
  // σ² = 0.05² − 0.04² + 0.04²/10 = 0.00106
  expect(p90).toMatchObject({
    label: 'P90, this period',
    formula: expect.stringContaining('σ = 3.26 %'),
  })
})
