import { expect, test } from 'vitest'
import { contourLevels, contourLines } from './contourLines.ts'

test('contours of a slope are straight lines where it has the level', () => {
  const slope = [0, 1, 2].map(() => [0, 1, 2, 3])
  const segments = contourLines(slope, 1.25)
  expect(segments).toHaveLength(2)
  for (const [from, to] of segments) expect([from[0], to[0]]).toEqual([1.25, 1.25])
})

test('a hole has no contour about it', () => {
  const holed = [
    [0, 1, 2],
    [0, 1, Number.NaN],
    [0, 1, 2],
  ]
  expect(contourLines(holed, 1.5)).toEqual([])
  expect(contourLines(holed, 0.5)).toHaveLength(2)
})

test('in a saddle the mean of the corners decides what belongs together', () => {
  const parts = (corners: readonly (readonly number[])[]) => contourLines(corners, 1)
  // Low corners at (0, 0) and (1, 1): the high ones are joined where the mean is high
  const high = parts([
    [0, 4],
    [4, 0],
  ])
  expect(high).toEqual([
    [
      [0.25, 0],
      [0, 0.25],
    ],
    [
      [1, 0.75],
      [0.75, 1],
    ],
  ])
  expect(
    parts([
      [0, 1.5],
      [1.5, 0],
    ]),
  ).not.toEqual(high)
})

test('a flat grid and one of holes have no levels, another has round ones within its values', () => {
  expect(contourLevels([[5, 5, 5 + 1e-12]])).toEqual([])
  expect(contourLevels([[Number.NaN, Number.NaN]])).toEqual([])
  expect(contourLevels([[1801, 1838]])).toEqual([1810, 1820, 1830])
})
