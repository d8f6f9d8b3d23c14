import type { Design } from './designDiff.ts'
import { mergeRecords, settleAgain, withoutDeadLinks } from './mergeChanges.ts'
import { type MutationQueue, type PendingRecords, withoutIds } from './mutationQueue.ts'
import { type DesignRecord, sameRecord } from './sameRecord.ts'
import { type Base, type EditedDesign, type SyncState, startOf, withoutIdle } from './syncState.ts'

/** One thing that was changed here and by somebody else, and that the user must decide about [C5]. */
export interface DesignConflict {
  /** Of the record that it is named after. */
  readonly id: string
  readonly kind: 'block' | 'block_layer'
  /** Records that one decision settles: a block that one side has deleted goes or stays with its layers. */
  readonly ids: readonly string[]
  /**
   * What is on the screen, and what would be if theirs is taken: they differ in the fields that both have changed. null: deleted
   * on that side.
   */
  readonly mine: DesignRecord | null
  readonly theirs: DesignRecord | null
  readonly editorName: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** What waits for a decision, the earliest first. */
export function designConflicts(edited: EditedDesign): readonly DesignConflict[] {
  const { design, sync } = edited
  const groups = Map.groupBy(Object.keys(sync.remote), (id) => leaderOf(edited, id))
  const conflicts = [...groups].flatMap(([id, ids]): DesignConflict[] => {
    const version = sync.remote[id] ?? sync.remote[ids[0] ?? '']
    if (version === undefined) return []
    const { editorName, at } = version
    const isBlock = sync.remote[id] === undefined || version.kind === 'block'
    const theirs = takenRecord(edited, id)
    const mine = (isBlock ? design.blocks[id] : design.block_layers[id]) ?? null
    return [{ id, kind: isBlock ? 'block' : 'block_layer', ids, mine, theirs, editorName, at }]
  })
  return conflicts.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** What is on the screen goes to the server in place of what is there. */
export function keepMine(edited: EditedDesign, conflictId: string): EditedDesign {
  const { design, sync } = edited
  const ids = membersOf(edited, conflictId)
  const queue = structuredQueue(withoutIds(sync.queue, new Set(ids)))
  const bases: Record<string, Base> = { ...sync.bases }
  for (const id of ids) {
    const version = sync.remote[id]
    if (version === undefined) continue
    bases[id] = { revision: version.revision, record: version.record }
    const block = design.blocks[id]
    const layer = design.block_layers[id]
    if (block) queue.blocks.upserts[id] = block
    else if (layer) queue.block_layers.upserts[id] = layer
    else if (version.record === null) continue
    else if (version.kind === 'block') queue.blocks.deletes.push(id)
    else queue.block_layers.deletes.push(id)
  }
  const remote = without(sync.remote, new Set(ids))
  return settleAgain(
    withoutDeadLinks({ design, sync: withoutIdle({ ...sync, queue, bases, remote }) }),
  )
}

/** What they have changed comes onto the screen; what was done here to the same fields, or to what they have deleted, is dropped. */
export function takeTheirs(edited: EditedDesign, conflictId: string): EditedDesign {
  const { design, sync } = edited
  const restored = restoredBy(edited, conflictId)
  const ids = new Set(restored.keys())
  const blocks: Record<string, Design['blocks'][string]> = { ...design.blocks }
  const block_layers: Record<string, Design['block_layers'][string]> = { ...design.block_layers }
  const queue = structuredQueue(withoutIds(sync.queue, ids))
  const bases: Record<string, Base> = { ...sync.bases }
  for (const [id, record] of restored) {
    if (record === null) {
      delete blocks[id]
      delete block_layers[id]
      continue
    }
    if ('block_id' in record) block_layers[id] = record
    else blocks[id] = record
    const stored = serverRecord(sync, id)
    const version = sync.remote[id]
    if (version === undefined || sameRecord(record, stored)) continue
    // other fields of it were changed here alone
    bases[id] = { revision: version.revision, record: stored }
    if ('block_id' in record) queue.block_layers.upserts[id] = record
    else queue.blocks.upserts[id] = record
  }
  const after = withoutIdle({ ...sync, queue, bases, remote: without(sync.remote, ids) })
  return settleAgain(withoutDeadLinks({ design: { blocks, block_layers }, sync: after }))
}

/** A record as it is where theirs is taken. */
function takenRecord({ design, sync }: EditedDesign, id: string): DesignRecord | null {
  const theirs = serverRecord(sync, id)
  const mine = design.blocks[id] ?? design.block_layers[id]
  if (mine === undefined || theirs === null || sync.remote[id] === undefined) return theirs
  const base = startOf(sync.bases[id])
  return mergeRecords({ base, mine, theirs, sent: sync.sent[id] }, design.blocks).taken
}

/** A layer that stands or falls with a block is decided about with it. */
function leaderOf({ design, sync }: EditedDesign, id: string): string {
  const version = sync.remote[id]
  if (version === undefined || version.kind === 'block') return id
  const record = version.record ?? design.block_layers[id]
  const blockId = record && 'block_id' in record ? record.block_id : null
  if (blockId === null) return id
  const isDeletedHere = version.record !== null && sync.queue.blocks.deletes.includes(blockId)
  const isDeletedThere = version.record === null && sync.remote[blockId]?.record === null
  return isDeletedHere || isDeletedThere ? blockId : id
}

function membersOf(edited: EditedDesign, conflictId: string): readonly string[] {
  return Object.keys(edited.sync.remote).filter((id) => leaderOf(edited, id) === conflictId)
}

/** Records as the server has them, by id; null: it has none. */
function restoredBy(
  edited: EditedDesign,
  conflictId: string,
): ReadonlyMap<string, DesignRecord | null> {
  const { design, sync } = edited
  const restored = new Map<string, DesignRecord | null>()
  for (const id of membersOf(edited, conflictId)) restored.set(id, takenRecord(edited, id))
  const goes = sync.remote[conflictId]?.kind === 'block' && restored.get(conflictId) === null
  if (goes) {
    for (const layer of Object.values(design.block_layers)) {
      if (layer.block_id !== conflictId) continue
      const record = sync.bases[layer.id] === undefined ? null : serverRecord(sync, layer.id)
      restored.set(layer.id, blockOf(record) === conflictId ? null : record)
    }
  } else if (sync.queue.blocks.deletes.includes(conflictId)) {
    restored.set(conflictId, serverRecord(sync, conflictId))
    for (const id of sync.queue.block_layers.deletes) {
      if (blockOf(serverRecord(sync, id)) === conflictId) restored.set(id, serverRecord(sync, id))
    }
  }
  return withBlocks(withGuides(restored, edited), sync)
}

/** A perimeter that comes back brings the guide line that was deleted with it, unless its block is gone. */
function withGuides(
  restored: Map<string, DesignRecord | null>,
  { design, sync }: EditedDesign,
): Map<string, DesignRecord | null> {
  for (const record of restored.values()) {
    if (!record || !('type' in record) || record.type !== 'perimeter') continue
    const id = record.geojson.properties.guideLineId
    if (!id || !sync.queue.block_layers.deletes.includes(id) || sync.remote[id]) continue
    const guide = serverRecord(sync, id)
    const blockId = blockOf(guide)
    if (blockId === null || (restored.get(blockId) ?? design.blocks[blockId]))
      restored.set(id, guide)
  }
  return restored
}

/** Nor does a layer come back without the block that was deleted around it. */
function withBlocks(
  restored: Map<string, DesignRecord | null>,
  sync: SyncState,
): ReadonlyMap<string, DesignRecord | null> {
  for (const record of restored.values()) {
    const blockId = blockOf(record)
    if (blockId !== null && !restored.has(blockId) && sync.queue.blocks.deletes.includes(blockId))
      restored.set(blockId, serverRecord(sync, blockId))
  }
  return restored
}

function serverRecord({ remote, bases }: SyncState, id: string): DesignRecord | null {
  const version = remote[id]
  return version === undefined ? (bases[id]?.record ?? null) : version.record
}

function blockOf(record: DesignRecord | null): string | null {
  return record && 'block_id' in record ? record.block_id : null
}

function without<T>(
  records: Readonly<Record<string, T>>,
  ids: ReadonlySet<string>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(records).filter(([id]) => !ids.has(id)))
}

interface OpenRecords<T> {
  readonly upserts: Record<string, T>
  readonly deletes: string[]
  readonly unsent: readonly string[]
}

/** A copy of the queue that may be written. */
function structuredQueue({ blocks, block_layers }: MutationQueue): {
  readonly blocks: OpenRecords<MutationQueue['blocks']['upserts'][string]>
  readonly block_layers: OpenRecords<MutationQueue['block_layers']['upserts'][string]>
} {
  return { blocks: opened(blocks), block_layers: opened(block_layers) }
}

function opened<T>({ upserts, deletes, unsent }: PendingRecords<T>): OpenRecords<T> {
  return { upserts: { ...upserts }, deletes: [...deletes], unsent }
}
