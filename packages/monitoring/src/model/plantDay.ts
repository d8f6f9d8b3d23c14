import type { EventType, IssueEvent } from './event.ts'

/** How the rows of a tracker block turn and stand. */
export interface TrackerModel {
  /** End of the axis that points south, clockwise from north: a positive rotation faces west of it. */
  readonly axisAzimuthDeg: number
  readonly minAngleDeg: number
  readonly maxAngleDeg: number
  /** Collector width over row pitch. */
  readonly groundCoverRatio: number
}

/** What the model gives for a block, each [n]: everything in service and nothing curtailed. NaN: there is no weather. */
export interface ExpectedBlock {
  readonly blockId: string
  readonly inverterCount: number
  /** Rated AC power of one inverter, W. */
  readonly ratedAcW: number
  /** DC capacity of the whole block at STC, W. */
  readonly dcCapacityW: number
  /** Change of the modules' power with cell temperature, of the whole, 1/K. */
  readonly pmpPerK: number
  /** Absent: fixed tables. */
  readonly tracker?: TrackerModel
  /** At the outputs of all its inverters, W. */
  readonly acW: Float64Array
  /** Into the inverters, before any limit of theirs, W. */
  readonly dcW: Float64Array
  /** Open plane, without shade of rows, W/m². */
  readonly poaFrontWm2: Float64Array
  readonly poaRearWm2: Float64Array
  readonly cellC: Float64Array
  /** Rotation that the controller should have, positive to the west for an axis from north to south; 0 where fixed. */
  readonly trackerAngleDeg: Float64Array
  /** Share of the light that soiling takes which the plant document knows, 0 to 1. */
  readonly soilingFraction: Float64Array
}

/** What the rules need of the weather, each [n]; NaN is missing. */
export interface PlantWeather {
  readonly sunElevationDeg: Float64Array
  readonly sunAzimuthDeg: Float64Array
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
  readonly airC: Float64Array
}

/** One civil day of a plant on the grid of its deployment. */
export interface PlantDay {
  /** yyyy-MM-dd in the zone of the plant. */
  readonly date: string
  /** Start of each interval, ms UTC, [n], rising; 23, 24 or 25 hours of them. */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  /** By node id, in the unit of its measure, [n]: means of the interval; counters at its start. NaN is missing. */
  readonly readings: ReadonlyMap<string, Float64Array>
  readonly expected: readonly ExpectedBlock[]
  readonly weather: PlantWeather
}

/** Energy of a day at the sum of the inverters, kWh: `Σ allocated + residual − over = model − sensor`. */
export interface DaySum {
  readonly date: string
  readonly model_kwh: number
  readonly sensor_kwh: number
  readonly allocated: Readonly<Partial<Record<EventType, number>>>
  readonly residual_kwh: number
  readonly over_kwh: number
}

/** Times of a node in a day, s. */
export interface NodeTime {
  /** With light in the plane above the threshold. */
  readonly useful_s: number
  /** Of it, standing still, by the type of the event that says so. */
  readonly down_s: Readonly<Partial<Record<EventType, number>>>
  /** With a reading, and all. */
  readonly data_s: number
  readonly total_s: number
}

/** Light on the open planes of a day, blocks by their DC capacity. */
export interface DayLight {
  readonly poa_kwh_m2: number
  /** The same, times `1 + γ · (T_cell − 25 °C)` at each step. */
  readonly poa_at_25c_kwh_m2: number
}

/** What a day comes to. */
export interface DayResult {
  readonly day: DaySum
  readonly light: DayLight
  readonly events: readonly IssueEvent[]
  /** The same sums by node: inverters, blocks, meter. */
  readonly nodes: ReadonlyMap<string, DaySum>
  /** Times of the leaves of the balance. */
  readonly times: ReadonlyMap<string, NodeTime>
}
