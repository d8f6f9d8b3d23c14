import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../db/testing.ts'
import { createJobQueue, type JobQueue } from './jobQueue.ts'

let database: TestDatabase
let queue: JobQueue
const seen: string[] = []
let running: { readonly taskId: string; readonly signal: AbortSignal } | undefined

beforeAll(async () => {
  database = await testDatabase()
  queue = await createJobQueue(database.url, () => undefined)
  await queue.consume('block_series', 2, async (taskId) => {
    seen.push(taskId)
  })
  await queue.consume('post_processing', 1, async (taskId, signal) => {
    running = { taskId, signal }
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  })
})
afterAll(async () => {
  await queue.stop(0)
  await database.close()
})

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('the queue', () => {
  test('gives out tasks when their transaction commits, and never those of one that does not', async () => {
    const [committed, dropped] = [randomUUID(), randomUUID()]
    const rollBack = database.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, 'block_series', [dropped])
      throw new Error('no')
    })
    await expect(rollBack).rejects.toThrow('no')
    await database.db.transaction().execute((tx) => queue.enqueue(tx, 'block_series', [committed]))
    await until(() => seen.includes(committed))
    expect(seen).not.toContain(dropped)
  })

  test('gives out a task once, however often it is queued', async () => {
    const taskId = randomUUID()
    await queue.enqueue(database.db, 'block_series', [taskId])
    await queue.enqueue(database.db, 'block_series', [taskId])
    await until(() => seen.includes(taskId))
    await queue.enqueue(database.db, 'block_series', [taskId])
    const last = randomUUID()
    await queue.enqueue(database.db, 'block_series', [last])
    await until(() => seen.includes(last))
    expect(seen.filter((id) => id === taskId)).toEqual([taskId])
  })

  test('goes through many tasks without waiting for the next poll', async () => {
    const ids = Array.from({ length: 60 }, () => randomUUID())
    await queue.enqueue(database.db, 'block_series', ids)
    await expect.poll(() => ids.every((id) => seen.includes(id))).toBe(true)
  })

  test('notifies a running task that it was cancelled', async () => {
    const taskId = randomUUID()
    await queue.enqueue(database.db, 'post_processing', [taskId])
    await until(() => running?.taskId === taskId)
    await queue.cancel('post_processing', [taskId])
    await expect.poll(() => running?.signal.aborted).toBe(true)
  })
})
