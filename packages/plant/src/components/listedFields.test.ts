import { describe, expect, test } from 'vitest'
import { blockFields } from '../block/blockFields.ts'
import { systemParametersFields } from '../block/systemParameters.ts'
import type { FieldDescriptor } from './fields/fields.ts'
import type { ComponentKind } from './kinds.ts'
import { componentDefaults, fieldsOf } from './validateComponent.ts'

const PANEL = `panel_technology panel_type cells cell_type cell_shape cell_length cell_width cell_spacing_lr
  cell_spacing_tb corner_cut_off half_cut_center_space panel_edge_b panel_edge_t panel_edge_lr frame frame_dimensions
  bypass_diodes parallel_string_per_diode temperature_coefficient_isc temperature_coefficient_voc
  nominal_operating_cell_temp irradiance_coefficients_temp bypass_diode_max_neg_v bifaciality_current_ratio
  short_circuit_current open_circuit_voltage series_resistance shunt_resistance ideality_factor iam_profile
  pan_file_import first_year_degradation_rate remaining_years_degradation_rate spectral_model
  fs_spectral_1_module_type fs_spectral_1_b0 fs_spectral_1_b1 fs_spectral_1_b2 fs_spectral_1_b3 fs_spectral_1_b4
  fs_spectral_2_module_type fs_spectral_2_b0 fs_spectral_2_b1 fs_spectral_2_b2 fs_spectral_2_b3 fs_spectral_2_b4
  fs_spectral_2_b5 cell_temperature_model sandia_panel_type sandia_a sandia_b sandia_delta_t sandia_e0 faiman_u0
  faiman_u1 pvsyst_mounting_type pvsyst_uc pvsyst_uv pvsyst_alpha voct_model desoto_panel_technology
  bandgap_temperature_coefficient cell_material_bandgap`
const TABLE = `num_tiers num_cols row_spacing tracker_pitch azimuth orientation_str column_gap table_gap tier_gap
  ground_clearance torque_tube_height mast_height tilt stow_angle backtracking_enabled track_angle_bounds
  track_azimuth_bounds tracking_type torque_tube_enabled torque_tube_shape torque_tube_radius
  torque_tube_rect_dimensions torque_tube_rotation_radius vertical_posts_enabled vertical_posts_shape
  vertical_posts_radius vertical_posts_distance vertical_posts_dimensions num_post_cols num_post_tiers
  in_plane_racking_enabled in_plane_racking_dimensions in_plane_racking_shape`
const INVERTER = `inverter_data_source inverter_id ond_file_import output_ac_voltage rated_output_ac_power
  maximum_ac_power reference_dc_power reference_dc_voltage maximum_dc_power self_consumption_power night_tare_power
  maximum_dc_current minimum_dc_voltage maximum_dc_voltage minimum_operating_temperature
  maximum_operating_temperature sandia_model_c0 sandia_model_c1 sandia_model_c2 sandia_model_c3
  cec_efficiency_curves temp_derate_curves`
const TRANSFORMER = `night_disconnect nominal_low_side_voltage nominal_high_side_voltage iron_power_loss_data_source
  iron_power_loss iron_power_loss_percentage copper_power_loss_data_source copper_power_loss_percentage
  low_voltage_winding_resistance high_voltage_winding_resistance`
const DC_WIRE = `dc_line_calculation_method dc_line_loss_percentage total_dc_resistance_override dc_line_metal_type
  dc_line_length dc_per_km_resistance dc_line_cross_section`

const LISTED: readonly (readonly [ComponentKind, string])[] = [
  ['panel', PANEL],
  ['table', TABLE],
  ['inverter', INVERTER],
  ['transformer', TRANSFORMER],
  ['hvTransformer', TRANSFORMER],
  ['dcWire', DC_WIRE],
  ['acWire', DC_WIRE.replaceAll('dc_', 'ac_')],
]
const words = (text: string): readonly string[] => text.split(/\s+/)
const namesOf = (fields: readonly FieldDescriptor[]): ReadonlySet<string> =>
  new Set(fields.map(({ name }) => name))

/** Values under which a field shows; the defaults show the others. */
const SHOWN_BY: readonly object[] = [
  {},
  { cell_type: 'full', cell_shape: 'oct' },
  { spectral_model: 'firstsolar1', cell_temperature_model: 'sandia' },
  { spectral_model: 'firstsolar2', cell_temperature_model: 'faiman' },
  ...['sapm', 'pvspec', 'caballero', 'jrc'].map((spectral_model) => ({ spectral_model })),
  { tracking_type: 0 },
  { tracking_type: 2 },
  { torque_tube_shape: 'Rectangular', in_plane_racking_enabled: true },
  { vertical_posts_enabled: true, num_post_tiers: 2 },
  { vertical_posts_enabled: true, vertical_posts_shape: 'Rectangular' },
  { inverter_data_source: 'cec' },
  { iron_power_loss_data_source: 'Datasheet', copper_power_loss_data_source: 'Datasheet' },
  {
    dc_line_calculation_method: 'total_resistance',
    ac_line_calculation_method: 'total_resistance',
  },
  {
    dc_line_calculation_method: 'computed_resistance',
    ac_line_calculation_method: 'computed_resistance',
  },
]

describe.each(LISTED)('the fields of a %s', (kind, listed) => {
  test('are all those that the specification lists', () => {
    const names = namesOf(fieldsOf(kind))
    expect(words(listed).filter((name) => !names.has(name))).toEqual([])
  })

  test('can all be brought to show, but for the imported file', () => {
    const records = SHOWN_BY.map((change) => ({ ...componentDefaults(kind), ...change }))
    const never = fieldsOf(kind).filter(
      (field: FieldDescriptor) => !records.some((record) => field.isVisible(record)),
    )
    const hidden = ['pan_file_import', 'ond_file_import']
    expect(never.map(({ name }) => name)).toEqual(
      hidden.filter((name) => words(listed).includes(name)),
    )
  })
})

test('blocks and system parameters have a field for each that the specification lists', () => {
  const block = `name enviro_dataset_id pv_panel_id pv_table_id pv_inverter_id pv_transformer_id pv_dc_wire_id
    pv_ac_wire_id num_inverters slope_azimuth slope_tilt slope_aware_tracking terrain_type pv_soiling_algorithm
    soiling_rates_percentage soiling_rate cleaning_interval_days date_of_most_recent_cleaning pv_system_start_date
    power_factor`
  const system = `terrain_dem_enabled hv_stage_enabled grid_injection_limit_enabled grid_injection_limit
    pv_hv_transformer_id pv_hv_ac_wire_id`
  const names = new Set([...namesOf(blockFields), ...namesOf(systemParametersFields)])
  expect(words(`${block} ${system}`).filter((name) => !names.has(name))).toEqual([])
})

describe('on the screen', () => {
  const optionsOf = (kind: ComponentKind, name: string) =>
    fieldsOf(kind)
      .find((field) => field.name === name)
      ?.options?.map(({ value }) => value)

  test('selects offer what the specification lists', () => {
    expect(optionsOf('table', 'azimuth')).toEqual([180, 90, 0, -90])
    expect(optionsOf('table', 'tracking_type')).toEqual([0, 1, 2])
    expect(optionsOf('table', 'in_plane_racking_shape')).toEqual(['Rectangular'])
    expect(optionsOf('table', 'torque_tube_shape')).toEqual(['Rectangular', 'Round'])
    expect(optionsOf('inverter', 'inverter_data_source')).toEqual(['custom', 'cec', 'other'])
    expect(optionsOf('panel', 'spectral_model')?.slice(0, 3)).toEqual([
      'default',
      'firstsolar1',
      'firstsolar2',
    ])
    expect(optionsOf('panel', 'cell_temperature_model')).toEqual([
      'ambient',
      'faiman',
      'noct',
      'pvsyst',
      'sandia',
      'stc',
    ])
    expect(optionsOf('acWire', 'ac_line_metal_type')).toEqual(['Cu', 'Al'])
  })

  test('numbers stand in the units of the specification', () => {
    const fields: readonly FieldDescriptor[] = [
      ...fieldsOf('panel'),
      ...fieldsOf('inverter'),
      ...fieldsOf('transformer'),
      ...fieldsOf('dcWire'),
      ...blockFields,
      ...systemParametersFields,
    ]
    const units = Object.fromEntries(fields.map(({ name, shownUnit }) => [name, shownUnit]))
    expect(units).toMatchObject({
      cell_length: 'mm',
      frame_dimensions: 'mm',
      first_year_degradation_rate: '%/year',
      rated_output_ac_power: 'kW',
      night_tare_power: 'kW',
      iron_power_loss: 'W',
      iron_power_loss_percentage: '% at STC',
      low_voltage_winding_resistance: 'Ω',
      dc_line_length: 'm',
      dc_line_cross_section: 'mm²',
      soiling_rates_percentage: '%',
      grid_injection_limit: 'MW',
    })
  })
})
