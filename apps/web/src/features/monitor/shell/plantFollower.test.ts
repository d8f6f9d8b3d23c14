import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChangeStream, followPlant } from './plantFollower.ts'

interface OpenedStream extends ChangeStream {
  readyState: number
  readonly emit: (type: 'open' | 'message') => void
}

let streams: OpenedStream[]
let refresh: ReturnType<typeof vi.fn<() => void>>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  refresh = vi.fn<() => void>()
  stop = followPlant({
    openStream: () => {
      const events = new EventTarget()
      const stream: OpenedStream = {
        addEventListener: (type, listener) => events.addEventListener(type, listener),
        emit: (type) => void events.dispatchEvent(new Event(type)),
        readyState: 0,
        close: () => (stream.readyState = 2),
      }
      streams.push(stream)
      return stream
    },
    refresh,
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const newest = (): OpenedStream => {
  const stream = streams.at(-1)
  if (!stream) throw new Error('no stream was opened')
  return stream
}
const opens = (): void => {
  newest().readyState = 1
  newest().emit('open')
}

test('changes that come together are asked for once', () => {
  opens()
  for (let i = 0; i < 5; i++) newest().emit('message')
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a plant that sends every second is asked for every ten', () => {
  opens()
  for (let second = 0; second < 41; second++) {
    newest().emit('message')
    vi.advanceTimersByTime(1000)
  }
  expect(refresh).toHaveBeenCalledTimes(5)
})

test('while the stream is open nothing is asked for without a change', () => {
  opens()
  vi.advanceTimersByTime(600_000)
  expect(refresh).not.toHaveBeenCalled()
})

test('without a stream the plant is asked for every minute, and one that was refused is opened anew', () => {
  newest().readyState = 2
  vi.advanceTimersByTime(180_000)
  expect(refresh).toHaveBeenCalledTimes(3)
  expect(streams.length).toBeGreaterThan(1)
})

test('a stream that comes back is followed by a look at what was missed', () => {
  opens()
  newest().readyState = 0
  opens()
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('nothing goes on after the end', () => {
  opens()
  newest().emit('message')
  stop()
  vi.advanceTimersByTime(600_000)
  expect(refresh).not.toHaveBeenCalled()
  expect(newest().readyState).toBe(2)
})
