import 'fake-indexeddb/auto'
import {
  createBlock,
  deleteBlock,
  EMPTY_DESIGN,
  noteEdit,
  putBlock,
  type SyncState,
  syncedAt,
} from '@duet/plant'
import { expect, test, vi } from 'vitest'
import { createEditStore, type EditStore } from './unsavedEdits.ts'

const BLOCK = createBlock({ id: 'b', createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] })
const ADDED = noteEdit(syncedAt(7), putBlock(EMPTY_DESIGN, BLOCK))
const NOTHING = syncedAt(7)

let projects = 0
/** A project that no other test has stored anything of. */
const newProject = (): string => `project ${(projects += 1)}`.replace(' ', '-')
const NO_STORAGE: Pick<Storage, 'getItem' | 'removeItem'> = {
  getItem: () => null,
  removeItem: () => undefined,
}

function open(projectId: string, parts: { userId?: string; storage?: typeof NO_STORAGE } = {}) {
  const { userId = 'user', storage = NO_STORAGE } = parts
  return createEditStore({ userId, projectId, storage, locks: navigator.locks })
}

/** What a page takes over. */
async function adopted(edits: EditStore): Promise<SyncState[]> {
  const taken: SyncState[] = []
  await edits.adopt(async (stored) => {
    taken.push(stored)
    return undefined
  })
  return taken
}

async function storeAndEnd(edits: EditStore, sync: SyncState): Promise<void> {
  edits.store(sync)
  await edits.settled()
  edits.close()
  // the browser lets go of the lock
  await new Promise((resolve) => setTimeout(resolve, 0))
}

test('what a page leaves is taken over by the next page of the same user and project, once', async () => {
  const project = newProject()
  await storeAndEnd(open(project), ADDED)
  expect(await adopted(open(project, { userId: 'other' }))).toEqual([])
  expect(await adopted(open(newProject()))).toEqual([])
  const next = open(project)
  expect(await next.count()).toBe(1)
  const [stored] = await adopted(next)
  expect(stored).toMatchObject({ queue: ADDED.queue, revision: 7, bases: ADDED.bases })
  expect(await adopted(open(project))).toEqual([])
})

test('two pages store their own; one that is still open is left alone until it ends', async () => {
  const project = newProject()
  const [first, second] = [open(project), open(project)]
  first.store(ADDED)
  second.store(noteEdit(syncedAt(9), deleteBlock({ blocks: { b: BLOCK }, block_layers: {} }, 'b')))
  await Promise.all([first.settled(), second.settled()])
  const taken: SyncState[] = []
  await second.adopt(async (stored) => {
    taken.push(stored)
    return undefined
  })
  expect(taken).toEqual([])
  first.close()
  await expect.poll(() => taken.length).toBe(1)
  expect(taken[0]?.revision).toBe(7)
})

test('what could not be taken over is left for later', async () => {
  const project = newProject()
  await storeAndEnd(open(project), ADDED)
  await open(project).adopt(async (stored) => stored)
  expect(await adopted(open(project))).toHaveLength(1)
})

test('saved edits leave nothing behind', async () => {
  const project = newProject()
  const edits = open(project)
  edits.store(ADDED)
  await storeAndEnd(edits, NOTHING)
  expect(await adopted(open(project))).toEqual([])
})

test('what was on its way is stored as well', async () => {
  const project = newProject()
  const batch = { upsertBlocks: [BLOCK], upsertLayers: [], deleteLayers: [], deleteBlocks: [] }
  await storeAndEnd(open(project), { ...NOTHING, bases: ADDED.bases, sending: batch })
  expect((await adopted(open(project)))[0]?.sending).toEqual(batch)
})

test('what an earlier version left in the local storage is taken over', async () => {
  const items = new Map([['duet.unsavedDesign.user.old', JSON.stringify(ADDED.queue)]])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
  }
  const [stored] = await adopted(open('old', { storage }))
  expect(stored?.queue).toEqual(ADDED.queue)
  expect(items.size).toBe(0)
  items.set('duet.unsavedDesign.user.old', '{"blocks":1}')
  expect(await adopted(open('old', { storage }))).toEqual([])
})

test('a browser that stores nothing is reported', async () => {
  const edits = open(newProject())
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  edits.store(ADDED)
  await edits.settled()
  put.mockRestore()
  expect(edits.problem.get()).toBe('its storage is full')
  edits.store(ADDED)
  await edits.settled()
  expect(edits.problem.get()).toBeUndefined()
})
