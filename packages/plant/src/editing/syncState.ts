import type { Design, DesignDiff } from './designDiff.ts'
import { batchIds, type MutationBatch } from './mutationBatch.ts'
import {
  EMPTY_QUEUE,
  type MutationQueue,
  queueDiff,
  queuedIds,
  withoutIds,
} from './mutationQueue.ts'
import type { RecordsDiff } from './recordsDiff.ts'
import type { DesignRecord } from './sameRecord.ts'

/** What the server held of a record when its edit began; null: nothing. */
export interface Base {
  readonly revision: number
  readonly record: DesignRecord | null
  /** What was sent last of a record that was not there, while nobody has answered. */
  readonly added?: DesignRecord
}

/** What an edit of a record began from that is on the server: that it is there proves that its addition has arrived. */
export function startOf(base: Base | undefined): DesignRecord | null {
  return base?.record ?? base?.added ?? null
}

/** What somebody else has saved and what is not shown yet, as it meets an edit made here. */
export interface RemoteVersion {
  readonly kind: 'block' | 'block_layer'
  /** null: deleted. */
  readonly record: DesignRecord | null
  readonly revision: number
  readonly editorName: string
  /** ISO 8601, UTC. */
  readonly at: string
}

type ById<T> = Readonly<Record<string, T>>

/** How an edited design stands to the one on the server. A plain value: it is stored while the page is closed. */
export interface SyncState {
  /** What is still to be sent. */
  readonly queue: MutationQueue
  /** What is on its way. */
  readonly sending: MutationBatch | undefined
  /** All batches up to this one are in the design, or in `remote`. */
  readonly revision: number
  /** Batches of our own beyond `revision`, by the records that they wrote. */
  readonly known: ById<number>
  /** Of records that are in the queue or on their way. */
  readonly bases: ById<Base>
  /** Marks of fields and deletions that may have reached the server: nobody has answered. */
  readonly sent: ById<readonly string[]>
  /** What others saved and what must be decided about first. */
  readonly remote: ById<RemoteVersion>
  /** Messages of the server about records that it does not take; they are tried again with the next edit. */
  readonly refused: ById<string>
}

/** The design with how it stands to the server. */
export interface EditedDesign {
  readonly design: Design
  readonly sync: SyncState
}

/** Nothing edited: the design is the server's of this revision. */
export function syncedAt(revision: number): SyncState {
  return {
    queue: EMPTY_QUEUE,
    sending: undefined,
    revision,
    known: {},
    bases: {},
    sent: {},
    remote: {},
    refused: {},
  }
}

/** Queues an edit that was made on the design [Q1] [Q2]; what it began from is remembered [C1]. */
export function noteEdit(sync: SyncState, diff: DesignDiff): SyncState {
  const queue = queueDiff(sync.queue, diff)
  const bases: Record<string, Base> = { ...sync.bases }
  for (const [id, record] of [...beforeEdit(diff.blocks), ...beforeEdit(diff.block_layers)])
    bases[id] ??= { ...baseOf(sync, id), record }
  return withoutIdle({
    ...sync,
    queue: withoutIds(queue, takenBack(sync, queue, bases)),
    bases,
    refused: {},
  })
}

/** Records that are again what the server has: nothing is left to be sent of them. */
function takenBack(
  { sending, sent, remote }: SyncState,
  { blocks, block_layers }: MutationQueue,
  bases: ById<Base>,
): ReadonlySet<string> {
  const onTheirWay = new Set(batchIds(sending))
  const isBack = (record: DesignRecord): boolean =>
    bases[record.id]?.record === record &&
    !onTheirWay.has(record.id) &&
    sent[record.id] === undefined &&
    remote[record.id] === undefined
  const records = [...Object.values(blocks.upserts), ...Object.values(block_layers.upserts)]
  return new Set(records.filter(isBack).map(({ id }) => id))
}

/** Records and ids that are not on the server. */
export function unsavedCount({ queue, sending }: SyncState): number {
  return new Set([...queuedIds(queue), ...batchIds(sending)]).size
}

/** Waits, or is on its way. */
export function isDirty({ bases }: SyncState, id: string): boolean {
  return bases[id] !== undefined
}

/** What an edit that begins now begins from: not yet from what waits for a decision. */
export function baseOf(
  { revision, known, remote }: SyncState,
  id: string,
): { readonly revision: number } {
  const undecided = remote[id]
  if (undecided !== undefined) return { revision: undecided.revision - 1 }
  return { revision: Math.max(revision, known[id] ?? 0) }
}

/** Forgets what was known of records that neither wait nor are on their way. */
export function withoutIdle(sync: SyncState): SyncState {
  const busy = new Set([...queuedIds(sync.queue), ...batchIds(sync.sending)])
  const ofBusy = <T>(records: ById<T>): ById<T> =>
    Object.fromEntries(Object.entries(records).filter(([id]) => busy.has(id)))
  return {
    ...sync,
    bases: ofBusy(sync.bases),
    sent: ofBusy(sync.sent),
    refused: ofBusy(sync.refused),
  }
}

function* beforeEdit<T extends DesignRecord>({
  added,
  updated,
  removed,
}: RecordsDiff<T>): Generator<readonly [string, DesignRecord | null]> {
  for (const id of Object.keys(added)) yield [id, null]
  for (const [id, [from]] of Object.entries(updated)) yield [id, from]
  for (const [id, record] of Object.entries(removed)) yield [id, record]
}
