import { expect, test } from 'vitest'
import { dirintBeamWm2 } from './dirint.ts'

test('a missing global irradiance gives a missing beam', () => {
  const beam = dirintBeamWm2({
    ghiWm2: Float64Array.of(NaN, 500),
    zenithDeg: Float64Array.of(40, 40),
    extraterrestrialWm2: Float64Array.of(1360, 1360),
  })
  expect(beam[0]).toBeNaN()
  expect(beam[1]).toBeGreaterThan(0)
})
