import { type BoundsDeg, type HeightTile, type TilePlace, tilesOver, tileZoom } from '@duet/formats'
import { fetchTilePicture, heightTileOf } from '../../../project/map/tiles.ts'

/** The operator's tiles over a box that are needed, and at which zoom. */
export function tilesFor(box: BoundsDeg, maxZoom: number): readonly TilePlace[] {
  return tilesOver(box, tileZoom(box, maxZoom))
}

const AT_ONCE = 6

/**
 * Fetches tiles of heights; places that have none are left out.
 * @throws Error when the tile server cannot be reached or has no tile at all
 */
export async function fetchTiles(
  template: string,
  places: readonly TilePlace[],
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<readonly HeightTile[]> {
  const tiles: HeightTile[] = []
  let next = 0
  let done = 0
  const work = async (): Promise<void> => {
    for (let place = places[next++]; place !== undefined; place = places[next++]) {
      const tile = await fetchTile(template, place, signal)
      if (tile !== undefined) tiles.push(tile)
      done += 1
      onProgress(done / places.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (tiles.length === 0) throw new Error('The tile server has no heights for this place.')
  return tiles
}

async function fetchTile(
  template: string,
  place: TilePlace,
  signal: AbortSignal,
): Promise<HeightTile | undefined> {
  const picture = await fetchTilePicture(template, place, signal)
  return picture && heightTileOf(picture, place)
}
