import { expect, test } from 'vitest'
import { moduleCircuit } from './moduleCircuit.ts'
import { FULL_CELL, HALF_CUT } from './testing/circuits.ts'

test('a half-cut module lit by rows is three equal groups of two unlike halves', () => {
  const circuit = moduleCircuit(HALF_CUT, 'row')
  expect(circuit).toMatchObject({ levelCount: 24, seriesCells: 72, parallelStrings: 2 })
  expect(circuit.groups.map((group) => group.count)).toEqual([3])
  const [lower, upper] = circuit.groups[0]?.branches ?? []
  expect(lower).toMatchObject({ count: 1, levels: Int32Array.from({ length: 12 }, (_, k) => k) })
  expect(upper?.levels).toEqual(Int32Array.from({ length: 12 }, (_, k) => 12 + k))
  expect(upper?.cells).toEqual(new Float64Array(12).fill(2))
})

test('lit by columns it is three unlike groups of two equal halves', () => {
  const { groups, levelCells } = moduleCircuit(HALF_CUT, 'column')
  expect(levelCells).toEqual(new Float64Array(6).fill(24))
  expect(groups.map(({ count }) => count)).toEqual([1, 1, 1])
  expect(groups.map(({ branches }) => branches)).toEqual(
    [0, 2, 4].map((c) => [
      { count: 2, levels: Int32Array.of(c, c + 1), cells: Float64Array.of(12, 12) },
    ]),
  )
})

test('lit by cells every cell stands in one branch', () => {
  const { groups, levelCount } = moduleCircuit(FULL_CELL, 'cell')
  const levels = groups.flatMap(({ branches }) => branches.flatMap((one) => [...one.levels]))
  expect(levels.toSorted((a, b) => a - b)).toEqual(Array.from({ length: levelCount }, (_, k) => k))
})

test('diodes and parallel strings that do not divide the cells are refused', () => {
  expect(() => moduleCircuit({ ...HALF_CUT, bypassColumns: 4 }, 'row')).toThrow(RangeError)
  expect(() => moduleCircuit({ ...HALF_CUT, parallelRows: 5 }, 'row')).toThrow(/24 x 6 cells/)
  expect(() => moduleCircuit({ ...HALF_CUT, bypassV: 0.5 }, 'row')).toThrow(/bypass voltage 0.5/)
})
