import { describe, expect, test } from 'vitest'
import { validateComponent } from '../validateComponent.ts'
import { panelCellsInSeries, panelDimensionsM } from './cellLayout.ts'
import { panelDefaults } from './panelDefaults.ts'
import type { PanelParameters } from './panelParameters.ts'
import { panelFields, settlePanel } from './panelSchema.ts'

const withPanel = (change: Partial<PanelParameters>): PanelParameters => ({
  ...panelDefaults,
  ...change,
})

const points = (angles: readonly number[]): PanelParameters['iam_profile'] =>
  angles.map((angle) => ({ angle, modifier: 1 }))

type Case = [change: Partial<PanelParameters>, path: string, message: string]

const FULL_CELLS: Partial<PanelParameters> = {
  cell_type: 'full',
  cells: [12, 6],
  parallel_string_per_diode: [1, 1],
  cell_length: 156,
  cell_width: 156,
}

const CUSTOM_SETS: Partial<PanelParameters> = {
  sandia_panel_type: 'custom',
  pvsyst_mounting_type: 'custom',
  desoto_panel_technology: 'custom',
}

const CASES: readonly Case[] = [
  [{ cells: [0, 6] }, 'cells.0', 'must be positive'],
  [{ cells: [24, 6.5] }, 'cells.1', 'must be integer'],
  [{ bypass_diodes: [1, 0] }, 'bypass_diodes.1', 'must be positive'],
  [{ parallel_string_per_diode: [0, 1] }, 'parallel_string_per_diode.0', 'must be positive'],
  [{ bifaciality_current_ratio: 1.1 }, 'bifaciality_current_ratio', 'maximum 1'],
  [{ bifaciality_current_ratio: -0.1 }, 'bifaciality_current_ratio', 'must be non-negative'],
  [{ bypass_diode_max_neg_v: 0.1 }, 'bypass_diode_max_neg_v', 'must be non-positive'],
  [{ nominal_operating_cell_temp: -274 }, 'nominal_operating_cell_temp', 'minimum -273.15'],
  [
    { irradiance_coefficients_temp: [-274, 800] },
    'irradiance_coefficients_temp.0',
    'minimum -273.15',
  ],
  [{ cell_length: 0 }, 'cell_length', 'must be positive'],
  [{ cell_width: -1 }, 'cell_width', 'must be positive'],
  [{ cell_spacing_lr: -1 }, 'cell_spacing_lr', 'must be non-negative'],
  [{ cell_spacing_tb: -1 }, 'cell_spacing_tb', 'must be non-negative'],
  [{ half_cut_center_space: -1 }, 'half_cut_center_space', 'must be non-negative'],
  [{ panel_edge_b: -1 }, 'panel_edge_b', 'must be non-negative'],
  [{ panel_edge_t: -1 }, 'panel_edge_t', 'must be non-negative'],
  [{ panel_edge_lr: -1 }, 'panel_edge_lr', 'must be non-negative'],
  [{ frame_dimensions: [12, 12, 0] }, 'frame_dimensions.2', 'must be positive'],
  [{ first_year_degradation_rate: 1 }, 'first_year_degradation_rate', 'must be less than 1'],
  [
    { remaining_years_degradation_rate: -0.1 },
    'remaining_years_degradation_rate',
    'must be non-negative',
  ],
  [{ iam_profile: points([0, 30, 60]) }, 'iam_profile', 'Must contain at least 4 points'],
  [{ iam_profile: points([0, 30, 60, 91]) }, 'iam_profile.3.angle', 'maximum 90'],
  [
    { iam_profile: [...points([0, 30, 60]), { angle: 80, modifier: 1.5 }] },
    'iam_profile.3.modifier',
    'maximum 1',
  ],
  [
    { iam_profile: points([0, 30, 60, 30]) },
    'iam_profile.3.angle',
    'Incidence angles values must be unique',
  ],
  [
    { cell_shape: 'oct' },
    'cell_shape',
    'Half-cut cells with octagonal shape is currently not supported',
  ],
  [
    { ...FULL_CELLS, cell_shape: 'oct', corner_cut_off: 40 },
    'corner_cut_off',
    'Panel patches too small. Area in corner patches cannot be calculated',
  ],
  [
    { cell_shape: 'oct', cell_width: 400, corner_cut_off: 50 },
    'corner_cut_off',
    'Panel patches too small. Area in corner patches cannot be calculated',
  ],
  [
    { bypass_diodes: [5, 3] },
    'bypass_diodes.0',
    'must be factor of number of cell rows on the panel',
  ],
  [
    { bypass_diodes: [1, 4] },
    'bypass_diodes.1',
    'must be factor of number of cell columns on the panel',
  ],
  [
    { parallel_string_per_diode: [5, 1] },
    'parallel_string_per_diode.0',
    'must be factor of number of cell rows on the panel divided by number of bypass diode rows',
  ],
  [
    { parallel_string_per_diode: [2, 3] },
    'parallel_string_per_diode.1',
    'must be factor of number of cell columns on the panel divided by number of bypass diode columns',
  ],
  [
    { spectral_model: 'firstsolar1' },
    'spectral_model',
    'FS Model 1 is only applicable for CdTe panels',
  ],
  [
    { ...CUSTOM_SETS, cell_temperature_model: 'sandia', sandia_a: 1 },
    'sandia_a',
    'must be non-positive',
  ],
  [
    { ...CUSTOM_SETS, cell_temperature_model: 'sandia', sandia_a: -101 },
    'sandia_a',
    'minimum -100',
  ],
  [{ ...CUSTOM_SETS, cell_temperature_model: 'sandia', sandia_b: -2 }, 'sandia_b', 'minimum -1'],
  [
    { ...CUSTOM_SETS, cell_temperature_model: 'sandia', sandia_delta_t: 101 },
    'sandia_delta_t',
    'maximum 100',
  ],
  [{ ...CUSTOM_SETS, cell_temperature_model: 'sandia', sandia_e0: 99 }, 'sandia_e0', 'minimum 100'],
  [
    { ...CUSTOM_SETS, cell_temperature_model: 'sandia', sandia_e0: 2001 },
    'sandia_e0',
    'maximum 2000',
  ],
  [{ cell_temperature_model: 'faiman', faiman_u0: 1001 }, 'faiman_u0', 'maximum 1000'],
  [{ cell_temperature_model: 'faiman', faiman_u1: -1 }, 'faiman_u1', 'must be non-negative'],
  [{ ...CUSTOM_SETS, pvsyst_uc: 1001 }, 'pvsyst_uc', 'maximum 1000'],
  [{ ...CUSTOM_SETS, pvsyst_uv: -1 }, 'pvsyst_uv', 'must be non-negative'],
  [{ ...CUSTOM_SETS, pvsyst_alpha: 1.1 }, 'pvsyst_alpha', 'maximum 1'],
  [
    { ...CUSTOM_SETS, bandgap_temperature_coefficient: -2 },
    'bandgap_temperature_coefficient',
    'minimum -1',
  ],
  [{ ...CUSTOM_SETS, cell_material_bandgap: 11 }, 'cell_material_bandgap', 'maximum 10'],
  [{ short_circuit_current: Number.NaN }, 'short_circuit_current', 'must be a number'],
]

describe('a panel', () => {
  test('has no errors by default', () => {
    expect(validateComponent('panel', panelDefaults).errors).toEqual([])
  })

  test.each(CASES)('%j: %s %s', (change, path, message) => {
    expect(validateComponent('panel', withPanel(change)).errors).toContainEqual({ path, message })
  })

  test('has one message a path', () => {
    const errors = validateComponent('panel', withPanel({ cells: [-1.5, 6] })).errors
    expect(errors.map(({ path }) => path)).toEqual(['cells.0'])
  })

  test('does not report fields that are hidden or disabled', () => {
    const panel = withPanel({
      panel_type: 'mono',
      bifaciality_current_ratio: 7,
      frame: false,
      frame_dimensions: [0, 0, 0],
      pvsyst_uc: -5,
      sandia_a: 5,
      corner_cut_off: -1,
    })
    expect(validateComponent('panel', panel).errors).toEqual([])
  })

  test('suggests the nine cell lengths, half of them for half-cut cells, none for CdTe', () => {
    const lengths = (change: Partial<PanelParameters>) =>
      panelFields
        .find(({ name }) => name === 'cell_length')
        ?.suggest?.(withPanel(change))
        .map(({ value }) => value)
    const full = [210, 182, 166, 166.75, 165, 161.7, 158.75, 156.75, 156]
    expect(lengths(FULL_CELLS)).toEqual(full)
    expect(lengths({ cell_type: 'half' })).toEqual(full.map((lengthMm) => lengthMm / 2))
    expect(lengths({ panel_technology: 'cdte' })).toEqual([])
  })

  test.each([
    ['cell_temperature_model', 'sandia', 'sandia_panel_type', /^sandia_(a|b|delta_t|e0)$/, 4],
    ['cell_temperature_model', 'pvsyst', 'pvsyst_mounting_type', /^pvsyst_(uc|uv|alpha)$/, 3],
    ['voct_model', 'desoto', 'desoto_panel_technology', /bandgap/, 2],
    ['spectral_model', 'firstsolar1', 'fs_spectral_1_module_type', /^fs_spectral_1_b/, 5],
    ['spectral_model', 'firstsolar2', 'fs_spectral_2_module_type', /^fs_spectral_2_b/, 6],
  ])(
    'of %s %s opens the values of %s only when it is custom',
    (model, value, set, names, count) => {
      const locked = (type: string) => {
        const panel = withPanel({ [model]: value, [set]: type })
        const fields = panelFields.filter(({ name }) => names.test(name))
        expect(fields.every((field) => field.isVisible(panel))).toBe(true)
        return fields.map((field) => field.isDisabled(panel))
      }
      expect(locked('custom')).toEqual(Array.from({ length: count }, () => false))
      expect(locked('other')).toEqual(Array.from({ length: count }, () => true))
      const others = panelFields.filter(
        ({ name }) => names.test(name) && model !== 'voct_model' && !name.startsWith('pvsyst'),
      )
      expect(others.some((field) => field.isVisible(panelDefaults))).toBe(false)
    },
  )

  test('of CdTe locks or hides the cell details, and nothing else', () => {
    const cdte = withPanel({ panel_technology: 'cdte' })
    const closed = panelFields.filter(
      (field) =>
        (!field.isVisible(cdte) || field.isDisabled(cdte)) &&
        field.isVisible(panelDefaults) &&
        !field.isDisabled(panelDefaults),
    )
    expect(closed.map(({ name }) => name)).toEqual([
      'cell_type',
      'cell_shape',
      'cell_spacing_lr',
      'cell_spacing_tb',
      'half_cut_center_space',
    ])
  })

  test('of CdTe does not report cell details', () => {
    const panel = withPanel({
      panel_technology: 'cdte',
      cell_shape: 'oct',
      corner_cut_off: 500,
      cell_spacing_tb: -1,
    })
    expect(validateComponent('panel', panel).errors).toEqual([])
  })

  test('takes the values of the named sets that it chose', () => {
    const panel = settlePanel(withPanel({ sandia_panel_type: 'insulated_back_glass_polymer' }))
    expect(panel).toMatchObject({ sandia_a: -2.81, sandia_b: -0.0455, sandia_delta_t: 0 })
    const custom = settlePanel(withPanel({ sandia_panel_type: 'custom', sandia_a: -3 }))
    expect(custom.sandia_a).toBe(-3)
  })
})

describe('panel dimensions', () => {
  test('of the default panel are those of its maker', () => {
    const { lengthM, widthM } = panelDimensionsM(panelDefaults)
    expect(lengthM).toBeCloseTo(2.278, 12)
    expect(widthM).toBeCloseTo(1.134, 12)
  })

  test('count the spacing between full cells, and none in CdTe', () => {
    const full = withPanel({ ...FULL_CELLS, cell_spacing_tb: 2, panel_edge_b: 0, panel_edge_t: 0 })
    expect(panelDimensionsM(full).lengthM).toBeCloseTo((12 * 156 + 11 * 2) / 1000, 12)
    const cdte = { ...full, panel_technology: 'cdte' } as const
    expect(panelDimensionsM(cdte).lengthM).toBeCloseTo((12 * 156) / 1000, 12)
  })

  test('half-cut halves in parallel have half the cells in series', () => {
    expect(panelCellsInSeries(panelDefaults)).toBe(72)
    expect(panelCellsInSeries(withPanel(FULL_CELLS))).toBe(72)
  })
})
