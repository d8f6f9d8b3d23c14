import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { unlinkMissing } from './designEdits.ts'
import { withoutIds } from './mutationQueue.ts'
import { type DesignRecord, recordMark, sameRecord } from './sameRecord.ts'
import {
  type Base,
  type EditedDesign,
  isDirty,
  noteEdit,
  type RemoteVersion,
  type SyncState,
  withoutIdle,
} from './syncState.ts'

/** What others have saved since a revision, and we ourselves: the server does not tell them apart. */
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
 * Brings what was saved by anybody into the design [C2] [C3]: records that are not edited here are replaced, edited ones stay
 * as they are and are decided about. Nothing may be on its way to the server.
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
  /** The server has them: their deletion must be sent. */
  readonly seen: Set<string>
  readonly applied: RemoteVersion[]
  readonly sync: SyncState
}

function settle(edited: EditedDesign, newer: Readonly<Record<string, RemoteVersion>>): Merged {
  const { design, sync } = edited
  const candidates = Object.entries({ ...sync.remote, ...newer })
  const work: Work = {
    blocks: { ...design.blocks },
    layers: { ...design.block_layers },
    bases: { ...sync.bases },
    sent: { ...sync.sent },
    remote: {},
    agreed: new Set(),
    seen: new Set(),
    applied: [],
    sync,
  }
  const isOf = (kind: RemoteVersion['kind']) => candidates.filter(([, one]) => one.kind === kind)
  for (const [id, version] of isOf('block')) meetBlock(work, id, version)
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
  if (isDirty(sync, id)) return meetEdit(work, id, version, blocks[id])
  if (isKnown(sync, id, version)) return
  // layers that were drawn or changed here stand in it
  const isNeeded = Object.values(layers).some(
    (layer) => layer.block_id === id && sync.queue.block_layers.upserts[layer.id] !== undefined,
  )
  if (version.record === null && blocks[id] !== undefined && isNeeded) work.remote[id] = version
  else apply(work, blocks, id, version)
}

function meetLayer(work: Work, id: string, version: RemoteVersion): void {
  const { sync, blocks, layers, remote } = work
  if (isDirty(sync, id)) return meetEdit(work, id, version, layers[id])
  if (isKnown(sync, id, version)) return
  const blockId = blockIdOf(version.record ?? layers[id])
  const goesWithBlock =
    version.record === null && blockId !== null && remote[blockId]?.record === null
  const hasNoBlock = version.record !== null && blockId !== null && blocks[blockId] === undefined
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
function meetEdit(
  work: Work,
  id: string,
  version: RemoteVersion,
  mine: DesignRecord | undefined,
): void {
  const base = work.bases[id]
  if (base === undefined || (version.record !== null && version.revision <= base.revision)) return
  if (version.record !== null) work.seen.add(id)
  const theirs: Base = { revision: version.revision, record: version.record }
  const isOurs = work.sent[id]?.includes(recordMark(version.record)) === true
  if (sameRecord(mine, version.record)) {
    work.agreed.add(id)
  } else if (isOurs || sameRecord(base.record, version.record)) {
    work.bases[id] = theirs
    delete work.sent[id]
  } else {
    work.remote[id] = version
  }
}

function isKnown({ known }: SyncState, id: string, { record, revision }: RemoteVersion): boolean {
  return record !== null && revision <= (known[id] ?? -1)
}

function blockIdOf(record: DesignRecord | undefined): string | null {
  return record && 'block_id' in record ? record.block_id : null
}

function syncAfter({ sync, agreed, seen, bases, sent, remote }: Work): SyncState {
  const queue = withoutIds(sync.queue, agreed)
  const isUnseen = (id: string): boolean => !seen.has(id)
  const known = Object.entries(sync.known).filter(([, revision]) => revision > sync.revision)
  return withoutIdle({
    ...sync,
    queue: {
      blocks: { ...queue.blocks, unsent: queue.blocks.unsent.filter(isUnseen) },
      block_layers: { ...queue.block_layers, unsent: queue.block_layers.unsent.filter(isUnseen) },
    },
    bases,
    sent,
    remote,
    known: Object.fromEntries(known),
  })
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
