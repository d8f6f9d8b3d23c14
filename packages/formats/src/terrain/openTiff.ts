import type { GeoTIFFImage } from 'geotiff'
import { TerrainFileError } from './terrainFileError.ts'
import { checkPromises } from './tiffPromises.ts'

/** The full picture of a TIFF. @throws TerrainFileError for bytes that are none, and for one that is too large or damaged */
export async function openTiff(bytes: Uint8Array): Promise<GeoTIFFImage> {
  if (bytes.length === 0) throw new TerrainFileError('empty_file', 'The file is empty.')
  const isTiff = [0x4949, 0x4d4d].includes(256 * (bytes[0] ?? 0) + (bytes[1] ?? 0))
  if (!isTiff) {
    throw new TerrainFileError(
      'not_known',
      'The file is not a TIFF: it does not begin with II or MM.',
    )
  }
  return orDamaged(async () => {
    // Loaded where it is wanted: what it brings along does not stand being loaded in a thread of Node's
    const { firstImage } = await import('./geotiffImage.ts')
    const image = await firstImage(bytes)
    await checkPromises(image, bytes)
    return image
  })
}

/** What a reader of damaged bytes throws becomes a sentence. */
export async function orDamaged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof TerrainFileError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new TerrainFileError(
      'damaged',
      `The TIFF cannot be read: ${reason}. Export it anew, as a GeoTIFF.`,
      { cause: error },
    )
  }
}
