import { applyDiff, type Design, isEmptyDiff } from '@duet/plant'
import { expect, test } from 'vitest'
import { layersInOrder } from '../../drawing/editor/editorState.ts'
import { layerOf, square } from '../../plant/testing/plane.ts'
import { assignLayers, type LayerPlace, placeBeside, placeLayers } from './placeLayers.ts'

const NAMES = ['a', 'b', 'c', 'd']
const DESIGN: Design = {
  blocks: {},
  block_layers: Object.fromEntries(
    NAMES.map((id) => [id, layerOf('perimeter', square(0, 0), { id, blockId: 'one' })]),
  ),
}

function order(design: Design, blockId: string | null = 'one'): string {
  return layersInOrder(design, blockId)
    .map(({ id }) => id)
    .join('')
}

function placed(design: Design, ids: readonly string[], place: LayerPlace): Design {
  return applyDiff(design, placeLayers(design, ids, place))
}

const before = (beforeId: string | null): LayerPlace => ({ blockId: 'one', beforeId })

test('a layer goes before another, to the front and to the end', () => {
  expect(order(placed(DESIGN, ['d'], before('b')))).toBe('adbc')
  expect(order(placed(DESIGN, ['c'], before('a')))).toBe('cabd')
  expect(order(placed(DESIGN, ['a'], before(null)))).toBe('bcda')
})

test('several retain their order', () => {
  expect(order(placed(DESIGN, ['d', 'b'], before('a')))).toBe('bdac')
})

test('layers go into another block at a place of it', () => {
  const more = placed(DESIGN, ['c', 'd'], { blockId: 'two', beforeId: null })
  expect([order(more), order(more, 'two')]).toEqual(['ab', 'cd'])
  const again = placed(more, ['a'], { blockId: 'two', beforeId: 'd' })
  expect([order(again), order(again, 'two')]).toEqual(['b', 'cad'])
})

test('once placed, a move changes only the layer that is moved', () => {
  const first = placed(DESIGN, ['a'], before(null))
  const diff = placeLayers(first, ['d'], before('b'))
  expect(Object.keys(diff.block_layers.updated)).toEqual(['d'])
})

test('random moves give the list that they say, however often', () => {
  let [design, list, seed] = [DESIGN, [...NAMES], 7]
  const next = (count: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * count)
  }
  for (let i = 0; i < 400; i++) {
    const id = NAMES[next(4)] ?? 'a'
    const others = list.filter((one) => one !== id)
    const beforeId = [...others, null][next(4)] ?? null
    design = placed(design, [id], before(beforeId))
    const at = beforeId === null ? 3 : others.indexOf(beforeId)
    list = others.toSpliced(at, 0, id)
    expect(order(design)).toBe(list.join(''))
  }
})

test('one step up and down, and none beyond the ends', () => {
  const { a, c } = DESIGN.block_layers
  expect(a && placeBeside(DESIGN, a, -1)).toBeUndefined()
  expect(c && placeBeside(DESIGN, c, -1)).toEqual(before('b'))
  expect(c && placeBeside(DESIGN, c, 1)).toEqual(before(null))
})

test('layers that are given to a block stand where their type and name say', () => {
  const ordered = placed(DESIGN, ['c'], before('a'))
  const given = applyDiff(ordered, assignLayers(ordered, ['c'], null))
  expect([order(given), order(given, null)]).toEqual(['abd', 'c'])
  expect(given.block_layers['c']?.sort_order).toBeNull()
  expect(isEmptyDiff(assignLayers(DESIGN, ['c'], 'one'))).toBe(true)
})
