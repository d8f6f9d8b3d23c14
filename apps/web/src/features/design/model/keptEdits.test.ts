import { createBlock, EMPTY_DESIGN, EMPTY_QUEUE, putBlock, queueDiff } from '@duet/plant'
import { expect, test } from 'vitest'
import { createEditKeeper } from './keptEdits.ts'

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly items: Map<string, string>
} {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const BLOCK = createBlock({ id: 'b', createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] })
const QUEUE = queueDiff(EMPTY_QUEUE, putBlock(EMPTY_DESIGN, BLOCK))

test('kept edits are read again by the same user in the same project only', () => {
  const storage = fakeStorage()
  createEditKeeper(storage, 'user', 'project').keep(QUEUE, false)
  expect(createEditKeeper(storage, 'user', 'project').read()).toEqual(QUEUE)
  expect(createEditKeeper(storage, 'other', 'project').read()).toEqual(EMPTY_QUEUE)
  expect(createEditKeeper(storage, 'user', 'other').read()).toEqual(EMPTY_QUEUE)
})

test('an empty queue leaves nothing behind', () => {
  const storage = fakeStorage()
  const keeper = createEditKeeper(storage, 'user', 'project')
  keeper.keep(QUEUE, false)
  keeper.keep(EMPTY_QUEUE, true)
  expect(storage.items.size).toBe(0)
})

test('what cannot be read is dropped, and a full storage is told', () => {
  const storage = fakeStorage()
  storage.setItem('duet.unsavedDesign.user.project', '{"blocks":1}')
  expect(createEditKeeper(storage, 'user', 'project').read()).toEqual(EMPTY_QUEUE)
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(createEditKeeper(full, 'user', 'project').keep(QUEUE, false)).toBe(false)
})
