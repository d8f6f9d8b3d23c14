import type { Block } from '../block/block.ts'
import { blockFields } from '../block/blockFields.ts'
import { type SystemParameters, systemParametersFields } from '../block/systemParameters.ts'
import { fieldsOf } from '../components/validateComponent.ts'
import { LOSS_ENTRIES, type Loss, type LossFacts, lossesOf } from './loss.ts'

/** Losses that each block has of its own. A new one is a row here. */
const BLOCK_LOSSES: Readonly<Record<string, LossFacts<Block>>> = {
  far_horizon: { fields: ['far_horizon'], enters: 'front', stages: ['horizon'] },
  wind_stow: {
    label: 'Stow in wind',
    fields: ['wind_stow_speed', 'wind_stow_angle', 'wind_stow_side', 'wind_stow_hours'],
    enters: 'front',
    stages: ['transposition'],
  },
  snow_stow: {
    label: 'Stow in snow',
    fields: ['snow_stow_depth', 'snow_stow_angle'],
    enters: 'front',
    stages: ['transposition'],
  },
  stow_periods: {
    fields: ['stow_periods'],
    enters: 'front',
    stages: ['transposition'],
  },
  tracker_offset: {
    label: 'Trackers stand off by',
    fields: ['tracker_offset'],
    enters: 'front',
    stages: ['transposition'],
  },
  tracker_stuck: {
    label: 'Trackers stuck at',
    fields: ['tracker_stuck_angle'],
    enters: 'front',
    stages: ['transposition'],
  },
  soiling: {
    label: 'Soiling',
    fields: [
      'pv_soiling_algorithm',
      'soiling_rates_percentage',
      'soiling_rate',
      'cleaning_interval_days',
      'date_of_most_recent_cleaning',
      'cleaning_rain',
      'grace_days',
      'max_soiling_percentage',
      'wash_interval_days',
      'wash_date',
      'fine_deposition_velocity',
      'coarse_deposition_velocity',
    ],
    enters: 'front',
    stages: ['soiling'],
    isSet: ({ pv_soiling_algorithm, soiling_rates_percentage, soiling_rate }) =>
      pv_soiling_algorithm === 'monthly'
        ? soiling_rates_percentage.some((rate) => rate > 0)
        : pv_soiling_algorithm === 'hsu' || soiling_rate > 0,
  },
  snow: {
    fields: ['snow_loss_model', 'snow_rates_percentage'],
    enters: 'front',
    stages: ['snow'],
  },
  albedo: { fields: ['albedo_by_month'], enters: 'rear', stages: ['transposition', 'rear_ground'] },
  snow_albedo: {
    fields: ['snow_albedo'],
    enters: 'rear',
    stages: ['transposition', 'rear_ground'],
  },
  rear_shade: {
    fields: ['rear_shade_percentage'],
    enters: 'rear',
    stages: ['rear_structure'],
  },
  rear_soiling: {
    fields: ['rear_soiling_percentage'],
    enters: 'rear',
    stages: ['rear_ground', 'rear_sky', 'rear_gain'],
  },
  rear_mismatch: {
    fields: ['rear_mismatch_percentage'],
    enters: 'rear',
    stages: ['mismatch_rear'],
  },
  ageing: {
    label: 'Ageing since',
    fields: ['pv_system_start_date', 'degradation_law'],
    enters: 'dc',
    stages: ['degradation'],
  },
  letid: {
    fields: ['letid_percentage', 'letid_years'],
    enters: 'dc',
    stages: ['degradation'],
  },
  ageing_spread: {
    fields: ['ageing_spread_percentage'],
    enters: 'dc',
    stages: ['degradation'],
  },
  cell_heating: {
    label: 'Heat of the cells',
    fields: ['cell_heating', 'module_mass'],
    enters: 'dc',
    stages: ['temperature'],
    isSet: ({ cell_heating, module_mass }) => cell_heating === 'front' || module_mass != null,
  },
  wind_height: {
    label: 'Wind at height',
    fields: ['wind_measured_height', 'wind_model_height', 'wind_exponent'],
    enters: 'dc',
    stages: ['temperature'],
  },
  mismatch: {
    label: 'Mismatch loss',
    fields: [
      'module_mismatch_model',
      'module_mismatch_percentage',
      'current_deviation_percentage',
      'voltage_deviation_percentage',
      'flash_classes',
      'string_sorting',
    ],
    enters: 'dc',
    stages: ['mismatch_front'],
    isSet: ({ module_mismatch_model: model, module_mismatch_percentage: loss }) =>
      (model ?? 'percentage') !== 'percentage' || loss != null,
  },
  module_quality: {
    fields: ['module_quality_percentage'],
    enters: 'dc',
    stages: ['quality_lid'],
  },
  light_within_hour: {
    fields: ['light_within_hour'],
    enters: 'ac',
    stages: ['inv_eff', 'inv_subclip'],
  },
  auxiliaries: {
    label: 'Auxiliaries',
    fields: [
      'auxiliary_day_power',
      'auxiliary_night_power',
      'tracker_motor_power',
      'fan_power_ratio',
      'fan_threshold_power',
    ],
    enters: 'ac',
    stages: ['auxiliaries'],
    isSet: ({ auxiliary_day_power, auxiliary_night_power, tracker_motor_power, fan_power_ratio }) =>
      [auxiliary_day_power, auxiliary_night_power, tracker_motor_power, fan_power_ratio].some(
        (power) => (power ?? 0) > 0,
      ),
  },
  power_factor: {
    label: 'Power factor',
    fields: ['power_factor', 'power_factor_schedule', 'power_factor_curve'],
    enters: 'ac',
    stages: ['inv_clip', 'ac_wire'],
    isSet: ({ power_factor, power_factor_schedule: hours, power_factor_curve: curve }) => {
      const ofCurve = curve?.map((point) => point.power_factor) ?? []
      const others = hours ?? [power_factor]
      return (ofCurve.length > 0 ? ofCurve : others).some((factor) => factor < 1)
    },
  },
}

/** Losses after the blocks meet. */
const SYSTEM_LOSSES: Readonly<Record<string, LossFacts<SystemParameters>>> = {
  hv_stage: {
    fields: ['hv_stage_enabled', 'pv_hv_transformer_id', 'pv_hv_ac_wire_id'],
    enters: 'ac',
    stages: ['hv_wire', 'hv_iron', 'hv_copper'],
  },
  grid_limit: {
    fields: [
      'grid_injection_limit_enabled',
      'grid_injection_limit',
      'grid_limit_schedule',
      'grid_limit_periods',
    ],
    enters: 'energy',
    stages: ['grid_limit'],
  },
  unavailability: {
    fields: ['unavailability_percentage'],
    enters: 'energy',
    stages: ['availability'],
  },
  outages: {
    fields: [
      'outages_per_year',
      'outage_mean_hours',
      'outage_share_percentage',
      'outage_month_weights',
      'outage_seed',
    ],
    enters: 'energy',
    stages: ['availability'],
  },
}

const PANEL_LOSSES = lossesOf('panel', fieldsOf('panel'), {
  iam: { label: 'Reflection (IAM)', fields: ['iam_profile'], enters: 'front', stages: ['iam'] },
  spectral: {
    label: 'Spectral',
    fields: [
      'spectral_model',
      'fs_spectral_1_module_type',
      'fs_spectral_2_module_type',
      'sapm_a0',
      'pvspec_module_type',
      'caballero_module_type',
      'jrc_module_type',
    ],
    enters: 'front',
    stages: ['spectral'],
    isSet: ({ spectral_model }) => spectral_model !== 'default',
  },
  first_year_degradation: {
    fields: ['first_year_degradation_rate'],
    enters: 'dc',
    stages: ['degradation'],
  },
  later_degradation: {
    fields: ['remaining_years_degradation_rate'],
    enters: 'dc',
    stages: ['degradation'],
  },
  thermal: {
    label: 'Thermal',
    fields: [
      'cell_temperature_model',
      'sandia_panel_type',
      'faiman_u0',
      'faiman_u1',
      'pvsyst_mounting_type',
      'pvsyst_uc',
      'pvsyst_uv',
    ],
    enters: 'dc',
    stages: ['temperature'],
  },
})

const PART_LOSSES: readonly Loss[] = [
  ...lossesOf('dcWire', fieldsOf('dcWire'), {
    dc_wiring: {
      label: 'DC wiring',
      fields: [
        'dc_line_calculation_method',
        'dc_line_loss_percentage',
        'total_dc_resistance_override',
        'dc_line_metal_type',
        'dc_line_length',
        'dc_line_cross_section',
        'dc_per_km_resistance',
      ],
      enters: 'dc',
      stages: ['dc_wire'],
    },
  }),
  ...lossesOf('inverter', fieldsOf('inverter'), {
    night_consumption: { fields: ['night_tare_power'], enters: 'ac', stages: ['inv_night'] },
  }),
  ...lossesOf('acWire', fieldsOf('acWire'), {
    ac_wiring: {
      label: 'AC wiring',
      fields: [
        'ac_line_calculation_method',
        'ac_line_loss_percentage',
        'total_ac_resistance_override',
        'ac_line_metal_type',
        'ac_line_length',
        'ac_line_cross_section',
        'ac_per_km_resistance',
      ],
      enters: 'ac',
      stages: ['ac_wire'],
    },
  }),
  ...lossesOf('transformer', fieldsOf('transformer'), {
    mv_iron: {
      label: 'MV transformer, iron',
      fields: ['iron_power_loss_data_source', 'iron_power_loss', 'iron_power_loss_percentage'],
      enters: 'ac',
      stages: ['mv_iron'],
    },
    mv_copper: {
      label: 'MV transformer, copper',
      fields: [
        'copper_power_loss_data_source',
        'copper_power_loss_percentage',
        'low_voltage_winding_resistance',
        'high_voltage_winding_resistance',
      ],
      enters: 'ac',
      stages: ['mv_copper'],
    },
  }),
]

const DECLARED: readonly Loss[] = [
  ...lossesOf('block', blockFields, BLOCK_LOSSES),
  ...PANEL_LOSSES,
  ...PART_LOSSES,
  ...lossesOf('system', systemParametersFields, SYSTEM_LOSSES),
]

/** Every loss that a plant can have, those that enter first first. */
export const LOSSES: readonly Loss[] = Object.keys(LOSS_ENTRIES).flatMap((entry) =>
  DECLARED.filter(({ enters }) => enters === entry),
)

export const isLossKey = (key: string): boolean => LOSSES.some((loss) => loss.key === key)
