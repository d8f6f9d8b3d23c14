import { expect, test } from 'vitest'
import { addPoint, movePoint, placeOf, pointAt, pointInWidestGap, topOf } from './horizonPoints.ts'

const point = (azimuth: number, elevation: number) => ({ azimuth, elevation })
const frame = { widthPx: 720, heightPx: 180, topDeg: 45 }

test('a place in the picture is a point in whole degrees, or in tenths', () => {
  expect(pointAt([181, 140.4], frame, 1)).toEqual(point(91, 10))
  expect(pointAt([181, 140.4], frame, 0.1)).toEqual(point(90.5, 9.9))
  expect(pointAt([900, -20], frame, 1)).toEqual(point(359.9, 45))
  expect(pointAt(placeOf(point(123, 17), frame), frame, 1)).toEqual(point(123, 17))
})

test('a point does not pass its neighbours, the level or the zenith', () => {
  const points = [point(10, 1), point(90, 2), point(200, 3)]
  expect(movePoint(points, 1, point(300, 95))[1]).toEqual(point(199.9, 90))
  expect(movePoint(points, 1, point(-5, -5))[1]).toEqual(point(10.1, 0))
  expect(movePoint(points, 2, point(400, 4))[2]).toEqual(point(359.9, 4))
  expect(movePoint([point(10, 1), point(10.1, 2), point(10.2, 3)], 1, point(50, 9))[1]).toEqual(
    point(10.1, 9),
  )
})

test('a point is added in order, and takes the place of one at its azimuth', () => {
  expect(addPoint([point(200, 3), point(10, 1)], point(90, 5))).toEqual([
    point(10, 1),
    point(90, 5),
    point(200, 3),
  ])
  expect(addPoint([point(90, 1)], point(90, 5))).toEqual([point(90, 5)])
})

test('the widest gap may lie around north', () => {
  expect(pointInWidestGap([])).toEqual(point(180, 0))
  expect(pointInWidestGap([point(100, 4), point(200, 8)])).toEqual(point(330, 6))
  expect(pointInWidestGap([point(0, 4), point(220, 8)])).toEqual(point(110, 6))
})

test('the picture is higher than its highest point', () => {
  expect([topOf([]), topOf([point(0, 45)]), topOf([point(0, 89)])]).toEqual([45, 60, 90])
})
