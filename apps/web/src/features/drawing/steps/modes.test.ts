import { expect, test } from 'vitest'
import type { EditorEvent } from '../editor/editorEvents.ts'
import { DEFAULT_VIEW, initialEditor, modeOf } from '../editor/editorState.ts'
import { clicks, play, withBlock } from '../testing/playEditor.ts'
import { aimAt } from '../testing/pointer.ts'

const WITH_TERRAIN = initialEditor('b1', null, {
  ...DEFAULT_VIEW,
  terrain: { isOn: true, exaggeration: 2 },
})

const terrain = (isOn: boolean): EditorEvent => ({ type: 'terrain', isOn })
const inspect = (isOn: boolean): EditorEvent => ({ type: 'inspect', isOn })

test('the page starts as simple_select, as single_select when terrain was on', () => {
  expect(modeOf(initialEditor(null, null))).toBe('simple_select')
  expect(modeOf(WITH_TERRAIN)).toBe('single_select')
  expect(WITH_TERRAIN.terrain.exaggeration).toBe(2)
})

test('labels are a layer of their own, on or off', () => {
  const hidden = play([{ type: 'toggleLabels' }], withBlock()).state
  expect(hidden.showsLabels).toBe(false)
  expect(hidden.showsRows).toBe(true)
})

test('leaving a drawing mode clears the selection and what was to be redrawn', () => {
  const drawing = play([{ type: 'redraw', layerId: 'land' }], withBlock()).state
  expect(modeOf(drawing)).toBe('draw_perimeter')
  expect(drawing.redrawId).toBe('land')
  for (const leave of [{ type: 'tool', tool: 'select' }, { type: 'cancel' }] as const) {
    const { state } = play([leave], withBlock(), drawing)
    expect(modeOf(state)).toBe('simple_select')
    expect(state).toMatchObject({ layerId: null, redrawId: undefined, drawing: undefined })
    expect(state.selectedIds.size).toBe(0)
  }
})

test('terrain on sets single_select, off goes back to simple_select', () => {
  const on = play([terrain(true)], withBlock()).state
  expect(modeOf(on)).toBe('single_select')
  expect(modeOf(play([terrain(false)], withBlock(), on).state)).toBe('simple_select')
})

test('choosing a layer switches to simple_select', () => {
  const { state } = play([{ type: 'selectLayer', layerId: 'land' }], withBlock(), WITH_TERRAIN)
  expect(modeOf(state)).toBe('simple_select')
  expect(state.terrain.isOn).toBe(true)
})

test('inspecting forces terrain on and blocks the selection of layers', () => {
  const { state } = play(
    [inspect(true), { type: 'selectLayer', layerId: 'land' }, ...clicks([[50, 50]])],
    withBlock(),
  )
  expect(state.terrain).toEqual({ isOn: true, isInspecting: true, exaggeration: 1 })
  expect(modeOf(state)).toBe('single_select')
  expect(state.layerId).toBeNull()
  const after = play([inspect(false), ...clicks([[50, 50]])], withBlock(), state).state
  expect(after.layerId).toBe('land')
})

test('terrain off ends inspecting', () => {
  const { state } = play([inspect(true), terrain(false)], withBlock())
  expect(state.terrain).toMatchObject({ isOn: false, isInspecting: false })
})

test('with terrain on a marquee gathers nothing until a layer was chosen', () => {
  const marquee: EditorEvent[] = [
    { type: 'press', aim: aimAt(-20, 120, true) },
    { type: 'move', aim: aimAt(120, -20, true) },
    { type: 'release', aim: aimAt(120, -20, true) },
  ]
  expect(play(marquee, withBlock(), WITH_TERRAIN).state.selectedIds.size).toBe(0)
  expect(play(marquee, withBlock()).state.selectedIds.size).toBe(1)
})

test('a tool brings back the map', () => {
  const { state } = play(
    [
      { type: 'view', view: 'scene' },
      { type: 'tool', tool: 'perimeter' },
    ],
    withBlock(),
  )
  expect(state.view).toBe('map')
})
