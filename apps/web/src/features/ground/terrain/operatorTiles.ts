import { type BoundsDeg, type HeightTile, type TilePlace, tilesOver, tileZoom } from '@duet/formats'

/** The operator's tiles over a box that are needed, and at which zoom. */
export function tilesFor(box: BoundsDeg, maxZoom: number): readonly TilePlace[] {
  return tilesOver(box, tileZoom(box, maxZoom))
}

/** Address of a tile by a template with {z}, {x} and {y}. */
export function tileUrl(template: string, { zoom, column, row }: TilePlace): string {
  return template
    .replace('{z}', String(zoom))
    .replace('{x}', String(column))
    .replace('{y}', String(row))
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
  const response = await fetch(tileUrl(template, place), { signal }).catch((cause: unknown) => {
    throw new Error('The tile server cannot be reached. Try again, or import a file.', { cause })
  })
  if (response.status === 404 || response.status === 204) return undefined
  if (!response.ok) {
    throw new Error(`The tile server refuses its tiles (status ${response.status}).`)
  }
  const bitmap = await createImageBitmap(await response.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser cannot read pictures.')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { ...place, sizePx: width, rgba: context.getImageData(0, 0, width, height).data }
}
