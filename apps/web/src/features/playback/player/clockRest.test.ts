import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExternalStore } from '../../../lib/externalStore.ts'
import { followRest } from './clockRest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function followed() {
  const state = createExternalStore({ frame: 0, isPlaying: false })
  const rests: number[] = []
  const stop = followRest(state, (frame) => rests.push(frame))
  state.set({ frame: 6, isPlaying: false })
  return { state, rests, stop }
}

test('a clock tells where it rests after steps and after it has played, not where it began', () => {
  const { state, rests } = followed()
  vi.advanceTimersByTime(1000)
  expect(rests).toEqual([])
  state.set({ frame: 7, isPlaying: false })
  vi.advanceTimersByTime(100)
  state.set({ frame: 8, isPlaying: false })
  vi.advanceTimersByTime(1000)
  expect(rests).toEqual([8])
  state.set({ frame: 8, isPlaying: true })
  state.set({ frame: 20, isPlaying: true })
  vi.advanceTimersByTime(1000)
  expect(rests).toEqual([8])
  state.set({ frame: 20, isPlaying: false })
  vi.advanceTimersByTime(1000)
  expect(rests).toEqual([8, 20])
})

test('a clock that goes on at once, or is no longer followed, tells nothing', () => {
  const { state, rests, stop } = followed()
  state.set({ frame: 7, isPlaying: false })
  vi.advanceTimersByTime(100)
  state.set({ frame: 7, isPlaying: true })
  vi.advanceTimersByTime(1000)
  state.set({ frame: 9, isPlaying: false })
  stop()
  vi.advanceTimersByTime(1000)
  expect(rests).toEqual([])
})
