import { expect, test } from 'vitest'
import { checkTotal, pathOf } from './pvsystFiles.ts'

test('a file has its path in the folder that was dropped', () => {
  const file = new File([], 'A.VC0')
  expect(pathOf(file)).toBe('A.VC0')
  expect(pathOf(Object.assign(new File([], 'A.VC0'), { path: './Plant/A.VC0' }))).toBe(
    'Plant/A.VC0',
  )
})

test('more than can be sent is refused before it is read', () => {
  expect(() => checkTotal([{ size: 2_000_000_000 }])).toThrow('2,000 MB; at most 200 MB')
  expect(() => checkTotal([{ size: 100 }, { size: 200 }])).not.toThrow()
})
