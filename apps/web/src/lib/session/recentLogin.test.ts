import { afterEach, expect, test, vi } from 'vitest'
import { askForRecentLogin, onRecentLoginNeeded } from './recentLogin.ts'

let stop: (() => void) | undefined
afterEach(() => stop?.())

test('where nobody asks the answer is no', async () => {
  expect(await askForRecentLogin()).toBe(false)
})

test('calls that need it at the same time share one question', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  stop = onRecentLoginNeeded(ask)
  expect(await Promise.all([askForRecentLogin(), askForRecentLogin()])).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('the next call asks anew, also after a refusal', async () => {
  const answers = [false, true]
  stop = onRecentLoginNeeded(() => Promise.resolve(answers.shift() ?? false))
  expect(await askForRecentLogin()).toBe(false)
  expect(await askForRecentLogin()).toBe(true)
})

test('an asker that was taken back does not silence the one that came after it', async () => {
  const stopFirst = onRecentLoginNeeded(() => Promise.resolve(false))
  stop = onRecentLoginNeeded(() => Promise.resolve(true))
  stopFirst()
  expect(await askForRecentLogin()).toBe(true)
})
