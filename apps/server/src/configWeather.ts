import { z } from 'zod'
import { urlOf } from './configValues.ts'
import type { WeatherProvidersConfig } from './meteo/providers/providerTypes.ts'

const baseUrl = (address: string): z.ZodType<string> =>
  urlOf(/^https?:\/\/[^?#]+$/, 'a URL that begins with http:// or https://').default(address)

const apiKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'a key without spaces')
  .optional()

/** Addresses and keys of weather providers; the addresses are the public ones where nothing else is said. */
export const WEATHER_KEYS = {
  DUET_PVGIS_URL: baseUrl('https://re.jrc.ec.europa.eu/api/v5_3'),
  DUET_NSRDB_URL: baseUrl('https://developer.nlr.gov'),
  DUET_NSRDB_API_KEY: apiKey,
  DUET_NSRDB_EMAIL: z.email('an email address').optional(),
  DUET_NASA_POWER_URL: baseUrl('https://power.larc.nasa.gov'),
  DUET_SOLCAST_URL: baseUrl('https://api.solcast.com.au'),
  DUET_SOLCAST_API_KEY: apiKey,
  DUET_SOLARANYWHERE_URL: baseUrl('https://service.solaranywhere.com/api/v2'),
  DUET_SOLARANYWHERE_API_KEY: apiKey,
} as const

type Values = z.infer<z.ZodObject<typeof WEATHER_KEYS>>

const trimmed = (url: string): string => url.replace(/\/+$/, '')

export function weatherProvidersOf(value: Values): WeatherProvidersConfig {
  const { DUET_NSRDB_API_KEY: nsrdbKey, DUET_NSRDB_EMAIL: nsrdbEmail } = value
  return {
    pvgisUrl: trimmed(value.DUET_PVGIS_URL),
    nsrdbUrl: trimmed(value.DUET_NSRDB_URL),
    nsrdb: nsrdbKey && nsrdbEmail ? { apiKey: nsrdbKey, email: nsrdbEmail } : undefined,
    nasaPowerUrl: trimmed(value.DUET_NASA_POWER_URL),
    solcastUrl: trimmed(value.DUET_SOLCAST_URL),
    solcastApiKey: value.DUET_SOLCAST_API_KEY,
    solarAnywhereUrl: trimmed(value.DUET_SOLARANYWHERE_URL),
    solarAnywhereApiKey: value.DUET_SOLARANYWHERE_API_KEY,
  }
}
