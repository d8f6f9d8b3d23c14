import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExternalStore } from '../../../lib/externalStore.ts'
import { slowStore } from './slowStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of many changes a few are told, and always the last', () => {
  const fast = createExternalStore(0)
  const slow = slowStore(fast, 100)
  const told: number[] = []
  slow.subscribe(() => told.push(slow.get()))
  for (let value = 1; value <= 25; value++) {
    fast.set(value)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(100)
  expect(told.length).toBe(3)
  expect(slow.get()).toBe(25)
})
