import { type LocalFrame, toLocalM } from '@duet/plant'
import { lngLatOfMercator } from '../../layout/mercatorCorners.ts'

/** A tile of the Web Mercator pyramid. */
export interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}

export interface TilePlaces {
  /** [size · size], the northern row first, m in the plane of the frame. */
  readonly eastM: Float32Array
  readonly northM: Float32Array
  /** Distance of neighbour pixels on the ground, m. */
  readonly pixelM: number
}

/** Pixels between places that are computed exactly; within, straight lines are off by less than a millimetre. */
const LATTICE_PX = 16

/** Where the middles of a tile's pixels lie in a local plane. `sizePx` is a multiple of 16. */
export function tilePlaces(frame: LocalFrame, tile: TileAddress, sizePx: number): TilePlaces {
  const cells = sizePx / LATTICE_PX
  const lattice = new Float64Array(2 * (cells + 1) ** 2)
  for (let row = 0; row <= cells; row++) {
    for (let column = 0; column <= cells; column++) {
      const [longitude, latitude] = tileLngLat(tile, column / cells, row / cells)
      const [eastM, northM] = toLocalM(frame, longitude, latitude)
      const at = 2 * (row * (cells + 1) + column)
      lattice[at] = eastM
      lattice[at + 1] = northM
    }
  }
  const eastM = new Float32Array(sizePx * sizePx)
  const northM = new Float32Array(sizePx * sizePx)
  for (let row = 0; row < sizePx; row++) {
    const v = (row + 0.5) / LATTICE_PX
    const latticeRow = Math.floor(v)
    for (let column = 0; column < sizePx; column++) {
      const u = (column + 0.5) / LATTICE_PX
      const latticeColumn = Math.floor(u)
      const at = 2 * (latticeRow * (cells + 1) + latticeColumn)
      const [fu, fv] = [u - latticeColumn, v - latticeRow]
      const pixel = row * sizePx + column
      eastM[pixel] = between(lattice, at, 2 * (cells + 1), fu, fv)
      northM[pixel] = between(lattice, at + 1, 2 * (cells + 1), fu, fv)
    }
  }
  const widthM = Math.hypot(
    (lattice[2 * cells] ?? 0) - (lattice[0] ?? 0),
    (lattice[2 * cells + 1] ?? 0) - (lattice[1] ?? 0),
  )
  return { eastM, northM, pixelM: widthM / sizePx }
}

/** Longitude and latitude, degrees, of a place in a tile: 0 to 1 from its left and its upper edge. */
export function tileLngLat(
  { z, x, y }: TileAddress,
  across: number,
  down: number,
): readonly [number, number] {
  const tiles = 2 ** z
  return lngLatOfMercator((x + across) / tiles, (y + down) / tiles)
}

function between(
  lattice: Float64Array,
  at: number,
  stride: number,
  fu: number,
  fv: number,
): number {
  const upperLeft = lattice[at] ?? 0
  const upperRight = lattice[at + 2] ?? 0
  const lowerLeft = lattice[at + stride] ?? 0
  const lowerRight = lattice[at + stride + 2] ?? 0
  const upper = upperLeft + (upperRight - upperLeft) * fu
  const lower = lowerLeft + (lowerRight - lowerLeft) * fu
  return upper + (lower - upper) * fv
}
