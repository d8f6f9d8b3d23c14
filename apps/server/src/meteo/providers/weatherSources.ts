import { AppError } from '@duet/contract'
import { z } from 'zod'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { recordAccess } from '../../access/recordAccess.ts'
import type {
  MeteoDownload,
  MeteoSourceAnswer,
  MutationSaveMeteoDatasetToBlobStorageArgs,
  QueryAvailableMeteoDatasetsArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { availableDatasets } from './availableDatasets.ts'
import type { Place } from './providerTypes.ts'
import { startFetch } from './startFetch.ts'
import { type UtcOffset, utcOffset } from './utcOffset.ts'
import { fetchAnswer, findFetch } from './weatherFetches.ts'

const placeSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
const SOURCES = [
  'default',
  'meteonorm',
  'nasapower',
  'nsrdb',
  'pvgis',
  'solaranywhere',
  'solargis',
  'solcast',
  'threetier',
] as const
const availableSchema = placeSchema.extend({
  source: z.enum(SOURCES, { error: `one of ${SOURCES.join(', ')}` }).nullish(),
})
const saveSchema = placeSchema.extend({
  dataset_id: z.string().min(1).max(200),
  years: z.array(z.number().int().min(1900).max(2200)).max(100).nullish(),
  is_fresh: z.boolean().nullish(),
})

/** What the sources have for a place. */
export async function availableWeather(
  server: Server,
  userId: UserId,
  input: QueryAvailableMeteoDatasetsArgs,
): Promise<MeteoSourceAnswer[]> {
  const { project } = await projectAccess(server.db, userId, input.project_id, 'viewer')
  const { source, ...place } = parseInput(availableSchema, input, [])
  return availableDatasets(server, project.organization_id, place, source ?? undefined)
}

/** Begins to fetch a file of a provider as an upload of the project. */
export async function saveWeather(
  server: Server,
  userId: UserId,
  input: MutationSaveMeteoDatasetToBlobStorageArgs,
): Promise<MeteoDownload> {
  const { project } = await projectAccess(server.db, userId, input.project_id, 'weather')
  const { dataset_id, years, is_fresh, latitude, longitude } = parseInput(saveSchema, input, [])
  const row = await startFetch(server, {
    userId: signedIn(userId),
    project,
    isFresh: is_fresh ?? false,
    request: {
      datasetId: dataset_id,
      latitude,
      longitude,
      years: [...new Set(years ?? [])].toSorted((a, b) => a - b),
    },
  })
  return fetchAnswer(row, Date.now())
}

const DOWNLOAD = {
  find: findFetch,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Download not found'),
}

export async function weatherDownload(
  { db }: Server,
  userId: UserId,
  id: string,
): Promise<MeteoDownload> {
  return fetchAnswer(await recordAccess(db, userId, id, 'viewer', DOWNLOAD), Date.now())
}

export function offsetAt(userId: UserId, input: Place): UtcOffset {
  signedIn(userId)
  return utcOffset(parseInput(placeSchema, input, []))
}
