import {
  type CallAnswer,
  createBlock,
  deleteBlock,
  EMPTY_DESIGN,
  putBlock,
  type RemoteChanges,
  type SaveCalls,
  type SyncState,
  syncedAt,
  unsavedCount,
} from '@duet/plant'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExternalStore } from '../../lib/externalStore.ts'
import { createPlantStore, type PlantStore } from './plantStore.ts'
import { SAVE_DELAY_MS, Saver } from './saver.ts'

interface Server extends SaveCalls {
  /** Ids of blocks by call. */
  readonly calls: string[][]
  readonly blocks: Set<string>
  /** Undefined: they are saved. */
  answer: (ids: readonly string[]) => CallAnswer | undefined
  changes: RemoteChanges
}

/** A server that remembers ids. */
function fakeServer(): Server {
  let revision = 0
  const saved = (): CallAnswer => ({ kind: 'saved', revision: (revision += 1) })
  const server: Server = {
    calls: [],
    blocks: new Set(),
    answer: () => undefined,
    changes: { revision: 0, versions: {} },
    upsertBlocks: async (blocks) => {
      const ids = blocks.map(({ item }) => item.id)
      server.calls.push(ids)
      const answer = server.answer(ids)
      if (answer) return answer
      for (const id of ids) server.blocks.add(id)
      return saved()
    },
    upsertLayers: async () => saved(),
    deleteLayers: async () => saved(),
    deleteBlocks: async (ids) => {
      for (const { item } of ids) server.blocks.delete(item)
      return saved()
    },
    changesSince: async () => ({ kind: 'changes', changes: server.changes }),
  }
  return server
}

function setUp(left: SyncState[] = []): {
  readonly plant: PlantStore
  readonly server: Server
  readonly saver: Saver
  readonly stored: () => SyncState
} {
  let stored = syncedAt(0)
  const plant = createPlantStore(EMPTY_DESIGN)
  const server = fakeServer()
  const edits = {
    store: (sync: SyncState) => {
      stored = sync
    },
    settled: async () => undefined,
    adopt: async (take: (one: SyncState) => Promise<SyncState | undefined>) => {
      for (const one of left.splice(0)) await take(one)
    },
    count: async () => 0,
    problem: createExternalStore<string | undefined>(undefined),
    close: () => undefined,
  }
  const saver = new Saver({
    plant,
    calls: server,
    edits,
    onSaved: () => undefined,
    mayEdit: true,
    now: () => 42,
  })
  return { plant, server, saver, stored: () => stored }
}

const newBlock = (id: string, name = id) => ({
  ...createBlock({ id, createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] }),
  name,
})

function add(plant: PlantStore, id: string): void {
  plant.edit({ name: 'Add', diff: putBlock(plant.get().design, newBlock(id)) })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOT_THIS_ONE: CallAnswer = { kind: 'invalid', wrong: new Map(), message: 'not this one' }

test('edits in a row are saved in one batch a second after the last', async () => {
  const { plant, server, saver } = setUp()
  add(plant, 'a')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1)
  add(plant, 'b')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1)
  expect(server.calls).toEqual([])
  expect(saver.status.get().saving).toEqual({ state: 'unsaved', changes: 2 })
  await vi.advanceTimersByTimeAsync(1)
  expect(server.calls).toEqual([['a', 'b']])
  expect(saver.status.get().saving).toEqual({ state: 'saved', atMs: 42 })
})

test('what is not acknowledged stays stored, also while it is on its way', async () => {
  const { plant, server, saver, stored } = setUp()
  const { promise: slow, resolve: release } = Promise.withResolvers<CallAnswer>()
  Object.assign(server, { upsertBlocks: () => slow })
  add(plant, 'a')
  const done = saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(stored().sending?.upsertBlocks.map(({ id }) => id)).toEqual(['a'])
  expect(saver.hasUnsaved()).toBe(true)
  release({ kind: 'saved', revision: 1 })
  await done
  expect(unsavedCount(stored())).toBe(0)
})

test('without a connection edits are stored and tried again, later and later', async () => {
  const { plant, server, saver, stored } = setUp()
  server.answer = () => ({ kind: 'offline' })
  add(plant, 'a')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect(saver.status.get().saving).toEqual({ state: 'offline', changes: 1 })
  add(plant, 'b')
  expect(saver.status.get().saving).toEqual({ state: 'offline', changes: 2 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.calls).toHaveLength(2)
  expect(Object.keys(stored().queue.blocks.upserts).toSorted()).toEqual(['a', 'b'])
  server.answer = () => undefined
  await vi.advanceTimersByTimeAsync(2000)
  expect([...server.blocks].toSorted()).toEqual(['a', 'b'])
  expect(saver.hasUnsaved()).toBe(false)
})

test('a refused record is named and the others are saved', async () => {
  const { plant, server, saver } = setUp()
  server.answer = (ids) => {
    const at = ids.indexOf('bad')
    if (at < 0) return undefined
    return { kind: 'invalid', wrong: new Map([[at, 'Name: required']]), message: 'wrong' }
  }
  for (const id of ['a', 'bad', 'c']) add(plant, id)
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect([...server.blocks]).toEqual(['a', 'c'])
  expect(saver.status.get().rejected).toEqual([
    { id: 'bad', kind: 'block', name: 'bad', message: 'Name: required' },
  ])
  expect(saver.status.get().saving?.state).toBe('failed')
  expect(saver.hasUnsaved()).toBe(true)
})

test('a refused record is sent again with the next edit', async () => {
  const { plant, server, saver } = setUp()
  server.answer = (ids) => (ids.includes('bad') ? NOT_THIS_ONE : undefined)
  add(plant, 'bad')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  server.answer = () => undefined
  add(plant, 'next')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect([...server.blocks].toSorted()).toEqual(['bad', 'next'])
  expect(saver.status.get().rejected).toEqual([])
})

test('a refused record that was deleted does not come back', async () => {
  const { plant, server, saver } = setUp()
  server.answer = () => NOT_THIS_ONE
  add(plant, 'bad')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  server.answer = () => undefined
  plant.edit({ name: 'Delete', diff: deleteBlock(plant.get().design, 'bad') })
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect([...server.blocks]).toEqual([])
  expect(saver.hasUnsaved()).toBe(false)
})

test('lost access stops the tries and retains the edits', async () => {
  const { plant, server, saver } = setUp()
  server.answer = () => ({
    kind: 'refused',
    code: 'NOT_FOUND',
    message: 'Project not found',
    isPassing: false,
  })
  add(plant, 'a')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.calls).toHaveLength(1)
  expect(saver.status.get().saving).toEqual({
    state: 'failed',
    message: 'Project not found. 1 change is stored in this browser.',
  })
  expect(saver.hasUnsaved()).toBe(true)
})

const theirs = (name: string | null, revision: number): RemoteChanges => ({
  revision,
  versions: {
    a: {
      kind: 'block',
      record: name === null ? null : newBlock('a', name),
      revision,
      editorName: 'Ana',
      at: '2026-01-01T12:04:00Z',
    },
  },
})

test('what somebody else has changed as well is not sent before the user has decided', async () => {
  const { plant, server, saver } = setUp()
  add(plant, 'a')
  await saver.flush()
  server.answer = () => ({ kind: 'conflict' })
  server.changes = theirs('theirs', 2)
  plant.edit({ name: 'Rename', diff: putBlock(plant.get().design, newBlock('a', 'mine')) })
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect(server.calls).toHaveLength(2)
  expect(saver.status.get().saving).toEqual({ state: 'undecided' })
  expect(saver.status.get().conflicts).toMatchObject([
    { id: 'a', mine: { name: 'mine' }, theirs: { name: 'theirs' }, editorName: 'Ana' },
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toHaveLength(2)

  server.answer = () => undefined
  saver.keepMine('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.calls).toHaveLength(3)
  expect(saver.status.get()).toMatchObject({ saving: { state: 'saved' }, conflicts: [] })
  expect(plant.get().design.blocks['a']?.name).toBe('mine')
})

test('theirs can be taken, also where it is a deletion', async () => {
  const { plant, server, saver } = setUp()
  add(plant, 'a')
  await saver.flush()
  plant.edit({ name: 'Rename', diff: putBlock(plant.get().design, newBlock('a', 'mine')) })
  server.changes = theirs(null, 2)
  await saver.follow()
  expect(saver.status.get().conflicts).toMatchObject([{ id: 'a', theirs: null }])
  expect(plant.get().design.blocks['a']?.name).toBe('mine')
  saver.takeTheirs('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(plant.get().design.blocks['a']).toBeUndefined()
  expect(saver.hasUnsaved()).toBe(false)
})

test('what an earlier page has stored is on the screen and saved', async () => {
  const before = setUp()
  before.server.answer = () => ({ kind: 'offline' })
  add(before.plant, 'a')
  await before.saver.flush()
  before.saver.stop()
  const { plant, server, saver } = setUp([before.stored()])
  await vi.advanceTimersByTimeAsync(0)
  expect(Object.keys(plant.get().design.blocks)).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect([...server.blocks]).toEqual(['a'])
  expect(saver.hasUnsaved()).toBe(false)
})

test('after its end nothing is sent, under no other name either', async () => {
  const { plant, server, saver } = setUp()
  add(plant, 'a')
  saver.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  await saver.flush()
  expect(server.calls).toEqual([])
})

test('what is edited while others’ changes come in is saved too', async () => {
  const { plant, server, saver } = setUp()
  const { promise: slow, resolve: release } =
    Promise.withResolvers<Awaited<ReturnType<SaveCalls['changesSince']>>>()
  const quick = server.changesSince
  Object.assign(server, { changesSince: () => slow })
  const following = saver.follow()
  add(plant, 'a')
  Object.assign(server, { changesSince: quick })
  release({ kind: 'changes', changes: server.changes })
  await following
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect(server.calls).toEqual([['a']])
  expect(saver.status.get().saving).toEqual({ state: 'saved', atMs: 42 })
})
