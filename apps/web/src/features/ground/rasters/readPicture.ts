import { readWorldFile, WORLD_FILE_EXTENSIONS } from '@duet/formats'
import type { Corners } from '../state/corners.ts'
import { readGeoTiffPicture } from './geoTiffPicture.ts'

/** A picture as it will be sent: an image that browsers show, and where it lies if it says so. */
export interface Picture {
  /** Without its ending. */
  readonly name: string
  readonly filename: string
  readonly image: Blob
  readonly widthPx: number
  readonly heightPx: number
  /** Width and height of the file's own picture, where it was made smaller. */
  readonly sourcePx: readonly [number, number]
  readonly place: PicturePlace
  /** What was changed in it: 'Made smaller to 8192 pixels', ... */
  readonly notes: readonly string[]
}

export type PicturePlace =
  /** The file says where it lies, in the named system. */
  | { readonly kind: 'known'; readonly corners: Corners; readonly system: string }
  /** A world file came with it: the system is to be chosen. */
  | { readonly kind: 'world'; readonly affine: ReturnType<typeof readWorldFile> }
  | { readonly kind: 'unknown' }

/** Most pixels a side, and bytes, that the server takes. */
const MAX_SIDE_PX = 8192
const MAX_BYTES = 50_000_000

/** Files that a picture is made of. */
export const PICTURE_ENDINGS: string = [
  'png',
  'jpg',
  'jpeg',
  'webp',
  'tif',
  'tiff',
  ...WORLD_FILE_EXTENSIONS,
]
  .map((ending) => `.${ending}`)
  .join()

/**
 * Reads a picture out of the chosen files: one image, and its world file where it has one.
 * @throws Error that says what is wrong and what to do
 */
export async function readPicture(files: readonly File[]): Promise<Picture> {
  const images = files.filter(({ name }) => !isWorldFileName(name))
  const [image, another] = images
  if (image === undefined) throw new Error('Choose the picture together with its world file.')
  if (another !== undefined) {
    throw new Error(`Choose one picture at a time: ${image.name} and ${another.name} are two.`)
  }
  const isTiff = /\.tiff?$/i.test(image.name)
  const read = await (isTiff ? readGeoTiffPicture(image) : readImage(image))
  const picture = { ...read, name: image.name.replace(/\.[^.]+$/, ''), filename: image.name }
  const world = files.find(({ name }) => isWorldFileName(name))
  if (world === undefined || picture.place.kind === 'known') return picture
  return { ...picture, place: { kind: 'world', affine: readWorldFile(await world.text()) } }
}

function isWorldFileName(name: string): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return WORLD_FILE_EXTENSIONS.some((known) => known === ending)
}

async function readImage(file: File): Promise<Omit<Picture, 'name' | 'filename'>> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(
      `${file.name} cannot be read as a picture. PNG, JPEG, WebP and GeoTIFF files are taken.`,
    )
  })
  const { width, height } = bitmap
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const isTooLarge = file.size > MAX_BYTES
  const isKnownType = ['image/png', 'image/jpeg', 'image/webp'].includes(file.type)
  const common = {
    // its world file speaks of these
    sourcePx: [width, height] as const,
    place: UNKNOWN,
  }
  if (scale === 1 && !isTooLarge && isKnownType) {
    bitmap.close()
    return { ...common, image: file, widthPx: width, heightPx: height, notes: [] }
  }
  const [widthPx, heightPx] = [Math.round(width * scale), Math.round(height * scale)]
  const image = await encoded(bitmap, widthPx, heightPx)
  if (image.size > MAX_BYTES) {
    throw new Error(
      `${file.name} is too large: at most 50 MB can be stored. Make it smaller first.`,
    )
  }
  const notes =
    scale < 1
      ? [`Made smaller from ${width} x ${height} to ${widthPx} x ${heightPx} pixels.`]
      : ['Packed anew: the file was larger than 50 MB or of another kind.']
  return { ...common, image, widthPx, heightPx, notes }
}

const UNKNOWN: PicturePlace = { kind: 'unknown' }

async function encoded(bitmap: ImageBitmap, widthPx: number, heightPx: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser cannot draw pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, widthPx, heightPx)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}
