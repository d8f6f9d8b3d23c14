import { MONTH_NAMES } from '@duet/units'
import { defineFields, hourTable, quantity } from '../components/fields/defineFields.ts'
import type { FieldError } from '../components/fields/fieldError.ts'
import type { FieldDescriptor } from '../components/fields/fields.ts'
import { type Period, periodsOf } from '../components/fields/periods.ts'
import {
  anyText,
  between,
  integerBetween,
  listOf,
  nonNegative,
  optional,
  percentage,
  positive,
} from '../components/fields/rules.ts'
import { type RecordRules, validateFields } from '../components/fields/validateFields.ts'

/** What holds for the whole plant of a project. */
export interface SystemParameters {
  readonly project_id: string
  readonly terrain_dem_enabled: boolean
  readonly hv_stage_enabled: boolean
  readonly grid_injection_limit_enabled: boolean
  /** W, shown in MW. */
  readonly grid_injection_limit: number | null
  /** % of the grid injection limit by month and hour of local standard time, 12 times 24; null: 100. */
  readonly grid_limit_schedule: readonly number[] | null
  /** W, in the place of both in a time; null: none. */
  readonly grid_limit_periods: readonly Period[] | null
  readonly pv_hv_transformer_id: string | null
  readonly pv_hv_ac_wire_id: string | null
  /** % of the energy that is lost while the plant is out of service; null: none is taken. */
  readonly unavailability_percentage: number | null
  /** Outages a year in the mean, drawn at random; null: none. */
  readonly outages_per_year: number | null
  /** Mean duration of an outage, h. */
  readonly outage_mean_hours: number | null
  /** % of the plant that is out during one; null: 100. */
  readonly outage_share_percentage: number | null
  /** How likely one begins in each month, January first; null: alike. */
  readonly outage_month_weights: readonly number[] | null
  /** The same seed gives the same outages; null: 1. */
  readonly outage_seed: number | null
}

export const systemParametersDefaults: Omit<SystemParameters, 'project_id'> = {
  terrain_dem_enabled: false,
  hv_stage_enabled: false,
  grid_injection_limit_enabled: false,
  grid_injection_limit: null,
  grid_limit_schedule: null,
  grid_limit_periods: null,
  pv_hv_transformer_id: null,
  pv_hv_ac_wire_id: null,
  unavailability_percentage: null,
  outages_per_year: null,
  outage_mean_hours: null,
  outage_share_percentage: null,
  outage_month_weights: null,
  outage_seed: null,
}

const hasOutages = (system: SystemParameters): boolean => system.outages_per_year != null

export const systemParametersFields: readonly FieldDescriptor<SystemParameters>[] = [
  ...defineFields<SystemParameters>('Terrain', {
    terrain_dem_enabled: { label: 'Terrain DEM', type: 'boolean' },
  }),
  ...defineFields<SystemParameters>('HV stage', {
    hv_stage_enabled: { label: 'HV stage', type: 'boolean' },
    pv_hv_transformer_id: {
      label: 'HV transformer',
      type: 'text',
      rule: anyText,
      visible: (system) => system.hv_stage_enabled,
    },
    pv_hv_ac_wire_id: {
      label: 'HV AC wire',
      type: 'text',
      rule: anyText,
      visible: (system) => system.hv_stage_enabled,
    },
  }),
  ...defineFields<SystemParameters>('Grid', {
    grid_injection_limit_enabled: { label: 'Grid injection limit', type: 'boolean' },
    grid_injection_limit: quantity('Grid injection limit', 'W', positive, {
      shown: { unit: 'MW', factor: 1e-6 },
      visible: (system) => system.grid_injection_limit_enabled,
    }),
    grid_limit_schedule: hourTable('Limit by month and hour', '%', percentage, {
      visible: (system) => system.grid_injection_limit_enabled,
      help: 'Of the grid injection limit, at the meter, in local standard time: 12 lines, January first, of 24 hours from midnight. 0: nothing is fed in. Empty: 100 %',
    }),
    grid_limit_periods: {
      label: 'Limit in periods',
      type: 'periodList',
      unit: 'W',
      shown: { unit: 'MW', factor: 1e-6 },
      rule: optional(periodsOf(nonNegative)),
      isOptional: true,
      visible: (system) => system.grid_injection_limit_enabled,
      help: 'In the place of the limit and its table: a line for each with start, end (not included) and limit at the meter, in local standard time; of a typical year the dates count without their year. Empty: none',
    },
    unavailability_percentage: quantity('Unavailability', '%', optional(percentage), {
      isOptional: true,
      help: 'Of the energy, while the plant is out of service. Empty: none',
    }),
    outages_per_year: quantity('Outages', '1/year', optional(between(0, 1000)), {
      isOptional: true,
      help: 'Drawn at random, beside the unavailability. Empty: none',
    }),
    outage_mean_hours: quantity('Mean duration of an outage', 'h', between(0.01, 720), {
      visible: hasOutages,
    }),
    outage_share_percentage: quantity('Plant lost in an outage', '%', optional(percentage), {
      isOptional: true,
      visible: hasOutages,
      help: 'Empty: all of it, 100 %',
    }),
    outage_month_weights: {
      label: 'Season of outages',
      type: 'numberList',
      rule: optional(
        listOf(nonNegative, 12).refine(
          (weights) => !Array.isArray(weights) || weights.some((weight) => weight !== 0),
          'one month must be above 0',
        ),
      ),
      isOptional: true,
      partLabels: MONTH_NAMES,
      visible: hasOutages,
      absentValue: 1,
      help: 'How likely one begins in each month, against the others. Not given: alike',
    },
    outage_seed: {
      label: 'Seed of outages',
      type: 'integer',
      rule: optional(integerBetween(0, 999_999)),
      isOptional: true,
      visible: hasOutages,
      help: 'The same seed gives the same outages. Empty: 1',
    },
  }),
]

const systemParametersRecord: RecordRules<SystemParameters> = {
  fields: systemParametersFields,
  rules: [],
}

export function validateSystemParameters(parameters: SystemParameters): readonly FieldError[] {
  return validateFields(systemParametersRecord, parameters)
}
