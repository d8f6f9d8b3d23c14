import { projectAccess } from './access/projectAccess.ts'
import { touchProject } from './access/projectParts.ts'
import { releaseReferences } from './design/releaseReferences.ts'
import { storedTerrain } from './design/storedGround.ts'
import { createMeteoService, type MeteoService } from './meteo/meteoService.ts'
import { createProviders } from './meteo/providers/providers.ts'
import {
  createProvidersService,
  type WeatherProvidersService,
} from './meteo/providers/providersService.ts'
import type { Server } from './server.ts'

export interface MeteoServices {
  readonly meteo: MeteoService
  readonly weatherProviders: WeatherProvidersService
}

export function composeMeteo(server: Server): MeteoServices {
  const { db, storage, series, sweeper, config, log } = server
  const settled = {
    db,
    storage,
    projectAccess: (...[userId, id, right]: AccessArguments) =>
      projectAccess(db, userId, id, right),
  }
  return {
    meteo: createMeteoService({
      ...settled,
      series,
      touchProject,
      releaseReferences,
      readTerrain: (projectId) => storedTerrain(server, projectId),
      wakeSweeper: sweeper.wake,
    }),
    weatherProviders: createProvidersService({
      ...settled,
      providers: createProviders(config.weatherProviders),
      onError: (error, message) => log.error({ err: error }, message),
    }),
  }
}

type AccessArguments =
  Parameters<typeof projectAccess> extends [unknown, ...infer Rest] ? Rest : never
