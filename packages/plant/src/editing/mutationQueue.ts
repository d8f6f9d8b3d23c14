import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import type { Design, DesignDiff } from './designDiff.ts'
import type { Records, RecordsDiff } from './recordsDiff.ts'

/** What is still to be saved of one kind of record. */
export interface PendingRecords<T> {
  /** Newest state of records that were added or changed. */
  readonly upserts: Records<T>
  /** Ids to delete on the server. */
  readonly deletes: readonly string[]
  /** Ids that were never sent: the server does not know them. */
  readonly unsent: readonly string[]
}

/** Edits that wait to be saved, by client-made ids. A plain value: it can be stored while the page is closed. */
export interface MutationQueue {
  readonly blocks: PendingRecords<Block>
  readonly block_layers: PendingRecords<BlockLayer>
}

const NOTHING = { upserts: {}, deletes: [], unsent: [] }
export const EMPTY_QUEUE: MutationQueue = { blocks: NOTHING, block_layers: NOTHING }

/** Puts an edit into the queue. An id is at most once in it: later entries take the place of earlier ones [Q1] [Q2]. */
export function queueDiff(queue: MutationQueue, diff: DesignDiff): MutationQueue {
  return {
    blocks: queueRecords(queue.blocks, diff.blocks),
    block_layers: queueRecords(queue.block_layers, diff.block_layers),
  }
}

/** Ids of what waits. */
export function queuedIds({ blocks, block_layers }: MutationQueue): string[] {
  return [blocks, block_layers].flatMap(({ upserts, deletes }) => [
    ...Object.keys(upserts),
    ...deletes,
  ])
}

/** What two queues hold of different records; of the same, what the second holds. */
export function joinQueues(a: MutationQueue, b: MutationQueue): MutationQueue {
  return {
    blocks: joinRecords(a.blocks, b.blocks),
    block_layers: joinRecords(a.block_layers, b.block_layers),
  }
}

/** The server's design with what is not saved yet put over it [Q5]. */
export function mergeServerLoad(server: Design, queue: MutationQueue): Design {
  const block_layers = mergeRecords(server.block_layers, queue.block_layers)
  const blocks = mergeRecords(server.blocks, queue.blocks)
  const isHoused = (layer: BlockLayer): boolean =>
    layer.block_id === null || blocks[layer.block_id] !== undefined
  return {
    blocks,
    // layers of a block whose deletion waits go with it
    block_layers: Object.fromEntries(
      Object.entries(block_layers).filter(([, layer]) => isHoused(layer)),
    ),
  }
}

/** The queue without what it holds of some records. */
export function withoutIds(queue: MutationQueue, ids: ReadonlySet<string>): MutationQueue {
  const of = <T>({ upserts, deletes, unsent }: PendingRecords<T>): PendingRecords<T> => ({
    upserts: Object.fromEntries(Object.entries(upserts).filter(([id]) => !ids.has(id))),
    deletes: deletes.filter((id) => !ids.has(id)),
    unsent: unsent.filter((id) => !ids.has(id)),
  })
  return { blocks: of(queue.blocks), block_layers: of(queue.block_layers) }
}

function queueRecords<T>(pending: PendingRecords<T>, diff: RecordsDiff<T>): PendingRecords<T> {
  const upserts: Record<string, T> = { ...pending.upserts }
  const deletes = new Set(pending.deletes)
  const unsent = new Set(pending.unsent)
  for (const [id, record] of Object.entries(diff.added)) {
    upserts[id] = record
    // an id whose deletion waited is known to the server still: the upsert takes its place
    if (!deletes.delete(id)) unsent.add(id)
  }
  for (const [id, [, to]] of Object.entries(diff.updated)) upserts[id] = to
  for (const id of Object.keys(diff.removed)) {
    delete upserts[id]
    if (!unsent.delete(id)) deletes.add(id)
  }
  return { upserts, deletes: [...deletes], unsent: [...unsent] }
}

function joinRecords<T>(a: PendingRecords<T>, b: PendingRecords<T>): PendingRecords<T> {
  return {
    upserts: { ...a.upserts, ...b.upserts },
    deletes: [...a.deletes, ...b.deletes],
    unsent: [...a.unsent, ...b.unsent],
  }
}

function mergeRecords<T>(server: Records<T>, pending: PendingRecords<T>): Records<T> {
  const merged: Record<string, T> = { ...server, ...pending.upserts }
  for (const id of pending.deletes) delete merged[id]
  return merged
}
