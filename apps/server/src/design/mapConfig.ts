import { signedIn, type UserId } from '../access/organizationAccess.ts'
import type { MapConfig } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { DEFAULT_SATELLITE_MAX_ZOOM, DEFAULT_TERRAIN_MAX_ZOOM, type MapTiles } from './mapTiles.ts'

/** For whoever is signed in: addresses may hold a key of the operator. */
export function mapConfig({ config }: Server, userId: UserId): MapConfig {
  signedIn(userId)
  const { satellite, terrain } = config.mapTiles
  return { ...satelliteRecord(satellite), ...terrainRecord(terrain) }
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
