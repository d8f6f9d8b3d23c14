import { expect, test } from 'vitest'
import { nextReload } from './pageReload.ts'

test('two reloads within 30 s, then no more', () => {
  const first = nextReload(undefined, 1000)
  expect(first).toEqual({ count: 1, firstMs: 1000 })
  const second = nextReload({ count: 1, firstMs: 1000 }, 5000)
  expect(second).toEqual({ count: 2, firstMs: 1000 })
  expect(nextReload({ count: 2, firstMs: 1000 }, 9000)).toBe('give up')
})

test('after 30 s the count begins anew', () => {
  expect(nextReload({ count: 2, firstMs: 1000 }, 31_001)).toEqual({ count: 1, firstMs: 31_001 })
})
