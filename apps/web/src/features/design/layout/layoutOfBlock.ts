import { blockPvSummary, countRows, layoutBlock } from '@duet/plant'
import type { BlockLayout, LayoutRequest } from './layoutMessages.ts'
import { mercatorCorners } from './mercatorCorners.ts'

/** Tables and summary of one block: what the worker does. */
export function layoutOfBlock(request: LayoutRequest): BlockLayout {
  const startedMs = performance.now()
  const { block, components, layers, frame } = request
  const { panel, table } = components
  const layout = panel && table && layoutBlock({ block, layers, table, panel, frame })
  return {
    blockId: block.id,
    counts: layout && countRows(layout),
    tables: layout?.count ?? 0,
    tracking: table?.tracking_type === 0 ? 'fixed' : 'tracker',
    summary: blockPvSummary({ ...request, ...(layout && { layout }) }),
    corners: layout ? mercatorCorners(layout, frame) : new Float32Array(),
    durationMs: performance.now() - startedMs,
  }
}
