import type { DegradationLaw } from '@duet/engine'
import type { RelationKey } from '../components/kinds.ts'
import type { TrackerControl } from './trackerControl.ts'

export type TerrainType = 'flat' | 'slope' | 'dem'
/** Dirt on the front: a share of each month, since a cleaning, or what gathers until rain: by the day (Kimber), or of the dust in the air (HSU). */
export type SoilingAlgorithm = 'monthly' | 'sawtooth' | 'kimber' | 'hsu'
/** Snow on the front: a share of each month, or from the depth on the ground, cover that slides or what a month of snowfalls takes (Townsend). */
export type SnowLossModel = 'none' | 'monthly' | 'slide' | 'townsend'
/** Where the tables of a row start, when no guide line says it; `max` tries for the most tables (D-02). */
export type RowAlignment = 'start' | 'centre' | 'end' | 'max'
/** What rows run along: the azimuth of the table, or the guide line that their perimeter follows (D-01). */
export type RowDirection = 'azimuth' | 'guide_line'

/** Whose light a block has: that of each table where it stands, or that of the mean row of a field without ends. */
export type RowOptics = 'tables' | 'endless_rows'

/** Light that heats the cells: that on the plane of both faces, or what reaches the cells from the front, as in PVsyst. */
export type CellHeating = 'both_faces' | 'front'

/** How the strings of a block are spread over its inverters: evenly, also in fractions; whole, those left over one an inverter; or as listed. */
export type StringSpread = 'even' | 'whole' | 'listed'

/** Which strings work at one voltage: all of the block, or those of tables in alike light. */
export type MppTrackers = 'common' | 'separate'

/** Inverters of a block with as many strings each. */
export interface InverterGroup {
  readonly inverters: number
  /** Of each. */
  readonly strings: number
}

/** The power factor at a power of the inverters. */
export interface PowerFactorOfPower {
  /** % of the highest active power. */
  readonly power: number
  readonly power_factor: number
}

/** Light of an hour as the inverters get it: its mean, or as passing clouds make it swing. */
export type LightWithinHour = 'steady' | 'clouds'

/** How the mismatch of modules is known: as a loss, by the deviations of modules, or by flash classes. */
export type ModuleMismatchModel = 'percentage' | 'deviations' | 'flash_classes'

/** How strings are put together: of modules as they come, or each of one flash class. */
export type StringSorting = 'mixed' | 'by_class'

/** Modules of a flash class: their power lies evenly between two deviations from the rating, %; shares in %, or in any unit. */
export interface FlashClassRow {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** A point of the far horizon, degrees: clockwise from north, and above the level. */
export interface HorizonPoint {
  readonly azimuth: number
  readonly elevation: number
}

/** One block of a plant: its parts, its ground and its losses. Null: not set yet. */
export interface Block extends Readonly<Record<RelationKey, string | null>>, TrackerControl {
  readonly id: string
  readonly name: string
  /** Shown on the map; the client's own, never stored. */
  readonly isVisible?: boolean
  /** ISO 8601, UTC. */
  readonly created_at: string
  readonly updated_at: string
  readonly enviro_dataset_id: string | null
  readonly num_inverters: number
  /** Absent: `even`. */
  readonly string_spread?: StringSpread | null
  /** All inverters and all strings of the block, with `listed`. */
  readonly inverter_groups?: readonly InverterGroup[] | null
  /** Absent: `common`. */
  readonly mpp_trackers?: MppTrackers | null
  /** Where the ground falls to: degrees, 0 north, 90 east, 180 south. */
  readonly slope_azimuth: number
  /** Degrees from horizontal. */
  readonly slope_tilt: number
  /** The tracker controller knows the slope (D-05). */
  readonly slope_aware_tracking: boolean
  readonly terrain_type: TerrainType
  readonly pv_soiling_algorithm: SoilingAlgorithm
  /** % lost in each calendar month, January first. */
  readonly soiling_rates_percentage: readonly number[]
  /** % lost a day since the last cleaning. */
  readonly soiling_rate: number
  readonly cleaning_interval_days: number | null
  /** yyyy-MM-dd. */
  readonly date_of_most_recent_cleaning: string | null
  /** Rain that cleans, mm: of a day with `kimber`, of an hour with `hsu`; absent: 6 and 0.5. */
  readonly cleaning_rain?: number | null
  /** Days after such rain without new dirt, with `kimber`; absent: 14. */
  readonly grace_days?: number | null
  /** % that dirt takes at the most, with `kimber`; absent: 30. */
  readonly max_soiling_percentage?: number | null
  /** Days between washes by hand and the date of one, with `kimber` and `hsu`; absent: none. */
  readonly wash_interval_days?: number | null
  readonly wash_date?: string | null
  /** Speed at which dust up to 2.5 µm falls, and that of 2.5 to 10 µm, m/s, with `hsu`; absent: 0.0009 and 0.004. */
  readonly fine_deposition_velocity?: number | null
  readonly coarse_deposition_velocity?: number | null
  /** yyyy-MM-dd; null: no degradation (D-12). */
  readonly pv_system_start_date: string | null
  /** Of the inverters, 0 to 1. */
  readonly power_factor: number
  /** By hour of each month, January first, in the place of `power_factor`. */
  readonly power_factor_schedule?: readonly number[] | null
  /** By the power of the inverters, rising, in the place of `power_factor`. */
  readonly power_factor_curve?: readonly PowerFactorOfPower[] | null

  /** With hourly weather; absent: `steady`. */
  readonly light_within_hour?: LightWithinHour | null
  /** Modules in series; absent: as many as the coldest hour allows (`engine.md` 4). */
  readonly modules_per_string?: number | null
  /** Coldest and hottest cell temperature of string sizing, °C; absent: -10 and 70. */
  readonly min_design_temperature?: number | null
  readonly max_design_temperature?: number | null
  /** Ground reflectance by calendar month, fractions, where the weather has none; absent: 0.2. */
  readonly albedo_by_month?: readonly number[] | null
  /** Absent: `none`. */
  readonly snow_loss_model?: SnowLossModel | null
  /** % of the front's light lost to snow in each calendar month, January first; absent: 0. */
  readonly snow_rates_percentage?: readonly number[] | null
  /** Ground reflectance while snow lies, where the weather has its depth and no albedo; absent: as without snow. */
  readonly snow_albedo?: number | null
  /** Absent: `percentage`. */
  readonly module_mismatch_model?: ModuleMismatchModel | null
  /** Standard deviations of modules at the point of greatest power, %, with `deviations`; absent: 0. */
  readonly current_deviation_percentage?: number | null
  readonly voltage_deviation_percentage?: number | null
  /** With `flash_classes`; absent: all alike. */
  readonly flash_classes?: readonly FlashClassRow[] | null
  /** With `flash_classes`; absent: `mixed`. */
  readonly string_sorting?: StringSorting | null
  /** % of the energy lost to modules that are not alike, with `percentage`; absent: 1. */
  readonly module_mismatch_percentage?: number | null
  /** % of the energy that modules fall short of their rating, light-induced degradation included; negative: a gain; absent: 0. */
  readonly module_quality_percentage?: number | null
  /** Absent: `linear`. */
  readonly degradation_law?: DegradationLaw | null
  /** % of the power lost to light at elevated temperature once it is whole; absent: 0. */
  readonly letid_percentage?: number | null
  /** Age at which that loss is whole, years; absent: 5. */
  readonly letid_years?: number | null
  /** Standard deviation of the yearly rates of its modules, % a year; absent: all age alike. */
  readonly ageing_spread_percentage?: number | null
  /** W that the block draws while its inverters give power, and while they give none; absent: none. */
  readonly auxiliary_day_power?: number | null
  readonly auxiliary_night_power?: number | null
  /** W of the motors of one table while it turns; absent: none. */
  readonly tracker_motor_power?: number | null
  /** W of fans per kW of the inverters of the block, and W of these from which on they run; absent: none, and always. */
  readonly fan_power_ratio?: number | null
  readonly fan_threshold_power?: number | null
  /** Absent: `both_faces`. */
  readonly cell_heating?: CellHeating | null
  /** kg/m², of the modules as they store heat in short steps; absent: none is stored. */
  readonly module_mass?: number | null
  /** m above ground at which the wind of the weather was measured; absent: where the model of cell temperature means it. */
  readonly wind_measured_height?: number | null
  /** m above ground of the wind that this model means; absent: the centre of the table with `faiman`, 10 with the others. */
  readonly wind_model_height?: number | null
  /** Of the power law between both; absent: 1/7. */
  readonly wind_exponent?: number | null
  /** What hides the low sun and sky, linear between its points; absent: nothing. */
  readonly far_horizon?: readonly HorizonPoint[] | null
  /** m left free inside the perimeter; absent: 0. */
  readonly edge_setback?: number | null
  /** Absent: `max`. */
  readonly row_alignment?: RowAlignment | null
  /** Absent: `azimuth`. */
  readonly row_direction?: RowDirection | null
  /** Absent: `tables`. */
  readonly row_optics?: RowOptics | null
  /** % of the light on the rear that the structure takes, with `endless_rows`; absent: 5 where the table has a structure. */
  readonly rear_shade_percentage?: number | null
  /** % of the gain of the rear that its uneven light loses, with `endless_rows`; absent: 3. */
  readonly rear_mismatch_percentage?: number | null
  /** Absent: none. */
  readonly rear_soiling_percentage?: number | null
}

/** Design temperatures of string sizing where the block says none, °C. */
export const DEFAULT_MIN_DESIGN_TEMPERATURE_C = -10
export const DEFAULT_MAX_DESIGN_TEMPERATURE_C = 70

/** Age at which LeTID is whole where the block says none, years. */
export const DEFAULT_LETID_YEARS = 5

/** Ground reflectance where neither the weather nor the block says it: grass and soil. */
export const DEFAULT_ALBEDO = 0.2

/** What a new block holds besides its id, name and times. */
export type BlockDefaults = Omit<Block, 'id' | 'name' | 'created_at' | 'updated_at'>

export const blockDefaults: BlockDefaults = {
  enviro_dataset_id: null,
  pv_panel_id: null,
  pv_table_id: null,
  pv_inverter_id: null,
  pv_transformer_id: null,
  pv_dc_wire_id: null,
  pv_ac_wire_id: null,
  num_inverters: 1,
  slope_azimuth: 0,
  slope_tilt: 0,
  slope_aware_tracking: true,
  terrain_type: 'flat',
  pv_soiling_algorithm: 'monthly',
  soiling_rates_percentage: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  soiling_rate: 0,
  cleaning_interval_days: null,
  date_of_most_recent_cleaning: null,
  pv_system_start_date: null,
  power_factor: 1,
}

export interface NewBlock {
  /** Made by the client. */
  readonly id: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly existingNames: readonly string[]
}

export function createBlock({ id, createdAt, existingNames }: NewBlock): Block {
  return {
    ...blockDefaults,
    id,
    name: uniqueName('Block', existingNames),
    tracker_rotation: 'sun',
    created_at: createdAt,
    updated_at: createdAt,
  }
}

/** 'Block (copy)', 'Block (copy 2)' ...: also of a copy. What was cut out retains its name. */
export function copyName(name: string, existingNames: readonly string[]): string {
  const taken = new Set(existingNames)
  if (!taken.has(name)) return name
  const base = name.replace(/ \(copy(?: \d+)?\)$/, '')
  if (!taken.has(`${base} (copy)`)) return `${base} (copy)`
  let number = 2
  while (taken.has(`${base} (copy ${number})`)) number += 1
  return `${base} (copy ${number})`
}

/** The base itself, or else the base with the lowest number that no other has: `Block`, `Block 1`, `Block 2`. */
export function uniqueName(base: string, existingNames: readonly string[]): string {
  const taken = new Set(existingNames)
  if (!taken.has(base)) return base
  let number = 1
  while (taken.has(`${base} ${number}`)) number++
  return `${base} ${number}`
}
