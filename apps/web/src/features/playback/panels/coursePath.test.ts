import { expect, test } from 'vitest'
import { coursePath } from './coursePath.ts'

test('a line has a gap where a value is missing', () => {
  expect(coursePath(Float64Array.of(0, 5, Number.NaN, 10), 10)).toBe(
    'M0.00,100.00L33.33,50.00M100.00,0.00',
  )
})
