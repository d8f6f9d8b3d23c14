import { describe, expect, test } from 'vitest'
import { createTaskStore, isUnderWay } from './taskStore.ts'

const REFUSED = new Error('refused')

/** Fails so many times, then gives 'done'. */
const failing = (times: number) => {
  let left = times
  return () => (left-- > 0 ? Promise.reject(REFUSED) : Promise.resolve('done'))
}

/** A store that need not wait; the states that its first task went through, and what was waited for. */
function watchedStore() {
  const waits: number[] = []
  const store = createTaskStore((ms) => {
    waits.push(ms)
    return Promise.resolve()
  })
  const states: string[] = []
  store.subscribe(() => {
    const status = store.tasks()[0]?.status
    if (status !== undefined && status !== states.at(-1)) states.push(status)
  })
  return { store, states, waits }
}

const order = { id: 'a', name: 'Copy', type: 'copy' } as const

describe('a background task', () => {
  test('is pending, then running, then resolved with what it gave', async () => {
    const { store, states } = watchedStore()
    const given = await store.add({ ...order, run: failing(0), link: (data) => `/to/${data}` })
    expect(given).toBe('done')
    expect(states).toEqual(['pending', 'running', 'resolved'])
    expect(store.tasks()[0]).toMatchObject({ data: 'done', attempts: 1, link: '/to/done' })
  })

  test('is not tried again after an error that would only come again', async () => {
    const { store, states } = watchedStore()
    const mayRetry = (error: unknown): boolean => error !== REFUSED
    const task = store.add({ ...order, run: failing(1), retries: 3, mayRetry })
    await expect(task).rejects.toBe(REFUSED)
    expect(states).toEqual(['pending', 'running', 'rejected'])
  })

  test('that was rejected is run anew when it is asked for, and one that has ended well is not', async () => {
    const { store, states } = watchedStore()
    await expect(store.add({ ...order, run: failing(1) })).rejects.toBe(REFUSED)
    await store.retry('a')
    expect(states).toEqual(['pending', 'running', 'rejected', 'running', 'resolved'])
    expect(store.tasks()[0]).toMatchObject({ attempts: 1, error: undefined })
    await store.retry('a')
    expect(states.at(-1)).toBe('resolved')
  })

  test('is tried again after the delay while attempts are left', async () => {
    const { store, states, waits } = watchedStore()
    await store.add({ ...order, run: failing(2), retries: 3, delay: 500 })
    expect(states).toEqual([
      'pending',
      'running',
      'retrying',
      'running',
      'retrying',
      'running',
      'resolved',
    ])
    expect(waits).toEqual([500, 500])
    expect(store.tasks()[0]).toMatchObject({ attempts: 3, error: undefined })
  })

  test.each([
    [0, 1],
    [1, 1],
    [3, 3],
  ])('with %d retries is rejected after %d attempts', async (retries, attempts) => {
    const { store } = watchedStore()
    await expect(store.add({ ...order, run: failing(9), retries })).rejects.toBe(REFUSED)
    expect(store.tasks()[0]).toMatchObject({ status: 'rejected', attempts, error: REFUSED })
  })

  test('reports how far it is, and forgets that when it begins again', async () => {
    const { store } = watchedStore()
    const seen: (number | undefined)[] = []
    store.subscribe(() => seen.push(store.tasks()[0]?.progressFraction))
    let attempts = 0
    const run = (report: (fraction: number) => void) => {
      report(0.5)
      attempts += 1
      return attempts < 2 ? Promise.reject(REFUSED) : Promise.resolve('done')
    }
    await store.add({ ...order, run, retries: 2 })
    expect(seen.filter((value, at) => value !== seen[at - 1])).toEqual([0.5, undefined, 0.5])
  })
})

describe('the list of tasks', () => {
  test('takes no second task of an id', async () => {
    const { store } = watchedStore()
    await store.add({ ...order, run: failing(0) })
    expect(() => store.add({ ...order, run: failing(0) })).toThrow('there is a task a already')
    expect(store.tasks()).toHaveLength(1)
  })

  test('lets go of what has ended, and only of that', async () => {
    const { store } = watchedStore()
    let finish = (_text: string): void => undefined
    const running = store.add({
      ...order,
      run: () => new Promise<string>((done) => (finish = done)),
    })
    await store.add({ ...order, id: 'b', run: failing(0) })
    store.remove('a')
    expect(store.tasks().map(({ id }) => id)).toEqual(['a', 'b'])
    store.removeEnded()
    expect(store.tasks().map(({ id }) => id)).toEqual(['a'])
    expect(store.tasks().every(isUnderWay)).toBe(true)
    finish('done')
    await running
    store.remove('a')
    expect(store.tasks()).toEqual([])
  })
})
