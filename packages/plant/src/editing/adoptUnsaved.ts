import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { isUnchangedThere, settleAgain } from './mergeChanges.ts'
import { joinQueues, queuedIds, withoutIds } from './mutationQueue.ts'
import { sameRecord } from './sameRecord.ts'
import { giveBack } from './syncBatch.ts'
import {
  type Base,
  baseOf,
  type EditedDesign,
  isDirty,
  type RemoteVersion,
  type SyncState,
  withoutIdle,
} from './syncState.ts'

/** Edits that a page left unsaved, as another page takes them over. */
export interface Adoption {
  readonly edited: EditedDesign
  /** Records that are edited in both: to be taken over once those here are saved. Undefined: none. */
  readonly left: SyncState | undefined
  /** Layers whose block is gone: they are Unassigned now. */
  readonly unhoused: readonly BlockLayer[]
}

type Editors = Readonly<Record<string, Pick<RemoteVersion, 'editorName' | 'at'>>>

/**
 * Takes over what another page of this browser has left unsaved [C6]. A record that was saved by somebody since is decided about
 * like any other that both have changed. `editors` says who wrote what since these edits began.
 */
export function adoptUnsaved(edited: EditedDesign, unsaved: SyncState, editors: Editors): Adoption {
  const left = giveBack(unsaved, unsaved.sending)
  const work: Work = {
    blocks: { ...edited.design.blocks },
    layers: { ...edited.design.block_layers },
    upserts: { blocks: {}, layers: {} },
    deletes: { blocks: [], layers: [] },
    bases: {},
    sent: {},
    remote: {},
    taken: new Set(),
    unhoused: [],
    edited,
    unsaved: left,
    editors,
  }
  const { blocks, block_layers } = left.queue
  for (const block of Object.values(blocks.upserts)) adoptBlock(work, block.id, block)
  for (const layer of Object.values(block_layers.upserts)) adoptLayer(work, layer.id, layer)
  for (const id of block_layers.deletes) adoptLayer(work, id, undefined)
  for (const id of blocks.deletes) adoptBlock(work, id, undefined)
  return {
    edited: settleAgain({
      design: { blocks: work.blocks, block_layers: work.layers },
      sync: syncWith(work),
    }),
    left: leftOver(work),
    unhoused: work.unhoused,
  }
}

interface Work {
  readonly blocks: Record<string, Block>
  readonly layers: Record<string, BlockLayer>
  readonly upserts: {
    readonly blocks: Record<string, Block>
    readonly layers: Record<string, BlockLayer>
  }
  readonly deletes: { readonly blocks: string[]; readonly layers: string[] }
  readonly bases: Record<string, Base>
  readonly sent: Record<string, readonly string[]>
  readonly remote: Record<string, RemoteVersion>
  readonly taken: Set<string>
  readonly unhoused: BlockLayer[]
  readonly edited: EditedDesign
  readonly unsaved: SyncState
  readonly editors: Editors
}

function adoptBlock(work: Work, id: string, mine: Block | undefined): void {
  const now = work.edited.design.blocks[id]
  if (!takes(work, id, { kind: 'block', mine, now })) return
  if (mine) {
    work.blocks[id] = mine
    work.upserts.blocks[id] = mine
  } else {
    delete work.blocks[id]
    work.deletes.blocks.push(id)
    // what others have drawn in it since goes with it, or stays with it: that is decided about
    for (const layer of Object.values(work.layers)) {
      if (layer.block_id !== id || work.upserts.layers[layer.id]) continue
      delete work.layers[layer.id]
      work.remote[layer.id] = versionOf(work, layer.id, 'block_layer', layer)
    }
  }
}

function adoptLayer(work: Work, id: string, unsaved: BlockLayer | undefined): void {
  const now = work.edited.design.block_layers[id]
  const base = work.unsaved.bases[id]?.record
  // where others have put it, unless it was moved here
  const isMovedHere = !base || !('block_id' in base) || base.block_id !== unsaved?.block_id
  const home = now && !isMovedHere ? now.block_id : null
  const isHoused =
    !unsaved || unsaved.block_id === null || work.blocks[unsaved.block_id] !== undefined
  const mine = isHoused ? unsaved : { ...unsaved, block_id: home }
  if (!takes(work, id, { kind: 'block_layer', mine, now })) return
  if (mine && !isHoused && home === null) work.unhoused.push(mine)
  if (mine) {
    work.layers[id] = mine
    work.upserts.layers[id] = mine
  } else {
    delete work.layers[id]
    work.deletes.layers.push(id)
  }
}

interface Meeting {
  readonly kind: RemoteVersion['kind']
  readonly mine: Block | BlockLayer | undefined
  /** As the server has it. */
  readonly now: Block | BlockLayer | undefined
}

/** True where an edit is taken over: not where there is nothing left to do, or the record is edited here as well. */
function takes(work: Work, id: string, { kind, mine, now }: Meeting): boolean {
  const { edited, unsaved } = work
  if (isDirty(edited.sync, id) || edited.sync.remote[id] !== undefined) return false
  work.taken.add(id)
  if (sameRecord(mine, now)) return false
  const record = now ?? null
  // an earlier version did not store what was edited: all that differs is decided about
  const base = unsaved.bases[id] ?? { revision: BEFORE_ALL, record: null }
  const sent = unsaved.sent[id]
  const isUnchanged = isUnchangedThere(base, record, sent)
  const { added } = base
  work.bases[id] = isUnchanged
    ? { ...baseOf(edited.sync, id), record, ...(added && !record && { added }) }
    : { ...base, revision: BEFORE_ALL }
  if (!isUnchanged) work.remote[id] = versionOf(work, id, kind, record)
  const hasArrived = isUnchanged && !sameRecord(base.record, record)
  if (sent && !hasArrived) work.sent[id] = sent
  return true
}

/** What others have saved is met whatever its number. */
const BEFORE_ALL = -1

function versionOf(
  { edited, editors }: Work,
  id: string,
  kind: RemoteVersion['kind'],
  record: Block | BlockLayer | null,
): RemoteVersion {
  const { editorName, at } = editors[id] ?? { editorName: 'Somebody', at: record?.updated_at ?? '' }
  return { kind, record, ...baseOf(edited.sync, id), editorName, at }
}

function syncWith({ edited, unsaved, upserts, deletes, bases, sent, remote }: Work): SyncState {
  const { sync } = edited
  const isUnsent = (id: string): boolean => bases[id]?.record === null && sent[id] === undefined
  const { blocks, block_layers } = unsaved.queue
  const taken = {
    blocks: {
      upserts: upserts.blocks,
      deletes: deletes.blocks,
      unsent: blocks.unsent.filter(isUnsent),
    },
    block_layers: {
      upserts: upserts.layers,
      deletes: deletes.layers,
      unsent: block_layers.unsent.filter(isUnsent),
    },
  }
  return withoutIdle({
    ...sync,
    queue: joinQueues(sync.queue, taken),
    bases: { ...sync.bases, ...bases },
    sent: { ...sync.sent, ...sent },
    remote: { ...sync.remote, ...remote },
  })
}

function leftOver({ unsaved, taken }: Work): SyncState | undefined {
  const left = withoutIdle({ ...unsaved, queue: withoutIds(unsaved.queue, taken) })
  return queuedIds(left.queue).length > 0 ? left : undefined
}
