import { expect, test } from 'vitest'
import { USUAL_UNCERTAINTY } from '../yields/uncertaintyPart.ts'
import { allKpis, type YieldBasis } from './derivedKpis.ts'
import { plainKpi } from './kpis.ts'
import type { LossRow } from './lossTable.ts'

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

const kpisOf = (losses: readonly LossRow[], basis: YieldBasis): ReturnType<typeof allKpis> =>
  allKpis(
    {
      energy_kwh: 400,
      losses,
      kpis: [plainKpi('energy', 'Energy', 400, 'kWh', '')],
      ratings: { nominal_dc_w: 50_000, nominal_ac_w: 0, module_count: 0 },
    },
    USUAL_UNCERTAINTY,
    basis,
  )

const YEAR: YieldBasis = { kind: 'year', energyKwh: 100, years: 1 }

test('clipping is of the power before it, P90 of the energy', () => {
  const losses = [row('inv_eff', 200, 4), row('inv_clip', 190, 10), row('inv_subclip', 189, 1)]
  const [, clipping, p90] = kpisOf(losses, YEAR)
  expect(clipping).toMatchObject({ key: 'clipping', value: 11 / 200, numerator: 11 })
  expect(p90?.value).toBeCloseTo(87.87, 2)
  expect(p90).toMatchObject({
    label: 'P90, one year',
    formula: expect.stringContaining('σ = 9.458 %'),
  })
})

test('a run without power has no clipping', () => {
  expect(kpisOf([], YEAR).find(({ key }) => key === 'clipping')?.value).toBeNull()
})

test('the P90 of a part of a year is not called one of a year', () => {
  const p90 = kpisOf([], { kind: 'period', energyKwh: 1, years: 1 }).at(-1)
  expect(p90?.label).toBe('P90, this period')
})

test('of several years the figures are of their mean, and sums say that they are of all', () => {
  const kpis = kpisOf([], { kind: 'mean_year', energyKwh: 100, years: 4 })
  const shown = kpis.map(({ key, label, value }) => [key, label, value])
  expect(shown.slice(0, 3)).toEqual([
    ['energy_mean_year', 'Energy, mean of 4 years', 100],
    ['specific_yield_mean_year', 'Specific yield, mean year', 2],
    ['energy', 'Energy, all years', 400],
  ])
  expect(kpis.at(-1)).toMatchObject({ key: 'p90', label: 'P90, one year' })
  expect(kpis.at(-1)?.value).toBeCloseTo(87.87, 2)
})
