import type { GeoTIFFImage } from 'geotiff'
import type { Crs } from '../crs/crs.ts'
import { tiffPlace, verticalUnitM } from './geoTiffPlace.ts'
import { type HeightSource, isHeight } from './heightSource.ts'
import { openTiff, orDamaged } from './openTiff.ts'
import { rasterSource } from './rasterHeights.ts'
import { TerrainFileError } from './terrainFileError.ts'

export interface HeightTiffOptions {
  /** Of a file that names none. */
  readonly crs?: Crs
  /** Metres in the unit of the heights; absent: what the file says, else 1. */
  readonly unitM?: number
}

/**
 * Heights of a GeoTIFF of one band, whatever its numbers, its packing and its map. Missing heights, and those that no ground has,
 * become NaN; feet become metres.
 *
 * @throws TerrainFileError
 */
export async function readHeightTiff(
  bytes: Uint8Array,
  options: HeightTiffOptions = {},
): Promise<HeightSource> {
  const image = await openTiff(bytes)
  if (isPicture(image)) {
    throw new TerrainFileError(
      'not_heights',
      `The TIFF is a picture (${image.getSamplesPerPixel()} bands of 8 bits), not heights: add it as a raster layer.`,
    )
  }
  const { affine, crs } = await orDamaged(() => tiffPlace(image, options.crs))
  const { heightsM, notes } = await orDamaged(() => readHeights(image, options.unitM))
  return rasterSource(
    { width: image.getWidth(), height: image.getHeight(), heightsM, affine, crs },
    notes,
  )
}

function isPicture(image: GeoTIFFImage): boolean {
  return image.getSamplesPerPixel() >= 3 && image.getBitsPerSample() === 8
}

async function readHeights(
  image: GeoTIFFImage,
  unitM: number | undefined,
): Promise<{ readonly heightsM: Float32Array<ArrayBuffer>; readonly notes: string[] }> {
  const [band] = await image.readRasters({ samples: [0] })
  if (band === undefined || typeof band === 'number') {
    throw new TerrainFileError('damaged', 'The TIFF has no band of heights.')
  }
  const metadata = await image.getGDALMetadata(0)
  const scale = numberIn(metadata, ['SCALE', 'scale']) ?? 1
  const offset = numberIn(metadata, ['OFFSET', 'offset']) ?? 0
  const missing = image.getGDALNoData()
  const named = unitM ?? verticalUnitM(image) ?? unitInText(metadata)
  const metres = named ?? 1
  let odd = 0
  const heightsM = Float32Array.from(band, (value) => {
    if (missing !== null && sameNumber(value, missing)) return Number.NaN
    const heightM = (value * scale + offset) * metres
    if (isHeight(heightM)) return heightM
    odd++
    return Number.NaN
  })
  const notes: string[] = []
  if (named === undefined)
    notes.push('The file does not name the unit of its heights: metres are taken.')
  else if (metres !== 1) notes.push('Heights in feet were turned into metres.')
  if (odd > 0) notes.push(`${odd} heights outside -1,000 to 10,000 m are taken as missing.`)
  return { heightsM, notes }
}

/** A missing value that stands in a file of singles may have lost its last digits. */
function sameNumber(value: number, missing: number): boolean {
  return value === missing || value === Math.fround(missing)
}

function numberIn(
  metadata: Readonly<Record<string, unknown>> | null,
  names: readonly string[],
): number | undefined {
  const found = names
    .map((name) => Number.parseFloat(String(metadata?.[name])))
    .find(Number.isFinite)
  return found
}

/** The unit's name in GDAL's metadata. */
function unitInText(metadata: Readonly<Record<string, unknown>> | null): number | undefined {
  const unit = metadata?.['UNITTYPE'] ?? metadata?.['units']
  const text = typeof unit === 'string' ? unit.toLowerCase() : ''
  if (/^(m|metre|meter)s?$/.test(text)) return 1
  if (/us.*(ft|foot|feet)|survey/.test(text)) return 1200 / 3937
  return /^(ft|foot|feet)$/.test(text) ? 0.3048 : undefined
}
