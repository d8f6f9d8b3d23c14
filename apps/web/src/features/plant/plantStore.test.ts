import { createBlock, type Design, EMPTY_DESIGN, putBlock, unsavedCount } from '@duet/plant'
import { expect, test } from 'vitest'
import { createPlantStore, redoName, undoName } from './plantStore.ts'

const CREATED = '2026-01-01T00:00:00.000Z'
const block = (id: string, name = id): Design['blocks'][string] => ({
  ...createBlock({ id, createdAt: CREATED, existingNames: [] }),
  name,
})

function storeWith(...ids: readonly string[]): ReturnType<typeof createPlantStore> {
  const store = createPlantStore(EMPTY_DESIGN)
  for (const id of ids) {
    store.edit({ name: `Add ${id}`, diff: putBlock(store.get().design, block(id)) })
  }
  return store
}

test('edits are undone and done again by name', () => {
  const store = storeWith('a', 'b')
  expect(undoName(store.get())).toBe('Add b')
  expect(store.undo()).toEqual({ name: 'Add b', leftOut: [] })
  expect(Object.keys(store.get().design.blocks)).toEqual(['a'])
  expect(redoName(store.get())).toBe('Add b')
  expect(store.redo()).toEqual({ name: 'Add b', leftOut: [] })
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

test('a change beside the design is undone by its own call, and stands again where that fails', async () => {
  const store = storeWith('a')
  const calls: string[] = []
  let isStored = true
  const call = (way: string) => async () => {
    calls.push(way)
    return isStored
  }
  store.edit({ name: 'Rename', diff: putBlock(store.get().design, block('a', 'x')), joins: 'a' })
  store.note('Limit', { undo: call('undo'), redo: call('redo') })
  expect(store.undo()?.name).toBe('Limit')
  expect(undoName(store.get())).toBe('Rename')
  store.redo()
  expect(calls).toEqual(['undo', 'redo'])
  isStored = false
  store.undo()
  await expect.poll(() => undoName(store.get())).toBe('Limit')
  expect(redoName(store.get())).toBeUndefined()
})

test('a hundred steps can be undone', () => {
  const ids = Array.from({ length: 120 }, (_, index) => `b${index}`)
  const store = storeWith(...ids)
  for (const _ of ids) store.undo()
  expect(Object.keys(store.get().design.blocks)).toHaveLength(0)
})

test('what is undone before it was sent needs no sending', () => {
  const store = storeWith('a', 'b')
  expect(unsavedCount(store.get().sync)).toBe(2)
  store.undo()
  expect(Object.keys(store.get().sync.queue.blocks.upserts)).toEqual(['a'])
})

test('undo leaves what somebody else has changed since, and says so', () => {
  const store = storeWith('a', 'b')
  const diff = { ...block('a'), name: 'mine' }
  store.edit({ name: 'Rename', diff: putBlock(store.get().design, diff) })
  const { design, sync } = store.get()
  store.replace({
    design: { ...design, blocks: { ...design.blocks, a: block('a', 'theirs') } },
    sync,
  })
  expect(store.undo()).toEqual({ name: 'Rename', leftOut: ['theirs'] })
  expect(store.get().design.blocks['a']?.name).toBe('theirs')
  expect(redoName(store.get())).toBeUndefined()
  expect(store.undo()).toEqual({ name: 'Add b', leftOut: [] })
})
