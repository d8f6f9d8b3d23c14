import { AppError } from '@duet/contract'

/** Tiles that the operator has set. */
export interface TileService {
  /** Address with {z}, {x} and {y}. */
  readonly url: string
  readonly maxZoom: number
  readonly attribution: string | undefined
}

export interface MapTiles {
  readonly satellite: TileService | undefined
  readonly terrain: (TileService & { readonly encoding: 'terrarium' | 'mapbox' }) | undefined
}

/** As it is answered; null: not set. */
export interface MapConfigRecord {
  readonly satellite_tiles_url: string | null
  readonly satellite_max_zoom: number
  readonly satellite_attribution: string | null
  readonly terrain_tiles_url: string | null
  readonly terrain_max_zoom: number
  readonly terrain_encoding: string
  readonly terrain_attribution: string | null
}

/** For whoever is signed in: addresses may hold a key of the operator. */
export type MapConfigService = (userId: string | undefined) => MapConfigRecord

export const DEFAULT_SATELLITE_MAX_ZOOM = 19
export const DEFAULT_TERRAIN_MAX_ZOOM = 15

export function createMapConfig({ satellite, terrain }: MapTiles): MapConfigService {
  return (userId) => {
    if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
    return { ...satelliteRecord(satellite), ...terrainRecord(terrain) }
  }
}

function satelliteRecord(satellite: MapTiles['satellite']) {
  return {
    satellite_tiles_url: satellite?.url ?? null,
    satellite_max_zoom: satellite?.maxZoom ?? DEFAULT_SATELLITE_MAX_ZOOM,
    satellite_attribution: satellite?.attribution ?? null,
  }
}

function terrainRecord(terrain: MapTiles['terrain']) {
  return {
    terrain_tiles_url: terrain?.url ?? null,
    terrain_max_zoom: terrain?.maxZoom ?? DEFAULT_TERRAIN_MAX_ZOOM,
    terrain_encoding: terrain?.encoding ?? 'terrarium',
    terrain_attribution: terrain?.attribution ?? null,
  }
}
