import type { MeteoSummary } from '@duet/plant'

/** What planning must know of a weather dataset; the meteo domain gives it. */
export interface DatasetFacts extends MeteoSummary {
  /** SHA-256 of what its rows were made of, corrections included. */
  readonly source_hash: string
  /** From 1, higher by one with each correction. */
  readonly revision: number
  readonly storage_key: string
  readonly step_s: number
  readonly time_interval: string
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number | null
  /** Lowest air temperature, °C. */
  readonly coldest_air_c: number
  /** Where the air temperature is from, in words; null: from the file. */
  readonly air_temperature_from: string | null
}
