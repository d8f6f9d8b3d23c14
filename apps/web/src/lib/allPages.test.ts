import { expect, test } from 'vitest'
import { allPages } from './allPages.ts'

test('pages are asked for one after the other, until one is not full', async () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  const asked: number[] = []
  const all = await allPages(2, async ({ skip, take }) => {
    asked.push(skip)
    return list.slice(skip, skip + take)
  })
  expect(all).toEqual(list)
  expect(asked).toEqual([0, 2, 4])
})
