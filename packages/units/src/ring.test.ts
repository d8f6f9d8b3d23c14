import { describe, expect, test } from 'vitest'
import { isInsideRing, isOnRing } from './ring.ts'

const SQUARE = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]
const EAST = SQUARE.map(([x = 0, y = 0]) => [x + 2, y])
const NORTH = SQUARE.map(([x = 0, y = 0]) => [x, y + 2])

describe('a point and a ring', () => {
  test('the middle is inside, what lies around is not, however the ring turns and is closed', () => {
    for (const ring of [SQUARE, SQUARE.toReversed(), [...SQUARE, [0, 0]]]) {
      expect(isInsideRing([1, 1], ring)).toBe(true)
      for (const outside of [
        [-1, 1],
        [3, 1],
        [1, -1],
        [1, 3],
        [3, 2],
        [-1, 0],
      ])
        expect(isInsideRing(outside, ring)).toBe(false)
    }
  })

  test('the western and the lower edge belong to it, the eastern and the upper one do not', () => {
    const onEdges = [
      [0, 1],
      [1, 0],
      [2, 1],
      [1, 2],
    ].map((at) => isInsideRing(at, SQUARE))
    expect(onEdges).toEqual([true, true, false, false])
    const corners = SQUARE.map((at) => isInsideRing(at, SQUARE))
    expect(corners).toEqual([true, false, false, false])
  })

  test('a point of a shared edge is in exactly one of the two', () => {
    expect([SQUARE, EAST].filter((ring) => isInsideRing([2, 1], ring))).toEqual([EAST])
    expect([SQUARE, NORTH].filter((ring) => isInsideRing([1, 2], ring))).toEqual([NORTH])
  })

  test('a ray through a corner counts it once', () => {
    const diamond = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]
    expect(isInsideRing([-0.5, 0], diamond)).toBe(true)
    expect(isInsideRing([-2, 0], diamond)).toBe(false)
    expect(isInsideRing([-2, 1], diamond)).toBe(false)
  })

  test('nothing is in a ring of no positions, nor is a missing point in any', () => {
    expect(isInsideRing([0, 0], [])).toBe(false)
    expect(isInsideRing([Number.NaN, 1], SQUARE)).toBe(false)
  })

  test('edges and corners are on it, the inside and the line of an edge beyond its end are not', () => {
    for (const at of [...SQUARE, [1, 0], [0, 1]]) expect(isOnRing(at, SQUARE)).toBe(true)
    for (const at of [
      [1, 1],
      [3, 0],
      [0, -1],
    ])
      expect(isOnRing(at, SQUARE)).toBe(false)
  })
})
