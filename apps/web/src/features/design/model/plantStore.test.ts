import { createBlock, type Design, EMPTY_DESIGN, EMPTY_QUEUE, putBlock } from '@duet/plant'
import { expect, test } from 'vitest'
import { createPlantStore, redoName, undoName } from './plantStore.ts'

const CREATED = '2026-01-01T00:00:00.000Z'
const block = (id: string, name = id): Design['blocks'][string] => ({
  ...createBlock({ id, createdAt: CREATED, existingNames: [] }),
  name,
})

function storeWith(...ids: readonly string[]): ReturnType<typeof createPlantStore> {
  const store = createPlantStore(EMPTY_DESIGN, EMPTY_QUEUE)
  for (const id of ids) {
    store.edit({ name: `Add ${id}`, diff: putBlock(store.get().design, block(id)) })
  }
  return store
}

test('edits are undone and done again by name', () => {
  const store = storeWith('a', 'b')
  expect(undoName(store.get())).toBe('Add b')
  expect(store.undo()).toBe('Add b')
  expect(Object.keys(store.get().design.blocks)).toEqual(['a'])
  expect(redoName(store.get())).toBe('Add b')
  expect(store.redo()).toBe('Add b')
  expect(Object.keys(store.get().design.blocks)).toEqual(['a', 'b'])
})

test('typing in one field is one step', () => {
  const store = storeWith('a')
  for (const name of ['x', 'xy', 'xyz']) {
    const diff = putBlock(store.get().design, block('a', name))
    store.edit({ name: 'Rename', diff, joins: 'a name' })
  }
  expect(undoName(store.get())).toBe('Rename')
  store.undo()
  expect(store.get().design.blocks['a']?.name).toBe('a')
  expect(undoName(store.get())).toBe('Add a')
})

test('another edit closes the step that was being typed', () => {
  const store = storeWith('a')
  store.edit({ name: 'Rename', diff: putBlock(store.get().design, block('a', 'x')), joins: 'a' })
  store.edit({ name: 'Add b', diff: putBlock(store.get().design, block('b')) })
  store.undo()
  expect(store.get().design.blocks['a']?.name).toBe('x')
})

test('a hundred steps can be undone', () => {
  const ids = Array.from({ length: 120 }, (_, index) => `b${index}`)
  const store = storeWith(...ids)
  for (const _ of ids) store.undo()
  expect(Object.keys(store.get().design.blocks)).toHaveLength(0)
})

test('undo after a save is saved as well', () => {
  const store = storeWith('a')
  expect(store.takeBatch()?.upsertBlocks).toHaveLength(1)
  store.undo()
  expect(store.takeBatch()?.deleteBlocks).toEqual(['a'])
})

test('a load from the server keeps what is not saved', () => {
  const store = storeWith('a')
  store.load({ blocks: { s: block('s') }, block_layers: {} })
  expect(Object.keys(store.get().design.blocks).toSorted()).toEqual(['a', 's'])
})
