import { describe, expect, test } from 'vitest'
import { applyDiff, type Design, EMPTY_DESIGN } from './designDiff.ts'
import { putBlock } from './designEdits.ts'
import {
  EMPTY_HISTORY,
  HISTORY_LIMIT,
  type History,
  type HistoryStep,
  markHistory,
  recordEdit,
  recordStored,
  redoStep,
  undoStep,
} from './history.ts'
import { block, randomEdit, seeded } from './testing/randomEdits.ts'

interface Editor {
  readonly design: Design
  readonly history: History
}
const START: Editor = { design: EMPTY_DESIGN, history: EMPTY_HISTORY }
/** Adds a block without marking. */
const add = ({ design, history }: Editor, id: string): Editor => {
  const diff = putBlock(design, block(id))
  return { design: applyDiff(design, diff), history: recordEdit(history, diff) }
}
const mark = (editor: Editor, name: string): Editor => ({
  ...editor,
  history: markHistory(editor.history, name),
})
const take = (editor: Editor, step: HistoryStep | undefined): Editor =>
  step ? { design: applyDiff(editor.design, step.diff), history: step.history } : editor
const undo = (editor: Editor): Editor => take(editor, undoStep(editor.history))
const redo = (editor: Editor): Editor => take(editor, redoStep(editor.history))
const ids = ({ design }: Editor): string[] => Object.keys(design.blocks)

describe('history', () => {
  test('[H1] edits between marks are one step under a name', () => {
    const editor = mark(add(add(START, 'a'), 'b'), 'Draw two')
    expect(editor.history.done.map(({ name }) => name)).toEqual(['Draw two'])
    expect(ids(undo(editor))).toEqual([])
  })

  test('[H2] undo takes back the newest step and closes an open one first', () => {
    const editor = add(mark(add(START, 'a'), 'Draw'), 'b')
    expect(ids(undo(editor))).toEqual(['a'])
    expect(ids(undo(undo(editor)))).toEqual([])
    expect(undoStep(undo(undo(editor)).history)).toBeUndefined()
  })

  test('[H3] redo does the last undone step again', () => {
    const editor = mark(add(mark(add(START, 'a'), 'One'), 'b'), 'Two')
    const back = undo(undo(editor))
    expect(redoStep(back.history)?.name).toBe('One')
    expect(redo(redo(back)).design).toEqual(editor.design)
    expect(redoStep(redo(redo(back)).history)).toBeUndefined()
  })

  test('[H4] a new edit clears what could be redone', () => {
    const editor = add(undo(mark(add(START, 'a'), 'One')), 'b')
    expect(redoStep(editor.history)).toBeUndefined()
  })

  test('[H5] 200 steps can be undone, the oldest beyond that are forgotten', () => {
    let editor = START
    for (let i = 0; i < HISTORY_LIMIT + 50; i++) editor = mark(add(editor, `b${i}`), `Step ${i}`)
    for (let i = 0; i < HISTORY_LIMIT + 50; i++) editor = undo(editor)
    expect(HISTORY_LIMIT).toBeGreaterThanOrEqual(100)
    expect(ids(editor)).toHaveLength(50)
  })

  test('[H6] a mark without a change is no step', () => {
    const editor = mark(mark(add(START, 'a'), 'One'), 'Nothing')
    expect(editor.history.done).toHaveLength(1)
  })

  test('[H6] a mark without a change keeps what can be redone', () => {
    const editor = mark(undo(mark(add(START, 'a'), 'One')), 'Nothing')
    expect(redoStep(editor.history)?.name).toBe('One')
  })

  test('[H8] what was stored beside the design is a step among the others', () => {
    const stored = { undo: async () => true, redo: async () => true }
    const added = mark(add(START, 'a'), 'One')
    const editor = { ...added, history: recordStored(added.history, 'Limit', stored) }
    const step = undoStep(editor.history)
    expect([step?.name, step?.stored]).toEqual(['Limit', stored])
    expect(undoStep(step!.history)?.name).toBe('One')
    expect(redoStep(step!.history)?.stored).toBe(stored)
    expect(redoStep(add(undo(editor), 'b').history)).toBeUndefined()
  })

  test.each(Array.from({ length: 30 }, (_, i) => i + 1))(
    'random edits %d, all undone and redone, give the same design',
    (seed) => {
      const next = seeded(seed)
      let editor = START
      for (let i = 0; i < 100; i++) {
        const diff = randomEdit(next, editor.design, i)
        editor = {
          design: applyDiff(editor.design, diff),
          history: recordEdit(editor.history, diff),
        }
        if (next() < 0.6) editor = mark(editor, `Step ${i}`)
        if (next() < 0.1) editor = undo(editor)
      }
      // a last edit, so that nothing is left to redo
      editor = add(editor, 'last')
      let back = editor
      while (undoStep(back.history)) back = undo(back)
      expect(back.design).toEqual(EMPTY_DESIGN)
      let forth = back
      while (redoStep(forth.history)) forth = redo(forth)
      expect(forth.design).toEqual(editor.design)
    },
  )
})
