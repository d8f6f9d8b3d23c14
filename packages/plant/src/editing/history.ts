import { type DesignDiff, EMPTY_DIFF, invertDiff, isEmptyDiff, squashDiffs } from './designDiff.ts'

/** One step that the user can undo, with the name that the menu shows. */
export interface HistoryEntry {
  readonly name: string
  readonly diff: DesignDiff
  /** Of records beside the design; the diff is then empty. */
  readonly stored?: StoredChange
}

/** A change of records beside the design, that a call of their own stored. Each direction says whether it was stored. */
export interface StoredChange {
  readonly undo: () => Promise<boolean>
  readonly redo: () => Promise<boolean>
}

/** Steps done and undone; `open` gathers edits since the last mark (a drag is one step). */
export interface History {
  readonly done: readonly HistoryEntry[]
  /** Newest last: the next step to redo. */
  readonly undone: readonly HistoryEntry[]
  readonly open: DesignDiff
}

/** Oldest steps are forgotten beyond this many. */
export const HISTORY_LIMIT = 200

export const EMPTY_HISTORY: History = { done: [], undone: [], open: EMPTY_DIFF }

/** Adds an edit to the open step. What was undone can no longer be redone. */
export function recordEdit(history: History, diff: DesignDiff): History {
  if (isEmptyDiff(diff)) return history
  return { done: history.done, undone: [], open: squashDiffs([history.open, diff]) }
}

/** Closes the open step under a name; nothing happens when it holds no change. */
export function markHistory(history: History, name: string): History {
  if (isEmptyDiff(history.open)) return { ...history, open: EMPTY_DIFF }
  const done = [...history.done, { name, diff: history.open }].slice(-HISTORY_LIMIT)
  return { done, undone: history.undone, open: EMPTY_DIFF }
}

/** Adds a step that is stored already; an open one must be closed before. What was undone can no longer be redone. */
export function recordStored(history: History, name: string, stored: StoredChange): History {
  const done = [...history.done, { name, diff: EMPTY_DIFF, stored }].slice(-HISTORY_LIMIT)
  return { done, undone: [], open: EMPTY_DIFF }
}

/** A step to apply to the design, and the history after it. */
export interface HistoryStep extends HistoryEntry {
  readonly history: History
}

/** Takes back the last step (an open one is closed first); undefined when there is none. */
export function undoStep(history: History): HistoryStep | undefined {
  const closed = markHistory(history, 'Edit')
  const entry = closed.done.at(-1)
  if (entry === undefined) return undefined
  return {
    ...entry,
    diff: invertDiff(entry.diff),
    history: { ...closed, done: closed.done.slice(0, -1), undone: [...closed.undone, entry] },
  }
}

/** Does the last undone step again; undefined when there is none. */
export function redoStep(history: History): HistoryStep | undefined {
  const entry = history.undone.at(-1)
  if (entry === undefined) return undefined
  return {
    ...entry,
    history: {
      ...history,
      done: [...history.done, entry],
      undone: history.undone.slice(0, -1),
    },
  }
}
