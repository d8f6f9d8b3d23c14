import { decodeTile, type TileEncoding, type TilePlace, tilesOver } from '@duet/formats'
import { fetchTilePicture, heightTileOf } from '../../../project/map/tiles.ts'

/** A tile of a service, and what it says. */
export interface CheckedTile {
  readonly picture: Blob
  readonly place: TilePlace
  /** Of heights: the lowest and highest in the tile, m. */
  readonly heightsM: { readonly min: number; readonly max: number } | undefined
}

export interface CheckedService {
  readonly url: string
  readonly maxZoom: number
  /** Of heights. */
  readonly encoding: TileEncoding | undefined
}

interface CheckedPlace {
  readonly latitude: number
  readonly longitude: number
}

/** Fine enough to see a plant, and within what most services have. */
const CHECK_ZOOM = 14
const TIMEOUT_MS = 15_000
/**
 * Fetches a tile as the map does.
 * @throws Error that says what is wrong and what to do
 */
export async function checkTile(
  service: CheckedService,
  { latitude, longitude }: CheckedPlace,
): Promise<CheckedTile> {
  const zoom = Math.min(CHECK_ZOOM, service.maxZoom)
  const box = { west: longitude, east: longitude, north: latitude, south: latitude }
  const [place] = tilesOver(box, zoom)
  if (place === undefined) throw new Error('The place is beyond the map.')
  const picture = await fetchTilePicture(service.url, place, AbortSignal.timeout(TIMEOUT_MS))
  if (picture === undefined) {
    throw new Error(
      `The tile server has no tile here at zoom ${zoom}. See whether the address is right, or try another place.`,
    )
  }
  const tile = await heightTileOf(picture, place)
  const heightsM =
    service.encoding === undefined ? undefined : rangeOf(decodeTile(tile, service.encoding))
  return { picture, place, heightsM }
}

/** @throws Error where these are no heights of ground */
export function rangeOf(heights: Float32Array): { readonly min: number; readonly max: number } {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const height of heights) {
    if (height < min) min = height
    if (height > max) max = height
  }
  if (min > max) {
    throw new Error('The colours are no heights of ground: choose the other way to hold heights.')
  }
  return { min, max }
}
