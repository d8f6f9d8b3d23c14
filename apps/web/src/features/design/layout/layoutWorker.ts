import type { LayoutAnswer, LayoutCall } from './layoutMessages.ts'
import { layoutOfBlock } from './layoutOfBlock.ts'

globalThis.addEventListener('message', ({ data }: MessageEvent<LayoutCall>) => {
  try {
    const output = layoutOfBlock(data.input)
    answer({ id: data.id, output }, [output.corners.buffer])
  } catch (error) {
    answer({ id: data.id, error: error instanceof Error ? error.message : String(error) }, [])
  }
})

function answer(message: LayoutAnswer, transfer: Transferable[]): void {
  globalThis.postMessage(message, { transfer })
}
