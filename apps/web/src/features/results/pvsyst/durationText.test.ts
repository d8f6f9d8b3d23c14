import { expect, test } from 'vitest'
import { durationText } from './durationText.ts'

test('times in words', () => {
  expect([0.2, 45.4, 119, 121, 610].map(durationText)).toEqual([
    '1 second',
    '45 seconds',
    '119 seconds',
    '2 minutes',
    '10 minutes',
  ])
})
