import { expect, test } from 'vitest'
import { afterFailure, countFailure, type PageFailures } from './pageReload.ts'

const failAt = (...timesMs: readonly number[]) => {
  let failures: PageFailures | undefined
  return timesMs.map((nowMs) => {
    failures = countFailure(failures, nowMs)
    return afterFailure(failures)
  })
}

test('two reloads within 30 s, then home, then the error itself', () => {
  expect(failAt(0, 1000, 2000, 3000, 4000)).toEqual(['reload', 'reload', 'home', 'fail', 'fail'])
})

test('after 30 s the count begins anew', () => {
  expect(failAt(0, 1000, 30_001)).toEqual(['reload', 'reload', 'reload'])
})
