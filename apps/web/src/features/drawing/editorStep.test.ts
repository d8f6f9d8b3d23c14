import { expect, test } from 'vitest'
import { layerOf, square } from '../plant/testing/plane.ts'
import type { EditorEvent } from './editor/editorEvents.ts'
import { initialEditor } from './editor/editorState.ts'
import { draftOf } from './steps/drafts.ts'
import { BLOCK, clicks, LAND, play, withBlock } from './testing/playEditor.ts'
import { aimAt, surroundings } from './testing/pointer.ts'

const DRAW_LAND: EditorEvent[] = [
  { type: 'tool', tool: 'perimeter' },
  ...clicks(square(0, 0)),
  { type: 'finish' },
]
test('a first perimeter brings its block along', () => {
  const { state, design, names } = play(DRAW_LAND, surroundings([]))
  const [layer] = Object.values(design.block_layers)
  const [block] = Object.values(design.blocks)
  expect(layer).toMatchObject({ name: 'Perimeter', type: 'perimeter', block_id: block?.id })
  expect(block?.name).toBe('Block')
  expect(names).toEqual(['Draw Perimeter'])
  expect(state).toMatchObject({ tool: 'select', layerId: layer?.id, blockId: block?.id })
})

test('the layer on its way is the one that is added in the end', () => {
  const around = surroundings([])
  const drawing = play(DRAW_LAND.slice(0, -1), around)
  const draft = draftOf(drawing.state, drawing.design, around)
  const done = play([{ type: 'finish' }], around, drawing.state)
  expect(Object.keys(done.design.block_layers)).toEqual([draft?.layers[0]?.id])
  expect(Object.keys(done.design.blocks)).toEqual([draft?.block?.id])
})

test('an outline that crosses itself is not stored until it is mended', () => {
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
  expect(design.block_layers[state.layerId ?? '']?.name).toBe('perimeter land (copy)')
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

test('a pole is drawn by one click, rows of panels by several lines', () => {
  const events: EditorEvent[] = [
    { type: 'tool', tool: 'shading_point' },
    ...clicks([[20, 20]]),
    { type: 'tool', tool: 'panels' },
    ...clicks([
      [200, 0],
      [260, 0],
    ]),
    { type: 'finish' },
    ...clicks([
      [200, 10],
      [260, 10],
    ]),
    { type: 'finish' },
    { type: 'finish' },
  ]
  const { design, names } = play(events, withBlock(), initialEditor('b1', null))
  const geometries = Object.values(design.block_layers).map(({ geojson }) => geojson.geometry)
  expect(names).toEqual(['Draw Shading', 'Draw Panels'])
  expect(geometries.map(({ type }) => type)).toEqual(['Polygon', 'Point', 'MultiLineString'])
})

test('a section needs a block with a panel and a table', () => {
  const events: EditorEvent[] = [
    { type: 'tool', tool: 'section' },
    ...clicks(square(10, 10, 50)),
    { type: 'finish' },
  ]
  const without = play(events, withBlock(), initialEditor('b1', null))
  expect(without.state.drawing?.problem).toMatch(/choose a block with a panel and a table first/)
  const grid = { gridCellWidth: 40, gridCellHeight: 6, origin: [-112.5, 33.4], bufferRadius: 1 }
  const around = { ...withBlock(), sectionOf: () => grid }
  const { design } = play(events, around, initialEditor('b1', null))
  const section = Object.values(design.block_layers).find(({ type }) => type === 'section')
  expect(section?.geojson.properties).toEqual(grid)
})

test('a hole is cut into the area around it', () => {
  const events: EditorEvent[] = [
    { type: 'tool', tool: 'hole' },
    ...clicks(square(20, 20, 30)),
    { type: 'finish' },
  ]
  const { design, names } = play(events, withBlock())
  const { geometry } = design.block_layers['land']?.geojson ?? {}
  expect(geometry?.type === 'Polygon' && geometry.coordinates).toHaveLength(2)
  expect(names).toEqual(['Hole in perimeter land'])
})

test('a hole that leaves its area is refused', () => {
  const events: EditorEvent[] = [
    { type: 'tool', tool: 'hole' },
    ...clicks(square(80, 80, 70)),
    { type: 'finish' },
  ]
  const { names, state } = play(events, withBlock())
  expect(names).toEqual([])
  expect(state.drawing?.problem).toContain('hole 1')
})

test('redrawing leaves the id, the name and the properties', () => {
  const events: EditorEvent[] = [
    { type: 'redraw', layerId: 'land' },
    ...clicks(square(500, 500, 20)),
    { type: 'finish' },
  ]
  const { design, names, state } = play(events, withBlock())
  expect(Object.keys(design.block_layers)).toEqual(['land'])
  expect(design.block_layers['land']?.name).toBe('perimeter land')
  expect(design.block_layers['land']?.geojson.geometry).not.toEqual(LAND.geojson.geometry)
  expect(names).toEqual(['Redraw perimeter land'])
  expect(state.layerId).toBe('land')
})

test('what was measured stays to be read, is not stored, and a click begins anew', () => {
  const way: EditorEvent[] = [
    { type: 'tool', tool: 'measure' },
    ...clicks([
      [300, 300],
      [300, 340],
    ]),
    { type: 'finish' },
  ]
  const done = play(way, withBlock(false))
  expect(done.names).toEqual([])
  expect(done.state.spoken).toMatch(/^40.m\s+0°.N$/)
  const again = play(clicks([[0, 300]]), withBlock(false), done.state)
  expect(again.state.drawing?.points).toHaveLength(1)
})

test('a refusal is reported until the next action', () => {
  const locked = { ...layerOf('exclusion', square(10, 10, 5), { id: 'pond' }), is_locked: true }
  const refused = play(
    [{ type: 'selectLayer', layerId: 'pond' }, { type: 'delete' }],
    withBlock(true, locked),
  )
  expect(refused.names).toEqual([])
  expect(refused.state.notice).toBe('exclusion pond is locked. Unlock it first (Shift-L).')
  const next = play([{ type: 'cancel' }], withBlock(true, locked), refused.state)
  expect(next.state.notice).toBeUndefined()
})
