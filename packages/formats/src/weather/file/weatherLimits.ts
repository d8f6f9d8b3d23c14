/** What a weather file may be at most; see `DEFAULT_WEATHER_LIMITS`. */
export interface WeatherLimits {
  readonly maxBytes: number
  readonly maxRows: number
  readonly maxLineLength: number
}

/** A leap year of one-minute rows is 527,040 rows; the widest such file known (TMY3 layout) is about 110 MB. */
export const DEFAULT_WEATHER_LIMITS: WeatherLimits = {
  maxBytes: 192 * 1024 * 1024,
  maxRows: 600_000,
  maxLineLength: 65_536,
}
