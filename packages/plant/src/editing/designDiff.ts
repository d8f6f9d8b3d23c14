import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import {
  applyRecordsDiff,
  invertRecordsDiff,
  isEmptyRecordsDiff,
  type Records,
  type RecordsDiff,
  recordsDiffBetween,
  squashRecordsDiffs,
} from './recordsDiff.ts'

/** What a user edits: blocks and their layers, by id. */
export interface Design {
  readonly blocks: Records<Block>
  readonly block_layers: Records<BlockLayer>
}

/** A change of the design. */
export interface DesignDiff {
  readonly blocks: RecordsDiff<Block>
  readonly block_layers: RecordsDiff<BlockLayer>
}

export const EMPTY_DESIGN: Design = { blocks: {}, block_layers: {} }

export const EMPTY_DIFF: DesignDiff = {
  blocks: { added: {}, updated: {}, removed: {} },
  block_layers: { added: {}, updated: {}, removed: {} },
}

export function diffBetween(from: Design, to: Design): DesignDiff {
  return {
    blocks: recordsDiffBetween(from.blocks, to.blocks),
    block_layers: recordsDiffBetween(from.block_layers, to.block_layers),
  }
}

export function applyDiff(design: Design, diff: DesignDiff): Design {
  return {
    blocks: applyRecordsDiff(design.blocks, diff.blocks),
    block_layers: applyRecordsDiff(design.block_layers, diff.block_layers),
  }
}

export function invertDiff(diff: DesignDiff): DesignDiff {
  return {
    blocks: invertRecordsDiff(diff.blocks),
    block_layers: invertRecordsDiff(diff.block_layers),
  }
}

/** One change for several made one after another. */
export function squashDiffs(diffs: readonly DesignDiff[]): DesignDiff {
  return diffs.reduce(
    (first, second) => ({
      blocks: squashRecordsDiffs(first.blocks, second.blocks),
      block_layers: squashRecordsDiffs(first.block_layers, second.block_layers),
    }),
    EMPTY_DIFF,
  )
}

export function isEmptyDiff(diff: DesignDiff): boolean {
  return isEmptyRecordsDiff(diff.blocks) && isEmptyRecordsDiff(diff.block_layers)
}
