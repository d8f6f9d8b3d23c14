import { isobands } from '@duet/plant'
import { demTile } from './demTile.ts'
import { type GridSurface, gridSurface } from './gridSurface.ts'
import { paintTile } from './paintTile.ts'
import type { GroundAnswer, GroundCall, TileWish } from './tileMessages.ts'

let surface: GridSurface | undefined

globalThis.addEventListener('message', ({ data }: MessageEvent<GroundCall>) => {
  void answerTo(data)
})

async function answerTo(call: GroundCall): Promise<void> {
  try {
    if (call.name === 'grid') {
      surface = gridSurface(call.input)
      answer({ id: call.id, output: undefined })
    } else if (surface === undefined) {
      throw new Error('The ground has no heights yet.')
    } else if (call.name === 'bands') {
      answer({ id: call.id, output: isobands(surface.grid, call.input) })
    } else {
      const output = await bitmapOf(surface, call.input)
      answer({ id: call.id, output }, [output])
    }
  } catch (error) {
    answer({ id: call.id, error: error instanceof Error ? error.message : String(error) })
  }
}

/** Heights are data: no colour management, and opacity not multiplied in. */
function bitmapOf(from: GridSurface, { kind, tile, sizePx }: TileWish): Promise<ImageBitmap> {
  const pixels = kind === 'dem' ? demTile(from, tile, sizePx) : paintTile(from, kind, tile, sizePx)
  return createImageBitmap(new ImageData(pixels, sizePx, sizePx), {
    premultiplyAlpha: kind === 'dem' ? 'none' : 'default',
    colorSpaceConversion: 'none',
  })
}

function answer(message: GroundAnswer, transfer: Transferable[] = []): void {
  globalThis.postMessage(message, { transfer })
}
