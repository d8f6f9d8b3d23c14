import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import type { MutationQueue, PendingRecords } from './mutationQueue.ts'
import type { Records } from './recordsDiff.ts'

/** One round of calls, to be made in the order of the fields [Q3]. No id is in it twice. */
export interface MutationBatch {
  readonly upsertBlocks: readonly Block[]
  readonly upsertLayers: readonly BlockLayer[]
  readonly deleteLayers: readonly string[]
  readonly deleteBlocks: readonly string[]
}

/** Most records of one call (the server's limit). */
export const MAX_BATCH_SIZE = 500

/**
 * Takes the next batch out of the queue: blocks before the layers that may lie in them, layers out of blocks before the
 * blocks go [Q3]. Undefined when nothing waits.
 */
export function takeBatch(
  queue: MutationQueue,
  maxSize: number = MAX_BATCH_SIZE,
): { readonly batch: MutationBatch; readonly queue: MutationQueue } | undefined {
  const upsertBlocks = Object.values(queue.blocks.upserts).slice(0, maxSize)
  const areBlocksIn = upsertBlocks.length === Object.keys(queue.blocks.upserts).length
  const upsertLayers = areBlocksIn
    ? Object.values(queue.block_layers.upserts).slice(0, maxSize)
    : []
  const areLayersIn =
    areBlocksIn && upsertLayers.length === Object.keys(queue.block_layers.upserts).length
  const deleteLayers = areLayersIn ? queue.block_layers.deletes.slice(0, maxSize) : []
  const areLayersOut = areLayersIn && deleteLayers.length === queue.block_layers.deletes.length
  const deleteBlocks = areLayersOut ? queue.blocks.deletes.slice(0, maxSize) : []
  const batch = { upsertBlocks, upsertLayers, deleteLayers, deleteBlocks }
  if (batchSize(batch) === 0) return undefined
  return {
    batch,
    queue: {
      blocks: without(queue.blocks, upsertBlocks, deleteBlocks),
      block_layers: without(queue.block_layers, upsertLayers, deleteLayers),
    },
  }
}

/**
 * Puts a batch back that could not be saved [Q4]. What was edited since then is newer and stays. The batch may
 * have reached the server, so its records count as known there.
 */
export function returnBatch(queue: MutationQueue, batch: MutationBatch): MutationQueue {
  return {
    blocks: returned(queue.blocks, batch.upsertBlocks, batch.deleteBlocks),
    block_layers: returned(queue.block_layers, batch.upsertLayers, batch.deleteLayers),
  }
}

/** Ids of the records in a batch. */
export function batchIds(batch: MutationBatch | undefined): string[] {
  if (batch === undefined) return []
  const { upsertBlocks, upsertLayers, deleteLayers, deleteBlocks } = batch
  return [...upsertBlocks, ...upsertLayers].map(({ id }) => id).concat(deleteLayers, deleteBlocks)
}

function batchSize(batch: MutationBatch): number {
  const { upsertBlocks, upsertLayers, deleteLayers, deleteBlocks } = batch
  return upsertBlocks.length + upsertLayers.length + deleteLayers.length + deleteBlocks.length
}

function without<T extends { readonly id: string }>(
  pending: PendingRecords<T>,
  sent: readonly T[],
  deleted: readonly string[],
): PendingRecords<T> {
  const gone = new Set([...sent.map(({ id }) => id), ...deleted])
  return {
    upserts: Object.fromEntries(Object.entries(pending.upserts).filter(([id]) => !gone.has(id))),
    deletes: pending.deletes.filter((id) => !gone.has(id)),
    unsent: pending.unsent.filter((id) => !gone.has(id)),
  }
}

function returned<T extends { readonly id: string }>(
  pending: PendingRecords<T>,
  sent: readonly T[],
  deleted: readonly string[],
): PendingRecords<T> {
  const newer = new Set([...Object.keys(pending.upserts), ...pending.deletes])
  const upserts: Record<string, T> = {}
  for (const record of sent) if (!newer.has(record.id)) upserts[record.id] = record
  const sentIds = new Set([...sent.map(({ id }) => id), ...deleted])
  const all: Records<T> = { ...upserts, ...pending.upserts }
  return {
    upserts: all,
    deletes: [...deleted.filter((id) => !newer.has(id)), ...pending.deletes],
    unsent: pending.unsent.filter((id) => !sentIds.has(id)),
  }
}
