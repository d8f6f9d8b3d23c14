import { expect, test } from 'vitest'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import type { RunFigures } from '../../project/economics/useEconomics.ts'
import { bestPoint, measureOf } from './measures.ts'
import { weighedStudy } from './studyEconomics.ts'

const STUDY: StudyPartsFragment = {
  id: 's',
  name: 'Pitch',
  parameters: ['row_spacing'],
  constraints: [],
  search: null,
  created_at: '2026-01-01T00:00:00Z',
  user: { id: 'u', email: '', first_name: '', last_name: '' },
  block_names: [],
  weather_names: [],
  obstacle_names: null,
  row_optics: null,
  from: null,
  to: null,
  simulated_year: null,
  points: [5, 6, 7].map((value) => ({
    values: [value],
    labels: [`${value} m`],
    broken: [],
    design: null,
    simulation: {
      id: `run ${value}`,
      name: '',
      duet_job: {
        id: '',
        status: 'completed',
        stage: '',
        total_tasks: 1,
        completed_tasks: 1,
        error_message: null,
        queue_place: null,
      },
    },
    errors: [],
    result: {
      energy_kwh: value * 1000,
      specific_yield_kwh_per_kwp: value * 300,
      performance_ratio: 0.8,
      clipping_fraction: 0,
      clipping_kwh: 0,
      nominal_dc_kw: 1,
      nominal_ac_kw: 1,
      dc_ac_ratio: 1,
      module_count: 2,
    },
  })),
}

const figures = (value: number, lcoe: number | null): RunFigures => ({
  simulation_id: `run ${value}`,
  missing: lcoe === null ? 'quantity' : null,
  model: { currency: 'EUR' },
  capital_sum: 1,
  cases:
    lcoe === null
      ? []
      : [
          {
            probability: 50,
            energy_kwh: 1,
            lcoe_real_per_mwh: lcoe,
            lcoe_nominal_per_mwh: lcoe,
            npv: -lcoe * 1000,
            irr_fraction: null,
            payback_years: null,
            discounted_payback_years: null,
          },
        ],
})

test('the lowest LCOE and the highest value are the best, not the most energy', () => {
  const { study, measures } = weighedStudy(STUDY, [figures(5, 41), figures(6, 39), figures(7, 44)])
  const bestBy = (key: string) => bestPoint(study.points, measureOf(key, measures)!)?.values[0]
  expect(['specific_yield', 'lcoe_real', 'npv'].map(bestBy)).toEqual([7, 6, 6])
  expect(measureOf('lcoe_real', measures)?.unit).toBe('EUR/MWh')
})

test('a run without figures has none, and is not the best', () => {
  const { study, measures } = weighedStudy(STUDY, [
    figures(5, 41),
    figures(6, null),
    figures(7, 44),
  ])
  const lcoe = measureOf('lcoe_real', measures)!
  expect(study.points.map(lcoe.value)).toEqual([41, null, 44])
  expect(bestPoint(study.points, lcoe)?.values).toEqual([5])
})

test('without costs a study is as it was', () => {
  const none = STUDY.points.map(({ values }) => ({
    ...figures(Number(values[0]), null),
    model: null,
  }))
  const { study, measures } = weighedStudy(STUDY, none)
  expect(study).toBe(STUDY)
  expect(measureOf('lcoe_real', measures)).toBeUndefined()
})
