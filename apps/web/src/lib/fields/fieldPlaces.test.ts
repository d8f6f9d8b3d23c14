import { expect, test } from 'vitest'
import { placesOf } from './fieldPlaces.ts'

test('a place lies in its row, its list and its field', () => {
  expect(placesOf('iam_profile.3.angle')).toEqual([
    'iam_profile.3.angle',
    'iam_profile.3',
    'iam_profile',
  ])
  expect(placesOf('tilt')).toEqual(['tilt'])
})
