import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onServerWait, untilAvailable } from './serverWait.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const starting = (): Response =>
  new Response('{}', { status: 503, headers: { 'retry-after': '2' } })

test('a call is sent again as long as the server says that it is starting, and the page is notified', async () => {
  const notified: boolean[] = []
  const stop = onServerWait((isWaiting) => notified.push(isWaiting))
  const answers = [starting(), starting(), new Response('{"data":{}}')]
  const send = vi.fn<() => Promise<Response>>(async () => answers.shift() ?? starting())
  const answer = untilAvailable(send)
  await vi.advanceTimersByTimeAsync(1900)
  expect(send).toHaveBeenCalledTimes(1)
  expect(notified).toEqual([true])
  await vi.advanceTimersByTimeAsync(2200)
  expect((await answer).status).toBe(200)
  expect(send).toHaveBeenCalledTimes(3)
  expect(notified).toEqual([true, false])
  stop()
})

test('after a minute the refusal is the answer', async () => {
  const answer = untilAvailable(async () => starting())
  await vi.advanceTimersByTimeAsync(63_000)
  expect((await answer).status).toBe(503)
})

test.each([200, 400, 500, 503])('status %d without a time is an answer', async (status) => {
  const send = vi.fn<() => Promise<Response>>(async () => new Response('{}', { status }))
  expect((await untilAvailable(send)).status).toBe(status)
  expect(send).toHaveBeenCalledTimes(1)
})
