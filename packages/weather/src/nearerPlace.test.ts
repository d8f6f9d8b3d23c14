import { expect, test } from 'vitest'
import { nearerPlace } from './nearerPlace.ts'

const PHOENIX = { latitude: 33.45, longitude: -111.98 }

test.each([
  [
    'the sign of the longitude',
    { latitude: 33.6, longitude: 112.1 },
    { latitude: 33.6, longitude: -112.1 },
  ],
  [
    'the sign of the latitude',
    { latitude: -33.6, longitude: -112.1 },
    { latitude: 33.6, longitude: -112.1 },
  ],
  ['a place that is near', { latitude: 33.6, longitude: -112.1 }, undefined],
  ['a place that is simply far away', { latitude: 48.1, longitude: 11.6 }, undefined],
])('%s', (_name, said, expected) => {
  expect(nearerPlace(said, PHOENIX)).toEqual(expected)
})

test('latitude and longitude exchanged', () => {
  const munich = { latitude: 48.14, longitude: 11.58 }
  expect(nearerPlace({ latitude: 11.58, longitude: 48.14 }, munich)).toEqual(munich)
})
