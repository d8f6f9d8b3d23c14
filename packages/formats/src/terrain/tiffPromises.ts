import type { GeoTIFFImage } from 'geotiff'
import { imageHeader } from './imageSize.ts'
import { TerrainFileError } from './terrainFileError.ts'

/** More pixels than this are not held in memory. */
const MAX_PIXELS = 120_000_000
/** With four bytes for each of them. */
const MAX_BYTES = 4 * MAX_PIXELS
/** Most bytes that one packed byte can become, by the packing; those of Deflate for others. */
const MOST_OF_ONE: Readonly<Record<number, number>> = { 1: 1, 32773: 64 }
const MOST_OF_DEFLATED = 1032
const JPEG = 7

/**
 * What the tags of a TIFF promise is looked at before a pixel is unpacked: sizes that no such file can hold are damage.
 *
 * @throws TerrainFileError too_large; Error with what is damaged
 */
export async function checkPromises(image: GeoTIFFImage, file: Uint8Array): Promise<void> {
  const width = image.getWidth()
  const height = image.getHeight()
  if (!(width > 0 && height > 0)) throw new Error(`it has ${width} x ${height} pixels`)
  const tileWidth = image.getTileWidth()
  const tileHeight = image.getTileHeight()
  if (!(tileWidth > 0 && tileHeight > 0))
    throw new Error(`its tiles have ${tileWidth} x ${tileHeight} pixels`)
  const columns = Math.ceil(width / tileWidth)
  const rows = Math.ceil(height / tileHeight)
  if (width * height > MAX_PIXELS || columns * tileWidth * rows * tileHeight > 2 * MAX_PIXELS) {
    throw new TerrainFileError(
      'too_large',
      `The TIFF has ${width} x ${height} pixels: at most ${MAX_PIXELS / 1e6} million are read. Cut it to the site.`,
    )
  }
  const bytes = width * height * image.getBytesPerPixel()
  if (bytes > MAX_BYTES) {
    throw new TerrainFileError(
      'too_large',
      `The TIFF unpacks to ${(bytes / 1e6).toFixed(0)} MB: at most ${MAX_BYTES / 1e6} MB are read. Cut it to the site, or keep fewer bands.`,
    )
  }
  const blocks = await blocksOf(image)
  const planes = image.planarConfiguration === 2 ? image.getSamplesPerPixel() : 1
  if (blocks.length < columns * rows * planes)
    throw new Error(`it tells the places of ${blocks.length} of ${columns * rows * planes} tiles`)
  checkContent(image, blocks, bytes, file)
}

interface Block {
  readonly offset: number
  /** Bytes; 0: nothing is stored, all of it is missing. */
  readonly size: number
}

async function blocksOf(image: GeoTIFFImage): Promise<readonly Block[]> {
  const directory = image.getFileDirectory()
  const [offsets, sizes] = directory.hasTag('StripOffsets')
    ? [await directory.loadValue('StripOffsets'), await directory.loadValue('StripByteCounts')]
    : [await directory.loadValue('TileOffsets'), await directory.loadValue('TileByteCounts')]
  return Array.from(sizes ?? [], (size, index) => ({
    offset: Number(offsets?.[index]),
    size,
  }))
}

function checkContent(
  image: GeoTIFFImage,
  blocks: readonly Block[],
  bytes: number,
  file: Uint8Array,
): void {
  const lost = blocks.findIndex(({ offset, size }) => size > 0 && !(offset + size <= file.length))
  if (lost >= 0) throw new Error(`tile ${lost + 1} lies beyond its end`)
  const stored = blocks.reduce((sum, { size }) => sum + size, 0)
  // Blocks may share what is stored, but not all of them everything
  if (stored > 4 * file.length) throw new Error('its tiles lie over one another')
  const compression = image.getFileDirectory().getValue('Compression') ?? 1
  const isSparse = blocks.some(({ size }) => size === 0)
  const most = (isSparse ? undefined : MOST_OF_ONE[compression]) ?? MOST_OF_DEFLATED
  if (bytes > most * file.length)
    throw new Error(
      `${image.getWidth()} x ${image.getHeight()} pixels cannot be in ${file.length} bytes`,
    )
  if (compression === JPEG) checkFrames(image, blocks, file)
}

/** A JPEG holds its size itself. */
function checkFrames(image: GeoTIFFImage, blocks: readonly Block[], file: Uint8Array): void {
  const most = 2 * image.getTileWidth() * image.getTileHeight()
  for (const [index, { offset, size }] of blocks.entries()) {
    const header = imageHeader(file.subarray(offset, offset + size))
    if (size > 0 && header && header.widthPx * header.heightPx > most)
      throw new Error(`tile ${index + 1} has ${header.widthPx} x ${header.heightPx} pixels`)
  }
}
