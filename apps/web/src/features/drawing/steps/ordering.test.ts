import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../../plant/testing/plane.ts'
import type { EditorEvent } from '../editor/editorEvents.ts'
import { initialEditor, layersInOrder } from '../editor/editorState.ts'
import { LAND, play, withBlock } from '../testing/playEditor.ts'
import { layerLines } from '../tools/layerLines.ts'

const POND = layerOf('exclusion', square(20, 20, 30), { id: 'pond', blockId: 'b1' })
const WALL = layerOf('shading', square(60, 60, 10), { id: 'wall', blockId: 'b1' })
const around = withBlock(true, POND, WALL)
const ALL: EditorEvent = { type: 'selectAll' }

test('a locked layer cannot be moved, reshaped or deleted, and can be unlocked', () => {
  const lock: EditorEvent = { type: 'lock', ids: ['pond'], isLocked: true }
  const locked = play([lock, { type: 'selectLayer', layerId: 'pond' }], around)
  expect(locked.names).toEqual(['Lock exclusion pond'])
  const tried: EditorEvent[] = [
    { type: 'nudge', byM: [1, 0] },
    { type: 'rotate', byDeg: 10 },
    { type: 'offset', byM: 1 },
    { type: 'moveVertex', ref: { part: 0, index: 0 }, byM: [1, 1] },
    { type: 'redraw' },
    { type: 'cut' },
    { type: 'delete' },
  ]
  for (const event of tried) {
    const { names, state } = play([event], { ...around, design: locked.design }, locked.state)
    expect(names).toEqual([])
    expect(state.notice).toMatch(/^exclusion pond is locked/)
  }
  const free = play(
    [{ type: 'lock', ids: ['pond'], isLocked: false }, { type: 'delete' }],
    { ...around, design: locked.design },
    locked.state,
  )
  expect(free.design.block_layers['pond']).toBeUndefined()
})

const listed = (design: typeof around.design): string[] =>
  layersInOrder(design, 'b1').map(({ id }) => id)

test('layers are put in order before others and at the end', () => {
  expect(listed(around.design)).toEqual(['land', 'pond', 'wall'])
  const first = play([{ type: 'reorder', layerId: 'wall', beforeId: 'land' }], around)
  expect(listed(first.design)).toEqual(['wall', 'land', 'pond'])
  const last = play([{ type: 'reorder', layerId: 'wall', beforeId: null }], {
    ...around,
    design: first.design,
  })
  expect(listed(last.design)).toEqual(['land', 'pond', 'wall'])
  expect(last.names).toEqual(['Reorder shading wall'])
})

test('forward and backward go one place', () => {
  const forward = play([{ type: 'bringForward' }], around, initialEditor('b1', 'pond'))
  expect(listed(forward.design)).toEqual(['pond', 'land', 'wall'])
  const back = play(
    [{ type: 'sendBackward' }],
    { ...around, design: forward.design },
    forward.state,
  )
  expect(listed(back.design)).toEqual(['land', 'pond', 'wall'])
  const end = play([{ type: 'sendBackward' }], around, initialEditor('b1', 'wall'))
  expect(end.names).toEqual([])
})

test('all are selected, and deleted in one step', () => {
  const { design, names, state } = play([ALL, { type: 'delete' }], around)
  expect(design.block_layers).toEqual({})
  expect(names).toEqual(['Delete 3 layers'])
  expect(state.selectedIds.size).toBe(0)
})

test('only the selection is shown, then all as before', () => {
  const hidden = play([{ type: 'hide', ids: ['wall'], isHidden: true }], around)
  const alone = play(
    [{ type: 'selectLayer', layerId: 'pond' }, { type: 'isolate' }],
    around,
    hidden.state,
  )
  expect([...alone.state.hidden].toSorted()).toEqual(['land', 'wall'])
  expect([...play([{ type: 'isolate' }], around, alone.state).state.hidden]).toEqual(['wall'])
})

test('what is copied is pasted beside, into another block at the same place', () => {
  const copied = play([{ type: 'selectLayer', layerId: 'land' }, { type: 'copy' }], around)
  const beside = play([{ type: 'paste' }], around, copied.state)
  expect(beside.names).toEqual(['Paste perimeter land (copy)'])
  const other = {
    ...around,
    design: {
      ...around.design,
      blocks: { ...around.design.blocks, b2: { ...around.design.blocks['b1']!, id: 'b2' } },
    },
  }
  const pasted = play(
    [{ type: 'selectBlock', blockId: 'b2' }, { type: 'paste' }],
    other,
    copied.state,
  )
  const copy = pasted.design.block_layers[pasted.state.layerId ?? '']
  expect(copy?.block_id).toBe('b2')
  expect(copy && layerLines(copy, FRAME)[0]?.[0]).toEqual(layerLines(LAND, FRAME)[0]?.[0])
})

test('a copied perimeter follows the copy of its guide line', () => {
  const guide = layerOf(
    'guide_line',
    [
      [0, 0],
      [9, 0],
    ],
    { id: 'guide', blockId: 'b1' },
  )
  const land = layerOf('perimeter', square(0, 0), {
    id: 'land',
    blockId: 'b1',
    properties: { guideLineId: 'guide', polygonIds: [] },
  })
  const { design, state } = play([ALL, { type: 'duplicate' }], withBlock(true, land, guide))
  const copies = [...state.selectedIds].flatMap((id) => design.block_layers[id] ?? [])
  const copiedGuide = copies.find(({ type }) => type === 'guide_line')
  const copiedLand = copies.find(({ type }) => type === 'perimeter')
  expect(copiedLand?.geojson.properties).toMatchObject({ guideLineId: copiedGuide?.id })
})
