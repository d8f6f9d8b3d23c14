import type { Block } from '../block/block.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { mergeChanges, type RemoteChanges } from './mergeChanges.ts'
import { MAX_BATCH_SIZE, type MutationBatch } from './mutationBatch.ts'
import { confirmPart, giveBack, takeSyncBatch } from './syncBatch.ts'
import type { EditedDesign, RemoteVersion } from './syncState.ts'

/** Records or ids of one call, each with the revision that was edited. */
export interface Based<T> {
  readonly item: T
  readonly baseRevision: number | undefined
}

/** What the server says to a call that writes. Where it is not `saved`, nothing of the call was written, or nobody knows. */
export type CallAnswer =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Somebody else has changed a record of the call. */
  | { readonly kind: 'conflict' }
  /** Records that the server does not take, by their place in the call; empty: it did not say which. */
  | {
      readonly kind: 'invalid'
      readonly wrong: ReadonlyMap<number, string>
      readonly message: string
    }
  | Failure

/** Why nothing goes on. */
export type Failure =
  /** Nobody answered: to be tried again. */
  | { readonly kind: 'offline' }
  /** The server takes nothing: access is gone, or it has failed. */
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly message: string
      readonly isPassing: boolean
    }

export interface SaveCalls {
  readonly upsertBlocks: (blocks: readonly Based<Block>[]) => Promise<CallAnswer>
  readonly upsertLayers: (layers: readonly Based<BlockLayer>[]) => Promise<CallAnswer>
  readonly deleteLayers: (ids: readonly Based<string>[]) => Promise<CallAnswer>
  readonly deleteBlocks: (ids: readonly Based<string>[]) => Promise<CallAnswer>
  readonly changesSince: (
    revision: number,
  ) => Promise<{ readonly kind: 'changes'; readonly changes: RemoteChanges } | Failure>
}

/** Where the edited design lies; edits go on while a round is made. */
export interface DesignCell {
  readonly get: () => EditedDesign
  readonly set: (edited: EditedDesign) => void
}

export interface RoundDeps {
  readonly cell: DesignCell
  readonly calls: SaveCalls
  readonly maxBatchSize?: number
  /** Others have changed the design. */
  readonly onMerged?: (applied: readonly RemoteVersion[]) => void
}

export type RoundEnd = { readonly kind: 'done' } | Failure

const DONE: RoundEnd = { kind: 'done' }
/** Rounds without a step forward before a fault is assumed. */
const MOST_IDLE_ROUNDS = 5

/** Brings in what was saved since. */
export async function pullChanges({ cell, calls, onMerged }: RoundDeps): Promise<RoundEnd> {
  const answer = await calls.changesSince(cell.get().sync.revision)
  if (answer.kind !== 'changes') return answer
  const { edited, applied } = mergeChanges(cell.get(), answer.changes)
  cell.set(edited)
  if (applied.length > 0) onMerged?.(applied)
  return DONE
}

/** Sends everything that may be sent, in batches; what others have saved is brought in on the way [Q3] [C4]. */
export async function saveRound(deps: RoundDeps): Promise<RoundEnd> {
  const { cell } = deps
  let maxSize = deps.maxBatchSize ?? MAX_BATCH_SIZE
  let idleRounds = 0
  for (;;) {
    const taken = takeSyncBatch(cell.get().sync, maxSize)
    if (taken === undefined) return DONE
    cell.set({ design: cell.get().design, sync: taken.sync })
    const end = await sendBatch(deps, taken.batch)
    if (end.kind === 'offline' || end.kind === 'refused') return end
    idleRounds = end.kind === 'sent' || end.hasMoved ? 0 : idleRounds + 1
    // the server did not say which record it means
    if (end.kind === 'stuck' && end.isUnnamed) maxSize = 1
    if (idleRounds > MOST_IDLE_ROUNDS) return STUCK
  }
}

const STUCK: RoundEnd = {
  kind: 'refused',
  code: 'DESIGN_CONFLICT',
  message: 'the server has other changes and does not tell them',
  isPassing: true,
}

type BatchEnd =
  | { readonly kind: 'sent' }
  /** A call was refused; `hasMoved`: what is sent next is something else. */
  | { readonly kind: 'stuck'; readonly hasMoved: boolean; readonly isUnnamed: boolean }
  | Failure

type Part = keyof MutationBatch

/** Makes the calls of a batch in their order. */
async function sendBatch(deps: RoundDeps, batch: MutationBatch): Promise<BatchEnd> {
  const { cell } = deps
  for (const part of PARTS) {
    if (batch[part].length === 0) continue
    const answer = await callWith(deps, part, batch)
    const content = { [part]: batch[part] }
    const { design, sync } = cell.get()
    switch (answer.kind) {
      case 'saved':
        cell.set({ design, sync: confirmPart(sync, content, answer.revision) })
        break
      case 'conflict':
        // a call that reached the server twice meets itself
        cell.set({ design, sync: giveBack(sync, content) })
        return afterPull(deps)
      case 'invalid':
        cell.set({ design, sync: giveBack(sync) })
        return afterInvalid(deps, batch[part], answer)
      case 'refused':
        cell.set({ design, sync: giveBack(sync, answer.isPassing ? content : {}) })
        return answer
      case 'offline':
        cell.set({ design, sync: giveBack(sync, content) })
        return answer
    }
  }
  return { kind: 'sent' }
}

const PARTS: readonly Part[] = ['upsertBlocks', 'upsertLayers', 'deleteLayers', 'deleteBlocks']

function callWith(
  { cell, calls }: RoundDeps,
  part: Part,
  batch: MutationBatch,
): Promise<CallAnswer> {
  const { bases } = cell.get().sync
  const based = <T>(item: T, id: string): Based<T> => ({
    item,
    baseRevision: bases[id]?.revision,
  })
  const records = <T extends { readonly id: string }>(items: readonly T[]): Based<T>[] =>
    items.map((item) => based(item, item.id))
  const ids = (items: readonly string[]): Based<string>[] => items.map((id) => based(id, id))
  switch (part) {
    case 'upsertBlocks':
      return calls.upsertBlocks(records(batch.upsertBlocks))
    case 'upsertLayers':
      return calls.upsertLayers(records(batch.upsertLayers))
    case 'deleteLayers':
      return calls.deleteLayers(ids(batch.deleteLayers))
    case 'deleteBlocks':
      return calls.deleteBlocks(ids(batch.deleteBlocks))
  }
}

async function afterPull(deps: RoundDeps): Promise<BatchEnd> {
  const before = deps.cell.get().sync
  const pulled = await pullChanges(deps)
  if (pulled.kind !== 'done') return pulled
  const { revision } = deps.cell.get().sync
  return { kind: 'stuck', hasMoved: revision > before.revision, isUnnamed: false }
}

/** Perhaps others have deleted what a record points at; else the record itself is at fault, and is reported. */
async function afterInvalid(
  deps: RoundDeps,
  sent: readonly (string | { readonly id: string })[],
  { wrong, message }: Extract<CallAnswer, { kind: 'invalid' }>,
): Promise<BatchEnd> {
  const pulled = await afterPull(deps)
  if (pulled.kind !== 'stuck' || pulled.hasMoved) return pulled
  const messages = wrong.size === 0 && sent.length === 1 ? new Map([[0, message]]) : wrong
  const { cell } = deps
  const { design, sync } = cell.get()
  const refused: Record<string, string> = { ...sync.refused }
  for (const [place, text] of messages) {
    const item = sent[place]
    if (item !== undefined) refused[typeof item === 'string' ? item : item.id] = text
  }
  cell.set({ design, sync: { ...sync, refused } })
  return { kind: 'stuck', hasMoved: messages.size > 0, isUnnamed: messages.size === 0 }
}
