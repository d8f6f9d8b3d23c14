import { expect, test } from 'vitest'
import { FRAME } from '../../plant/testing/plane.ts'
import type { EditorEvent } from '../editor/editorEvents.ts'
import { initialEditor } from '../editor/editorState.ts'
import { LAND, play, withBlock } from '../testing/playEditor.ts'
import { aimAt } from '../testing/pointer.ts'
import { layerLines } from '../tools/layerLines.ts'

const chosen = initialEditor('b1', 'land')
const NEXT: EditorEvent = { type: 'nextVertex' }

const line = (played: ReturnType<typeof play>): readonly (readonly [number, number])[] =>
  layerLines(played.design.block_layers['land'] ?? LAND, FRAME)[0] ?? []

test('Tab goes over the corners and on beyond the last one', () => {
  const first = play([NEXT], withBlock(), chosen).state
  expect(first).toMatchObject({ vertex: { part: 0, index: 0 }, spoken: 'Corner 1 of 4' })
  const beyond = play([NEXT, NEXT, NEXT, NEXT, NEXT], withBlock(), chosen).state
  expect(beyond.vertex).toBeUndefined()
  const last = play([{ type: 'previousVertex' }], withBlock(), chosen).state
  expect(last.vertex).toEqual({ part: 0, index: 3 })
})

test('arrows move the chosen corner; presses in a row are one step', () => {
  const played = play(
    [NEXT, { type: 'nudge', byM: [0.1, 0] }, { type: 'nudge', byM: [0.1, 0] }],
    withBlock(),
    chosen,
  )
  expect(line(played)[0]?.[0]).toBeCloseTo(0.2, 3)
  expect(line(played)[1]?.[0]).toBeCloseTo(100, 3)
})

test('a new corner comes halfway to the next one', () => {
  const played = play([NEXT, { type: 'insertVertex' }], withBlock(), chosen)
  expect(line(played)[1]?.[0]).toBeCloseTo(50, 3)
  expect(played.state.vertex).toEqual({ part: 0, index: 1 })
})

test('a corner moved across the shape is refused with the reason', () => {
  const event: EditorEvent = { type: 'moveVertex', ref: { part: 0, index: 0 }, byM: [150, 50] }
  const { names, state } = play([event], withBlock(), chosen)
  expect(names).toEqual([])
  expect(state.notice).toMatch(/must not cross itself/)
})

test('a typed edge places the chosen corner from the one before it', () => {
  const edge = { lengthM: 60, azimuthDeg: 90 }
  const played = play([NEXT, NEXT, { type: 'typed', edge }], withBlock(), chosen)
  expect(line(played)[1]?.[0]).toBeCloseTo(60, 3)
  expect(line(played)[1]?.[1]).toBeCloseTo(0, 3)
})

test('a length typed while a corner is dragged goes the way of the pointer and ends the drag', () => {
  const played = play(
    [
      { type: 'press', aim: aimAt(100, 0) },
      { type: 'move', aim: aimAt(130, 0) },
      { type: 'typed', edge: { lengthM: 120, azimuthDeg: undefined } },
      { type: 'release', aim: aimAt(130, 0) },
    ],
    withBlock(),
    chosen,
  )
  expect(line(played)[1]?.[0]).toBeCloseTo(120, 3)
  expect(played.state.selecting.mode).toBe('idle')
  expect(played.names).toEqual(['Reshape perimeter land'])
})
