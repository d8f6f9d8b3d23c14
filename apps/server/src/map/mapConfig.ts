import { signedIn, type UserId } from '../access/organizationAccess.ts'
import type { MapConfig } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'
import { DEFAULT_SATELLITE_MAX_ZOOM, DEFAULT_TERRAIN_MAX_ZOOM, type MapTiles } from './mapTiles.ts'
import { servicesInForce } from './servicesInForce.ts'

/** For whoever is signed in: addresses may hold a key of the operator. */
export async function mapConfig(server: Server, userId: UserId): Promise<MapConfig> {
  signedIn(userId)
  const { satellite, terrain, places } = await servicesInForce(server).read()
  return {
    ...satelliteRecord(satellite),
    ...terrainRecord(terrain),
    places_service: places?.name ?? null,
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
