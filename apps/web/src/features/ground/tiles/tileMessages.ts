import type { HeightGrid, isobands } from '@duet/plant'
import type { PaintKind } from './paintTile.ts'
import type { TileAddress } from './tilePlaces.ts'

/** All messages to the ground worker, name to [input, output]. */
export interface GroundMessages {
  /** Comes before all others and has no answer of its own. */
  readonly grid: readonly [HeightGrid, undefined]
  readonly tile: readonly [TileWish, ImageBitmap]
  readonly bands: readonly [readonly number[], ReturnType<typeof isobands>]
}

export interface TileWish {
  readonly kind: PaintKind | 'dem'
  readonly tile: TileAddress
  readonly sizePx: number
}
