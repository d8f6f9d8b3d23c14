import {
  applyDiff,
  type Design,
  type DesignDiff,
  type EditedDesign,
  EMPTY_HISTORY,
  fitHistoryStep,
  type History,
  type HistoryStep,
  isEmptyDiff,
  markHistory,
  noteEdit,
  recordEdit,
  recordStored,
  redoStep,
  type StoredChange,
  type SyncState,
  syncedAt,
  undoStep,
} from '@duet/plant'
import { createExternalStore, type ExternalStore } from '../../lib/externalStore.ts'

export interface PlantState {
  readonly design: Design
  readonly history: History
  /** The step that further edits of the same kind join. */
  readonly open: { readonly name: string; readonly joins: string } | undefined
  /** How the design stands to the one on the server. */
  readonly sync: SyncState
}

export interface Edit {
  /** What the undo button calls it. */
  readonly name: string
  readonly diff: DesignDiff
  /** Edits in a row with the same word are one step of the history: typing in one field, nudging one layer. */
  readonly joins?: string
}

/** A step that was taken back or done again. */
export interface Travelled {
  readonly name: string
  /** Names of records that stay as they are: somebody else has changed them since. */
  readonly leftOut: readonly string[]
}

/** The design that is being edited, with its history and what waits to be saved. */
export interface PlantStore extends Pick<ExternalStore<PlantState>, 'get' | 'subscribe'> {
  readonly edit: (edit: Edit) => void
  /** A change of records beside the design, which is stored already. */
  readonly note: (name: string, stored: StoredChange) => void
  /** Undefined when there is no such step. */
  readonly undo: () => Travelled | undefined
  readonly redo: () => Travelled | undefined
  /** After saving, or after others' changes came in; no step of the history. */
  readonly replace: (edited: EditedDesign) => void
}

/** `revision`: the last saved batch that is in the design. */
export function createPlantStore(server: Design, revision = 0): PlantStore {
  const store = createExternalStore<PlantState>({
    design: server,
    history: EMPTY_HISTORY,
    open: undefined,
    sync: syncedAt(revision),
  })
  /** A step that could not be stored stands where it stood, where nothing was done since. */
  const putBack = ({ stored }: HistoryStep, direction: 'undo' | 'redo'): void => {
    const state = store.get()
    const { done, undone } = state.history
    const isLast = (direction === 'undo' ? undone : done).at(-1)?.stored === stored
    const back = direction === 'undo' ? redoStep(state.history) : undoStep(state.history)
    if (isLast && back) store.set({ ...state, history: back.history })
  }
  const travel = (
    step: HistoryStep | undefined,
    direction: 'undo' | 'redo',
  ): Travelled | undefined => {
    if (step === undefined) return undefined
    const state = store.get()
    const { diff, history, leftOut } = fitHistoryStep(step, state.design, direction)
    store.set({ ...changed(state, diff), history, open: undefined })
    void step.stored?.[direction]().then((isStored) => isStored || putBack(step, direction))
    return { name: step.name, leftOut: [...new Set(leftOut.map(({ name }) => name))] }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    edit: (edit) => store.set(edited(store.get(), edit)),
    note: (name, stored) => {
      const state = store.get()
      store.set({
        ...state,
        history: recordStored(closedHistory(state), name, stored),
        open: undefined,
      })
    },
    undo: () => travel(undoStep(closedHistory(store.get())), 'undo'),
    redo: () => travel(redoStep(store.get().history), 'redo'),
    replace: ({ design, sync }) => {
      const state = store.get()
      if (design !== state.design) {
        // others' changes are no part of a step that is still open
        store.set({ ...state, design, sync, history: closedHistory(state), open: undefined })
      } else if (sync !== state.sync) store.set({ ...state, sync })
    },
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
    sync: noteEdit(state.sync, diff),
  }
}
