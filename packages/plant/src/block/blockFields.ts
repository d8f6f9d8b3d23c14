import { MONTH_NAMES } from '@duet/units'
import { z } from 'zod'
import { choice, defineFields, hourTable, quantity } from '../components/fields/defineFields.ts'
import type { FieldColumn, FieldDescriptor } from '../components/fields/fields.ts'
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
  positive,
  positiveInteger,
  unitRange,
} from '../components/fields/rules.ts'
import { type Block, DEFAULT_ALBEDO } from './block.ts'
import { blockAuxiliaryFields } from './blockAuxiliaryFields.ts'
import { blockMismatchFields } from './blockMismatchFields.ts'
import { blockRainFields, isKimber } from './blockRainFields.ts'
import { blockWindFields } from './blockWindFields.ts'
import { SURFACE_ALBEDOS } from './surfaceAlbedos.ts'
import { blockTrackerFields } from './trackerFields.ts'

const isSloped = (block: Block): boolean => block.terrain_type === 'slope'
const isEndless = (block: Block): boolean => block.row_optics === 'endless_rows'
const isMonthly = (block: Block): boolean => block.pv_soiling_algorithm === 'monthly'
const isSnowMonthly = (block: Block): boolean => block.snow_loss_model === 'monthly'
const isSawtooth = (block: Block): boolean => block.pv_soiling_algorithm === 'sawtooth'

const relation = (label: string) =>
  ({ label, type: 'text', rule: optionalText, isOptional: true }) as const

const INVERTER_COLUMNS: readonly FieldColumn[] = [
  { name: 'inverters', label: 'Inverters', unit: '', shownUnit: '', shownFactor: 1 },
  { name: 'strings', label: 'Strings each', unit: '', shownUnit: '', shownFactor: 1 },
]

const POWER_FACTOR_COLUMNS: readonly FieldColumn[] = [
  { name: 'power', label: 'Power', unit: '%', shownUnit: '%', shownFactor: 1 },
  { name: 'power_factor', label: 'Power factor', unit: '', shownUnit: '', shownFactor: 1 },
]

const blockEquipmentFields = defineFields<Block>('Equipment', {
  name: { label: 'Name', type: 'text', rule: anyText },
  enviro_dataset_id: relation('Meteo dataset'),
  pv_panel_id: relation('Panel'),
  pv_table_id: relation('Table'),
  pv_inverter_id: relation('Inverter'),
  pv_transformer_id: relation('MV transformer'),
  pv_dc_wire_id: relation('DC wire'),
  pv_ac_wire_id: relation('AC wire'),
  num_inverters: { label: 'Number of inverters', type: 'integer', rule: positiveInteger },
  string_spread: choice(
    'Strings over inverters',
    { even: 'Evenly, in fractions', whole: 'Whole strings', listed: 'As listed' },
    {
      isOptional: true,
      absentValue: 'even',
      help: 'Whole strings: those left over go to an inverter each',
    },
  ),
  inverter_groups: {
    label: 'Strings of each inverter',
    type: 'pointList',
    columns: INVERTER_COLUMNS,
    isOptional: true,
    visible: (block) => block.string_spread === 'listed',
    help: 'A line for inverters that have as many: how many inverters, and how many strings each',
    rule: optional(
      z
        .array(z.object({ inverters: positiveInteger, strings: positiveInteger }))
        .max(1000, { error: 'must have 1000 groups at most' }),
    ),
  },
  mpp_trackers: choice(
    'MPP trackers',
    { common: 'One voltage', separate: 'Own voltages' },
    {
      isOptional: true,
      absentValue: 'common',
      visible: (block) => !isEndless(block),
      help: 'Own voltages: inverters with several MPP trackers, each with strings of tables in alike light, as neighbours are',
    },
  ),
  power_factor: { label: 'Power factor', rule: unitRange },
  power_factor_schedule: hourTable('Power factor by month and hour', '', between(0.01, 1), {
    help: 'In the place of the power factor, in local standard time: 12 lines, January first, of 24 hours from midnight. Empty: always the same',
  }),
  power_factor_curve: {
    label: 'Power factor by power',
    type: 'pointList',
    columns: POWER_FACTOR_COLUMNS,
    isOptional: true,
    help: 'In the place of the power factor: a point a line, rising in power, which is of the highest active power of the inverters; linear between points, the ends beyond them. Empty: always the same',
    rule: optional(
      z
        .array(z.object({ power: percentage, power_factor: between(0.01, 1) }))
        .max(100, { error: 'must have 100 points at most' }),
    ),
  },
  light_within_hour: choice(
    'Light within the hour',
    { steady: 'Steady', clouds: 'As clouds pass' },
    {
      isOptional: true,
      absentValue: 'steady',
      help: 'Of hourly weather. As clouds pass: inverters follow the swings that are likely, and clip more. Shorter steps know their own',
    },
  ),
  modules_per_string: {
    label: 'Modules per string',
    type: 'integer',
    rule: optional(positiveInteger),
    isOptional: true,
    help: 'Empty: as many as the coldest hour allows',
  },
  min_design_temperature: quantity('Coldest design temperature', '°C', optional(cellCelsius), {
    isOptional: true,
  }),
  max_design_temperature: quantity('Hottest design temperature', '°C', optional(cellCelsius), {
    isOptional: true,
  }),
  pv_system_start_date: {
    label: 'PV System Start Date',
    type: 'date',
    rule: optional(calendarDate),
    isOptional: true,
    help: 'Empty: no degradation',
  },
})

const HORIZON_COLUMNS: readonly FieldColumn[] = [
  { name: 'azimuth', label: 'Azimuth', unit: '°', shownUnit: '°', shownFactor: 1 },
  { name: 'elevation', label: 'Height', unit: '°', shownUnit: '°', shownFactor: 1 },
]

const blockGroundFields = defineFields<Block>('Ground', {
  terrain_type: choice('Terrain type', { flat: 'Flat', slope: 'Slope', dem: 'Mesh' }),
  slope_azimuth: quantity('Slope azimuth', '°', between(-180, 180), { visible: isSloped }),
  slope_tilt: quantity('Slope tilt', '°', between(0, 45), { visible: isSloped }),
  slope_aware_tracking: {
    label: 'Slope-aware tracking',
    type: 'boolean',
    visible: (block) => block.terrain_type !== 'flat',
  },
  albedo_by_month: {
    label: 'Albedo by month',
    type: 'numberList',
    rule: optional(listOf(unitRange, 12)),
    isOptional: true,
    partLabels: MONTH_NAMES,
    options: SURFACE_ALBEDOS,
    help: 'Where the weather has none. Not given: 0.2',
    absentValue: DEFAULT_ALBEDO,
  },
  edge_setback: quantity('Edge setback', 'm', optional(nonNegative), { isOptional: true }),
  row_alignment: choice(
    'Row alignment',
    { max: 'Most tables', start: 'Start', centre: 'Centre', end: 'End' },
    { isOptional: true, absentValue: 'max' },
  ),
  row_direction: choice(
    'Row direction',
    { azimuth: 'Azimuth of the table', guide_line: 'Along the guide line' },
    { isOptional: true, absentValue: 'azimuth' },
  ),
  row_optics: choice(
    'Light between rows',
    { tables: 'Tables, 3-D', endless_rows: 'Endless, 2-D' },
    {
      isOptional: true,
      absentValue: 'tables',
      help: 'Endless rows have no ends, gaps, structure or obstacles, as unlimited sheds and trackers of PVsyst',
    },
  ),
  rear_shade_percentage: quantity('Rear shade of the structure', '%', optional(percentage), {
    isOptional: true,
    visible: isEndless,
    help: 'Of the light on the rear. Empty: 5 % where the table has a structure',
  }),
  rear_mismatch_percentage: quantity('Rear mismatch', '%', optional(percentage), {
    isOptional: true,
    visible: isEndless,
    help: 'Of the gain of the rear. Empty: 3 %',
  }),
  far_horizon: {
    label: 'Far horizon',
    type: 'pointList',
    columns: HORIZON_COLUMNS,
    isOptional: true,
    help: 'Azimuth clockwise from north and height, in degrees, a point a line. Empty: none',
    rule: optional(
      z
        .array(
          z.object({ azimuth: z.number().gte(0).lt(360), elevation: z.number().gte(0).lte(90) }),
        )
        .max(720, { error: 'must have 720 points at most' }),
    ),
  },
})

const blockSoilingFields = defineFields<Block>('Soiling', {
  pv_soiling_algorithm: choice(
    'Soiling algorithm',
    { monthly: 'Monthly', sawtooth: 'Sawtooth', kimber: 'Rain', hsu: 'Rain and dust' },
    { help: 'Rain needs weather with rain, Rain and dust with PM2.5 and PM10 too' },
  ),
  soiling_rates_percentage: {
    label: 'Soiling loss',
    type: 'numberList',
    unit: '%',
    rule: listOf(percentage, 12),
    partLabels: MONTH_NAMES,
    visible: isMonthly,
  },
  soiling_rate: quantity('Soiling rate', '%/day', percentage, {
    visible: (block) => isSawtooth(block) || isKimber(block),
  }),
  cleaning_interval_days: {
    label: 'Cleaning interval',
    type: 'integer',
    unit: 'days',
    rule: positiveInteger,
    visible: isSawtooth,
  },
  date_of_most_recent_cleaning: {
    label: 'Date of most recent cleaning',
    type: 'date',
    rule: calendarDate,
    visible: isSawtooth,
  },
  rear_soiling_percentage: quantity('Soiling of the rear', '%', optional(percentage), {
    isOptional: true,
    help: 'Of the light on the rear, all year. Empty: none',
  }),
})

const blockSnowFields = defineFields<Block>('Snow', {
  snow_loss_model: choice(
    'Snow on the front',
    { none: 'None', monthly: 'Monthly', slide: 'By snow depth', townsend: 'By snowfall of months' },
    {
      isOptional: true,
      absentValue: 'none',
      help: 'The rear goes on. By snow depth: it falls, lies and slides as the depth in the weather says. By snowfall of months: fixed tables by Townsend and Powers, with humidity too',
    },
  ),
  snow_rates_percentage: {
    label: 'Snow loss',
    type: 'numberList',
    unit: '%',
    rule: optional(listOf(percentage, 12)),
    isOptional: true,
    partLabels: MONTH_NAMES,
    visible: isSnowMonthly,
    help: 'Of the light on the front. Not given: 0 %',
    absentValue: 0,
  },
  snow_albedo: {
    label: 'Albedo of snow',
    rule: optional(unitRange),
    isOptional: true,
    help: 'While 1 cm of snow or more lies, where the weather has its depth and no albedo; fresh snow 0.8, old 0.6. Empty: as without snow',
  },
})

const blockModuleFields = defineFields<Block>('Module losses', {
  module_quality_percentage: quantity('Quality and LID loss', '%', optional(between(-20, 100)), {
    isOptional: true,
    help: 'Module quality and light-induced degradation; negative: a gain. Empty: 0 %',
  }),
  cell_heating: choice(
    'Cells are heated by',
    { both_faces: 'Both faces', front: 'The front' },
    {
      isOptional: true,
      absentValue: 'both_faces',
      help: 'By the light there. The front: what reaches its cells, less the efficiency at their temperature, as in PVsyst',
    },
  ),
  module_mass: quantity('Module mass that stores heat', 'kg/m²', optional(between(1, 50)), {
    isOptional: true,
    help: 'Cells follow the light later; in steps of 5 minutes or shorter alone. Usual: 11. Empty: no heat is stored',
  }),
})

const blockAgeingFields = defineFields<Block>('Ageing', {
  degradation_law: choice(
    'Degradation law',
    { linear: 'Linear', compounding: 'Compounding' },
    {
      isOptional: true,
      absentValue: 'linear',
      help: 'Of the rates of the panel after the first year. Linear: of the new power; compounding: of what is left',
    },
  ),
  letid_percentage: quantity('LeTID loss', '%', optional(between(0, 99)), {
    isOptional: true,
    help: 'By light at elevated temperature, beside the rates of the panel. It grows evenly and stays. Empty: none',
  }),
  letid_years: quantity('LeTID whole after', 'years', optional(positive), {
    isOptional: true,
    visible: (block) => (block.letid_percentage ?? 0) > 0,
    help: 'Years since the start date. Empty: 5',
  }),
  ageing_spread_percentage: quantity('Spread of ageing', '%/year', optional(between(0, 2)), {
    isOptional: true,
    help: 'Standard deviation of the yearly rates of modules: their mismatch grows with age. Empty: all age alike',
  }),
})

/** The fields of the block form; relations may stay empty while the block is being designed. */
export const blockFields: readonly FieldDescriptor<Block>[] = [
  ...blockEquipmentFields,
  ...blockGroundFields,
  ...blockTrackerFields,
  ...blockSoilingFields,
  ...blockRainFields,
  ...blockSnowFields,
  ...blockMismatchFields,
  ...blockModuleFields,
  ...blockWindFields,
  ...blockAgeingFields,
  ...blockAuxiliaryFields,
]
