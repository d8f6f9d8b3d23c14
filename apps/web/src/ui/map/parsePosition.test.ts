import { describe, expect, test } from 'vitest'
import { parseAngle, parsePosition } from './parsePosition.ts'

describe('a typed position', () => {
  test.each([
    '33.4484, -112.074',
    '33.4484 -112.074',
    '33.4484° N, 112.074° W',
    '33.4484N 112.074W',
    '112.074° W, 33.4484° N',
    'N 33.4484 W 112.074',
    '(33.4484,-112.074)',
    '33,4484; -112,074',
    '33,4484 −112,074',
    '33.4484° -112.074°',
    'geo:33.4484,-112.074',
  ])('%s is read', (text) => {
    expect(parsePosition(text)).toEqual({ latitude: 33.4484, longitude: -112.074 })
  })

  test.each([
    '33°26\'54"N 112°4\'26"W',
    '33° 26′ 54″ N, 112° 4′ 26″ W',
    'N33°26’54” W112°4’26”',
    "33º26'54''n 112º04'26''w",
    '33 26 54 N 112 4 26 W',
    'W 112 4 26 N 33 26 54',
    '33°26\'54", -112°4\'26"',
    '33°26\'54" -112°4\'26"',
  ])('%s is read in degrees, minutes and seconds', (text) => {
    const { latitude, longitude } = parsePosition(text) ?? {}
    expect(latitude).toBeCloseTo(33 + 26 / 60 + 54 / 3600, 12)
    expect(longitude).toBeCloseTo(-(112 + 4 / 60 + 26 / 3600), 12)
  })

  test("33° 26.904' S 112° 4.44' E is read in degrees and minutes", () => {
    const { latitude, longitude } = parsePosition("33° 26.904' S 112° 4.44' E") ?? {}
    expect(latitude).toBeCloseTo(-33.4484, 12)
    expect(longitude).toBeCloseTo(112.074, 12)
  })

  test.each([
    '33.4484',
    '48.8566, ',
    '48.8566, -',
    '1, 2, 3',
    '95, 10',
    'north',
    '33 N 112 S',
    "33°61'N 112°4'W",
    "33.5°26'N 112°4'W",
    'Springfield, IL',
    'N 33 N, W 112 W',
    '10 Downing Street',
  ])('%s is none', (text) => {
    expect(parsePosition(text)).toBeUndefined()
  })
})

describe('one angle', () => {
  test.each([
    ['112°4′26″W', -(112 + 4 / 60 + 26 / 3600)],
    ['33.5 S', -33.5],
    ["-33°30'", -33.5],
  ])('%s is read', (text, degrees) => {
    expect(parseAngle(text)).toBeCloseTo(degrees, 12)
  })

  test.each(['33.5', '33 30', '33.5, 2 E', 'W'])('%s is none', (text) => {
    expect(parseAngle(text)).toBeUndefined()
  })
})
