import { expect, test } from 'vitest'
import { FRONT_STAGES, LIGHT_COLUMNS } from './irradianceColumns.ts'

test('the front has every stage of its light, by short names', () => {
  expect(FRONT_STAGES.map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'poa_nominal: Unshaded',
    'poa_after_horizon: After horizon',
    'poa_after_shading: After near shading',
    'poa_after_soiling: After soiling',
    'poa_after_snow: After snow',
    'poa_after_iam: After reflection',
    'poa_after_spectral: After spectral',
  ])
  expect(new Set(LIGHT_COLUMNS).size).toBe(LIGHT_COLUMNS.length)
})
