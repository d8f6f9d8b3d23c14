import { expect, test } from 'vitest'
import { aimAt } from '../testing/plane.ts'
import {
  type DrawEvent,
  type DrawState,
  type DrawStep,
  type DrawSurroundings,
  startDrawing,
  stepDrawing,
} from './drawTool.ts'

const FREE: DrawSurroundings = { lines: [], problemOf: () => undefined }

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

test('a point snaps to a corner of another layer', () => {
  const around = { ...FREE, lines: [[[10, 10] as const, [20, 10] as const]] }
  const { state } = play(startDrawing('polygon'), [add(10.4, 10.4)], around)
  expect(state.points).toEqual([[10, 10]])
  expect(state.snap?.kind).toBe('vertex')
})

test('with Shift the edge keeps a straight direction and does not snap', () => {
  const around = { ...FREE, lines: [[[50, 0.5] as const, [60, 0.5] as const]] }
  const { state } = play(startDrawing('line'), [add(0, 0), add(50, 0.6, true)], around)
  expect(state.points[1]?.[1]).toBeCloseTo(0, 9)
})

test('what is wrong keeps the drawing open and is told while the pointer moves', () => {
  const around: DrawSurroundings = {
    lines: [],
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
