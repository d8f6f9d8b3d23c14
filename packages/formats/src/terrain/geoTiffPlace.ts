import type { GeoTIFFImage } from 'geotiff'
import { type Crs, crsOfEpsg, crsOfProj, crsOfText } from '../crs/crs.ts'
import { type Affine, hasArea } from './affine.ts'
import { TerrainFileError } from './terrainFileError.ts'

/** Where the picture of a GeoTIFF lies. */
export interface TiffPlace {
  readonly affine: Affine
  readonly crs: Crs
}

/** Codes of GeoTIFF 1.1 (OGC 19-008r4). */
const USER_DEFINED = 32767
const PIXEL_IS_POINT = 2
const GEOGRAPHIC = 2
const FEET: Readonly<Record<number, number>> = { 9002: 0.3048, 9003: 1200 / 3937 }

type Keys = Readonly<Partial<Record<string, unknown>>>

/**
 * Place of a picture: its matrix, or a corner and a pixel size, and the system that its keys name.
 *
 * @param crs - taken where the file names none
 * @throws TerrainFileError when the file does not say where it lies, or in a system that is not known
 */
export async function tiffPlace(image: GeoTIFFImage, crs?: Crs): Promise<TiffPlace> {
  const affine = await tiffAffine(image)
  if (affine === undefined || !hasArea(affine)) {
    throw new TerrainFileError(
      'no_place',
      'The TIFF does not say where it lies: export it as a GeoTIFF, or give its corners by hand.',
    )
  }
  const keys: Keys = image.getGeoKeys() ?? {}
  const isPoint = keys['GTRasterTypeGeoKey'] === PIXEL_IS_POINT
  return { affine: isPoint ? movedHalf(affine) : affine, crs: tiffCrs(keys, crs) }
}

async function tiffAffine(image: GeoTIFFImage): Promise<Affine | undefined> {
  const matrix = await tagNumbers(image, 'ModelTransformation')
  if (matrix.length >= 8) {
    const [xColumn = 0, xRow = 0, , x0 = 0, yColumn = 0, yRow = 0, , y0 = 0] = matrix
    return { x0, xColumn, xRow, y0, yColumn, yRow }
  }
  const scale = await tagNumbers(image, 'ModelPixelScale')
  const tie = await tagNumbers(image, 'ModelTiepoint')
  if (scale.length < 2 || tie.length < 6) return undefined
  return cornerAffine(scale, tie)
}

async function tagNumbers(
  image: GeoTIFFImage,
  tag: 'ModelTransformation' | 'ModelPixelScale' | 'ModelTiepoint',
): Promise<readonly number[]> {
  const directory = image.getFileDirectory()
  if (!directory.hasTag(tag)) return []
  return Array.from((await directory.loadValue(tag)) ?? [], Number)
}

/** A pixel whose place is known, and the size of pixels. */
function cornerAffine(
  [sx = 0, sy = 0]: readonly number[],
  [column = 0, row = 0, , x = 0, y = 0]: readonly number[],
): Affine {
  return { x0: x - column * sx, xColumn: sx, xRow: 0, y0: y + row * sy, yColumn: 0, yRow: -sy }
}

/** From the middle of the first pixel to its outer corner. */
function movedHalf(a: Affine): Affine {
  return {
    ...a,
    x0: a.x0 - (a.xColumn + a.xRow) / 2,
    y0: a.y0 - (a.yColumn + a.yRow) / 2,
  }
}

function tiffCrs(keys: Keys, given: Crs | undefined): Crs {
  const model = numberOf(keys, 'GTModelTypeGeoKey')
  const code = numberOf(
    keys,
    model === GEOGRAPHIC ? 'GeographicTypeGeoKey' : 'ProjectedCSTypeGeoKey',
  )
  const known = code === undefined ? undefined : crsOfEpsg(code)
  if (known !== undefined) return known
  const described = describedCrs(keys)
  if (described !== undefined) return described
  if (given !== undefined) return given
  const citation = keys['GTCitationGeoKey'] ?? keys['PCSCitationGeoKey']
  const name =
    code !== undefined && code !== USER_DEFINED
      ? `EPSG:${code}`
      : typeof citation === 'string'
        ? citation
        : 'none'
  throw new TerrainFileError(
    'unknown_crs',
    `The coordinate system of the TIFF is not known here (${name}): choose it, or export the file in WGS 84 or UTM.`,
  )
}

/** A projection that the keys spell out: transverse Mercator, Lambert's conic or Albers, on GRS 80 or WGS 84. */
function describedCrs(keys: Keys): Crs | undefined {
  const citation = keys['PCSCitationGeoKey'] ?? keys['GTCitationGeoKey']
  const byText = typeof citation === 'string' ? crsOfText(citation) : undefined
  if (byText !== undefined) return byText
  const transform = numberOf(keys, 'ProjCoordTransGeoKey')
  const value = (...names: readonly string[]): number =>
    names.map((name) => numberOf(keys, name)).find((found) => found !== undefined) ?? 0
  const lon = value('ProjNatOriginLongGeoKey', 'ProjFalseOriginLongGeoKey', 'ProjCenterLongGeoKey')
  const lat = value('ProjNatOriginLatGeoKey', 'ProjFalseOriginLatGeoKey', 'ProjCenterLatGeoKey')
  const unit = FEET[numberOf(keys, 'ProjLinearUnitsGeoKey') ?? 0] ?? 1
  const x = value('ProjFalseEastingGeoKey', 'ProjFalseOriginEastingGeoKey') * unit
  const y = value('ProjFalseNorthingGeoKey', 'ProjFalseOriginNorthingGeoKey') * unit
  const parallels = `+lat_1=${value('ProjStdParallel1GeoKey')} +lat_2=${value('ProjStdParallel2GeoKey')}`
  const scale = numberOf(keys, 'ProjScaleAtNatOriginGeoKey') ?? 1
  const projection = {
    1: `+proj=tmerc +k=${scale}`,
    8: `+proj=lcc ${parallels}`,
    9: `+proj=lcc +lat_1=${lat} +k_0=${scale}`,
    11: `+proj=aea ${parallels}`,
  }[transform ?? 0]
  if (projection === undefined) return undefined
  const name = typeof citation === 'string' ? citation : 'described in the file'
  return crsOfProj(
    name,
    `${projection} +lat_0=${lat} +lon_0=${lon} +x_0=${x} +y_0=${y} +ellps=GRS80 +towgs84=0,0,0 +to_meter=${unit}`,
  )
}

function numberOf(keys: Keys, name: string): number | undefined {
  const value = keys[name]
  return typeof value === 'number' ? value : undefined
}

/** Metres in a unit of height that the keys name; undefined where they name none. */
export function verticalUnitM(image: GeoTIFFImage): number | undefined {
  const keys: Keys = image.getGeoKeys() ?? {}
  const unit = numberOf(keys, 'VerticalUnitsGeoKey')
  if (unit === undefined) return undefined
  return unit === 9001 ? 1 : FEET[unit]
}
