import { expect, test } from 'vitest'
import { secondsLeft } from './countdown.ts'

test.each([
  [0, 30],
  [1, 30],
  [1000, 29],
  [29_001, 1],
  [30_000, 0],
  [90_000, 0],
  [-5000, 30],
])('after %d ms of half a minute %d s are left', (passedMs, leftS) => {
  expect(secondsLeft(1_000_000, 1_000_000 + passedMs, 30)).toBe(leftS)
})
