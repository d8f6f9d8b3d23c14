import { answerCalls } from '../../lib/workers/answerCalls.ts'
import { findingsOf } from './findingsOf.ts'
import type { BlockLayout, BlockTables } from './layoutMessages.ts'
import { layoutOfBlock, tablesOfBlock } from './layoutOfBlock.ts'
import { type WireMessages, type WireRequest, wireDecoder } from './layoutWire.ts'

const decode = wireDecoder()

/** The newest tables of each block. */
const newest = new Map<string, { readonly version: number; readonly tables: BlockTables }>()

answerCalls<WireMessages>(
  (call) => {
    switch (call.name) {
      case 'layout':
        return laidOut(call.input)
      case 'tables':
        return copiedTables(call.input)
      case 'check':
        return findingsOf(decode.check(call.input), (blockId) => newest.get(blockId)?.tables)
    }
  },
  (output) => {
    if ('strips' in output) return buffersOf(output.corners, output.strips, output.steepCorners)
    if (!('cornersM' in output)) return []
    return buffersOf(output.cornersM, output.row, output.slot, output.grid)
  },
)

function laidOut(wired: WireRequest): BlockLayout {
  const request = decode.tables(wired)
  const tables = tablesOfBlock(request)
  newest.set(request.block.id, { version: wired.version, tables })
  return layoutOfBlock(request, tables)
}

/** The worker holds on to its own: what is handed over is a copy. */
function copiedTables(wired: WireRequest): BlockTables {
  const request = decode.tables(wired)
  const known = newest.get(request.block.id)
  const tables = known?.version === wired.version ? known.tables : tablesOfBlock(request)
  const { cornersM, row, slot, grid } = tables
  return {
    ...tables,
    cornersM: cornersM.slice(),
    row: row.slice(),
    slot: slot.slice(),
    grid: grid.slice(),
  }
}

function buffersOf(...arrays: readonly { readonly buffer: ArrayBufferLike }[]): ArrayBuffer[] {
  const buffers = arrays.map(({ buffer }) => buffer)
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer)
}
