import { adoptUnsaved } from '../adoptUnsaved.ts'
import { designConflicts, keepMine, takeTheirs } from '../conflicts.ts'
import { applyDiff, type Design, type DesignDiff } from '../designDiff.ts'
import { fitHistoryStep } from '../fitStep.ts'
import {
  EMPTY_HISTORY,
  type History,
  markHistory,
  recordEdit,
  redoStep,
  undoStep,
} from '../history.ts'
import { sameRecord } from '../sameRecord.ts'
import {
  type CallAnswer,
  pullChanges,
  type RoundEnd,
  type SaveCalls,
  saveRound,
} from '../saveRound.ts'
import { type EditedDesign, noteEdit, type SyncState, syncedAt } from '../syncState.ts'
import { randomEdit } from './randomEdits.ts'

/** One person at work: edits, steps back and forth, saves and decides as the numbers say. */
export interface RandomEditor {
  readonly edited: () => EditedDesign
  readonly work: (number: number) => void
  readonly save: (isReliable?: boolean) => Promise<RoundEnd>
  readonly pull: (isReliable?: boolean) => Promise<RoundEnd>
  readonly decide: () => void
  /** The page ends, whatever is on its way, and another one takes over what is unsaved. */
  readonly reload: (server: Design, revision: number) => void
}

export interface RandomEditorDeps {
  readonly next: () => number
  readonly start: Design
  readonly revision: number
  readonly calls: SaveCalls
  /** Edits made while a call is on its way are numbered from here. */
  readonly numberFrom?: number
  /** From short names to ids. */
  readonly idOf?: (name: string) => string
  /** What this person does; absent: anything. */
  readonly draw?: (design: Design, number: number) => DesignDiff
  readonly onWork?: (before: Design, after: Design) => void
}

export function randomEditor({
  next,
  start,
  revision,
  calls,
  numberFrom = 1000,
  idOf,
  draw = (design, number) => randomEdit(next, design, number, idOf),
  onWork,
}: RandomEditorDeps): RandomEditor {
  let edited: EditedDesign = { design: start, sync: syncedAt(revision) }
  let history: History = EMPTY_HISTORY
  const cell = {
    get: () => edited,
    set: (after: EditedDesign) => {
      edited = after
    },
  }
  const change = (diff: DesignDiff): void => {
    const before = edited.design
    edited = { design: applyDiff(before, diff), sync: noteEdit(edited.sync, diff) }
    onWork?.(before, edited.design)
  }
  const travel = (direction: 'undo' | 'redo'): void => {
    const step = direction === 'undo' ? undoStep(history) : redoStep(history)
    if (step === undefined) return
    const fitted = fitHistoryStep(step, edited.design, direction)
    history = fitted.history
    change(fitted.diff)
  }
  const work = (number: number): void => {
    const fate = next()
    if (fate < 0.2) return travel('undo')
    if (fate < 0.3) return travel('redo')
    const diff = draw(edited.design, number)
    history = markHistory(recordEdit(history, diff), `Step ${number}`)
    change(diff)
  }
  let count = numberFrom
  const whileSending = (): void => {
    if (next() < 0.3) work((count += 1))
  }
  return {
    edited: () => edited,
    work,
    save: (isReliable = false) =>
      saveRound({
        cell,
        calls: isReliable ? calls : unreliable(calls, next, whileSending),
        maxBatchSize: 1 + Math.floor(next() * 4),
      }),
    pull: (isReliable = false) =>
      pullChanges({ cell, calls: isReliable ? calls : unreliable(calls, next, whileSending) }),
    reload: (server, at) => {
      const unsaved: SyncState = structuredClone({
        ...edited.sync,
        remote: {},
        known: {},
        refused: {},
      })
      const fresh = { design: server, sync: syncedAt(at) }
      edited = adoptUnsaved(fresh, unsaved, {}).edited
      history = EMPTY_HISTORY
    },
    decide: () => {
      for (const { id } of designConflicts(edited))
        cell.set(next() < 0.5 ? keepMine(edited, id) : takeTheirs(edited, id))
    },
  }
}

/** Calls that get lost before or after the server has heard of them, or reach it twice. */
function unreliable(calls: SaveCalls, next: () => number, meanwhile: () => void): SaveCalls {
  const lost = { kind: 'offline' } as const
  const shaky =
    <T>(call: (input: T) => Promise<CallAnswer>) =>
    async (input: T): Promise<CallAnswer> => {
      meanwhile()
      const fate = next()
      if (fate < 0.15) return lost
      const answer = await call(input)
      if (fate < 0.3) return lost
      return fate < 0.4 ? call(input) : answer
    }
  return {
    upsertBlocks: shaky(calls.upsertBlocks),
    upsertLayers: shaky(calls.upsertLayers),
    deleteLayers: shaky(calls.deleteLayers),
    deleteBlocks: shaky(calls.deleteBlocks),
    changesSince: async (revision) => (next() < 0.2 ? lost : calls.changesSince(revision)),
  }
}

/** Ids of records in which two designs differ. */
export function designDifferences(a: Design, b: Design): string[] {
  const all = (design: Design) => ({ ...design.blocks, ...design.block_layers })
  const [left, right] = [all(a), all(b)]
  const ids = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...ids].filter((id) => !sameRecord(left[id], right[id]))
}

/** Two editors bring in what the other has done and decide, until nothing is left to decide. */
export async function settleAll(editors: readonly RandomEditor[]): Promise<readonly RoundEnd[]> {
  const ends: RoundEnd[] = []
  for (let round = 0; round < 6; round++) {
    for (const editor of editors) {
      await editor.pull(true)
      for (let i = 0; i < 10 && designConflicts(editor.edited()).length > 0; i++) editor.decide()
      ends.push(await editor.save(true))
      await editor.pull(true)
    }
  }
  return ends
}

export { seeded } from './randomEdits.ts'
