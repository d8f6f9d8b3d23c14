import {
  type Design,
  isQueueEmpty,
  type MutationBatch,
  type MutationQueue,
  queuedCount,
  returnBatch,
} from '@duet/plant'
import type { Saving } from '../../../ui/saveText.ts'
import { createExternalStore } from './externalStore.ts'
import type { EditKeeper } from './keptEdits.ts'
import type { PlantStore } from './plantStore.ts'
import { type BatchOutcome, type DesignCalls, type RejectedRecord, sendBatch } from './sendBatch.ts'

export interface SaveStatus {
  /** Undefined: nothing was edited yet. */
  readonly saving: Saving | undefined
  /** Records that the server does not take; they are sent again with the next edit. */
  readonly rejected: readonly RejectedRecord[]
}

export interface SaverDeps {
  readonly plant: PlantStore
  readonly calls: DesignCalls
  readonly keeper: EditKeeper
  /** After a round of saving, with what was refused. */
  readonly onSaved: (rejected: readonly RejectedRecord[]) => void
  readonly now: () => number
}

/** Time between the last edit and its saving. */
export const SAVE_DELAY_MS = 1000
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 60_000

const NO_BATCH: MutationBatch = {
  upsertBlocks: [],
  upsertLayers: [],
  deleteLayers: [],
  deleteBlocks: [],
}

/** Saves edits in batches, a second after the last one; keeps them while the server cannot be reached. */
export class Saver {
  readonly status = createExternalStore<SaveStatus>({ saving: undefined, rejected: [] })
  readonly #deps: SaverDeps
  readonly #unsubscribe: () => void
  #sending: MutationBatch | undefined
  /** A batch is between the queue and its sending: nothing may be judged now. */
  #isTaking = false
  /** Refused records, to be sent once more with the next edit. */
  #setAside = NO_BATCH
  #seen: MutationQueue
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = FIRST_RETRY_MS
  #running: Promise<void> | undefined

  constructor(deps: SaverDeps) {
    this.#deps = deps
    this.#seen = deps.plant.get().queue
    this.#unsubscribe = deps.plant.subscribe(() => this.#onChange())
    if (this.hasUnsaved()) this.#waitAfterEdit()
  }

  /** Everything that is not on the server. */
  pending(): MutationQueue {
    const { queue, design } = this.#deps.plant.get()
    const withSent = this.#sending === undefined ? queue : returnBatch(queue, this.#sending)
    return returnBatch(withSent, stillThere(this.#setAside, design))
  }

  hasUnsaved(): boolean {
    return !isQueueEmpty(this.pending())
  }

  /** Sends what waits now. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#running !== undefined) return this.#running
    const { promise, resolve } = Promise.withResolvers<void>()
    // set before the first call, which already changes the queue
    this.#running = promise
    return this.#sendAll().finally(() => {
      this.#running = undefined
      this.#seen = this.#deps.plant.get().queue
      resolve()
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#unsubscribe()
  }

  #onChange(): void {
    const { queue } = this.#deps.plant.get()
    if (queue === this.#seen || this.#isTaking) return
    this.#seen = queue
    this.#keep()
    if (this.#running === undefined) this.#waitAfterEdit()
  }

  #waitAfterEdit(): void {
    const changes = queuedCount(this.pending())
    const isOffline = this.status.get().saving?.state === 'offline'
    this.#say({ state: isOffline ? 'offline' : 'unsaved', changes })
    // while offline the next try has its own time
    if (!isOffline) this.#wait(SAVE_DELAY_MS)
  }

  async #sendAll(): Promise<void> {
    const { plant, calls, onSaved } = this.#deps
    plant.returnBatch(stillThere(this.#setAside, plant.get().design))
    this.#setAside = NO_BATCH
    const rejected: RejectedRecord[] = []
    for (let batch = this.#take(); batch !== undefined; batch = this.#take()) {
      this.#say({ state: 'saving' }, rejected)
      const outcome = await sendBatch(batch, calls)
      this.#sending = undefined
      if (outcome.kind !== 'done') {
        plant.returnBatch(batch)
        return this.#onFailure(outcome)
      }
      rejected.push(...outcome.rejected)
      this.#setAside = joined(this.#setAside, onlyRejected(batch, outcome.rejected))
      this.#keep()
    }
    this.#retryMs = FIRST_RETRY_MS
    this.#keep()
    this.#sayDone(rejected)
    onSaved(rejected)
  }

  #take(): MutationBatch | undefined {
    this.#isTaking = true
    this.#sending = this.#deps.plant.takeBatch()
    this.#isTaking = false
    return this.#sending
  }

  #sayDone(rejected: readonly RejectedRecord[]): void {
    const [first] = rejected
    if (first === undefined) this.#say({ state: 'saved', atMs: this.#deps.now() }, [])
    else this.#say({ state: 'failed', message: rejectedText(first, rejected.length) }, rejected)
  }

  #onFailure(outcome: Exclude<BatchOutcome, { kind: 'done' }>): void {
    this.#keep()
    if (outcome.kind === 'offline') {
      this.#say({ state: 'offline', changes: queuedCount(this.pending()) })
    } else {
      this.#say({ state: 'failed', message: outcome.message })
      if (!outcome.isPassing) return
    }
    this.#wait(this.#retryMs)
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS)
  }

  #keep(): void {
    const pending = this.pending()
    this.#deps.keeper.keep(pending, isQueueEmpty(pending))
  }

  #say(saving: Saving, rejected = this.status.get().rejected): void {
    this.status.set({ saving, rejected: [...rejected] })
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }
}

function onlyRejected(batch: MutationBatch, rejected: readonly RejectedRecord[]): MutationBatch {
  const ids = new Set(rejected.map(({ id }) => id))
  return {
    ...NO_BATCH,
    upsertBlocks: batch.upsertBlocks.filter(({ id }) => ids.has(id)),
    upsertLayers: batch.upsertLayers.filter(({ id }) => ids.has(id)),
  }
}

/** A record that was deleted since must not come back. */
function stillThere(batch: MutationBatch, design: Design): MutationBatch {
  return {
    ...NO_BATCH,
    upsertBlocks: batch.upsertBlocks.filter(({ id }) => design.blocks[id] !== undefined),
    upsertLayers: batch.upsertLayers.filter(({ id }) => design.block_layers[id] !== undefined),
  }
}

function joined(a: MutationBatch, b: MutationBatch): MutationBatch {
  return {
    ...NO_BATCH,
    upsertBlocks: [...a.upsertBlocks, ...b.upsertBlocks],
    upsertLayers: [...a.upsertLayers, ...b.upsertLayers],
  }
}

function rejectedText({ name, message }: RejectedRecord, count: number): string {
  const others = count > 1 ? ` (and ${count - 1} more)` : ''
  return `${name}: ${message}${others}`
}
