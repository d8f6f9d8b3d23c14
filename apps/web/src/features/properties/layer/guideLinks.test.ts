import { applyDiff, type Design } from '@duet/plant'
import { expect, test } from 'vitest'
import { layerOf, square } from '../../plant/testing/plane.ts'
import { followersOf, setFollowers, setGuideLine } from './guideLinks.ts'

const LINE = [
  [0, 0],
  [10, 0],
] as const
const DESIGN: Design = {
  blocks: {},
  block_layers: {
    p: layerOf('perimeter', square(0, 0), { id: 'p', blockId: 'one' }),
    q: layerOf('perimeter', square(200, 0), { id: 'q', blockId: 'two' }),
    r: layerOf('perimeter', square(400, 0), { id: 'r', blockId: 'two' }),
    g: layerOf('guide_line', LINE, { id: 'g', blockId: 'one' }),
    h: layerOf('guide_line', LINE, { id: 'h', blockId: 'two' }),
  },
}

function linksOf(design: Design, id: string): unknown {
  const layer = design.block_layers[id]
  return layer?.type === 'perimeter' ? layer.geojson.properties : undefined
}

test('perimeters of several blocks share a guide line and know one another', () => {
  const linked = applyDiff(DESIGN, setFollowers(DESIGN, 'g', ['p', 'q', 'r']))
  expect(followersOf(linked, 'g').map(({ id }) => id)).toEqual(['p', 'q', 'r'])
  expect(linksOf(linked, 'p')).toEqual({ guideLineId: 'g', polygonIds: ['q', 'r'] })
  expect(linksOf(linked, 'q')).toEqual({ guideLineId: 'g', polygonIds: ['p', 'r'] })
})

test('who leaves is forgotten by those who stay, and known by those it joins', () => {
  const shared = applyDiff(DESIGN, setFollowers(DESIGN, 'g', ['p', 'q', 'r']))
  const parted = applyDiff(shared, setGuideLine(shared, 'r', 'h'))
  expect(linksOf(parted, 'p')).toEqual({ guideLineId: 'g', polygonIds: ['q'] })
  expect(linksOf(parted, 'r')).toEqual({ guideLineId: 'h', polygonIds: [] })
  const free = applyDiff(parted, setFollowers(parted, 'g', []))
  expect(linksOf(free, 'p')).toEqual({ guideLineId: null, polygonIds: [] })
  expect(linksOf(free, 'r')).toEqual({ guideLineId: 'h', polygonIds: [] })
})

test('a link that is there already changes nothing', () => {
  const linked = applyDiff(DESIGN, setGuideLine(DESIGN, 'p', 'g'))
  expect(Object.keys(setGuideLine(linked, 'p', 'g').block_layers.updated)).toEqual([])
})
