import {
  applyDiff,
  type Design,
  type DesignDiff,
  EMPTY_HISTORY,
  type History,
  type HistoryStep,
  isEmptyDiff,
  type MutationBatch,
  type MutationQueue,
  markHistory,
  mergeServerLoad,
  queueDiff,
  recordEdit,
  redoStep,
  returnBatch,
  takeBatch,
  undoStep,
} from '@duet/plant'
import { createExternalStore, type ExternalStore } from './externalStore.ts'

export interface PlantState {
  readonly design: Design
  readonly history: History
  /** The step that further edits of the same kind join. */
  readonly open: { readonly name: string; readonly joins: string } | undefined
  /** What is not on its way to the server yet. */
  readonly queue: MutationQueue
}

export interface Edit {
  /** What the undo button calls it. */
  readonly name: string
  readonly diff: DesignDiff
  /** Edits in a row with the same word are one step of the history: typing in one field, nudging one layer. */
  readonly joins?: string
}

/** The design that is being edited, with its history and what waits to be saved. */
export interface PlantStore extends Pick<ExternalStore<PlantState>, 'get' | 'subscribe'> {
  readonly edit: (edit: Edit) => void
  /** The name of the step that was taken back or done again; undefined when there is none. */
  readonly undo: () => string | undefined
  readonly redo: () => string | undefined
  /** A load from the server; what is not saved yet stays on top of it. */
  readonly load: (server: Design, alsoPending?: MutationQueue) => void
  readonly takeBatch: () => MutationBatch | undefined
  readonly returnBatch: (batch: MutationBatch) => void
}

export function createPlantStore(server: Design, queue: MutationQueue): PlantStore {
  const store = createExternalStore<PlantState>({
    design: mergeServerLoad(server, queue),
    history: EMPTY_HISTORY,
    open: undefined,
    queue,
  })
  const travel = (step: HistoryStep | undefined): string | undefined => {
    if (step === undefined) return undefined
    store.set({ ...changed(store.get(), step.diff), history: step.history, open: undefined })
    return step.name
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    edit: (edit) => store.set(edited(store.get(), edit)),
    undo: () => travel(undoStep(closedHistory(store.get()))),
    redo: () => travel(redoStep(store.get().history)),
    load: (loaded, alsoPending) => {
      const state = store.get()
      store.set({ ...state, design: mergeServerLoad(loaded, alsoPending ?? state.queue) })
    },
    takeBatch: () => {
      const taken = takeBatch(store.get().queue)
      if (taken === undefined) return undefined
      store.set({ ...store.get(), queue: taken.queue })
      return taken.batch
    },
    returnBatch: (batch) =>
      store.set({ ...store.get(), queue: returnBatch(store.get().queue, batch) }),
  }
}

/** What undo would take back. */
export function undoName({ history, open }: PlantState): string | undefined {
  return open?.name ?? history.done.at(-1)?.name
}

export function redoName({ history }: PlantState): string | undefined {
  return history.undone.at(-1)?.name
}

function edited(state: PlantState, { name, diff, joins }: Edit): PlantState {
  if (isEmptyDiff(diff)) return state
  const isJoined = joins !== undefined && state.open?.joins === joins
  const before = isJoined ? state.history : closedHistory(state)
  const history = recordEdit(before, diff)
  return joins === undefined
    ? { ...changed(state, diff), history: markHistory(history, name), open: undefined }
    : { ...changed(state, diff), history, open: { name, joins } }
}

function closedHistory({ history, open }: PlantState): History {
  return open === undefined ? history : markHistory(history, open.name)
}

function changed(state: PlantState, diff: DesignDiff): PlantState {
  return {
    ...state,
    design: applyDiff(state.design, diff),
    queue: queueDiff(state.queue, diff),
  }
}
