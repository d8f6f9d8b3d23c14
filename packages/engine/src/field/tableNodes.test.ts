import { describe, expect, test } from 'vitest'
import { type FieldSketch, fieldBlock, planOf } from '../testing/fieldBlocks.ts'
import { CHORD_SAMPLES } from './tableNodes.ts'

const nodesOf = (sketch: FieldSketch) =>
  planOf(fieldBlock(sketch)).classes.map(({ nodes }) => nodes)

const SKETCHES: readonly FieldSketch[] = [
  { rows: 1, tablesPerRow: 1 },
  { rows: 3, tablesPerRow: 3, structure: { columns: 3 } },
  { rows: 5, tablesPerRow: 5, structure: { columns: 78 } },
  { rows: 3, tablesPerRow: 3, structure: { tiers: 4, tierGapM: 0.02 } },
  { rows: 2, tablesPerRow: 1, structure: { columns: 1 } },
]

describe.each(SKETCHES)('nodes of tables (sketch %#)', (sketch) => {
  test('stand for all modules and all cells', () => {
    for (const nodes of nodesOf(sketch)) {
      expect(nodes.columnShare.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
      expect(nodes.sampleShare.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
      expect(Math.min(...nodes.columnShare)).toBeGreaterThan(0)
      expect([...nodes.columns]).toEqual([...new Set(nodes.columns)].sort((a, b) => a - b))
    }
  })

  test('give the mean of light that is linear across the table', () => {
    const light = (acrossM: number): number => 3 + 0.7 * acrossM
    for (const nodes of nodesOf(sketch)) {
      const { cellFromM, cellToM, sampleM } = nodes
      const bySamples = sampleM.reduce((sum, at, k) => sum + nodes.sampleShare[k] * light(at), 0)
      const byCells = cellFromM.map((from, k) => light((from + cellToM[k]) / 2))
      expect(bySamples).toBeCloseTo(byCells.reduce((a, b) => a + b, 0) / byCells.length, 12)
    }
  })

  test('put each row of cells between two samples of its tier', () => {
    for (const nodes of nodesOf(sketch)) {
      const rows = nodes.cellFromM.length / nodes.tiers
      nodes.cellFromM.forEach((from, cell) => {
        const lower = nodes.cellSample[cell]
        const tier = Math.floor(cell / rows)
        expect(Math.floor(lower / CHORD_SAMPLES)).toBe(tier)
        expect(Math.floor((lower + 1) / CHORD_SAMPLES)).toBe(tier)
        const { sampleM, cellUpperShare } = nodes
        const at = sampleM[lower] + cellUpperShare[cell] * (sampleM[lower + 1] - sampleM[lower])
        expect(at).toBeCloseTo((from + nodes.cellToM[cell]) / 2, 12)
      })
    }
  })
})

test('an interior table is known by its middle alone, an end by more', () => {
  const plan = planOf(fieldBlock({ rows: 1, tablesPerRow: 5, structure: { columns: 40 } }))
  const columns = plan.classes.map(({ slotPosition, nodes }) => [slotPosition, nodes.columns])
  expect(columns).toEqual([
    ['start', [0, 3, 19]],
    ['interior', [19]],
    ['end', [19, 36, 39]],
  ])
})

test('shares along an open end are those of lines between the nodes, flat beyond', () => {
  const plan = planOf(fieldBlock({ rows: 1, tablesPerRow: 5, structure: { columns: 40 } }))
  const { columnShare } = plan.classes[0].nodes
  // hats over 0..3 and 3..19, then 20 columns like the middle one
  expect(columnShare[0] * 40).toBeCloseTo(1 + 2 / 3 + 1 / 3, 12)
  expect(columnShare[1] * 40).toBeCloseTo(2 + (16 - 1) / 2, 12)
  expect(columnShare[2] * 40).toBeCloseTo(20 + 1 + (16 - 1) / 2, 12)
})
