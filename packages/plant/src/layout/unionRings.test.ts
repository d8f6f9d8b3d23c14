import { expect, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { layoutBlock } from './layoutBlock.ts'
import { perimeter, rectangleAt, ringAt, TEST_FRAME } from './testing/groundLayers.ts'

/** Corners of all tables, to the millimetre, sorted. */
function tables(layers: readonly BlockLayer[], setbackM = 0): string[] {
  const layout = layoutBlock({
    block: { id: 'b', edge_setback: setbackM },
    layers,
    table: { ...tableDefaults, num_cols: 10 },
    panel: panelDefaults,
    frame: TEST_FRAME,
  })
  return Array.from({ length: layout.count }, (_, t) =>
    [...layout.cornersM.subarray(8 * t, 8 * t + 8)].map((m) => m.toFixed(3)).join(),
  ).toSorted()
}

/** As files hold them: to 1e-9 degrees. */
const rounded = (ring: [number, number][]): [number, number][] =>
  ring.map(([lng, lat]) => [Number(lng.toFixed(9)), Number(lat.toFixed(9))])

test.each([0.31, 0.5, 0.77])(
  'ground that is cut in two along a line has the same tables',
  (share) => {
    const [bottom, top] = [30 + 60 * share, 90 - 60 * share]
    const whole = perimeter('w', [rounded(ringAt([0, 0], [120, 5], [118, 97], [-4, 90]))])
    // the cut runs from the lower to the upper edge
    const low: [number, number] = [bottom, (5 * bottom) / 120]
    const high: [number, number] = [top, 90 + (7 * (top + 4)) / 122]
    const west = perimeter('1', [rounded(ringAt([0, 0], low, high, [-4, 90]))])
    const east = perimeter('2', [rounded(ringAt(low, [120, 5], [118, 97], high))])
    for (const setbackM of [0, 3]) {
      const expected = tables([whole], setbackM)
      expect(expected.length).toBeGreaterThan(50)
      expect(tables([west, east], setbackM)).toEqual(expected)
      expect(tables([east, west], setbackM)).toEqual(expected)
    }
  },
)

test('ground that is drawn twice counts once, ground that fills a hole is ground', () => {
  const outer = rectangleAt(0, 0, 100, 100)
  const whole = tables([perimeter('o', [outer])])
  const inner = rectangleAt(30, 30, 20, 40)
  expect(tables([perimeter('o', [outer]), perimeter('i', [inner])])).toEqual(whole)
  const holed = perimeter('h', [outer, inner])
  expect(tables([holed]).length).toBeLessThan(whole.length)
  expect(tables([holed, perimeter('i', [inner])])).toEqual(whole)
})
