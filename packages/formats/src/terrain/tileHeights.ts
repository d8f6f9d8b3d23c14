import { crsOfEpsg } from '../crs/crs.ts'
import { type BoundsDeg, type HeightSource, isHeight } from './heightSource.ts'
import { rasterSource } from './rasterHeights.ts'
import { TerrainFileError } from './terrainFileError.ts'

/** How the colours of a tile hold its heights. */
export type TileEncoding = 'terrarium' | 'mapbox'

/** A tile of the web's Mercator pyramid with its picture: four bytes a pixel, rows from above. */
export interface HeightTile {
  readonly zoom: number
  readonly column: number
  readonly row: number
  readonly sizePx: number
  readonly rgba: ArrayLike<number>
}

/** Place of a tile in the pyramid. */
export type TilePlace = Pick<HeightTile, 'zoom' | 'column' | 'row'>

/** Half the earth's girth at the equator in the web's Mercator, m (EPSG:3857). */
const HALF_WORLD_M = Math.PI * 6_378_137
/** The pyramid ends at these latitudes. */
const MAX_LATITUDE_DEG = 85.0511
/** Tiles that one terrain may need. */
export const MAX_TILES = 100

/** Height of a pixel, m: terrarium is R·256 + G + B/256 − 32768, mapbox −10000 + (R·65536 + G·256 + B)/10. */
export function tileHeightM(
  encoding: TileEncoding,
  red: number,
  green: number,
  blue: number,
): number {
  return encoding === 'terrarium'
    ? red * 256 + green + blue / 256 - 32_768
    : -10_000 + (red * 65_536 + green * 256 + blue) * 0.1
}

/** Heights of one tile, rows from above; see-through pixels and impossible heights are NaN. */
export function decodeTile(tile: HeightTile, encoding: TileEncoding): Float32Array<ArrayBuffer> {
  const out = new Float32Array(tile.sizePx * tile.sizePx)
  for (let i = 0; i < out.length; i++) {
    const [r = 0, g = 0, b = 0, a = 255] = [0, 1, 2, 3].map((k) => tile.rgba[4 * i + k])
    const heightM = tileHeightM(encoding, r, g, b)
    out[i] = a > 0 && isHeight(heightM) ? heightM : Number.NaN
  }
  return out
}

/** Tiles that cover a box, row by row. */
export function tilesOver(box: BoundsDeg, zoom: number): TilePlace[] {
  const count = 2 ** zoom
  const west = columnAt(box.west, count)
  const east = columnAt(box.east, count)
  const north = rowAt(box.north, count)
  const south = rowAt(box.south, count)
  const tiles: TilePlace[] = []
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) tiles.push({ zoom, column, row })
  }
  return tiles
}

/** The finest zoom, not beyond `maxZoom`, whose tiles over a box are not too many. */
export function tileZoom(box: BoundsDeg, maxZoom: number): number {
  for (let zoom = maxZoom; zoom > 0; zoom--) {
    if (tilesOver(box, zoom).length <= MAX_TILES) return zoom
  }
  return 0
}

/**
 * One source from the tiles of one zoom, bilinear across their seams; places of tiles that are not there have no height.
 *
 * @throws TerrainFileError for no tiles, or tiles of several sizes or zooms
 */
export function tileSource(tiles: readonly HeightTile[], encoding: TileEncoding): HeightSource {
  const crs = crsOfEpsg(3857)
  const [first] = tiles
  if (first === undefined || crs === undefined) {
    throw new TerrainFileError('no_heights', 'There is no tile of heights here.')
  }
  const { zoom, sizePx } = first
  if (tiles.some((tile) => tile.zoom !== zoom || tile.sizePx !== sizePx)) {
    throw new TerrainFileError('damaged', 'The tiles of heights are not all of one size and zoom.')
  }
  const columns = tiles.map(({ column }) => column)
  const rows = tiles.map(({ row }) => row)
  const west = Math.min(...columns)
  const north = Math.min(...rows)
  const width = (Math.max(...columns) - west + 1) * sizePx
  const height = (Math.max(...rows) - north + 1) * sizePx
  const heightsM = new Float32Array(width * height).fill(Number.NaN)
  for (const tile of tiles) {
    const decoded = decodeTile(tile, encoding)
    for (let y = 0; y < sizePx; y++) {
      const line = decoded.subarray(y * sizePx, (y + 1) * sizePx)
      heightsM.set(line, ((tile.row - north) * sizePx + y) * width + (tile.column - west) * sizePx)
    }
  }
  const pixelM = (2 * HALF_WORLD_M) / 2 ** zoom / sizePx
  const affine = {
    x0: west * sizePx * pixelM - HALF_WORLD_M,
    xColumn: pixelM,
    xRow: 0,
    y0: HALF_WORLD_M - north * sizePx * pixelM,
    yColumn: 0,
    yRow: -pixelM,
  }
  return rasterSource({ width, height, heightsM, affine, crs })
}

function columnAt(longitude: number, count: number): number {
  return within(Math.floor(((longitude + 180) / 360) * count), count)
}

function rowAt(latitude: number, count: number): number {
  const limited = Math.min(MAX_LATITUDE_DEG, Math.max(-MAX_LATITUDE_DEG, latitude))
  const y = Math.asinh(Math.tan((limited * Math.PI) / 180))
  return within(Math.floor(((1 - y / Math.PI) / 2) * count), count)
}

function within(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value))
}
