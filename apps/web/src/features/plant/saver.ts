import {
  adoptUnsaved,
  type BlockLayer,
  type DesignConflict,
  designConflicts,
  type EditedDesign,
  keepMine,
  pullChanges,
  type RemoteVersion,
  type RoundEnd,
  type SaveCalls,
  type SyncState,
  saveRound,
  takeTheirs,
  unsavedCount,
} from '@duet/plant'
import { createExternalStore, type ExternalStore } from '../../lib/externalStore.ts'
import type { Saving } from '../../ui/fields/saveText.ts'
import type { PlantStore } from './plantStore.ts'
import { type RejectedRecord, rejectedRecords, savingOf } from './saveStatus.ts'
import type { EditStore } from './unsavedEdits.ts'

export interface SaveStatus {
  /** Undefined: nothing was edited yet. */
  readonly saving: Saving | undefined
  /** Records that the server does not take; they are sent again with the next edit. */
  readonly rejected: readonly RejectedRecord[]
  /** What somebody else has changed as well: nothing of it is sent before the user has decided. */
  readonly conflicts: readonly DesignConflict[]
  /** Edits that an earlier visit has stored and that may not be saved now. */
  readonly waitingCount: number
}

export interface SaverDeps {
  readonly plant: PlantStore
  readonly calls: SaveCalls
  readonly edits: EditStore
  /** After a round of saving, with what was refused. */
  readonly onSaved: (rejected: readonly RejectedRecord[]) => void
  /** Others have changed the design. */
  readonly onMerged?: (applied: readonly RemoteVersion[]) => void
  /** Stored edits came back whose block is gone: their layers are Unassigned. */
  readonly onUnhoused?: (layers: readonly BlockLayer[]) => void
  readonly mayEdit: boolean
  readonly now: () => number
}

/** Time between the last edit and its saving. */
export const SAVE_DELAY_MS = 1000
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 60_000

const NOTHING_YET: SaveStatus = {
  saving: undefined,
  rejected: [],
  conflicts: [],
  waitingCount: 0,
}

/** Saves edits in batches, a second after the last one, brings in others' changes, and stores what is unsaved. */
export class Saver {
  readonly status = createExternalStore<SaveStatus>(NOTHING_YET)
  readonly storeProblem: Pick<ExternalStore<string | undefined>, 'get' | 'subscribe'>
  readonly #deps: SaverDeps
  readonly #cell: {
    readonly get: () => EditedDesign
    readonly set: (edited: EditedDesign) => void
  }
  readonly #unsubscribe: () => void
  /** A change of the store that is none of the user's. */
  #isOwn = false
  #seen: SyncState
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = FIRST_RETRY_MS
  #running: Promise<void> | undefined
  #isWanted = false
  /** Something was edited while a call was under way. */
  #isEditedMeanwhile = false
  #isStopped = false

  constructor(deps: SaverDeps) {
    this.#deps = deps
    this.storeProblem = deps.edits.problem
    this.#seen = deps.plant.get().sync
    this.#cell = { get: deps.plant.get, set: (edited) => this.#replace(edited) }
    this.#unsubscribe = deps.plant.subscribe(() => this.#onChange())
    void this.#readStored()
  }

  hasUnsaved(): boolean {
    return unsavedCount(this.#deps.plant.get().sync) > 0
  }

  /** Sends what waits now, then brings in what others have saved. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.#deps.mayEdit || this.#isStopped) return this.follow()
    this.#isWanted = true
    return this.#once(async () => {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false
        await this.#save()
      }
    })
  }

  /** Brings in what others have saved; what waits for a connection is sent when there is one again. */
  async follow(): Promise<void> {
    if (this.#isStopped) return
    await this.#once(async () => {
      const end = await this.#pull()
      const isBack = end.kind === 'done' && this.status.get().saving?.state === 'offline'
      if (isBack) this.#wait(0)
      this.#sayConflicts()
    })
  }

  /** Takes over what pages that have ended have left. */
  async adopt(): Promise<void> {
    if (this.#deps.mayEdit && !this.#isStopped) {
      await this.#deps.edits.adopt((stored) => this.#take(stored))
    }
  }

  keepMine(conflictId: string): void {
    this.#decide(keepMine(this.#cell.get(), conflictId))
  }

  takeTheirs(conflictId: string): void {
    this.#decide(takeTheirs(this.#cell.get(), conflictId))
  }

  /** Nothing is sent any more; what is stored stays stored. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#unsubscribe()
    this.#deps.edits.close()
  }

  async #readStored(): Promise<void> {
    const { edits, mayEdit } = this.#deps
    if (mayEdit) return this.adopt()
    const waitingCount = await edits.count().catch(() => 0)
    if (waitingCount > 0) this.status.set({ ...this.status.get(), waitingCount })
  }

  async #take(stored: SyncState): Promise<SyncState | undefined> {
    if (this.#isStopped) return stored
    const answer = await this.#deps.calls.changesSince(stored.revision)
    const editors = answer.kind === 'changes' ? answer.changes.versions : {}
    const { edited, left, unhoused } = adoptUnsaved(this.#cell.get(), stored, editors)
    this.#replace(edited)
    this.#sayConflicts()
    if (this.hasUnsaved() && this.#running === undefined) this.#waitAfterEdit()
    if (unhoused.length > 0) this.#deps.onUnhoused?.(unhoused)
    return left
  }

  #decide(edited: EditedDesign): void {
    this.#replace(edited)
    this.#sayConflicts()
    void this.flush()
  }

  #replace(edited: EditedDesign): void {
    this.#isOwn = true
    this.#deps.plant.replace(edited)
    this.#isOwn = false
    this.#store()
  }

  #onChange(): void {
    if (this.#isOwn || this.#deps.plant.get().sync === this.#seen) return
    this.#store()
    if (this.#running === undefined) this.#waitAfterEdit()
    else this.#isEditedMeanwhile = true
  }

  #store(): void {
    const { sync } = this.#deps.plant.get()
    if (sync === this.#seen) return
    this.#seen = sync
    this.#deps.edits.store(sync)
  }

  #waitAfterEdit(): void {
    const changes = unsavedCount(this.#seen)
    const isOffline = this.status.get().saving?.state === 'offline'
    if (changes > 0) this.#say({ state: isOffline ? 'offline' : 'unsaved', changes })
    // while offline the next try has its own time
    if (!isOffline) this.#wait(SAVE_DELAY_MS)
  }

  /** One thing at a time: nothing is on its way while others' changes come in. */
  #once(work: () => Promise<void>): Promise<void> {
    if (this.#running !== undefined) return this.#running
    const { promise, resolve } = Promise.withResolvers<void>()
    // set before the first call, which already changes the queue
    this.#running = promise
    return work().finally(() => {
      this.#running = undefined
      resolve()
      // wanted while something else was under way
      if (this.#isWanted) void this.flush()
      else if (this.#isEditedMeanwhile && this.hasUnsaved()) this.#waitAfterEdit()
      this.#isEditedMeanwhile = false
    })
  }

  async #save(): Promise<void> {
    if (this.hasUnsaved()) this.#say({ state: 'saving' })
    const { calls, onMerged } = this.#deps
    const saved = await saveRound({ cell: this.#cell, calls, ...(onMerged && { onMerged }) })
    // what is saved is saved, even where the line is lost after it
    if (saved.kind === 'done') await this.#pull()
    this.#onEnd(saved)
  }

  #pull(): Promise<RoundEnd> {
    const { calls, onMerged } = this.#deps
    return pullChanges({ cell: this.#cell, calls, ...(onMerged && { onMerged }) })
  }

  #onEnd(end: RoundEnd): void {
    const edited = this.#cell.get()
    const rejected = rejectedRecords(edited)
    const saving = savingOf(end, edited, { rejected, atMs: this.#deps.now() })
    this.status.set({ ...this.status.get(), saving, rejected, conflicts: designConflicts(edited) })
    if (end.kind === 'done') {
      this.#retryMs = FIRST_RETRY_MS
      if (saving.state === 'unsaved') this.#wait(SAVE_DELAY_MS)
      this.#deps.onSaved(rejected)
      void this.adopt()
    } else if (end.kind === 'offline' || end.isPassing) {
      this.#wait(this.#retryMs)
      this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS)
    }
  }

  #sayConflicts(): void {
    const conflicts = designConflicts(this.#cell.get())
    const before = this.status.get()
    if (conflicts.length + before.conflicts.length > 0) this.status.set({ ...before, conflicts })
  }

  #say(saving: Saving): void {
    this.status.set({ ...this.status.get(), saving })
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), ms)
  }
}
