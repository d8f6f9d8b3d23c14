import type { GeoTIFFImage, TypedArray } from 'geotiff'
import type { Crs } from '../crs/crs.ts'
import { type Affine, toMap } from './affine.ts'
import { tiffPlace } from './geoTiffPlace.ts'
import { openTiff, orDamaged } from './openTiff.ts'
import { pixelSizeM } from './rasterHeights.ts'
import { TerrainFileError } from './terrainFileError.ts'

/** Longitude and latitude of the upper left, upper right, lower right and lower left corner of a picture. */
export type Corners = readonly [LngLat, LngLat, LngLat, LngLat]
export type LngLat = readonly [longitude: number, latitude: number]

/** A picture of the ground, ready for a canvas. */
export interface GroundPicture {
  readonly widthPx: number
  readonly heightPx: number
  /** [4 · width · height]: red, green, blue and how opaque it is, rows from above. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
  readonly corners: Corners
  /** Mean side of one pixel on the ground, m. */
  readonly pixelM: number
  readonly crsName: string
  readonly notes: readonly string[]
}

export interface ImageTiffOptions {
  /** Of a file that names none. */
  readonly crs?: Crs
  /** A larger picture is taken coarser. */
  readonly maxSidePx?: number
}

/** Pixels a side that a screen can hold as one picture. */
export const MAX_PICTURE_SIDE_PX = 8192

/**
 * Picture of a GeoTIFF: colours, grey or a palette, 8 or 16 bits, packed as the decoders of geotiff.js know (JPEG, LZW, Deflate).
 * Pixels of its missing value are see-through.
 *
 * @throws TerrainFileError
 */
export async function readImageTiff(
  bytes: Uint8Array,
  { crs: given, maxSidePx = MAX_PICTURE_SIDE_PX }: ImageTiffOptions = {},
): Promise<GroundPicture> {
  const image = await openTiff(bytes)
  const { affine, crs } = await orDamaged(() => tiffPlace(image, given))
  const width = image.getWidth()
  const height = image.getHeight()
  const shrink = Math.max(1, Math.max(width, height) / maxSidePx)
  const widthPx = Math.max(1, Math.round(width / shrink))
  const heightPx = Math.max(1, Math.round(height / shrink))
  const rgba = await orDamaged(() => readRgba(image, widthPx, heightPx))
  return {
    widthPx,
    heightPx,
    rgba,
    corners: cornersOf(affine, crs, width, height),
    pixelM: pixelSizeM({ affine, crs }, width / 2, height / 2) * shrink,
    crsName: crs.name,
    notes: shrink > 1 ? [`The picture was made smaller, from ${width} x ${height} pixels.`] : [],
  }
}

/** Corners of a picture whose matrix and system are known, as of a world file. */
export function cornersOf(affine: Affine, crs: Crs, widthPx: number, heightPx: number): Corners {
  const at = (column: number, row: number): LngLat => {
    const [longitude, latitude] = crs.toLngLat(...toMap(affine, column, row))
    if (Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) return [longitude, latitude]
    throw new TerrainFileError(
      'no_place',
      `The picture would lie nowhere on the earth in ${crs.name}: choose another coordinate system.`,
    )
  }
  return [at(0, 0), at(widthPx, 0), at(widthPx, heightPx), at(0, heightPx)]
}

async function readRgba(
  image: GeoTIFFImage,
  width: number,
  height: number,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const bits = image.getBitsPerSample()
  const samples = image.getSamplesPerPixel()
  const missing = image.getGDALNoData()
  const out = new Uint8ClampedArray(4 * width * height)
  if (bits === 8 && samples >= 3) {
    const bands = await image.readRGB({ width, height, enableAlpha: true, interleave: true })
    fillFromColours(bands, out)
  } else if (isPalette(image)) {
    const bands = await image.readRGB({ width, height, interleave: true })
    fillFromColours(bands, out)
  } else {
    const chosen = samples >= 3 ? [0, 1, 2] : [0]
    const bands = await image.readRasters({ samples: chosen, width, height })
    const planes = Array.from(bands).filter((band) => typeof band !== 'number')
    if (planes.length === 0) throw new TerrainFileError('not_picture', 'The TIFF holds no picture.')
    fillStretched(planes, bits, missing, out)
  }
  return out
}

const PALETTE = 3

function isPalette(image: GeoTIFFImage): boolean {
  return image.getFileDirectory().getValue('PhotometricInterpretation') === PALETTE
}

/** Three or four bytes a pixel. */
function fillFromColours(bands: TypedArray, out: Uint8ClampedArray): void {
  const pixels = out.length / 4
  const per = bands.length / pixels
  for (let i = 0; i < pixels; i++) {
    for (let k = 0; k < 3; k++) out[4 * i + k] = bands[per * i + k] ?? 0
    out[4 * i + 3] = per >= 4 ? (bands[per * i + 3] ?? 255) : 255
  }
}

/** Shares of the pixels that become black and white where values are not bytes. */
const DARKEST = 0.02
const BRIGHTEST = 0.98

/** One band for grey or three for colours, stretched to bytes where they are no bytes. */
function fillStretched(
  planes: readonly TypedArray[],
  bits: number,
  missing: number | null,
  out: Uint8ClampedArray,
): void {
  const pixels = out.length / 4
  const ranges = planes.map((plane) => (bits === 8 ? [0, 255] : usualRange(plane, missing)))
  for (let i = 0; i < pixels; i++) {
    let isThere = true
    for (let k = 0; k < 3; k++) {
      const from = planes.length >= 3 ? k : 0
      const value = planes[from]?.[i] ?? Number.NaN
      if (Number.isNaN(value) || value === missing) isThere = false
      const [low = 0, high = 1] = ranges[from] ?? []
      out[4 * i + k] = (255 * (value - low)) / (high - low || 1)
    }
    out[4 * i + 3] = isThere ? 255 : 0
  }
}

function usualRange(plane: TypedArray, missing: number | null): [number, number] {
  const step = Math.max(1, Math.floor(plane.length / 100_000))
  const values: number[] = []
  for (let i = 0; i < plane.length; i += step) {
    const value = plane[i] ?? Number.NaN
    if (Number.isFinite(value) && value !== missing) values.push(value)
  }
  values.sort((a, b) => a - b)
  const at = (share: number): number => values[Math.floor(share * (values.length - 1))] ?? 0
  return [at(DARKEST), at(BRIGHTEST)]
}
