import { expect, test } from 'vitest'
import { aimAt, FRAME, layerOf, square } from '../testing/plane.ts'
import { layerLines } from './layerLines.ts'
import {
  IDLE,
  type SelectEvent,
  type SelectStep,
  type SelectSurroundings,
  stepSelecting,
} from './selectTool.ts'

const LAND = layerOf('perimeter', square(0, 0), { id: 'land' })
const POND = layerOf('exclusion', square(20, 20, 30), { id: 'pond' })

function around(selectedId: string | null, mayEdit = true): SelectSurroundings {
  return { layers: [LAND, POND], selectedId, frame: FRAME, mayEdit }
}

function play(events: readonly SelectEvent[], surroundings: SelectSurroundings): SelectStep {
  return events.reduce<SelectStep>(
    (step, event) => stepSelecting(step.state, event, surroundings),
    { state: IDLE },
  )
}

const drag = (from: readonly [number, number], to: readonly [number, number]): SelectEvent[] => [
  { type: 'press', aim: aimAt(...from) },
  { type: 'move', aim: aimAt(...to) },
]

test('a click chooses the smallest layer around the pointer', () => {
  expect(play([{ type: 'click', aim: aimAt(30, 30) }], around(null)).selected).toBe('pond')
  expect(play([{ type: 'click', aim: aimAt(80, 80) }], around(null)).selected).toBe('land')
  expect(play([{ type: 'click', aim: aimAt(500, 0) }], around('land')).selected).toBeNull()
})

test('a corner of the selected layer can be dragged', () => {
  const step = play(
    [...drag([100, 100], [120, 130]), { type: 'release', aim: aimAt(120, 130) }],
    around('land'),
  )
  const changed = step.changed?.layer
  const corner = changed && layerLines(changed, FRAME)[0]?.[2]
  expect(corner?.[0]).toBeCloseTo(120, 3)
  expect(corner?.[1]).toBeCloseTo(130, 3)
  expect(step.changed?.name).toBe('Reshape perimeter land')
})

test('dragging a midpoint makes a corner', () => {
  const { state } = play(drag([50, 0], [50, -20]), around('land'))
  const draft = state.mode === 'dragging' ? state.draft : undefined
  expect(draft && layerLines(draft, FRAME)[0]).toHaveLength(6)
})

test('a layer that is not selected is not moved by dragging over it', () => {
  expect(play(drag([80, 80], [90, 90]), around(null)).state.mode).toBe('pressed')
})

test('a selected layer moves as a whole', () => {
  const { state } = play(drag([80, 70], [90, 70]), around('land'))
  const draft = state.mode === 'dragging' ? state.draft : undefined
  expect(draft && layerLines(draft, FRAME)[0]?.[0]?.[0]).toBeCloseTo(10, 3)
})

test('a hand that shakes does not drag', () => {
  expect(play(drag([100, 100], [100.3, 100]), around('land')).state.mode).toBe('pressed')
})

test('an outline that crosses itself is told and not kept', () => {
  const crossing = play(drag([100, 100], [-50, 50]), around('land'))
  const problem = crossing.state.mode === 'dragging' ? crossing.state.problem : undefined
  expect(problem).toMatch(/^the outline must not cross itself/)
  const released = stepSelecting(
    crossing.state,
    { type: 'release', aim: aimAt(-50, 50) },
    around('land'),
  )
  expect(released.changed).toBeUndefined()
})

test('who may not edit cannot drag', () => {
  expect(play(drag([100, 100], [120, 130]), around('land', false)).state.mode).toBe('pressed')
})
