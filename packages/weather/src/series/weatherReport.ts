/** Sums over all rows of a series, and what they are sums of; as they are stored and shown wherever weather has a figure. */
export interface WeatherTotals {
  /** kWh/m²; negative and missing values count as 0. GHI is what DNI and DHI make where there is none; null: no light. */
  readonly ghi_kwh_m2: number | null
  readonly dni_kwh_m2: number | null
  readonly dhi_kwh_m2: number | null
  /** Rows that are there, in days. */
  readonly day_count: number
  /** Years from the first row to the end of the last, where these are whole; else 0. */
  readonly whole_years: number
  /** Times between the first and the last row that have none. */
  readonly missing_row_count: number
}

/** Result of a check; `not_checked` where the series lacks what it needs. */
export type CheckResult = 'passed' | 'warning' | 'failed' | 'not_checked'

/** ISO 8601 UTC; the end is not part of it. */
export interface WeatherSpan {
  readonly from: string
  readonly to: string
}

/** One check of a series, and what it found; as it is stored and shown. */
export interface WeatherCheck {
  readonly code: string
  readonly title: string
  readonly result: CheckResult
  readonly message: string
  /** Rows that were looked at, and those that did not pass. */
  readonly checked_count: number
  readonly failed_count: number
  /** Null: several. */
  readonly column: string | null
  /** ISO 8601 UTC, start of the interval. */
  readonly first_at: string | null
  readonly last_at: string | null
  /** Unbroken times of what did not pass, where they are reported (days without light); else empty. */
  readonly spans: readonly WeatherSpan[]
  /** Of the rule. */
  readonly source: string | null
}

/** A month of a series. Sums are over the rows that are there. */
export interface WeatherMonth {
  /** yyyy-MM; MM of a typical year. */
  readonly month: string
  readonly available_fraction: number
  readonly ghi_kwh_m2: number | null
  readonly dni_kwh_m2: number | null
  readonly dhi_kwh_m2: number | null
  readonly clear_sky_kwh_m2: number | null
  readonly temp_mean_c: number | null
  /** Centre of the light of clear days less solar noon, minutes; positive: the data are late. */
  readonly light_offset_min: number | null
}

/** What is stored of a report; pictures are made from the rows. */
export interface StoredWeatherReport {
  /** Of the rules; a report of an older version is made anew. */
  readonly version: number
  readonly created_at: string
  /** The worst result of the checks. */
  readonly quality: Exclude<CheckResult, 'not_checked'>
  readonly row_count: number
  readonly expected_row_count: number
  readonly totals: WeatherTotals
  readonly checks: readonly WeatherCheck[]
  readonly months: readonly WeatherMonth[]
}
