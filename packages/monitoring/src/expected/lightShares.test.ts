import { expect, test } from 'vitest'
import { LIGHT_SOURCES } from './expectedWeather.ts'
import { lightShares } from './lightShares.ts'

test('shares of light are those of the steps by day', () => {
  const [none, station, poa] = ['none', 'station', 'poa'].map((name) =>
    LIGHT_SOURCES.findIndex((one) => one === name),
  ) as [number, number, number]
  const source = Uint8Array.of(none, station, station, station, poa, none)
  const elevation = Float64Array.of(-10, 5, 20, 20, 5, -10)
  expect(lightShares(source, elevation, { from: 0, to: 6 })).toEqual({ station: 0.75, poa: 0.25 })
  expect(lightShares(source, elevation, { from: 0, to: 1 })).toEqual({})
})
