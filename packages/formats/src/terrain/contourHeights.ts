import type { Crs } from '../crs/crs.ts'
import type { GisFeature } from '../gis/file/gisFile.ts'
import type { HeightSource } from './heightSource.ts'
import { TerrainFileError } from './terrainFileError.ts'
import { densified, tinSource } from './tinHeights.ts'

export interface ContourOptions {
  readonly crs: Crs
  /** Attribute that holds the height; absent: one of the usual names, else the third coordinate. */
  readonly attribute?: string
  /** Metres in the unit of the heights. */
  readonly unitM?: number
}

/** Names under which files store the height of a line or a point, compared without case. */
const HEIGHT_NAMES = [
  'elev',
  'elevation',
  'height',
  'contour',
  'z',
  'alt',
  'altitude',
  'level',
  'hoehe',
  'cota',
  'zcoord',
]
/** Points along a contour lie at most this far apart, m. */
const STEP_M = 25

/** Attributes with which all lines and points have a number, the usual names first. */
export function heightAttributes(features: readonly GisFeature[]): string[] {
  const drawn = features.filter(({ geometry }) => geometry.type !== 'Polygon')
  const names = new Set(drawn.flatMap(({ attributes }) => Object.keys(attributes)))
  return [...names]
    .filter((name) => drawn.every((feature) => Number.isFinite(numberOf(feature, name))))
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

function rank(name: string): number {
  const place = HEIGHT_NAMES.indexOf(name.toLowerCase())
  return place < 0 ? HEIGHT_NAMES.length : place
}

/**
 * The ground between contour lines and spot heights: lines by their attribute or their third coordinates, points likewise.
 *
 * @throws TerrainFileError when the shapes have no heights
 */
export function contourSource(
  features: readonly GisFeature[],
  { crs, attribute, unitM = 1 }: ContourOptions,
): HeightSource {
  const usual = heightAttributes(features).find((name) => HEIGHT_NAMES.includes(name.toLowerCase()))
  const name = attribute ?? (features.every(hasThird) ? undefined : usual)
  const found = features.map((feature) => heightsOf(feature, name, { crs, unitM }))
  const used = found.filter((points) => points.length > 0).length
  if (used === 0) {
    throw new TerrainFileError(
      'no_heights',
      'No line or point of the file has a height: choose the attribute that holds it, or export lines with heights.',
    )
  }
  const left = features.length - used
  const notes = [
    name === undefined
      ? 'Heights are the third coordinates of the shapes.'
      : `Heights are taken from "${name}".`,
    ...(left > 0 ? [`${left} shapes without a height are left out.`] : []),
  ]
  return tinSource(Float64Array.from(found.flat()), crs, notes)
}

/** [x, y, height m ...] of a shape. */
function heightsOf(
  feature: GisFeature,
  name: string | undefined,
  { crs, unitM }: { readonly crs: Crs; readonly unitM: number },
): number[] {
  const level = name === undefined ? undefined : numberOf(feature, name)
  return placesOf(feature, crs, level).flatMap(([x = 0, y = 0, z = Number.NaN]) => {
    const heightM = (level ?? z) * unitM
    return Number.isFinite(heightM) ? [x, y, heightM] : []
  })
}

/** Places of a shape; a level line gets places in between, too. */
function placesOf(
  { geometry }: GisFeature,
  crs: Crs,
  level: number | undefined,
): readonly (readonly number[])[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates]
    case 'LineString': {
      if (level === undefined) return geometry.coordinates
      const line = geometry.coordinates.map(([x = 0, y = 0]): [number, number] => [x, y])
      return densified(line, crs, STEP_M)
    }
    case 'Polygon':
      return level === undefined ? geometry.coordinates.flat() : []
  }
}

function hasThird({ geometry, heights }: GisFeature): boolean {
  if (heights !== 'sea') return false
  const places =
    geometry.type === 'Point'
      ? [geometry.coordinates]
      : geometry.type === 'LineString'
        ? geometry.coordinates
        : geometry.coordinates.flat()
  return places.every(([, , z]) => z !== undefined && Number.isFinite(z))
}

function numberOf({ attributes }: GisFeature, name: string): number {
  const value = attributes[name]
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== ''
    ? Number(value.replace(',', '.'))
    : Number.NaN
}
