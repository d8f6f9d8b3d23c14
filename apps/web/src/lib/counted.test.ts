import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 blocks'],
  [1, '1 block'],
  [2, '2 blocks'],
  [1200, '1,200 blocks'],
])('%d', (count, text) => {
  expect(counted(count, 'block')).toBe(text)
})

test('words that have another form in the plural', () => {
  expect(counted(1, 'class of tables', 'classes of tables')).toBe('1 class of tables')
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})
