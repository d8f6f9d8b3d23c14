import { type DesignDiff, EMPTY_DIFF, invertDiff, isEmptyDiff, squashDiffs } from './designDiff.ts'

/** One step that the user can undo, with the name that the menu shows. */
export interface HistoryEntry {
  readonly name: string
  readonly diff: DesignDiff
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

/** A step to apply to the design, and the history after it. */
export interface HistoryStep {
  readonly name: string
  readonly diff: DesignDiff
  readonly history: History
}

/** Takes back the last step (an open one is closed first); undefined when there is none. */
export function undoStep(history: History): HistoryStep | undefined {
  const closed = markHistory(history, 'Edit')
  const entry = closed.done.at(-1)
  if (entry === undefined) return undefined
  return {
    name: entry.name,
    diff: invertDiff(entry.diff),
    history: { ...closed, done: closed.done.slice(0, -1), undone: [...closed.undone, entry] },
  }
}

/** Does the last undone step again; undefined when there is none. */
export function redoStep(history: History): HistoryStep | undefined {
  const entry = history.undone.at(-1)
  if (entry === undefined) return undefined
  return {
    name: entry.name,
    diff: entry.diff,
    history: {
      ...history,
      done: [...history.done, entry],
      undone: history.undone.slice(0, -1),
    },
  }
}
