import { expect, test } from 'vitest'
import { stagesNotModelled } from './stagesNotModelled.ts'
import { onePlant } from './testing/onePlant.ts'

const of = (
  document = onePlant(),
  counted: { readonly isTraced?: boolean; readonly rowCount?: number } = {},
  stepS = 3600,
): ReadonlySet<string> =>
  stagesNotModelled({
    document,
    blocks: [{ id: 'b', isTraced: false, rowCount: 10, ...counted }],
    stepS,
  })

test('what the design says nothing of has no model, what it says has one', () => {
  const plain = of()
  const missing = [
    'horizon',
    'soiling',
    'snow',
    'degradation',
    'hv_iron',
    'grid_limit',
    'elec_shading',
  ]
  expect(missing.filter((key) => !plain.has(key))).toEqual([])
  const there = ['rear_gain', 'near_shading', 'dc_wire', 'inv_clip']
  expect(there.filter((key) => plain.has(key))).toEqual([])
  const aged = onePlant({ pv_system_start_date: '2020-01-01' }, { panel: { panel_type: 'mono' } })
  expect(of(aged).has('degradation')).toBe(false)
  expect(of(aged).has('rear_gain')).toBe(true)
  const hills = { far_horizon: [{ azimuth: 90, elevation: 5 }] }
  expect(of(onePlant(hills)).has('horizon')).toBe(false)
  expect(of(onePlant({ snow_loss_model: 'none' })).has('snow')).toBe(true)
  expect(of(onePlant({ snow_loss_model: 'monthly' })).has('snow')).toBe(false)
  expect(of(onePlant({ snow_loss_model: 'slide' })).has('snow')).toBe(false)
  const dirty = { soiling_rates_percentage: Array(12).fill(2) }
  expect(of(onePlant(dirty)).has('soiling')).toBe(false)
  expect(plain.has('auxiliaries')).toBe(true)
  expect(of(onePlant({ auxiliary_night_power: 0 })).has('auxiliaries')).toBe(false)
  expect(plain.has('quality_lid')).toBe(true)
  expect(of(onePlant({ module_quality_percentage: 0 })).has('quality_lid')).toBe(false)
})

test('light that is traced, one row and short steps make the difference', () => {
  expect(of(onePlant(), { rowCount: 1 }).has('near_shading')).toBe(true)
  const endless = onePlant({ row_optics: 'endless_rows' })
  expect(of(endless, { rowCount: 1 }).has('near_shading')).toBe(false)
  expect(of(onePlant(), { rowCount: 1, isTraced: true }).has('near_shading')).toBe(false)
  expect(of(onePlant(), { isTraced: true }).has('elec_shading')).toBe(false)
  expect(of().has('inv_subclip')).toBe(true)
  expect(of(onePlant(), {}, 300).has('inv_subclip')).toBe(false)
  const clouds = onePlant({ light_within_hour: 'clouds' })
  expect(of(clouds).has('inv_subclip')).toBe(false)
  expect(of(clouds, {}, 7200).has('inv_subclip')).toBe(true)
})

test('the stages of the plant are those that the system parameters turn on', () => {
  const document = onePlant()
  const system_parameters = {
    ...document.system_parameters,
    hv_stage_enabled: true,
    grid_injection_limit_enabled: true,
    grid_injection_limit: 1e6,
  }
  const on = of({ ...document, system_parameters })
  expect(on.has('hv_iron') || on.has('grid_limit')).toBe(false)
  expect(on.has('availability')).toBe(true)
  const out = { ...document.system_parameters, unavailability_percentage: 0 }
  expect(of({ ...document, system_parameters: out }).has('availability')).toBe(false)
  const drawn = { ...document.system_parameters, outages_per_year: 2, outage_mean_hours: 5 }
  expect(of({ ...document, system_parameters: drawn }).has('availability')).toBe(false)
})
