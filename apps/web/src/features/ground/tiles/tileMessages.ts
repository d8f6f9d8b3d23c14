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

export type GroundCall = {
  [N in keyof GroundMessages]: {
    readonly id: number
    readonly name: N
    readonly input: GroundMessages[N][0]
  }
}[keyof GroundMessages]

export type GroundAnswer =
  | { readonly id: number; readonly output: GroundMessages[keyof GroundMessages][1] }
  | { readonly id: number; readonly error: string }
