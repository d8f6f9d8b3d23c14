import { distanceM, type PointM } from '@duet/plant'
import { expect, test } from 'vitest'
import { aimAt } from '../testing/pointer.ts'
import {
  type DrawEvent,
  type DrawState,
  type DrawStep,
  type DrawSurroundings,
  startDrawing,
  stepDrawing,
} from './drawTool.ts'

const FREE: DrawSurroundings = { snap: () => undefined, problemOf: () => undefined }
/** Draws everything to one corner within reach. */
const snapping = (corner: PointM): DrawSurroundings => ({
  ...FREE,
  snap: ({ at, toleranceM, isFree }) =>
    !isFree && distanceM(at, corner) <= toleranceM
      ? { kind: 'vertex', at: corner, label: 'Corner' }
      : undefined,
})

/** Plays events one after another; the last step is what comes out. */
function play(
  state: DrawState,
  events: readonly DrawEvent[],
  around: DrawSurroundings = FREE,
): DrawStep {
  return events.reduce<DrawStep>((step, event) => stepDrawing(step.state, event, around), { state })
}

const add = (east: number, north: number, isConstrained = false): DrawEvent => ({
  type: 'add',
  aim: aimAt(east, north, isConstrained),
})
const move = (east: number, north: number): DrawEvent => ({ type: 'move', aim: aimAt(east, north) })
const TRIANGLE = [add(0, 0), add(100, 0), add(100, 100)]

test('clicks and finish make a polygon', () => {
  const { drawn } = play(startDrawing('polygon'), [...TRIANGLE, { type: 'finish' }])
  expect(drawn).toEqual({
    kind: 'polygon',
    points: [
      [0, 0],
      [100, 0],
      [100, 100],
    ],
  })
})

test('the second click of a double click adds no point', () => {
  const { drawn } = play(startDrawing('polygon'), [
    ...TRIANGLE,
    add(100.1, 100),
    { type: 'finish' },
  ])
  expect(drawn?.points).toHaveLength(3)
})

test('a click on the first point closes the polygon', () => {
  const { drawn } = play(startDrawing('polygon'), [...TRIANGLE, add(0.5, 0.5)])
  expect(drawn?.points).toHaveLength(3)
})

test('a line that may be either becomes a polygon on its first point and a line by finish', () => {
  expect(play(startDrawing('either'), [...TRIANGLE, add(0, 0)]).drawn?.kind).toBe('polygon')
  expect(play(startDrawing('either'), [...TRIANGLE, { type: 'finish' }]).drawn?.kind).toBe('line')
})

test('a line is not closed by its first point', () => {
  const { drawn, state } = play(startDrawing('line'), [...TRIANGLE, add(0, 0)])
  expect(drawn).toBeUndefined()
  expect(state.points).toHaveLength(4)
})

test('too few points finish nothing', () => {
  const { drawn, state } = play(startDrawing('polygon'), [add(0, 0), add(9, 9), { type: 'finish' }])
  expect(drawn).toBeUndefined()
  expect(state.points).toHaveLength(2)
})

test('points are taken back one by one and brought again', () => {
  const back = play(startDrawing('polygon'), [...TRIANGLE, { type: 'back' }, { type: 'back' }])
  expect(back.state.points).toEqual([[0, 0]])
  const again = play(back.state, [{ type: 'forward' }])
  expect(again.state.points).toHaveLength(2)
  expect(play(again.state, [add(5, 5)]).state.takenBack).toEqual([])
})

test('with Shift the edge has a straight direction and does not snap', () => {
  const around = snapping([50, 0.5])
  const { state } = play(startDrawing('line'), [add(0, 0), add(50, 0.6, true)], around)
  expect(state.points[1]?.[1]).toBeCloseTo(0, 9)
})

test('what is wrong leaves the drawing open and is reported while the pointer moves', () => {
  const around: DrawSurroundings = {
    ...FREE,
    problemOf: ({ points }) => (points.length === 4 ? 'crosses itself' : undefined),
  }
  const moving = play(startDrawing('polygon'), [...TRIANGLE, move(0, 50)], around)
  expect(moving.state.problem).toBe('crosses itself')
  const added = play(moving.state, [add(0, 50), { type: 'finish' }], around)
  expect(added.drawn).toBeUndefined()
  expect(added.state.points).toHaveLength(4)
  expect(play(added.state, [{ type: 'back' }, { type: 'finish' }], around).drawn).toBeDefined()
})

test('a typed length goes towards the pointer, a typed azimuth where it says', () => {
  const towards = play(startDrawing('line'), [
    add(10, 10),
    move(10, 80),
    { type: 'typed', edge: { lengthM: 25, azimuthDeg: undefined } },
  ])
  expect(towards.state.points[1]).toEqual([10, 35])
  const east = play(towards.state, [{ type: 'typed', edge: { lengthM: 5, azimuthDeg: 90 } }])
  expect(east.state.points[2]?.[0]).toBeCloseTo(15, 9)
  expect(east.state.points[2]?.[1]).toBeCloseTo(35, 9)
})

test('a length typed before the first point is nowhere', () => {
  const edge = { lengthM: 5, azimuthDeg: 90 }
  expect(play(startDrawing('line'), [{ type: 'typed', edge }]).state.points).toEqual([])
})

test('a point snaps to what is near, but not while Alt or Ctrl is held', () => {
  const snapped = play(startDrawing('line'), [add(49.5, 0.6)], snapping([50, 0.5]))
  expect(snapped.state.points).toEqual([[50, 0.5]])
  const free: DrawEvent = { type: 'add', aim: aimAt(49.5, 0.6, false, { isFree: true }) }
  const loose = play(startDrawing('line'), [free], snapping([50, 0.5]))
  expect(loose.state.points).toEqual([[49.5, 0.6]])
})

test('a rectangle has one side and then a depth', () => {
  const { drawn } = play(startDrawing('rectangle'), [add(0, 0), add(40, 0), add(55, 30)])
  expect(drawn).toEqual({
    kind: 'polygon',
    points: [
      [0, 0],
      [40, 0],
      [40, 30],
      [0, 30],
    ],
  })
})

test('a rectangle on a slanted side is square to it', () => {
  const { drawn } = play(startDrawing('rectangle'), [add(0, 0), add(30, 30), add(0, 60)])
  expect(drawn?.points[2]?.map(Math.round)).toEqual([0, 60])
  expect(drawn?.points[3]?.map(Math.round)).toEqual([-30, 30])
})

test('a rectangle is dragged from corner to corner; a press without a drag is a click', () => {
  const press: DrawEvent = { type: 'press', aim: aimAt(0, 0) }
  const dragged = play(startDrawing('rectangle'), [
    press,
    move(20, 10),
    { type: 'release', aim: aimAt(30, 20) },
  ])
  expect(dragged.drawn?.points).toEqual([
    [0, 0],
    [30, 0],
    [30, 20],
    [0, 20],
  ])
  const clicked = play(startDrawing('rectangle'), [
    press,
    { type: 'release', aim: aimAt(0.2, 0) },
    add(0.2, 0),
  ])
  expect(clicked.drawn).toBeUndefined()
  expect(clicked.state.points).toHaveLength(1)
})

test('a point is finished by one click', () => {
  expect(play(startDrawing('point'), [add(3, 4)]).drawn).toEqual({
    kind: 'point',
    points: [[3, 4]],
  })
})

test('several lines: finish ends a line, finish again ends them all, and back opens the last one', () => {
  const two = play(startDrawing('lines'), [
    add(0, 0),
    add(50, 0),
    { type: 'finish' },
    add(0, 10),
    add(50, 10),
    { type: 'finish' },
  ])
  expect(two.state.parts).toHaveLength(2)
  expect(play(two.state, [{ type: 'finish' }]).drawn).toMatchObject({
    kind: 'lines',
    parts: [
      [
        [0, 0],
        [50, 0],
      ],
      [
        [0, 10],
        [50, 10],
      ],
    ],
  })
  const opened = play(two.state, [{ type: 'back' }]).state
  expect(opened.parts).toHaveLength(1)
  expect(opened.points).toHaveLength(2)
})
