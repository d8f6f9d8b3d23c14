import { toLocalM } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { FRAME } from '../../plant/testing/plane.ts'
import { azimuthOf, degreesOf, letteredPosition } from './typedAngles.ts'
import { type CoordinateFormat, readCoordinates } from './typedCoordinates.ts'

function inM(text: string, format: CoordinateFormat) {
  return readCoordinates(text, format, FRAME).parts.map((part) =>
    part.map(([lng = 0, lat = 0]) =>
      toLocalM(FRAME, lng, lat).map((value) => Math.round(value * 1000) / 1000 + 0),
    ),
  )
}

function messages(text: string, format: CoordinateFormat = 'lngLat') {
  return readCoordinates(text, format, FRAME).problems.map(({ line, message }) => [line, message])
}

describe('degrees', () => {
  test('a longitude and a latitude a line, however they are parted', () => {
    const { parts, problems } = readCoordinates(
      '\n-112.58, 33.42\n  -112.57\t33.43 \n−112.57°; 33.42°\r\n\n',
      'lngLat',
      FRAME,
    )
    expect(parts).toEqual([
      [
        [-112.58, 33.42],
        [-112.57, 33.43],
        [-112.57, 33.42],
      ],
    ])
    expect(problems).toEqual([])
  })

  test('in the other order, and with heights', () => {
    expect(readCoordinates('33.42 -112.58 12', 'latLng', FRAME).parts).toEqual([
      [[-112.58, 33.42, 12]],
    ])
    expect(messages('1 2 3\n1 3')).toEqual([
      [undefined, 'Give a height on every line, or on none.'],
    ])
  })

  test.each([
    '33°25\'12"N 112°34\'48"W',
    '33 25 12 N, 112 34 48 W',
    'W112.58 N33.42',
    'N 33° 25.2′, W 112° 34.8′',
    '112.58W 33.42N',
  ])('%s is the same place', (text) => {
    const { longitude, latitude } = letteredPosition(text) ?? { longitude: 0, latitude: 0 }
    expect(longitude).toBeCloseTo(-112.58, 9)
    expect(latitude).toBeCloseTo(33.42, 9)
    expect(readCoordinates(text, 'lngLat', FRAME).problems).toEqual([])
  })

  test('an empty line begins the next part, and a repeated first point is no corner', () => {
    const { parts } = readCoordinates('0 0\n1 0\n1 1\n0 0\n\n\n2 2\n3 3\n3 2', 'lngLat', FRAME)
    expect(parts.map((part) => part.length)).toEqual([3, 3])
  })

  test('every line that cannot be read is reported', () => {
    expect(messages('1, 2\nnorth\n3\n4 100\n-112.5 33')).toEqual([
      [2, 'write a longitude and a latitude.'],
      [3, 'write a longitude and a latitude.'],
      [4, '100 is no latitude: exchange the order of latitude and longitude.'],
    ])
    expect(messages('181 3')).toEqual([[1, 'a longitude must be between -180 and 180.']])
    expect(messages('33 -112.5', 'lngLat')).toEqual([
      [1, '-112.5 is no latitude: exchange the order of latitude and longitude.'],
    ])
    expect(messages('1 2 3 4', 'metres')).toEqual([[1, 'write metres east and metres north.']])
  })
})

test('metres are of the place of the project', () => {
  expect(inM('0, 0\n250.5 m, 0\n250.5, -180', 'metres')).toEqual([
    [
      [0, 0],
      [250.5, 0],
      [250.5, -180],
    ],
  ])
})

describe('lengths and bearings', () => {
  test('make a traverse from the start, and say how well it closes', () => {
    const text = '-112.5831 33.4269\n100 90\n50 m @ N\n50 0\n100.01, 270°\n50 S 0 E'
    const read = readCoordinates(text.replace('50 m @ N\n', ''), 'courses', FRAME)
    expect(read.problems).toEqual([])
    expect(read.misclosureM).toBeCloseTo(0.01, 6)
    expect(inM(text.replace('50 m @ N\n', ''), 'courses')).toEqual([
      [
        [0, 0],
        [100, 0],
        [100, 50],
        [-0.01, 50],
      ],
    ])
    expect(messages(text, 'courses')).toEqual([[3, 'write a length in metres and a bearing.']])
  })

  test('begin with a place', () => {
    expect(messages('100\n50 0', 'courses')[0]).toEqual([
      1,
      'begin with the longitude and latitude of the start.',
    ])
  })

  test.each([
    ['45.5', 45.5],
    ["45°30'", 45.5],
    ['N 45 30 E', 45.5],
    ['S45°30′E', 134.5],
    ['S 45.5 W', 225.5],
    ['n10w', 350],
    ['-10', -10],
    ['400', undefined],
    ['N 91 E', undefined],
    ['45 60', undefined],
    ['up', undefined],
  ])('the bearing %s is %j', (text, azimuth) => {
    expect(azimuthOf(text)).toBe(azimuth)
  })
})

test('minutes divide whole degrees', () => {
  expect(degreesOf('33.5 30')).toBeUndefined()
  expect(degreesOf('10:30:36')).toBeCloseTo(10.51, 9)
})
