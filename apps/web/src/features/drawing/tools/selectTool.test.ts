import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../../plant/testing/plane.ts'
import { aimAt } from '../testing/pointer.ts'
import { layerIndex } from './layerIndex.ts'
import { layerLines } from './layerLines.ts'
import {
  holdsMap,
  IDLE,
  type SelectEvent,
  type SelectStep,
  type SelectSurroundings,
  stepSelecting,
} from './selectTool.ts'
import { DEFAULT_SNAP_SETTINGS } from './snapSettings.ts'

const LAND = layerOf('perimeter', square(0, 0), { id: 'land' })
const POND = layerOf('exclusion', square(20, 20, 30), { id: 'pond' })

const LAYERS = [LAND, POND]

function around(
  selectedId: string | null,
  mayEdit = true,
  more: Partial<SelectSurroundings> = {},
): SelectSurroundings {
  const index = layerIndex(LAYERS, FRAME)
  const selected = LAYERS.filter(({ id }) => id === selectedId)
  return {
    index,
    selected,
    frame: FRAME,
    mayEdit,
    mayGather: true,
    snaps: {
      index,
      frame: FRAME,
      settings: { ...DEFAULT_SNAP_SETTINGS, toDirections: false },
      except: new Set([selectedId ?? '']),
    },
    ...more,
  }
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
  expect(play([{ type: 'click', aim: aimAt(30, 30) }], around(null)).selected?.ids).toEqual([
    'pond',
  ])
  expect(play([{ type: 'click', aim: aimAt(80, 80) }], around(null)).selected?.ids).toEqual([
    'land',
  ])
  expect(play([{ type: 'click', aim: aimAt(500, 0) }], around('land')).selected?.ids).toEqual([])
})

test('a corner of the selected layer can be dragged', () => {
  const step = play(
    [...drag([100, 100], [120, 130]), { type: 'release', aim: aimAt(120, 130) }],
    around('land'),
  )
  const changed = step.changed?.layers[0]
  const corner = changed && layerLines(changed, FRAME)[0]?.[2]
  expect(corner?.[0]).toBeCloseTo(120, 3)
  expect(corner?.[1]).toBeCloseTo(130, 3)
  expect(step.changed?.verb).toBe('Reshape')
})

test('dragging a midpoint makes a corner', () => {
  const { state } = play(drag([50, 0], [50, -20]), around('land'))
  const draft = state.mode === 'dragging' ? state.drafts[0] : undefined
  expect(draft && layerLines(draft, FRAME)[0]).toHaveLength(6)
})

test('a layer that is not selected is not moved by dragging over it', () => {
  expect(play(drag([80, 80], [90, 90]), around(null)).state.mode).toBe('pressed')
})

test('a selected layer moves as a whole', () => {
  const { state } = play(drag([80, 70], [90, 70]), around('land'))
  const draft = state.mode === 'dragging' ? state.drafts[0] : undefined
  expect(draft && layerLines(draft, FRAME)[0]?.[0]?.[0]).toBeCloseTo(10, 3)
})

test('a hand that shakes does not drag', () => {
  expect(play(drag([100, 100], [100.3, 100]), around('land')).state.mode).toBe('pressed')
})

test('an outline that crosses itself is reported and not stored', () => {
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

test('with Shift a click adds and takes away, and on the bare ground does nothing', () => {
  const click = (east: number): SelectStep =>
    play([{ type: 'click', aim: aimAt(east, 30, true) }], around('land'))
  expect(click(30).selected).toEqual({ ids: ['pond'], how: 'toggle' })
  expect(click(500).selected).toBeUndefined()
})

test.each([
  ['to the right: what lies wholly inside', [10, 60], [60, 10], ['pond']],
  ['to the left: also what it touches', [150, 60], [90, 10], ['land']],
  ['to the right over a part of it: nothing', [90, 10], [150, 60], []],
] as const)('a marquee %s', (_, from, to, ids) => {
  const step = play(
    [
      { type: 'press', aim: aimAt(from[0], from[1], true) },
      { type: 'move', aim: aimAt(to[0], to[1], true) },
      { type: 'release', aim: aimAt(to[0], to[1], true) },
    ],
    around(null),
  )
  expect(step.selected).toEqual({ ids, how: 'replace' })
})

test('what is locked is not dragged, and that is reported', () => {
  const locked = { ...LAND, is_locked: true }
  const index = layerIndex([locked], FRAME)
  const step = play(drag([80, 80], [90, 90]), around(null, true, { index, selected: [locked] }))
  expect(step.state.mode).toBe('pressed')
  expect(step.refused).toEqual([locked])
})

/** The box of the land stands off by two reaches of the pointer, its handle above it by 2.6 more. */
const ROTATE = [50, 104.6] as const

test('the handle above the box turns the selection, with Shift by steps of 15 degrees', () => {
  const turned = (isConstrained: boolean): number | undefined => {
    const { state } = play(
      [
        { type: 'press', aim: aimAt(...ROTATE) },
        { type: 'move', aim: aimAt(104.6, 48, isConstrained) },
      ],
      around('land'),
    )
    return state.mode === 'dragging' ? state.turnDeg : undefined
  }
  expect(turned(false)).toBeCloseTo(92.1, 6)
  expect(turned(true)).toBeCloseTo(90, 6)
})

test('a corner of the box scales about the opposite one', () => {
  const { state } = play(drag([102, 102], [153, 153]), around('land'))
  expect(state.mode === 'dragging' ? state.factor : undefined).toBeCloseTo(1.5, 6)
  const draft = state.mode === 'dragging' ? state.drafts[0] : undefined
  expect(draft && layerLines(draft, FRAME)[0]?.[2]?.[0]).toBeCloseTo(150, 3)
})

test('with Alt the drag is that of a copy, and the layer stays', () => {
  const aim = { isCopying: true, isFree: true }
  const { changed } = play(
    [
      { type: 'press', aim: aimAt(80, 70) },
      { type: 'move', aim: aimAt(300, 70, false, aim) },
      { type: 'release', aim: aimAt(300, 70, false, aim) },
    ],
    around('land'),
  )
  expect(changed?.isCopy).toBe(true)
  expect(changed?.layers[0]?.id).not.toBe('land')
})

test('a layer that is moved snaps its corners to others', () => {
  const { state } = play(drag([30, 30], [-20.4, 30.3]), around('pond'))
  const draft = state.mode === 'dragging' ? state.drafts[0] : undefined
  // its right side comes to lie on the left side of the land
  expect(draft && layerLines(draft, FRAME)[0]?.[1]?.[0]).toBeCloseTo(0, 3)
})

test('a press on what can be dragged holds the map, one beside it does not', () => {
  expect(holdsMap(aimAt(80, 80), around('land'))).toBe(true)
  expect(holdsMap(aimAt(80, 80), around(null))).toBe(false)
  expect(holdsMap(aimAt(500, 80, true), around(null))).toBe(true)
})
