import { expect, test } from 'vitest'
import { createExternalStore } from '../../lib/externalStore.ts'
import { DEFAULT_VIEW, initialEditor } from '../drawing/editor/editorState.ts'
import { readView, storeView } from './storedView.ts'

function memory(
  start: Record<string, string> = {},
): Storage & { readonly all: Map<string, string> } {
  const all = new Map(Object.entries(start))
  return {
    all,
    length: 0,
    clear: () => all.clear(),
    key: () => null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  }
}

test('terrain with its exaggeration and snapping are stored and read again', () => {
  const storage = memory()
  const editor = createExternalStore(initialEditor(null, null))
  storeView(editor, storage)
  const state = editor.get()
  editor.set({
    ...state,
    terrain: { isOn: true, isInspecting: true, exaggeration: 3 },
    snapping: { ...state.snapping, toGrid: true, gridM: 2 },
  })
  const stored = readView(storage)
  expect(stored.terrain).toEqual({ isOn: true, exaggeration: 3 })
  expect(stored.snapping).toMatchObject({ toGrid: true, gridM: 2, isOn: true })
})

test.each(['', '{', '7', '{"isOn":"maybe","exaggeration":-2}'])(
  'what cannot be read (%j) is as at the first visit',
  (text) => {
    const storage = memory({ 'duet.design.terrain': text, 'duet.design.snapping': text })
    const { terrain, snapping } = readView(storage)
    expect(terrain).toEqual(DEFAULT_VIEW.terrain)
    expect(snapping).toMatchObject({ toEdges: true, gridM: 5 })
  },
)
