import { expect, test } from 'vitest'
import { spencerWm2 } from '../sun/extraterrestrial.ts'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
import { dirintBeamWm2 } from './dirint.ts'

test('DIRINT meets the reference', () => {
  const run = runVectors('decomposition_dirint', (c) => ({ dni: beamOf(c) }), { missingIs: 0 })
  expect(run.failures).toEqual([])
  expect(run.compared).toBeGreaterThan(300)
})

test('a missing global irradiance gives a missing beam', () => {
  const beam = dirintBeamWm2({
    ghiWm2: Float64Array.of(NaN, 500),
    zenithDeg: Float64Array.of(40, 40),
    extraterrestrialWm2: Float64Array.of(1360, 1360),
  })
  expect(beam[0]).toBeNaN()
  expect(beam[1]).toBeGreaterThan(0)
})

function beamOf({ series, value, flag }: VectorCase): Float64Array {
  const n = series.ghi.length
  const dew = series.temp_dew ?? new Float64Array(n).fill(value.temp_dew ?? NaN)
  return dirintBeamWm2(
    {
      ghiWm2: series.ghi,
      zenithDeg: series.solar_zenith,
      extraterrestrialWm2: series.dayofyear.map((day) => spencerWm2(day)),
    },
    {
      dewPointC: dew,
      isSeries: flag.use_delta_kt_prime,
      ...(series.pressure || value.pressure
        ? { pressurePa: series.pressure ?? value.pressure }
        : {}),
    },
  )
}
