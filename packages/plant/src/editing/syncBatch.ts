import { type MutationBatch, returnBatch, takeBatch } from './mutationBatch.ts'
import { joinQueues, type MutationQueue, queuedIds, withoutIds } from './mutationQueue.ts'
import { differingFields, editedFields, fieldMark } from './recordFields.ts'
import type { DesignRecord } from './sameRecord.ts'
import { type Base, type SyncState, startOf, withoutIdle } from './syncState.ts'

const NO_BATCH: MutationBatch = {
  upsertBlocks: [],
  upsertLayers: [],
  deleteLayers: [],
  deleteBlocks: [],
}

/** Takes the next batch of what may be sent; undefined when nothing may [C4]. */
export function takeSyncBatch(
  sync: SyncState,
  maxSize?: number,
): { readonly batch: MutationBatch; readonly sync: SyncState } | undefined {
  const held = heldIds(sync)
  const free = takeBatch(withoutIds(sync.queue, held), maxSize)
  if (free === undefined) return undefined
  const waiting = withoutIds(sync.queue, othersThan(held, sync.queue))
  const queue = joinQueues(free.queue, waiting)
  return { batch: free.batch, sync: { ...sync, queue, sending: free.batch } }
}

/** The server has taken a part of what was on its way, as the batch of this number. */
export function confirmPart(
  sync: SyncState,
  part: Partial<MutationBatch>,
  revision: number,
): SyncState {
  const { upsertBlocks, upsertLayers, deleteLayers, deleteBlocks } = { ...NO_BATCH, ...part }
  const bases: Record<string, Base> = { ...sync.bases }
  const known: Record<string, number> = { ...sync.known }
  const sent: Record<string, readonly string[]> = { ...sync.sent }
  const settle = (id: string, record: DesignRecord | null): void => {
    bases[id] = { revision, record }
    known[id] = revision
    delete sent[id]
  }
  const written = [...upsertBlocks, ...upsertLayers]
  const deleted = [...deleteLayers, ...deleteBlocks]
  for (const record of written) settle(record.id, record)
  for (const id of deleted) settle(id, null)
  const done = new Set([...written.map(({ id }) => id), ...deleted])
  // nobody else has saved in between: everything up to here is known
  const isNext = written.length > 0 && revision === sync.revision + 1
  return withoutIdle({
    ...sync,
    sending: sync.sending && without(sync.sending, done),
    bases,
    known,
    sent,
    revision: isNext ? revision : sync.revision,
  })
}

/**
 * Puts back what is still on its way [Q4]. Of the part that is in doubt, it is remembered what was sent: should
 * it turn up on the server, then it is our own [C3].
 */
export function giveBack(sync: SyncState, inDoubt: Partial<MutationBatch> = {}): SyncState {
  if (sync.sending === undefined) return sync
  const { upsertBlocks, upsertLayers, deleteLayers, deleteBlocks } = { ...NO_BATCH, ...inDoubt }
  const sent: Record<string, readonly string[]> = { ...sync.sent }
  const bases: Record<string, Base> = { ...sync.bases }
  const doubt = (id: string, record: DesignRecord | null): void => {
    const base = bases[id]
    sent[id] = [...new Set([...(sent[id] ?? []), ...marksOf(record, base)])]
    if (record && base?.record === null) bases[id] = { ...base, added: record }
  }
  for (const record of [...upsertBlocks, ...upsertLayers]) doubt(record.id, record)
  for (const id of [...deleteLayers, ...deleteBlocks]) doubt(id, null)
  const queue = returnBatch(sync.queue, sync.sending)
  return withoutIdle({ ...sync, queue, sending: undefined, bases, sent })
}

/** The mark of a deletion that was sent. */
export const DELETED = 'deleted'

/** Marks of the fields that were sent and are not as they were; of an addition, of those that an earlier sending had otherwise. */
function marksOf(record: DesignRecord | null, base: Base | undefined): readonly string[] {
  if (record === null) return [DELETED]
  const start = startOf(base)
  if (start === null) return []
  const fields = editedFields(base?.record ? record : start)
  return differingFields(start, record).map((name) => fieldMark(name, fields[name]))
}

/** Ids that must not be sent: to be decided about, refused, or leaning on such a record [C4]. */
export function heldIds(sync: SyncState): ReadonlySet<string> {
  const { queue, remote, refused, bases } = sync
  const held = new Set([...Object.keys(remote), ...Object.keys(refused)])
  if (held.size === 0) return held
  for (const layer of Object.values(queue.block_layers.upserts)) {
    const blockId = layer.block_id
    if (blockId !== null && held.has(blockId) && !isOnServer(sync, blockId)) held.add(layer.id)
  }
  // a block goes only after its layers have left it: where they lie on the server
  for (const id of held) {
    const record = remote[id] === undefined ? bases[id]?.record : remote[id].record
    if (record && 'block_id' in record && record.block_id !== null) {
      if (queue.blocks.deletes.includes(record.block_id)) held.add(record.block_id)
    }
  }
  return held
}

function isOnServer({ remote, bases }: SyncState, blockId: string): boolean {
  const version = remote[blockId]
  if (version !== undefined) return version.record !== null
  const base = bases[blockId]
  return base === undefined || base.record !== null
}

function othersThan(ids: ReadonlySet<string>, queue: MutationQueue): ReadonlySet<string> {
  return new Set(queuedIds(queue).filter((id) => !ids.has(id)))
}

/** Undefined when nothing is left. */
function without(batch: MutationBatch, ids: ReadonlySet<string>): MutationBatch | undefined {
  const left: MutationBatch = {
    upsertBlocks: batch.upsertBlocks.filter(({ id }) => !ids.has(id)),
    upsertLayers: batch.upsertLayers.filter(({ id }) => !ids.has(id)),
    deleteLayers: batch.deleteLayers.filter((id) => !ids.has(id)),
    deleteBlocks: batch.deleteBlocks.filter((id) => !ids.has(id)),
  }
  return Object.values(left).some((part) => part.length > 0) ? left : undefined
}
