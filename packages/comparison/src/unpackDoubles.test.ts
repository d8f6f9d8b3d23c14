import { expect, test } from 'vitest'
import { unpackDoubles } from './unpackDoubles.ts'

test.for([0, 1, 3, 1000])('%d numbers come back as they went, gaps too', (count) => {
  const values = Float64Array.from({ length: count }, (_, i) => (i % 7 === 3 ? Number.NaN : i / 3))
  expect(unpackDoubles(Buffer.from(values.buffer).toString('base64'))).toEqual(values)
})

test('the text is base64 of little-endian doubles', () => {
  expect(unpackDoubles('AAAAAAAA8D8=')).toEqual(Float64Array.of(1))
})
