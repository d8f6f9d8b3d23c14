import { expect, test } from 'vitest'
import { latestOnly } from './latestOnly.ts'

test('inputs that come while work goes on give way to the last of them', () => {
  const begun: number[] = []
  const open: (() => boolean)[] = []
  const give = latestOnly<number>((input, done) => {
    begun.push(input)
    open.push(done)
  })
  for (const input of [1, 2, 3]) give(input)
  expect(begun).toEqual([1])
  expect(open[0]?.()).toBe(true)
  expect(begun).toEqual([1, 3])
  expect(open[1]?.()).toBe(false)
  give(4)
  expect(begun).toEqual([1, 3, 4])
})
