import { z } from 'zod'

/** Parts of a plant that a node stands for. */
export const COMPONENTS = [
  'system',
  'block',
  'inverter',
  'mppt',
  'combiner',
  'meter',
  'met',
] as const
export type Component = (typeof COMPONENTS)[number]

/** What a node measures. */
export const measureSchema = z.enum([
  'active_power',
  'apparent_power',
  'reactive_power',
  'dc_current',
  'dc_power',
  'dc_voltage',
  'energy',
  'ghi',
  'poa_front',
  'poa_rear',
  'temp',
  'wind_speed',
  'tracker_angle',
  'curtailment_setpoint',
])
export type Measure = z.infer<typeof measureSchema>
export const MEASURES: readonly Measure[] = measureSchema.options

/** Unit of the readings of a measure once scale, offset and sign are applied. */
export const MEASURE_UNITS = {
  active_power: 'W',
  apparent_power: 'VA',
  reactive_power: 'var',
  dc_current: 'A',
  dc_power: 'W',
  dc_voltage: 'V',
  energy: 'Wh',
  ghi: 'W/m²',
  poa_front: 'W/m²',
  poa_rear: 'W/m²',
  temp: '°C',
  wind_speed: 'm/s',
  tracker_angle: '°',
  curtailment_setpoint: '%',
} as const satisfies Readonly<Record<Measure, string>>

/**
 * One node of the sensor hierarchy: a device, or a further measure of the device above it. A value in the unit of the
 * measure is `(reading · scale + offset) · sign`.
 */
export const hierarchyNodeSchema = z.object({
  id: z.string().min(1).max(200),
  parent_id: z.string().nullable(),
  name: z.string().max(200),
  /** Id of the block in the plant document that it belongs to. */
  duet_block_id: z.string().nullable(),
  /** Name of its readings in what arrives; null for a node that has none. */
  sensor_tag: z.string().max(500).nullable(),
  component: z.enum(COMPONENTS),
  component_measure: measureSchema.nullable(),
  /** W at STC of what hangs on the node. */
  inverter_dc_capacity: z.number().nonnegative().nullable(),
  sentinel_tag: z.string().max(100).default('default'),
  /** Minutes between readings. */
  sensor_time_interval: z.number().positive().nullable(),
  scale: z.number().default(1),
  offset: z.number().default(0),
  sign: z.union([z.literal(1), z.literal(-1)]).default(1),
})
export type HierarchyNode = z.infer<typeof hierarchyNodeSchema>

/** What rules begin at; a deployment that states none has these. */
export const thresholdsSchema = z.object({
  /** Light in the plane from which on time counts for availability, W/m² (O&M Best Practice Guidelines, SolarPower Europe). */
  useful_light_wm2: z.number().min(0).max(500).default(50),
  /** Of gaps of data, min. */
  comm_loss_minutes: z.number().min(1).max(1440).default(15),
  /** Daylight without any reading, from which on the plant is silent, h. */
  silent_hours: z.number().min(0.5).max(100).default(2),
  /** Of stops of a machine and of the whole plant, min. */
  inverter_outage_minutes: z.number().min(1).max(1440).default(10),
  system_outage_minutes: z.number().min(1).max(1440).default(30),
  /** Of plateaus, min. */
  limit_minutes: z.number().min(5).max(1440).default(25),
  /** Distance of a measured rotation from the ideal one, degrees. */
  tracker_deg: z.number().min(1).max(45).default(5),
  /** Distance of the power factor from its set-point, and for how long, min. */
  power_factor_band: z.number().min(0.001).max(0.5).default(0.02),
  power_factor_minutes: z.number().min(1).max(1440).default(15),
  /** Reading of a pyranometer at night, W/m². */
  night_offset_wm2: z.number().min(0.5).max(100).default(5),
})
export type Thresholds = z.infer<typeof thresholdsSchema>

/** What of a plant is not in its hierarchy. */
export const deploymentSettingsSchema = z.object({
  /** Sum of the rated AC power of its inverters, W. */
  rated_ac_w: z.number().positive().optional(),
  tracker_angle_sign: z
    .enum(['positive to the west', 'positive to the east'])
    .default('positive to the west'),
  /** How the trackers of the expected energy stand: as their controller would have them, or as they were measured. */
  tracker_rotation: z.enum(['sun', 'measured']).default('sun'),
  strings_per_combiner: z.number().positive().optional(),
  /** That the plant is to hold at its meter, 0 to 1. */
  power_factor_setpoint: z.number().positive().max(1).optional(),
  power_factor_kind: z.string().optional(),
  thresholds: thresholdsSchema.prefault({}),
})
export type DeploymentSettings = z.infer<typeof deploymentSettingsSchema>

/** How a plant is monitored: the part of a deployment that evaluating a day needs. */
export const deploymentSchema = z.object({
  /** IANA zone whose civil days are the days of the plant. */
  time_zone: z.string(),
  interval_minutes: z.number().positive().max(60),
  /** `local`: the logger writes civil time without offset, summer time included. */
  timestamp_clock: z.enum(['utc', 'local']).default('utc'),
  timestamp_label: z.enum(['beginning', 'ending']).default('beginning'),
  /** Where the weather of the expected energy comes from. */
  weather: z.enum(['station', 'satellite', 'ghi', 'poa']).default('station'),
  settings: deploymentSettingsSchema.prefault({}),
  nodes: z.array(hierarchyNodeSchema).min(1).max(20_000),
})
export type Deployment = z.infer<typeof deploymentSchema>
