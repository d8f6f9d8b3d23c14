import { expect, test } from 'vitest'
import type { OrganizationRunRowFragment } from '../../lib/gql/graphql.ts'
import { CSV_COLUMNS, csvRow, dcAcRatio } from './runFigures.ts'

const FIGURES = {
  energy_kwh: 1_818_000,
  specific_yield_kwh_per_kwp: 1818,
  performance_ratio: 0.85,
  bifacial_gain: 0.0625,
  nominal_dc_w: 1e6,
  nominal_ac_w: 8e5,
  hours: 8760,
  missing_step_count: 0,
}

const ROW: OrganizationRunRowFragment = {
  project_id: 'project',
  project_name: 'Alpha',
  may_run: true,
  run: {
    simulation_id: 'run',
    name: 'Base, again',
    created_at: '2026-01-02T12:00:00.000Z',
    engine_version: '0.3.1',
    is_outdated: false,
    duet_job: {
      id: 'job',
      status: 'completed',
      stage: 'post_processing',
      total_tasks: 1,
      completed_tasks: 1,
      error_code: null,
      error_message: null,
      created_at: '2026-01-02T12:00:00.000Z',
      submitted_at: null,
      running_at: null,
      completed_at: null,
      queue_place: null,
    },
    figures: FIGURES,
    change: {
      simulation_id: 'before',
      name: 'Base',
      engine_version: '0.3.0',
      is_repeated: true,
      yield_fraction: 0.015625,
    },
  },
}

test('a row of the file has the figures as they are stored', () => {
  expect(Object.fromEntries(CSV_COLUMNS.map((title, at) => [title, csvRow(ROW)[at]]))).toEqual({
    Project: 'Alpha',
    Run: 'Base, again',
    Status: 'completed',
    'Started (UTC)': '2026-01-02T12:00:00.000Z',
    Engine: '0.3.1',
    'DC (kWp)': 1000,
    'AC (kW)': 800,
    'DC/AC': 1.25,
    'Energy, P50 (kWh)': 1_818_000,
    'Specific yield (kWh/kWp)': 1818,
    'Performance ratio': 0.85,
    'Bifacial gain (%)': 6.25,
    'Weather (h)': 8760,
    'Change of yield (%)': 1.5625,
    'Changed from': 'Base',
    'Engine of that run': '0.3.0',
  })
})

test('a project without a run has a row of its own', () => {
  const cells = csvRow({ ...ROW, run: null })
  expect(cells.slice(0, 3)).toEqual(['Alpha', undefined, 'no run'])
  expect(cells).toHaveLength(CSV_COLUMNS.length)
})

test('without an AC rating there is no DC/AC ratio', () => {
  expect(dcAcRatio({ ...FIGURES, nominal_ac_w: 0 })).toBeUndefined()
})
