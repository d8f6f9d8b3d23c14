import { expect, test } from 'vitest'
import { haurwitzGhiWm2 } from '../irradiance/clearSky.ts'
import { clearSkyIndex } from './clearSkyIndex.ts'

const at40 = Float64Array.of(40)
const clearWm2 = haurwitzGhiWm2(at40)[0]

test.each([
  ['a clear sky', clearWm2, 1],
  ['clouds', 0.3 * clearWm2, 0.3],
  ['nothing', 0, 0.02],
  ['the edge of a cloud', 2 * clearWm2, 1.5],
])('%s', (_sky, ghiWm2, index) => {
  expect(clearSkyIndex(Float64Array.of(ghiWm2), at40)[0]).toBeCloseTo(index, 12)
})

test('is 1 in the dark', () => {
  expect(clearSkyIndex(Float64Array.of(5), Float64Array.of(91))[0]).toBe(1)
})
