import { MONTH_NAMES } from '@duet/units'
import { z } from 'zod'
import { defineFields } from '../components/defineFields.ts'
import type { FieldDescriptor } from '../components/fields.ts'
import {
  anyText,
  between,
  calendarDate,
  cellCelsius,
  listOf,
  nonNegative,
  optional,
  optionalText,
  percentage,
  positiveInteger,
  unitRange,
} from '../components/rules.ts'
import { type Block, DEFAULT_ALBEDO } from './block.ts'

const isSloped = (block: Block): boolean => block.terrain_type === 'slope'
const isMonthly = (block: Block): boolean => block.pv_soiling_algorithm === 'monthly'
const isSawtooth = (block: Block): boolean => block.pv_soiling_algorithm === 'sawtooth'

const relation = (label: string) =>
  ({ label, type: 'text', rule: optionalText, isOptional: true }) as const

const blockEquipmentFields = defineFields<Block>('Equipment', {
  name: { label: 'Name', type: 'text', rule: anyText },
  enviro_dataset_id: relation('Meteo Dataset'),
  pv_panel_id: relation('Panel'),
  pv_table_id: relation('Table'),
  pv_inverter_id: relation('Inverter'),
  pv_transformer_id: relation('MV Transformer'),
  pv_dc_wire_id: relation('DC Wire'),
  pv_ac_wire_id: relation('AC Wire'),
  num_inverters: { label: 'Number of Inverters', type: 'integer', rule: positiveInteger },
  power_factor: { label: 'Power Factor', rule: unitRange },
  modules_per_string: {
    label: 'Modules per String',
    type: 'integer',
    rule: optional(positiveInteger),
    isOptional: true,
    help: 'Empty: as many as the coldest hour allows',
  },
  min_design_temperature: {
    label: 'Coldest Design Temperature',
    unit: '°C',
    rule: optional(cellCelsius),
    isOptional: true,
  },
  max_design_temperature: {
    label: 'Hottest Design Temperature',
    unit: '°C',
    rule: optional(cellCelsius),
    isOptional: true,
  },
  pv_system_start_date: {
    label: 'PV System Start Date',
    type: 'date',
    rule: optional(calendarDate),
    isOptional: true,
    help: 'Empty: no degradation',
  },
})

const blockGroundFields = defineFields<Block>('Ground', {
  terrain_type: {
    label: 'Terrain Type',
    type: 'select',
    options: [
      { value: 'flat', label: 'Flat' },
      { value: 'slope', label: 'Slope' },
      { value: 'dem', label: 'Mesh' },
    ],
  },
  slope_azimuth: {
    label: 'Slope Azimuth',
    unit: '°',
    rule: between(-180, 180),
    visible: isSloped,
  },
  slope_tilt: { label: 'Slope Tilt', unit: '°', rule: between(0, 45), visible: isSloped },
  slope_aware_tracking: {
    label: 'Slope-Aware Tracking',
    type: 'boolean',
    visible: (block) => block.terrain_type !== 'flat',
  },
  albedo_by_month: {
    label: 'Albedo by Month',
    type: 'numberList',
    rule: optional(listOf(unitRange, 12)),
    isOptional: true,
    partLabels: MONTH_NAMES,
    help: 'Where the weather has none. Not given: 0.2',
    absentValue: DEFAULT_ALBEDO,
  },
  edge_setback: {
    label: 'Edge Setback',
    unit: 'm',
    rule: optional(nonNegative),
    isOptional: true,
  },
  row_alignment: {
    label: 'Row Alignment',
    type: 'select',
    options: [
      { value: 'max', label: 'Most Tables' },
      { value: 'start', label: 'Start' },
      { value: 'centre', label: 'Centre' },
      { value: 'end', label: 'End' },
    ],
    rule: z.literal(['max', 'start', 'centre', 'end']).nullish(),
    isOptional: true,
    absentValue: 'max',
  },
  row_direction: {
    label: 'Row Direction',
    type: 'select',
    options: [
      { value: 'azimuth', label: 'Azimuth of the Table' },
      { value: 'guide_line', label: 'Along the Guide Line' },
    ],
    rule: z.literal(['azimuth', 'guide_line']).nullish(),
    isOptional: true,
    absentValue: 'azimuth',
  },
})

const blockSoilingFields = defineFields<Block>('Soiling', {
  pv_soiling_algorithm: {
    label: 'Soiling Algorithm',
    type: 'select',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'sawtooth', label: 'Sawtooth' },
    ],
  },
  soiling_rates_percentage: {
    label: 'Soiling Loss',
    type: 'numberList',
    unit: '%',
    rule: listOf(percentage, 12),
    partLabels: MONTH_NAMES,
    visible: isMonthly,
  },
  soiling_rate: { label: 'Soiling Rate', unit: '%/day', rule: percentage, visible: isSawtooth },
  cleaning_interval_days: {
    label: 'Cleaning Interval',
    type: 'integer',
    unit: 'days',
    rule: positiveInteger,
    visible: isSawtooth,
  },
  date_of_most_recent_cleaning: {
    label: 'Date of Most Recent Cleaning',
    type: 'date',
    rule: calendarDate,
    visible: isSawtooth,
  },
})

/** The fields of the block form; relations may stay empty while the block is being designed. */
export const blockFields: readonly FieldDescriptor<Block>[] = [
  ...blockEquipmentFields,
  ...blockGroundFields,
  ...blockSoilingFields,
]
