import { MAX_ANALYTICS_BATCH } from '@duet/contract'
import { describe, expect, test } from 'vitest'
import { type AnalyticsEvent, createAnalyticsQueue } from './analyticsQueue.ts'

const event = (name: string): AnalyticsEvent => ({
  event: name,
  path: '/{org}/projects',
  properties: {},
  at: '2026-11-20T12:00:00.000Z',
})

/** A queue whose sender answers as given, with the names that were sent in each batch. */
function queueWith(...answers: readonly boolean[]) {
  const batches: (readonly string[])[] = []
  const left = [...answers]
  const queue = createAnalyticsQueue((events) => {
    batches.push(events.map(({ event: name }) => name))
    return Promise.resolve(left.shift() ?? true)
  })
  return { queue, batches }
}

describe('the analytics queue', () => {
  test('sends what waits in one batch, and nothing where nothing waits', async () => {
    const { queue, batches } = queueWith()
    queue.add(event('a'))
    queue.add(event('b'))
    await queue.flush()
    await queue.flush()
    expect(batches).toEqual([['a', 'b']])
  })

  test('sends no more at a time than the server takes', async () => {
    const { queue, batches } = queueWith()
    for (let at = 0; at < MAX_ANALYTICS_BATCH + 7; at++) queue.add(event(String(at)))
    await queue.flush()
    await queue.flush()
    expect(batches.map(({ length }) => length)).toEqual([MAX_ANALYTICS_BATCH, 7])
  })

  test('retains what did not arrive, in its order, before what came since', async () => {
    const { queue, batches } = queueWith(false)
    queue.add(event('a'))
    const flushed = queue.flush()
    queue.add(event('b'))
    await flushed
    await queue.flush()
    expect(batches).toEqual([['a'], ['a', 'b']])
  })

  test('drops what waits and takes nothing more of a user who opted out', async () => {
    const { queue, batches } = queueWith()
    queue.add(event('a'))
    queue.setOptedOut(true)
    queue.add(event('b'))
    await queue.flush()
    expect(batches).toEqual([])
    queue.setOptedOut(false)
    queue.add(event('c'))
    await queue.flush()
    expect(batches).toEqual([['c']])
  })
})
