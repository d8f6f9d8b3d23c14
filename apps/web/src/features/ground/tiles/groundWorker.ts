import { isobands } from '@duet/plant'
import { answerCalls } from '../../../lib/workers/answerCalls.ts'
import { demTile } from './demTile.ts'
import { type GridSurface, gridSurface } from './gridSurface.ts'
import { paintTile } from './paintTile.ts'
import type { GroundMessages, TileWish } from './tileMessages.ts'

let surface: GridSurface | undefined

answerCalls<GroundMessages>(
  (call) => {
    if (call.name === 'grid') {
      surface = gridSurface(call.input)
      return undefined
    }
    if (surface === undefined) throw new Error('The ground has no heights yet.')
    return call.name === 'bands'
      ? isobands(surface.grid, call.input)
      : bitmapOf(surface, call.input)
  },
  (output) => (output instanceof ImageBitmap ? [output] : []),
)

/** Heights are data: no colour management, and opacity not multiplied in. */
function bitmapOf(from: GridSurface, { kind, tile, sizePx }: TileWish): Promise<ImageBitmap> {
  const pixels = kind === 'dem' ? demTile(from, tile, sizePx) : paintTile(from, kind, tile, sizePx)
  return createImageBitmap(new ImageData(pixels, sizePx, sizePx), {
    premultiplyAlpha: kind === 'dem' ? 'none' : 'default',
    colorSpaceConversion: 'none',
  })
}
