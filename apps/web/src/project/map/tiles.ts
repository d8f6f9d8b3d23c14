import type { HeightTile, TilePlace } from '@duet/formats'

/** Address of a tile by a template with {z}, {x} and {y}. */
export function tileUrl(template: string, { zoom, column, row }: TilePlace): string {
  return template
    .replaceAll('{z}', String(zoom))
    .replaceAll('{x}', String(column))
    .replaceAll('{y}', String(row))
}

/**
 * The picture of a tile; undefined where the service has none for the place.
 * @throws Error that says what is wrong and what to do
 */
export async function fetchTilePicture(
  template: string,
  place: TilePlace,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const url = tileUrl(template, place)
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    throw new Error(
      `The tile server ${new URL(url).host} cannot be reached, or lets no pages of other addresses read its tiles.`,
      { cause },
    )
  })
  if (response.status === 404 || response.status === 204) return undefined
  if (response.status === 401 || response.status === 403) {
    throw new Error(
      `The tile server refuses its tiles (status ${response.status}): the key is wrong, or not for this address.`,
    )
  }
  if (!response.ok) {
    throw new Error(`The tile server refuses its tiles (status ${response.status}).`)
  }
  return response.blob()
}

/** @throws Error where it is no picture */
export async function heightTileOf(picture: Blob, place: TilePlace): Promise<HeightTile> {
  const bitmap = await createImageBitmap(picture, {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  }).catch((cause: unknown) => {
    throw new Error(
      `The tile server answers with something that is no picture (${picture.type || 'of no kind'}).`,
      { cause },
    )
  })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser cannot read pictures.')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { ...place, sizePx: width, rgba: context.getImageData(0, 0, width, height).data }
}
