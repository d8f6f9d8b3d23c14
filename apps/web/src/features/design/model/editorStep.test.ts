import { applyDiff, createBlock, type Design } from '@duet/plant'
import { expect, test } from 'vitest'
import { aimAt, layerOf, square, surroundings } from '../testing/plane.ts'
import { draftOf, type EditorState, initialEditor } from './editorState.ts'
import { type EditorEvent, type EditorSurroundings, stepEditor } from './editorStep.ts'

interface Played {
  readonly state: EditorState
  readonly design: Design
  readonly names: readonly string[]
}

/** Plays events on a design; edits are applied as they come. */
function play(
  events: readonly EditorEvent[],
  around: EditorSurroundings,
  start: EditorState = initialEditor(null, null),
): Played {
  return events.reduce<Played>(
    ({ state, design, names }, event) => {
      const step = stepEditor(state, event, { ...around, design })
      if (step.edit === undefined) return { state: step.state, design, names }
      return {
        state: step.state,
        design: applyDiff(design, step.edit.diff),
        names: [...names, step.edit.name],
      }
    },
    { state: start, design: around.design, names: [] },
  )
}

const clicks = (points: readonly (readonly [number, number])[]): EditorEvent[] =>
  points.map(([east, north]) => ({ type: 'click', aim: aimAt(east, north) }))
const DRAW_LAND: EditorEvent[] = [
  { type: 'tool', tool: 'perimeter' },
  ...clicks(square(0, 0)),
  { type: 'finish' },
]
const LAND = layerOf('perimeter', square(0, 0), { id: 'land', blockId: 'b1' })
const BLOCK = createBlock({ id: 'b1', createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] })
const withBlock = (mayEdit = true): EditorSurroundings => ({
  ...surroundings([LAND], mayEdit),
  design: { blocks: { b1: BLOCK }, block_layers: { land: LAND } },
})

test('a first perimeter brings its block along', () => {
  const { state, design, names } = play(DRAW_LAND, surroundings([]))
  const [layer] = Object.values(design.block_layers)
  const [block] = Object.values(design.blocks)
  expect(layer).toMatchObject({ name: 'Perimeter', type: 'perimeter', block_id: block?.id })
  expect(block?.name).toBe('Block')
  expect(names).toEqual(['Draw Perimeter'])
  expect(state).toMatchObject({ tool: 'select', layerId: layer?.id, blockId: block?.id })
})

test('the layer on its way is the one that is kept in the end', () => {
  const around = surroundings([])
  const drawing = play(DRAW_LAND.slice(0, -1), around)
  const draft = draftOf(drawing.state, drawing.design, around)
  const done = play([{ type: 'finish' }], around, drawing.state)
  expect(Object.keys(done.design.block_layers)).toEqual([draft?.layer.id])
  expect(Object.keys(done.design.blocks)).toEqual([draft?.block?.id])
})

test('an outline that crosses itself is not kept until it is mended', () => {
  const bow: EditorEvent[] = [
    { type: 'tool', tool: 'perimeter' },
    ...clicks([
      [0, 0],
      [100, 100],
      [100, 0],
      [0, 100],
    ]),
    { type: 'finish' },
  ]
  const crossed = play(bow, surroundings([]))
  expect(crossed.design.block_layers).toEqual({})
  expect(crossed.state.drawing?.problem).toMatch(/^the outline must not cross itself/)
  const mended = play([{ type: 'back' }, { type: 'finish' }], surroundings([]), crossed.state)
  expect(Object.keys(mended.design.block_layers)).toHaveLength(1)
})

test('an exclusion goes into the chosen block', () => {
  const events: EditorEvent[] = [
    { type: 'tool', tool: 'exclusion_line' },
    ...clicks([
      [0, 50],
      [100, 50],
    ]),
    { type: 'doubleClick', aim: aimAt(100, 50) },
  ]
  const { design } = play(events, withBlock(), initialEditor('b1', null))
  const road = Object.values(design.block_layers).find(({ type }) => type === 'exclusion')
  expect(road?.block_id).toBe('b1')
  expect(road?.geojson.geometry.type).toBe('LineString')
  expect(road?.geojson.properties).toEqual({ bufferRadius: 2 })
})

test('perimeters of the block follow a new guide line', () => {
  const events: EditorEvent[] = [
    { type: 'tool', tool: 'guide_line' },
    ...clicks([
      [0, 30],
      [90, 30],
    ]),
    { type: 'finish' },
  ]
  const { design, names } = play(events, withBlock(), initialEditor('b1', null))
  const guide = Object.values(design.block_layers).find(({ type }) => type === 'guide_line')
  expect(design.block_layers['land']?.geojson.properties).toMatchObject({ guideLineId: guide?.id })
  expect(names).toHaveLength(1)
})

test('choosing a layer takes up the select tool and its block', () => {
  const { state } = play(
    [
      { type: 'tool', tool: 'perimeter' },
      { type: 'selectLayer', layerId: 'land' },
    ],
    withBlock(),
  )
  expect(state).toMatchObject({
    tool: 'select',
    layerId: 'land',
    blockId: 'b1',
    drawing: undefined,
  })
})

test('leaving a drawing tool for select lets go of the selection', () => {
  const { state } = play(
    [
      { type: 'tool', tool: 'exclusion' },
      { type: 'tool', tool: 'select' },
    ],
    withBlock(),
    initialEditor('b1', 'land'),
  )
  expect(state.layerId).toBeNull()
})

test('Esc goes back one step at a time', () => {
  const drawing = play(DRAW_LAND.slice(0, 3), surroundings([]))
  const cleared = play([{ type: 'cancel' }], surroundings([]), drawing.state)
  expect(cleared.state).toMatchObject({ tool: 'perimeter', drawing: { points: [] } })
  expect(play([{ type: 'cancel' }], surroundings([]), cleared.state).state.tool).toBe('select')
})

test('Del deletes the chosen vertex, then the layer', () => {
  const vertex: EditorEvent[] = [
    { type: 'press', aim: aimAt(100, 100) },
    { type: 'release', aim: aimAt(100, 100) },
    { type: 'click', aim: aimAt(100, 100) },
    { type: 'delete' },
  ]
  const one = play(vertex, withBlock(), initialEditor('b1', 'land'))
  const { geometry } = one.design.block_layers['land']?.geojson ?? {}
  expect(geometry?.type === 'Polygon' && geometry.coordinates[0]).toHaveLength(4)
  const gone = play([{ type: 'delete' }], { ...withBlock(), design: one.design }, one.state)
  expect(gone.design.block_layers).toEqual({})
})

test('a copy has a name of its own and is chosen', () => {
  const { state, design } = play([{ type: 'duplicate' }], withBlock(), initialEditor('b1', 'land'))
  expect(design.block_layers[state.layerId ?? '']?.name).toBe('perimeter land 1')
})

test('who may look only cannot change anything', () => {
  const events: EditorEvent[] = [
    ...DRAW_LAND,
    { type: 'selectLayer', layerId: 'land' },
    { type: 'delete' },
    { type: 'duplicate' },
    { type: 'nudge', byM: [1, 0] },
  ]
  expect(play(events, withBlock(false)).names).toEqual([])
})

test('the keys for blocks go round', () => {
  const second = { ...BLOCK, id: 'b2', name: 'Block 1' }
  const around = { ...withBlock(), design: { blocks: { b1: BLOCK, b2: second }, block_layers: {} } }
  const next: EditorEvent = { type: 'nextBlock' }
  expect(play([next], around, initialEditor('b1', null)).state.blockId).toBe('b2')
  expect(play([next, next], around, initialEditor('b1', null)).state.blockId).toBe('b1')
})
