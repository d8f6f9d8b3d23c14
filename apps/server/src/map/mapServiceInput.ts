import { oneLine } from '@duet/contract'
import { z } from 'zod'
import {
  DEFAULT_SATELLITE_MAX_ZOOM,
  DEFAULT_TERRAIN_MAX_ZOOM,
  HIGHEST_ZOOM,
  isTilesUrl,
  MAP_SERVICE_KINDS,
  TERRAIN_ENCODINGS,
  TILES_TEXT,
} from './mapTiles.ts'
import { PLACE_PROTOCOLS } from './places/placeService.ts'

export const kindSchema = z.object({ kind: z.enum(MAP_SERVICE_KINDS) })

/** Address of a service that the server asks itself. */
const PLACES_URL = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[^\s#]*)?$/i

const common = {
  name: z.string().overwrite(oneLine).min(1, 'Name is required').max(60),
  // of a query parameter: nothing that could end it
  key: z
    .string()
    .trim()
    .regex(/^[\w.~-]{1,500}$/, 'must be letters, digits and - . _ ~')
    .nullish(),
  attribution: z.string().overwrite(oneLine).max(200),
  terms_accepted: z.literal(true, { error: 'Read and accept the terms of the service first' }),
}

const tiles = z.string().trim().max(1000).refine(isTilesUrl, `must be ${TILES_TEXT}`)
const zoom = z.int().min(0).max(HIGHEST_ZOOM)

/** Fields of `MapServiceInput`, by kind. */
export const SERVICE_SCHEMAS = {
  imagery: z.object({
    ...common,
    url: tiles,
    max_zoom: zoom.nullish().transform((given) => given ?? DEFAULT_SATELLITE_MAX_ZOOM),
    format: z.null().optional(),
  }),
  terrain: z.object({
    ...common,
    url: tiles,
    max_zoom: zoom.nullish().transform((given) => given ?? DEFAULT_TERRAIN_MAX_ZOOM),
    format: z.enum(TERRAIN_ENCODINGS),
  }),
  places: z
    .object({
      ...common,
      url: z
        .string()
        .trim()
        .max(1000)
        .refine(
          (text) => PLACES_URL.test(text) && URL.canParse(text),
          'must be a URL that begins with http:// or https://, without #',
        ),
      max_zoom: z.null().optional(),
      format: z.enum(PLACE_PROTOCOLS),
    })
    .refine(({ url, format }) => format !== 'maptiler' || url.includes('{query}'), {
      error: 'must hold {query} where the text goes',
      path: ['url'],
    }),
} as const
