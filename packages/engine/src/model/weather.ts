export interface Site {
  readonly latitudeDeg: number
  /** East positive. */
  readonly longitudeDeg: number
  readonly altitudeM: number
}

/** Weather and its time axis: n intervals of equal length, gaps and dropped days allowed between them. */
export interface Weather {
  /** Start of each interval, ms since 1970 UTC, [n], rising. */
  readonly intervalStartUtcMs: Float64Array
  readonly stepS: number
  /** Local standard time less UTC; decides months, days and soiling dates. */
  readonly utcOffsetH: number
  /** At least two of the three components; NaN marks a missing value. W/m², [n]. */
  readonly ghiWm2?: Float64Array
  readonly dniWm2?: Float64Array
  readonly dhiWm2?: Float64Array
  readonly airC: Float64Array
  readonly windMPerS?: Float64Array
  /** Where the wind comes from, clockwise from north; read by trackers that stow by its side alone. */
  readonly windDirectionDeg?: Float64Array
  /** Ground reflectance of each step; `Block.albedoByMonth` where it is absent or NaN. */
  readonly albedo?: Float64Array
  readonly pressurePa?: Float64Array
  readonly relativeHumidityPercent?: Float64Array
  readonly precipitableWaterCm?: Float64Array
  /** Measured tracker rotation; overrides the controller where it is a number, but for a mount that `ignoresMeasured`. */
  readonly trackerAngleDeg?: Float64Array
  /** On the ground; read by blocks whose snow slides alone. */
  readonly snowDepthCm?: Float64Array
  /** Of each step, mm; and dust in the air below 2.5 and 10 µm, µg/m³: read by blocks whose soiling follows them alone. */
  readonly rainMm?: Float64Array
  readonly pm25UgPerM3?: Float64Array
  readonly pm10UgPerM3?: Float64Array
  /**
   * Instant at which the sun stands for an interval. Absent: the middle, and the middle of the sunlit part where
   * the sun rises or sets within it (D-22). `middle`: the middle always.
   */
  readonly sunAt?: 'sunlitMiddle' | 'middle'
  /** A year put together from months of several: its dates are of no year. Absent: they are those of the steps. */
  readonly isTypicalYear?: boolean
}

/** The time axis of a series: what schedules of local time need. */
export type StepClock = Pick<
  Weather,
  'intervalStartUtcMs' | 'stepS' | 'utcOffsetH' | 'isTypicalYear'
>

/** Half-open range of steps of the weather: the unit of cutting a run. */
export interface StepRange {
  readonly from: number
  readonly to: number
}
