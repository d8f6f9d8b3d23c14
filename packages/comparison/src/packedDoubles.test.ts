import { expect, test } from 'vitest'
import { packDoubles, unpackDoubles } from './packedDoubles.ts'

test.for([0, 1, 3, 3071, 3072, 3073, 10_000])('%d numbers come back as they went', (count) => {
  const values = Float64Array.from({ length: count }, (_, i) => (i % 7 === 3 ? Number.NaN : i / 3))
  expect(unpackDoubles(packDoubles(values))).toEqual(values)
})

test('the text is base 64 of little-endian doubles', () => {
  expect(packDoubles(Float64Array.of(1))).toBe('AAAAAAAA8D8=')
})
