import { localFrame } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import {
  type CornersM,
  cornersFrom,
  cornersProblem,
  cornersToDeg,
  cornersToM,
  draggedCorner,
  movedCorners,
  rectangleCorners,
  sizeOf,
  turnedCorners,
} from '../state/corners.ts'
import { orderBetween } from './rasterOrder.ts'

const PICTURE = { centerM: [10, -5], widthM: 200, heightM: 100, rotationDeg: 30 } as const

describe('corners of a picture', () => {
  test('give back its size, place and rotation', () => {
    const size = sizeOf(rectangleCorners(PICTURE))
    expect(size.widthM).toBeCloseTo(200, 9)
    expect(size.heightM).toBeCloseTo(100, 9)
    expect(size.rotationDeg).toBeCloseTo(30, 9)
    expect(size.centerM[0]).toBeCloseTo(10, 9)
  })

  test('without rotation begin in the north-west and go round clockwise', () => {
    expect(rectangleCorners({ ...PICTURE, centerM: [0, 0], rotationDeg: 0 })).toEqual([
      [-100, 50],
      [100, 50],
      [100, -50],
      [-100, -50],
    ])
  })

  test('turned by 90° clockwise have the upper edge running south', () => {
    const [upperLeft, upperRight] = rectangleCorners({ ...PICTURE, rotationDeg: 90 })
    expect(upperRight[0] - upperLeft[0]).toBeCloseTo(0, 9)
    expect(upperRight[1] - upperLeft[1]).toBeCloseTo(-200, 9)
  })

  test('dragged with a fixed shape follow the corner and hold the opposite one', () => {
    const before = rectangleCorners(PICTURE)
    const to = [before[0][0] - 40, before[0][1] + 70] as const
    const after = draggedCorner(before, 0, to, true)
    expect(after[0][0]).toBeCloseTo(to[0], 9)
    expect(after[0][1]).toBeCloseTo(to[1], 9)
    expect(after[2]).toEqual(before[2])
    expect(sizeOf(after).widthM / sizeOf(after).heightM).toBeCloseTo(2, 9)
  })

  test('dragged freely move one by one', () => {
    const before = rectangleCorners(PICTURE)
    const after = draggedCorner(before, 1, [0, 0], false)
    expect(after).toEqual([before[0], [0, 0], before[2], before[3]])
  })

  test('are moved, turned and stretched about the middle', () => {
    const moved = movedCorners(rectangleCorners(PICTURE), [5, 6])
    expect(sizeOf(moved).centerM[1]).toBeCloseTo(1, 9)
    const turned = sizeOf(turnedCorners(moved, 15, 0.5))
    expect(turned.rotationDeg).toBeCloseTo(45, 9)
    expect(turned.widthM).toBeCloseTo(100, 9)
    expect(turned.centerM[0]).toBeCloseTo(15, 9)
  })

  test('go to degrees and back', () => {
    const frame = localFrame(-112.6, 33.4)
    const before = rectangleCorners(PICTURE)
    const after = cornersToM(frame, cornersToDeg(frame, before))
    for (const [index, [east, north]] of after.entries()) {
      expect(east).toBeCloseTo(before[index]?.[0] ?? 0, 6)
      expect(north).toBeCloseTo(before[index]?.[1] ?? 0, 6)
    }
  })
})

describe('what is wrong with corners', () => {
  const [a, b, c, d] = rectangleCorners(PICTURE)
  test.each<[string, CornersM, RegExp]>([
    ['a rectangle', [a, b, c, d], /nothing/],
    ['its mirror image', [b, a, d, c], /nothing/],
    ['a bow tie', [a, c, b, d], /cross/],
    ['a line', [a, b, b, a], /cross/],
    ['a dot', rectangleCorners({ ...PICTURE, widthM: 0.1, heightM: 0.1 }), /0.5 m/],
    ['a country', rectangleCorners({ ...PICTURE, widthM: 2e5, heightM: 1e5 }), /100 km/],
  ])('%s', (_, corners, expected) => {
    expect(cornersProblem(corners) ?? 'nothing').toMatch(expected)
  })

  test('what is no list of four places is not taken', () => {
    expect(cornersFrom([[1, 2]])).toBeUndefined()
    expect(
      cornersFrom([
        [1, 2],
        [1, 2],
        [1, Number.NaN],
        [1, 2],
      ]),
    ).toBeUndefined()
  })
})

test.each([
  [[], 0, 0],
  [[3, 5], 0, 2],
  [[3, 5], 1, 4],
  [[3, 5], 2, 6],
])('between %j at %d is %d', (orders, index, expected) => {
  expect(orderBetween(orders, index)).toBe(expected)
})
