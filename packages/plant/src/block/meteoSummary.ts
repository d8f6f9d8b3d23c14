/** What is known of a weather dataset without opening it. */
export interface MeteoSummary {
  readonly id: string
  readonly name: string
  /** TMY: a typical year, put together from months of several years. */
  readonly type: 'Sequential' | 'TMY'
  /** Local standard time less UTC, hours. */
  readonly local_time_zone: number
  /** Start of the first and end of the last interval, ISO 8601; without an offset: local standard time. */
  readonly start_time: string
  readonly end_time: string
  /** True where every row has a value. */
  readonly has_rh: boolean
  readonly has_pw: boolean
  readonly has_windspeed: boolean
  /** True where there is such a column; rows may lack it. */
  readonly has_snow_depth: boolean
  readonly has_rain: boolean
  readonly has_dust: boolean
}
