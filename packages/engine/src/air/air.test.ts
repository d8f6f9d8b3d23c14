import { expect, test } from 'vitest'
import { dewPointC, relativeHumidityPercent } from './dewPoint.ts'
import { windAtHeightMPerS } from './windProfile.ts'

test('dew point and relative humidity undo each other', () => {
  const airC = Float64Array.of(-15, 0, 20, 35)
  const humidity = Float64Array.of(90, 50, 100, 12)
  const dewC = dewPointC(airC, humidity)
  expect(dewC[2]).toBeCloseTo(20, 9)
  expect(dewC.every((dew, i) => dew <= airC[i] + 1e-9)).toBe(true)
  relativeHumidityPercent(airC, dewC).forEach((rh, i) => expect(rh).toBeCloseTo(humidity[i], 9))
})

test('wind grows with height and is missing where it is negative', () => {
  const wind = windAtHeightMPerS(Float64Array.of(3, 0, -1), { fromM: 2, toM: 10, exponent: 0.2 })
  expect(wind[0]).toBeCloseTo(3 * 5 ** 0.2, 12)
  expect(wind[1]).toBe(0)
  expect(wind[2]).toBeNaN()
})
