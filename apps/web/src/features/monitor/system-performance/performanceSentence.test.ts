import { expect, test } from 'vitest'
import { performanceSentence } from './performanceSentence.ts'
import type { PerformanceSums } from './usePerformance.ts'

const TOTAL: PerformanceSums = {
  date: null,
  day_count: 30,
  budget_kwh: 1_000_000,
  budget_poa_kwh_m2: 200,
  weather_budget_kwh: 950_000,
  model_kwh: 940_000,
  in_service_kwh: 930_000,
  sensor_kwh: 912_000,
  outage_kwh: 8000,
  poa_kwh_m2: 190,
  poa_at_25c_kwh_m2: 180,
  data_h: 700,
  total_h: 720,
  performance_ratio: 0.85,
  performance_ratio_25c: 0.9,
  epi: 0.97,
  in_service_epi: 0.98,
  energy_availability: 0.99,
  data_availability: 0.97,
  specific_yield: 150,
  weather_index: 0.95,
}
const JUNE = { from: '2026-06-01', to: '2026-06-30' }
const text = (total: PerformanceSums): string =>
  performanceSentence(JUNE, total).replace(/\s/g, ' ')

test('the plant is held against what was expected, what was sold and the weather', () => {
  expect(text(TOTAL)).toBe(
    '912.0 MWh on 30 days, 1 Jun to 30 Jun 2026: 97.0 % of what was expected and 91.2 % of the budget. The sun gave 5.0 % less light than budgeted: of the budget in this weather it was 96.0 %.',
  )
})

test('what is not known is not spoken of', () => {
  expect(text({ ...TOTAL, weather_index: null, weather_budget_kwh: null })).not.toContain('sun')
  expect(text({ ...TOTAL, budget_kwh: null })).toBe(
    '912.0 MWh on 30 days, 1 Jun to 30 Jun 2026: 97.0 % of what was expected.',
  )
})
