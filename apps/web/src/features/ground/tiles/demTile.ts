import { type GridSurface, meshHeightM } from './gridSurface.ts'
import { type TileAddress, tilePlaces } from './tilePlaces.ts'

/** Below this zoom a tile is wider than the plane is true; the whole of it gets the mean height. */
const FIRST_ZOOM = 6

/**
 * Heights as the pixels of a picture in the terrarium encoding: height = 256 · red + green + blue / 256 - 32768, m.
 * (Mapzen terrain tiles, documentation of the formats, 2017.)
 */
export function demTile(
  surface: GridSurface,
  tile: TileAddress,
  sizePx: number,
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(4 * sizePx * sizePx)
  if (tile.z < FIRST_ZOOM) {
    for (let i = 0; i < out.length; i += 4) putHeight(out, i, surface.meanM)
    return out
  }
  const { eastM, northM } = tilePlaces(surface.frame, tile, sizePx)
  for (let pixel = 0; pixel < eastM.length; pixel++) {
    putHeight(out, 4 * pixel, meshHeightM(surface, eastM[pixel] ?? 0, northM[pixel] ?? 0))
  }
  return out
}

function putHeight(out: Uint8ClampedArray, at: number, heightM: number): void {
  const value = Math.min(0xff_ff_ff, Math.max(0, Math.round((heightM + 32_768) * 256)))
  out[at] = value >> 16
  out[at + 1] = (value >> 8) & 255
  out[at + 2] = value & 255
  out[at + 3] = 255
}
