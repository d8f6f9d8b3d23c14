import { findingsOf } from './findingsOf.ts'
import type { BlockTables, LayoutAnswer, LayoutRequest } from './layoutMessages.ts'
import { layoutOfBlock, tablesOfBlock } from './layoutOfBlock.ts'
import { type WireCall, type WireTableCall, wireDecoder } from './layoutWire.ts'

const decode = wireDecoder()

/** The newest tables of each block. */
const newest = new Map<string, { readonly version: number; readonly tables: BlockTables }>()

globalThis.addEventListener('message', ({ data }: MessageEvent<WireCall>) => {
  try {
    switch (data.name) {
      case 'layout':
        return sendLayout(data, decode.tables(data))
      case 'tables':
        return sendTables(data, decode.tables(data))
      case 'check':
        return answer({ id: data.id, output: findingsOf(decode.check(data), tablesNow) }, [])
    }
  } catch (error) {
    answer({ id: data.id, error: error instanceof Error ? error.message : String(error) }, [])
  }
})

const tablesNow = (blockId: string): BlockTables | undefined => newest.get(blockId)?.tables

function sendLayout({ id, version }: WireTableCall, request: LayoutRequest): void {
  const startedMs = performance.now()
  const tables = tablesOfBlock(request)
  newest.set(request.block.id, { version, tables })
  const output = layoutOfBlock(request, tables, startedMs)
  answer({ id, output }, buffersOf(output.corners, output.strips, output.steepCorners))
}

/** The worker keeps its own: what is handed over is a copy. */
function sendTables({ id, version }: WireTableCall, request: LayoutRequest): void {
  const known = newest.get(request.block.id)
  const tables = known?.version === version ? known.tables : tablesOfBlock(request)
  const { cornersM, row, slot, grid } = tables
  const copy = {
    ...tables,
    cornersM: cornersM.slice(),
    row: row.slice(),
    slot: slot.slice(),
    grid: grid.slice(),
  }
  answer({ id, output: copy }, buffersOf(copy.cornersM, copy.row, copy.slot, copy.grid))
}

function buffersOf(...arrays: { readonly buffer: ArrayBuffer }[]): ArrayBuffer[] {
  return [...new Set(arrays.map(({ buffer }) => buffer))]
}

function answer(message: LayoutAnswer, transfer: Transferable[]): void {
  globalThis.postMessage(message, { transfer })
}
