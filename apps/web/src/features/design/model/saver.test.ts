import {
  createBlock,
  deleteBlock,
  EMPTY_DESIGN,
  EMPTY_QUEUE,
  isQueueEmpty,
  type MutationQueue,
  putBlock,
} from '@duet/plant'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionError, GraphqlError } from '../../../lib/graphqlError.ts'
import { createPlantStore, type PlantStore } from './plantStore.ts'
import { SAVE_DELAY_MS, Saver } from './saver.ts'
import type { DesignCalls } from './sendBatch.ts'

interface Server extends DesignCalls {
  /** Ids of blocks by call. */
  readonly calls: string[][]
  readonly blocks: Set<string>
  answer: (ids: readonly string[]) => void
}

/** A server that keeps ids; `answer` may throw instead. */
function fakeServer(): Server {
  const server: Server = {
    calls: [],
    blocks: new Set(),
    answer: () => undefined,
    upsertBlocks: async (blocks) => {
      const ids = blocks.map(({ id }) => id)
      server.calls.push(ids)
      server.answer(ids)
      for (const id of ids) server.blocks.add(id)
    },
    upsertLayers: async () => undefined,
    deleteLayers: async () => undefined,
    deleteBlocks: async (ids) => {
      for (const id of ids) server.blocks.delete(id)
    },
  }
  return server
}

function setUp(): {
  readonly plant: PlantStore
  readonly server: Server
  readonly saver: Saver
  readonly kept: () => MutationQueue
} {
  let kept: MutationQueue = EMPTY_QUEUE
  const plant = createPlantStore(EMPTY_DESIGN, EMPTY_QUEUE)
  const server = fakeServer()
  const keeper = {
    read: () => kept,
    keep: (queue: MutationQueue) => {
      kept = queue
      return true
    },
  }
  const saver = new Saver({ plant, calls: server, keeper, onSaved: () => undefined, now: () => 42 })
  return { plant, server, saver, kept: () => kept }
}

function add(plant: PlantStore, id: string): void {
  const block = createBlock({ id, createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] })
  plant.edit({ name: 'Add', diff: putBlock(plant.get().design, { ...block, name: id }) })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

test('what is not acknowledged stays kept, also while it is on its way', async () => {
  const { plant, server, saver, kept } = setUp()
  let release: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  Object.assign(server, { upsertBlocks: () => slow })
  add(plant, 'a')
  const done = saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(Object.keys(kept().blocks.upserts)).toEqual(['a'])
  expect(saver.hasUnsaved()).toBe(true)
  release()
  await done
  expect(isQueueEmpty(kept())).toBe(true)
})

test('without a connection edits are kept and tried again, later and later', async () => {
  const { plant, server, saver, kept } = setUp()
  server.answer = () => {
    throw new ConnectionError('no answer')
  }
  add(plant, 'a')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect(saver.status.get().saving).toEqual({ state: 'offline', changes: 1 })
  add(plant, 'b')
  expect(saver.status.get().saving).toEqual({ state: 'offline', changes: 2 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.calls).toHaveLength(2)
  expect(Object.keys(kept().blocks.upserts).toSorted()).toEqual(['a', 'b'])
  server.answer = () => undefined
  await vi.advanceTimersByTimeAsync(2000)
  expect([...server.blocks].toSorted()).toEqual(['a', 'b'])
  expect(saver.hasUnsaved()).toBe(false)
})

test('a refused record is named and the others are saved', async () => {
  const { plant, server, saver } = setUp()
  server.answer = (ids) => {
    const at = ids.indexOf('bad')
    if (at < 0) return
    const field_errors = [{ path: `blocks.${at}.name`, message: 'required' }]
    throw new GraphqlError('INVALID_INPUT', 'Correct the field and save again.', { field_errors })
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
  server.answer = (ids) => {
    if (ids.includes('bad')) throw new GraphqlError('INVALID_INPUT', 'not this one')
  }
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
  server.answer = () => {
    throw new GraphqlError('INVALID_INPUT', 'not this one')
  }
  add(plant, 'bad')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  server.answer = () => undefined
  plant.edit({ name: 'Delete', diff: deleteBlock(plant.get().design, 'bad') })
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  expect([...server.blocks]).toEqual([])
  expect(saver.hasUnsaved()).toBe(false)
})

test('lost access stops the tries and keeps the edits', async () => {
  const { plant, server, saver } = setUp()
  server.answer = () => {
    throw new GraphqlError('NOT_FOUND', 'Project not found')
  }
  add(plant, 'a')
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.calls).toHaveLength(1)
  expect(saver.status.get().saving).toEqual({ state: 'failed', message: 'Project not found' })
  expect(saver.hasUnsaved()).toBe(true)
})
