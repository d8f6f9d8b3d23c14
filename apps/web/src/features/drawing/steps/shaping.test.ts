import { areaM2, validateLayer } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../../plant/testing/plane.ts'
import type { EditorEvent } from '../editor/editorEvents.ts'
import { initialEditor } from '../editor/editorState.ts'
import { clicks, LAND, play, withBlock } from '../testing/playEditor.ts'
import { layerLines } from '../tools/layerLines.ts'

const chosen = initialEditor('b1', 'land')
const areas = (layers: Parameters<typeof validateLayer>[0][]): number[] =>
  layers.map((layer) => Math.round(areaM2(layerLines(layer, FRAME)[0] ?? [])))

test('a line across an area splits it; the larger part retains id and name', () => {
  const cutM = [
    [70, -10],
    [70, 110],
  ] as const
  const { design, names, state } = play([{ type: 'split', cutM }], withBlock(), chosen)
  const parts = Object.values(design.block_layers)
  expect(parts.map(({ name }) => name)).toEqual(['perimeter land', 'perimeter land 1'])
  expect(areas(parts)).toEqual([7000, 3000])
  expect(parts.flatMap(validateLayer)).toEqual([])
  expect(state.selectedIds.size).toBe(2)
  expect(names).toEqual(['Split perimeter land'])
})

test('the cutting tool cuts what lies under its line', () => {
  const events: EditorEvent[] = [
    { type: 'split' },
    ...clicks([
      [-20, 50],
      [120, 50],
    ]),
    { type: 'finish' },
  ]
  const { design, state } = play(events, withBlock())
  expect(Object.keys(design.block_layers)).toHaveLength(2)
  expect(state.tool).toBe('select')
})

test('a line that does not cut through says so', () => {
  const cutM = [
    [70, 50],
    [70, 110],
  ] as const
  const { names, state } = play([{ type: 'split', cutM }], withBlock(), chosen)
  expect(names).toEqual([])
  expect(state.notice).toMatch(/does not cut through perimeter land/)
})

test('heights of obstacles stay with their points when they are split', () => {
  const wall = layerOf('shading', square(0, 0), {
    id: 'wall',
    properties: { pointHeights: [10, 20, 20, 10, 10] },
  })
  const cutM = [
    [50, -10],
    [50, 110],
  ] as const
  const { design } = play(
    [{ type: 'split', cutM }],
    withBlock(true, wall),
    initialEditor('b1', 'wall'),
  )
  const heights = Object.values(design.block_layers).flatMap(({ type, geojson }) =>
    type === 'shading' && 'pointHeights' in geojson.properties
      ? [geojson.properties.pointHeights]
      : [],
  )
  expect(heights).toHaveLength(2)
  for (const own of heights) expect(own).toContain(15)
})

const NEIGHBOUR = layerOf('perimeter', square(100, 0), { id: 'neighbour', blockId: 'b1' })
const AWAY = layerOf('perimeter', square(300, 0), { id: 'away', blockId: 'b1' })
const both = (id: string): EditorEvent => ({ type: 'select', ids: ['land', id], how: 'replace' })

test('neighbours are merged into one', () => {
  const { design, names, state } = play(
    [both('neighbour'), { type: 'merge' }],
    withBlock(true, NEIGHBOUR),
  )
  const layers = Object.values(design.block_layers)
  expect(areas(layers)).toEqual([20000])
  expect(names).toEqual(['Merge 2 layers'])
  expect(state.selectedIds).toEqual(new Set([state.layerId]))
})

test('merging perimeters retains their guide line', () => {
  const links = { guideLineId: 'guide', polygonIds: ['neighbour'] }
  const land = layerOf('perimeter', square(0, 0), { id: 'land', blockId: 'b1', properties: links })
  const guide = layerOf(
    'guide_line',
    [
      [0, 0],
      [10, 0],
    ],
    { id: 'guide', blockId: 'b1' },
  )
  const around = withBlock(true, land, NEIGHBOUR, guide)
  const { design } = play(
    [{ type: 'select', ids: ['neighbour', 'land'], how: 'replace' }, { type: 'merge' }],
    around,
  )
  expect(Object.keys(design.block_layers).toSorted()).toEqual(['guide', 'land'])
  expect(design.block_layers['land']?.geojson.properties).toMatchObject({ polygonIds: [] })
})

test.each([
  ['they lie apart', both('away'), /must touch or overlap/],
  ['only one is selected', { type: 'selectLayer', layerId: 'land' }, /two or more/],
] as const)('merging is refused when %s', (_, select, reason) => {
  const { names, state } = play([select, { type: 'merge' }], withBlock(true, AWAY))
  expect(names).toEqual([])
  expect(state.notice).toMatch(reason)
})

test('an offset grows an area, and a copy leaves it as it is', () => {
  const grown = play([{ type: 'offset', byM: 10 }], withBlock(), chosen)
  expect(areas(Object.values(grown.design.block_layers))).toEqual([14400])
  const copied = play([{ type: 'offset', byM: -10, isCopy: true }], withBlock(), chosen)
  expect(areas(Object.values(copied.design.block_layers))).toEqual([10000, 6400])
  const gone = play([{ type: 'offset', byM: -60 }], withBlock(), chosen)
  expect(gone.state.notice).toBe('Nothing is left of perimeter land at -60 m.')
})

test('a typed turn is clockwise about the middle', () => {
  const { design } = play([{ type: 'rotate', byDeg: 90 }], withBlock(), chosen)
  const [corner] = layerLines(design.block_layers['land'] ?? LAND, FRAME)[0] ?? []
  expect(corner?.[0]).toBeCloseTo(0, 3)
  expect(corner?.[1]).toBeCloseTo(100, 3)
})

test('several layers turn and move as one step', () => {
  const { names, design } = play(
    [both('away'), { type: 'nudge', byM: [5, 0] }],
    withBlock(true, AWAY),
  )
  expect(names).toEqual(['Nudge 2 layers'])
  const east = (id: string): number | undefined =>
    layerLines(design.block_layers[id] ?? LAND, FRAME)[0]?.[0]?.[0]
  expect(east('land')).toBeCloseTo(5, 3)
  expect(east('away')).toBeCloseTo(305, 3)
})

test('moving a section moves the zero of its grid', () => {
  const section = layerOf('section', square(0, 0), {
    id: 'section',
    blockId: 'b1',
    properties: {
      gridCellWidth: 40,
      gridCellHeight: 6,
      origin: [FRAME.originLongitudeDeg, FRAME.originLatitudeDeg],
      bufferRadius: 1,
    },
  })
  const { design } = play(
    [{ type: 'nudge', byM: [100, 0] }],
    withBlock(true, section),
    initialEditor('b1', 'section'),
  )
  const moved = design.block_layers['section']
  const origin = moved?.type === 'section' ? moved.geojson.properties.origin : []
  expect(origin[0]).toBeGreaterThan(FRAME.originLongitudeDeg)
})
