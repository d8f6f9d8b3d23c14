import { BLOCK_STAGES, mapStages, waterfall } from '@duet/engine'
import { expect, test } from 'vitest'
import { type Kpi, type LossRow, lossTable, type PartSummary } from '../index.ts'
import { storedSummary } from './storedSummary.ts'

const KPI: Kpi = {
  key: 'energy',
  label: 'Energy',
  value: 1,
  unit: 'kWh',
  formula: '',
  numerator: null,
  numerator_unit: null,
  denominator: null,
  denominator_unit: null,
}

const part = (kpis: readonly Kpi[], losses: readonly LossRow[] = []): PartSummary => ({
  ratings: { nominal_dc_w: 1, nominal_ac_w: 1, module_count: 1 },
  energy_kwh: 1,
  kpis,
  losses,
  closure_error: 0,
})

test('a key figure that is no longer given is left out of a stored run', () => {
  const stored = part([KPI, { ...KPI, key: 'performance_ratio_mean_temperature' }])
  const { system, blocks } = storedSummary({
    system: stored,
    blocks: [{ ...stored, block_id: 'a', name: 'A' }],
    warnings: [],
    assumptions: [],
  })
  for (const { kpis } of [system, ...blocks]) expect(kpis).toEqual([KPI])
})

test('a stage that a stored run did not have took nothing', () => {
  const now = lossTable(
    waterfall({
      ...mapStages(BLOCK_STAGES, (stage) => 100 - BLOCK_STAGES.indexOf(stage)),
      rear_ground: 0,
      rear_sky: 0,
      rear_structure: 0,
    }),
    1,
  )
  const added = ['dc_current_limit', 'dc_power_limit', 'inv_temperature_range']
  const before = now.filter(({ key }) => !added.includes(key))
  const { system } = storedSummary({
    system: part([], before),
    blocks: [],
    warnings: [],
    assumptions: [],
  })
  expect(system.losses.map(({ key }) => key)).toEqual(now.map(({ key }) => key))
  for (const key of added) {
    expect(system.losses.find((row) => row.key === key)).toMatchObject({
      unit: 'kWh',
      loss: 0,
      value_after: before.find((row) => row.key === 'mppt_window')?.value_after,
    })
  }
})
