import { localFrame, toLocalM } from '@duet/plant'
import type { Crs } from '../crs/crs.ts'
import { type Affine, toMap, toPixel } from './affine.ts'
import { type BoundsDeg, type HeightSource, statisticsOf } from './heightSource.ts'

/** Heights of the middles of pixels, rows from above; NaN where one is missing. */
export interface HeightRaster {
  readonly width: number
  readonly height: number
  readonly heightsM: Float32Array<ArrayBuffer>
  readonly affine: Affine
  readonly crs: Crs
}

/** A source that interpolates between the pixels of a picture of heights. @throws TerrainFileError without any height */
export function rasterSource(raster: HeightRaster, notes: readonly string[] = []): HeightSource {
  const { crs, affine, width, height } = raster
  return {
    crsName: crs.name,
    boundsDeg: boundsOf(raster),
    resolutionM: pixelSizeM(raster, width / 2, height / 2),
    heightAt: (longitude, latitude) => {
      const [column, row] = toPixel(affine, ...crs.fromLngLat(longitude, latitude))
      return between(raster, column - 0.5, row - 0.5)
    },
    statistics: statisticsOf(raster.heightsM),
    notes,
  }
}

/** Of the outermost pixels' middles; sides that bow on the map are followed by points along them. */
function boundsOf({ crs, affine, width, height }: HeightRaster): BoundsDeg {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  const parts = 8
  for (let i = 0; i <= parts; i++) {
    const column = 0.5 + ((width - 1) * i) / parts
    const row = 0.5 + ((height - 1) * i) / parts
    for (const [c, r] of [
      [column, 0.5],
      [column, height - 0.5],
      [0.5, row],
      [width - 0.5, row],
    ] as const) {
      const [longitude, latitude] = crs.toLngLat(...toMap(affine, c, r))
      box.west = Math.min(box.west, longitude)
      box.east = Math.max(box.east, longitude)
      box.south = Math.min(box.south, latitude)
      box.north = Math.max(box.north, latitude)
    }
  }
  return box
}

/** Mean side of one pixel on the ground, m. */
export function pixelSizeM(
  { crs, affine }: Pick<HeightRaster, 'crs' | 'affine'>,
  column: number,
  row: number,
): number {
  const frame = localFrame(...crs.toLngLat(...toMap(affine, column, row)))
  const at = (c: number, r: number): [number, number] =>
    toLocalM(frame, ...crs.toLngLat(...toMap(affine, column + c, row + r)))
  return Math.sqrt(Math.hypot(...at(1, 0)) * Math.hypot(...at(0, 1)))
}

/** Rounding at the outermost middles. */
const EDGE = 1e-4

function between({ width, height, heightsM }: HeightRaster, x: number, y: number): number {
  if (!(x >= -EDGE && y >= -EDGE && x <= width - 1 + EDGE && y <= height - 1 + EDGE))
    return Number.NaN
  const column = Math.min(Math.max(0, Math.floor(x)), Math.max(0, width - 2))
  const row = Math.min(Math.max(0, Math.floor(y)), Math.max(0, height - 2))
  const fx = Math.min(1, Math.max(0, x - column))
  const fy = Math.min(1, Math.max(0, y - row))
  const value = (dx: number, dy: number): number =>
    heightsM[Math.min(height - 1, row + dy) * width + Math.min(width - 1, column + dx)] ??
    Number.NaN
  return mix(mix(value(0, 0), value(1, 0), fx), mix(value(0, 1), value(1, 1), fx), fy)
}

/** What has no share may be missing. */
function mix(a: number, b: number, share: number): number {
  if (share < 1e-9) return a
  if (share > 1 - 1e-9) return b
  return a + (b - a) * share
}
