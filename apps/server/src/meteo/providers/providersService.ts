import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import { isUuid } from '../../db/uuid.ts'
import type { ObjectStorage } from '../../files/objectStorage.ts'
import type { MeteoDownload, MeteoSourceAnswer } from '../../http/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { UserId } from '../datasetAccess.ts'
import { availableDatasets } from './availableDatasets.ts'
import type { WeatherProvider } from './providerTypes.ts'
import { startFetch } from './startFetch.ts'
import { type UtcOffset, utcOffset } from './utcOffset.ts'
import { fetchAnswer, findFetch } from './weatherFetches.ts'

/** What the service must know of a project. */
type ProvidersProjectAccess = (
  userId: UserId,
  projectId: string,
  right: 'viewer' | 'edit',
) => Promise<{ readonly project: { readonly id: string; readonly organization_id: string } }>

export interface ProvidersDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly providers: readonly WeatherProvider[]
  readonly projectAccess: ProvidersProjectAccess
  readonly onError: (error: unknown, message: string) => void
}

interface AvailableInput {
  readonly project_id: string
  readonly latitude: number
  readonly longitude: number
  readonly source?: string | null | undefined
}

interface SaveInput {
  readonly project_id: string
  readonly dataset_id: string
  readonly latitude: number
  readonly longitude: number
  readonly years?: readonly number[] | null | undefined
  readonly is_fresh?: boolean | null | undefined
}

/** Weather from its providers: what there is, and files of it as uploads of a project. */
export interface WeatherProvidersService {
  readonly available: (userId: UserId, input: AvailableInput) => Promise<MeteoSourceAnswer[]>
  readonly save: (userId: UserId, input: SaveInput) => Promise<MeteoDownload>
  readonly download: (userId: UserId, id: string) => Promise<MeteoDownload>
  readonly utcOffset: (
    userId: UserId,
    place: { readonly latitude: number; readonly longitude: number },
  ) => Promise<UtcOffset>
}

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

export function createProvidersService(deps: ProvidersDeps): WeatherProvidersService {
  return {
    available: async (userId, input) => {
      const { project } = await deps.projectAccess(userId, input.project_id, 'viewer')
      const { source, ...place } = parseInput(availableSchema, input, [])
      return availableDatasets(deps, project.organization_id, place, source ?? undefined)
    },
    save: async (userId, input) => {
      const { project } = await deps.projectAccess(userId, input.project_id, 'edit')
      const { dataset_id, years, is_fresh, latitude, longitude } = parseInput(saveSchema, input, [])
      const row = await startFetch(deps, {
        userId: userId ?? '',
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
    },
    download: async (userId, id) => {
      if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
      const row = isUuid(id) ? await findFetch(deps.db, id) : undefined
      if (!row) throw notFound()
      try {
        await deps.projectAccess(userId, row.project_id, 'viewer')
      } catch (error) {
        throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
      }
      return fetchAnswer(row, Date.now())
    },
    utcOffset: async (userId, input) => {
      if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
      return utcOffset(parseInput(placeSchema, input, []))
    },
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Download not found')
