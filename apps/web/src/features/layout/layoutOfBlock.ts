import {
  blockPvSummary,
  countRows,
  emptyLayout,
  layoutBlock,
  tableAsLaidOut,
  tablePoses,
} from '@duet/plant'
import type { BlockLayout, BlockTables, LayoutRequest } from './layoutMessages.ts'
import { mercatorCorners } from './mercatorCorners.ts'
import { rowStripsM } from './rowStrips.ts'
import { poseWarnings, steepCornersM } from './steepTables.ts'

/** The tables of one block, on its ground where that is known; none where no table and panel are chosen. */
export function tablesOfBlock(request: LayoutRequest): BlockTables {
  const { block, components, layers, frame, ground } = request
  const { panel, table } = components
  if (!panel || !table) return emptyLayout(block.id)
  const input = { block, layers, table, panel, frame }
  const layout = layoutBlock(input)
  if (ground === undefined || layout.count === 0) return layout
  const laidOut = tableAsLaidOut(input).table
  const poses = tablePoses(layout, ground, frame, { table: laidOut, panel })
  return { ...layout, poses, warnings: [...layout.warnings, ...poseWarnings(poses)] }
}

/** What the map and the panels show of them. */
export function layoutOfBlock(request: LayoutRequest, tables: BlockTables): BlockLayout {
  const { block, components, frame } = request
  const { panel, table } = components
  const layout = panel && table ? tables : undefined
  return {
    blockId: block.id,
    counts: layout && countRows(layout),
    tables: tables.count,
    tracking: table?.tracking_type === 0 ? 'fixed' : 'tracker',
    summary: blockPvSummary({ ...request, ...(layout && { layout }) }),
    corners: mercatorCorners(tables.cornersM, frame),
    strips: mercatorCorners(rowStripsM(tables, tables.source), frame),
    steepCorners: mercatorCorners(steepCornersM(tables), frame),
  }
}
