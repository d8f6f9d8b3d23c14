import { perServer, type Server } from '../../server.ts'
import { createNasaPower } from './nasaPower.ts'
import { createNsrdb } from './nsrdb.ts'
import { createProviderHttp, type ProviderHttpOptions } from './providerHttp.ts'
import type { WeatherProvider, WeatherProvidersConfig } from './providerTypes.ts'
import { createPvgis } from './pvgis.ts'
import { createSolarAnywhere } from './solarAnywhere.ts'
import { createSolcast } from './solcast.ts'
import { uploadSources } from './uploadSources.ts'

interface ProviderOptions extends ProviderHttpOptions {
  readonly now?: () => Date
  /** Between two questions whether an ordered file is ready. */
  readonly pollMs?: number
}

/** Of the server's configuration. */
export const serverProviders: (server: Server) => readonly WeatherProvider[] = perServer(
  ({ config }) => createProviders(config.weatherProviders),
)

/** Every source of weather but `default`, in the order in which they are shown. */
export function createProviders(
  config: WeatherProvidersConfig,
  options: ProviderOptions = {},
): readonly WeatherProvider[] {
  const http = createProviderHttp(options)
  const now = options.now ?? (() => new Date())
  return [
    createPvgis(http, config.pvgisUrl),
    createNsrdb(http, config.nsrdbUrl, config.nsrdb),
    createNasaPower(http, config.nasaPowerUrl, now),
    createSolcast(http, { baseUrl: config.solcastUrl, apiKey: config.solcastApiKey }, now),
    createSolarAnywhere(
      http,
      {
        baseUrl: config.solarAnywhereUrl,
        apiKey: config.solarAnywhereApiKey,
        ...(options.pollMs === undefined ? {} : { pollMs: options.pollMs }),
      },
      now,
    ),
    ...uploadSources,
  ]
}
