import { expect, test } from 'vitest'
import { type Boxes, clearOf, type Offset, withinMap } from './panelOffset.ts'

const NOWHERE: Offset = { x: 0, y: 0 }
/** A panel of 300 by 200 at the upper right of a map of 1000 by 600. */
const WIDE: Boxes = { left: 690, top: 10, width: 300, height: 200, roomX: 700, roomY: 400 }
/** The same at the bottom of a map that has no room beside it. */
const NARROW: Boxes = { left: 10, top: 390, width: 300, height: 200, roomX: 40, roomY: 400 }

function covers({ left, top, width, height }: Boxes, offset: Offset, { x, y }: Offset): boolean {
  const [west, north] = [left + offset.x, top + offset.y]
  return x > west && x < west + width && y > north && y < north + height
}

test('a panel stays on the map, however far it is dragged', () => {
  expect(withinMap(WIDE, { x: 500, y: -500 })).toEqual({ x: 10, y: -10 })
  expect(withinMap(WIDE, { x: -2000, y: 2000 })).toEqual({ x: -690, y: 390 })
})

test('it stays where it is as long as it covers nothing that is inspected', () => {
  expect(clearOf(WIDE, NOWHERE, { x: 300, y: 300 })).toBe(NOWHERE)
})

test.each([
  ['beside it', WIDE, { x: 800, y: 100 }],
  ['beside it, near a corner', WIDE, { x: 985, y: 12 }],
  ['above it, where the map is narrow', NARROW, { x: 100, y: 500 }],
])('it steps aside of a point that it covers: %s', (_, boxes, point) => {
  const moved = clearOf(boxes, NOWHERE, point)
  expect(covers(boxes, NOWHERE, point)).toBe(true)
  expect(covers(boxes, moved, point)).toBe(false)
  expect(withinMap(boxes, moved)).toEqual(moved)
})
