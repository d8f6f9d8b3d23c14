import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { unlinkMissing } from './designEdits.ts'
import { changedFields, type MergedFields, mergeFields, type Versions } from './mergeFields.ts'
import { type PendingRecords, withoutIds } from './mutationQueue.ts'
import { withFields } from './recordFields.ts'
import type { Records } from './recordsDiff.ts'
import { type DesignRecord, sameRecord } from './sameRecord.ts'
import { DELETED } from './syncBatch.ts'
import {
  type Base,
  type EditedDesign,
  isDirty,
  noteEdit,
  type RemoteVersion,
  type SyncState,
  startOf,
  withoutIdle,
} from './syncState.ts'

/** What others have saved since a revision, and we ourselves: the server does not distinguish them. */
export interface RemoteChanges {
  /** Of the last batch that is in it. */
  readonly revision: number
  readonly versions: Readonly<Record<string, RemoteVersion>>
}

/** The design after a merge, and what others have changed in it. */
export interface Merged {
  readonly edited: EditedDesign
  readonly applied: readonly RemoteVersion[]
}

/**
 * Brings what was saved by anybody into the design [C2] [C3]: records that are not edited here are replaced, edited ones are
 * merged field by field [C8], and where both have changed a field it is decided about. Nothing may be on its way to the server.
 */
export function mergeChanges(edited: EditedDesign, changes: RemoteChanges): Merged {
  const sync = { ...edited.sync, revision: Math.max(edited.sync.revision, changes.revision) }
  return settle({ design: edited.design, sync }, changes.versions)
}

/** Looks once more at what waits for a decision: an edit may have made it needless. */
export function settleAgain(edited: EditedDesign): EditedDesign {
  return Object.keys(edited.sync.remote).length === 0 ? edited : settle(edited, {}).edited
}

/** A merge while it is made. */
interface Work {
  readonly blocks: Record<string, Block>
  readonly layers: Record<string, BlockLayer>
  readonly bases: Record<string, Base>
  readonly sent: Record<string, readonly string[]>
  readonly remote: Record<string, RemoteVersion>
  /** Nothing is left to send of them. */
  readonly agreed: Set<string>
  /** What is to be sent of them holds others' changes now. */
  readonly merged: Set<string>
  /** The server has them: their deletion must be sent. */
  readonly seen: Set<string>
  readonly applied: RemoteVersion[]
  readonly sync: SyncState
  /** All that is met. */
  readonly versions: Readonly<Record<string, RemoteVersion>>
}

function settle(edited: EditedDesign, newer: Readonly<Record<string, RemoteVersion>>): Merged {
  const { design, sync } = edited
  const versions = { ...sync.remote, ...newer }
  const work: Work = {
    blocks: { ...design.blocks },
    layers: { ...design.block_layers },
    bases: { ...sync.bases },
    sent: { ...sync.sent },
    remote: {},
    agreed: new Set(),
    merged: new Set(),
    seen: new Set(),
    applied: [],
    sync,
    versions,
  }
  const isOf = (kind: RemoteVersion['kind']) =>
    Object.entries(versions).filter(([, one]) => one.kind === kind)
  // blocks that layers move into are there before those that they leave go
  const blocks = isOf('block').toSorted(
    ([, a], [, b]) => +(a.record === null) - +(b.record === null),
  )
  for (const [id, version] of blocks) meetBlock(work, id, version)
  for (const [id, version] of isOf('block_layer')) meetLayer(work, id, version)
  const unchanged = work.applied.length === 0
  return {
    edited: withoutDeadLinks({
      design: unchanged ? design : { blocks: work.blocks, block_layers: work.layers },
      sync: syncAfter(work),
    }),
    applied: work.applied,
  }
}

function meetBlock(work: Work, id: string, version: RemoteVersion): void {
  const { sync, blocks, layers } = work
  if (isDirty(sync, id)) return meetEdit(work, blocks, id, version)
  if (isKnown(sync, id, version)) return
  // layers that were drawn or changed here stand in it, or such as cannot follow the others
  const isNeeded = Object.values(layers).some(
    (layer) =>
      layer.block_id === id &&
      (sync.queue.block_layers.upserts[layer.id] !== undefined || isHomeless(work, layer.id)),
  )
  if (version.record === null && blocks[id] !== undefined && isNeeded) work.remote[id] = version
  else apply(work, blocks, id, version)
}

/** The others have put the layer into a block that is gone here. */
function isHomeless({ versions, blocks }: Work, layerId: string): boolean {
  const blockId = blockIdOf(versions[layerId]?.record ?? undefined)
  return blockId !== null && blocks[blockId] === undefined
}

function meetLayer(work: Work, id: string, version: RemoteVersion): void {
  const { sync, layers, remote } = work
  if (isDirty(sync, id)) return meetEdit(work, layers, id, version)
  if (isKnown(sync, id, version)) return
  const blockId = blockIdOf(version.record ?? layers[id])
  const goesWithBlock =
    version.record === null && blockId !== null && remote[blockId]?.record === null
  const hasNoBlock = version.record !== null && isHomeless(work, id)
  if (layers[id] !== undefined && goesWithBlock) remote[id] = version
  else if (hasNoBlock) remote[id] = version
  else apply(work, layers, id, version)
}

function apply<T extends DesignRecord>(
  work: Work,
  records: Record<string, T>,
  id: string,
  version: RemoteVersion,
): void {
  if (sameRecord(records[id], version.record)) return
  work.applied.push(version.record === null ? { ...version, record: records[id] ?? null } : version)
  if (version.record === null) delete records[id]
  else Object.assign(records, { [id]: version.record })
}

/** A record that is edited here meets what the server has. */
function meetEdit<T extends DesignRecord>(
  work: Work,
  records: Record<string, T>,
  id: string,
  version: RemoteVersion,
): void {
  const base = work.bases[id]
  const { record: theirs, revision } = version
  if (base === undefined || (theirs !== null && revision <= base.revision)) return
  if (theirs !== null) work.seen.add(id)
  const mine = records[id]
  if (sameRecord(mine, theirs)) {
    work.agreed.add(id)
  } else if (isUnchangedThere(base, theirs, work.sent[id])) {
    work.bases[id] = { revision, record: theirs }
    delete work.sent[id]
  } else if (mine === undefined || theirs === null) {
    work.remote[id] = version
  } else {
    const versions = { base: startOf(base), mine, theirs, sent: work.sent[id] }
    meetFields(work, records, version, mergeRecords(versions, work.blocks))
  }
}

/** Both sides have the record, and both may have changed it. */
function meetFields<T extends DesignRecord>(
  work: Work,
  records: Record<string, T>,
  version: RemoteVersion,
  { merged, base, apart }: MergedRecord,
): void {
  const { id } = merged
  const { record, revision } = version
  if (!sameRecord(records[id], merged)) work.applied.push(version)
  Object.assign(records, { [id]: merged })
  work.merged.add(id)
  if (apart.length > 0) {
    // not yet of their revision: it is met again until it is decided about
    if (base !== null) work.bases[id] = { revision: work.bases[id]?.revision ?? 0, record: base }
    work.remote[id] = version
    return
  }
  if (sameRecord(merged, record)) work.agreed.add(id)
  work.bases[id] = { revision, record }
  delete work.sent[id]
}

export interface MergedRecord extends MergedFields<DesignRecord> {
  /** What both sides agree on, and what was there before where they do not; null: nothing was there. */
  readonly base: DesignRecord | null
}

/** Merges by fields; a layer does not follow the others into a block that is gone here without being asked. */
export function mergeRecords(
  versions: Versions<DesignRecord>,
  blocks: Records<unknown>,
): MergedRecord {
  const { base, theirs } = versions
  const blockId = blockIdOf(theirs)
  const isHoused = blockId === null || blocks[blockId] !== undefined
  const fields = mergeFields(versions, isHoused ? [] : ['block_id'])
  return { ...fields, base: base && withFields(theirs, base, fields.apart) }
}

/** True where what is on the server is what was there before, or was sent from here. */
export function isUnchangedThere(
  base: Base | undefined,
  theirs: DesignRecord | null,
  sent: readonly string[] | undefined,
): boolean {
  if (theirs === null) return !base?.record || sent?.includes(DELETED) === true
  return changedFields(startOf(base), theirs, sent).length === 0
}

function isKnown({ known }: SyncState, id: string, { record, revision }: RemoteVersion): boolean {
  return record !== null && revision <= (known[id] ?? -1)
}

function blockIdOf(record: DesignRecord | undefined): string | null {
  return record && 'block_id' in record ? record.block_id : null
}

function syncAfter(work: Work): SyncState {
  const { sync, agreed, merged, seen, bases, sent, remote } = work
  const queue = withoutIds(sync.queue, agreed)
  const known = Object.entries(sync.known).filter(([, revision]) => revision > sync.revision)
  const after = <T>(pending: PendingRecords<T>, records: Records<T>): PendingRecords<T> => ({
    ...pending,
    upserts: mapValues(pending.upserts, (record, id) =>
      merged.has(id) ? (records[id] ?? record) : record,
    ),
    unsent: pending.unsent.filter((id) => !seen.has(id)),
  })
  return withoutIdle({
    ...sync,
    queue: {
      blocks: after(queue.blocks, work.blocks),
      block_layers: after(queue.block_layers, work.layers),
    },
    bases,
    sent,
    remote,
    known: Object.fromEntries(known),
  })
}

function mapValues<T>(records: Records<T>, map: (record: T, id: string) => T): Records<T> {
  return Object.fromEntries(Object.entries(records).map(([id, record]) => [id, map(record, id)]))
}

/**
 * Perimeters that are edited here follow no guide line that others have deleted, and none of the others' one whose
 * deletion waits here [L2].
 */
export function withoutDeadLinks(edited: EditedDesign): EditedDesign {
  const { upserts, deletes } = edited.sync.queue.block_layers
  const gone = new Set(deletes)
  const linked = Object.values(edited.design.block_layers).filter(
    (layer) =>
      layer.type === 'perimeter' &&
      layer.geojson.properties.guideLineId &&
      (upserts[layer.id] !== undefined || gone.has(layer.geojson.properties.guideLineId)),
  )
  const freed = unlinkMissing(
    edited.design,
    linked.map(({ id }) => id),
  )
  if (freed === undefined) return edited
  return { design: freed.after, sync: noteEdit(edited.sync, freed.change) }
}
