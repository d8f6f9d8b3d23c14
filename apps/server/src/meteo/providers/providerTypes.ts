import type { WeatherSource } from '@duet/formats'

/** Where providers are and what the operator has for them. */
export interface WeatherProvidersConfig {
  readonly pvgisUrl: string
  readonly nsrdbUrl: string
  readonly nsrdb: { readonly apiKey: string; readonly email: string } | undefined
  readonly nasaPowerUrl: string
  readonly solcastUrl: string
  readonly solcastApiKey: string | undefined
  readonly solarAnywhereUrl: string
  readonly solarAnywhereApiKey: string | undefined
}

/** Degrees, north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** One kind of weather file that a provider makes for a place. */
export interface DatasetOffer {
  /** Names the offer to `fetch`, such as `pvgis-tmy`. */
  readonly id: string
  readonly name: string
  readonly type: 'TMY' | 'Sequential'
  /** `OneHour`, `ThirtyMinutes`... */
  readonly timeInterval: string
  /** Years to choose from; of a typical year those that it was made from, where known. */
  readonly years: readonly number[]
  /** At most so many years become one file; 0: there is nothing to choose. */
  readonly maxYears: number
  /** In words, with its unit. */
  readonly resolution: string
  /** How far the middle of the data's cell may be from the place, km. */
  readonly distanceKm: number
  /** As in `WEATHER_VALUE_COLUMNS`. */
  readonly columns: readonly string[]
  /** Undefined: it can be fetched here. */
  readonly whyNot?: string
}

/** What is at a place, and where else there is something. */
export interface PlaceOffers {
  readonly offers: readonly DatasetOffer[]
  /** Said where there are no offers, and where offers are not sure. */
  readonly message?: string
}

export interface FetchRequest extends Place {
  readonly datasetId: string
  /** Rising; empty for a typical year. */
  readonly years: readonly number[]
}

/** What a fetch is about to give. */
export interface ProviderFile {
  readonly filename: string
  readonly totalParts: number
  /** The bytes of the file; `onPart` is called as each answer of the provider has arrived. */
  readonly content: (onPart: () => void, signal: AbortSignal) => AsyncIterable<Uint8Array>
}

export interface WeatherProvider {
  readonly source: WeatherSource
  readonly title: string
  /** Where there is data, in words. */
  readonly coverage: string
  readonly licence: string
  readonly attribution: string
  readonly infoUrl: string
  /** What is at the place. @throws ProviderError where the provider must be asked and does not answer */
  readonly offersAt: (place: Place, signal: AbortSignal) => Promise<PlaceOffers>
  /** Undefined for providers without an open interface. */
  readonly fetch?: (request: FetchRequest) => ProviderFile
}

/** Range of whole years, both included. */
export const yearsOf = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
