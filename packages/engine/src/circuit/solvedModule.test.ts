import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import type { ModuleLayout } from '../model/field.ts'
import { cutCells } from './cutCells.ts'
import { type HeldAt, type SolvedModule, solvedModule } from './solvedModule.ts'
import { datasheetModule, FULL_CELL, HALF_CUT } from './testing/circuits.ts'

const SOURCE = { module: datasheetModule(72), seriesCells: 72, parallelStrings: 2, areaRatio: 1 }
const HALVES = cutCells(SOURCE, 45)
const WHOLES = cutCells({ ...SOURCE, areaRatio: 2 }, 45)

/** Light of each cell by its row and column. */
function solve(
  layout: ModuleLayout,
  light: (row: number, column: number) => number,
  { cells, heldAt }: { readonly cells?: typeof WHOLES; readonly heldAt?: HeldAt } = {},
): SolvedModule {
  const { cellRows, cellColumns } = layout
  const lights = Float64Array.from({ length: cellRows * cellColumns }, (_, k) =>
    light(Math.floor(k / cellColumns), k % cellColumns),
  )
  return solvedModule(layout, cells ?? (layout === FULL_CELL ? WHOLES : HALVES), lights, heldAt)
}

const even = (): number => 1000
const powerW = ({ peaks }: SolvedModule): number => peaks[0]?.powerW ?? NaN

test('whole cells and halves in parallel give the same power in even light', () => {
  expect(powerW(solve(FULL_CELL, even))).toBeCloseTo(powerW(solve(HALF_CUT, even)), 6)
})

test('one dark cell costs the third of the module that its diode leads past', () => {
  const whole = powerW(solve(FULL_CELL, even))
  const one = solve(FULL_CELL, (row, column) => (row === 3 && column === 0 ? 0 : 1000))
  // The diode itself takes 0.5 V of what is left.
  expect(powerW(one) / whole).toBeGreaterThan(0.64)
  expect(powerW(one) / whole).toBeLessThan(0.667)
  expect([...one.cells.groupV].map((v) => v === FULL_CELL.bypassV)).toEqual([true, false, false])
  expect(one.cells.diodeA[0]).toBeCloseTo(one.cells.currentA, 6)
  expect(one.cells.diodeA[1]).toBe(0)
})

test('a dark lower half costs whole cells all, half-cut ones half', () => {
  const whole = powerW(solve(FULL_CELL, even))
  expect(powerW(solve(FULL_CELL, (row) => (row < 6 ? 0 : 1000))) / whole).toBeLessThan(0.01)
  const half = powerW(solve(HALF_CUT, (row) => (row < 12 ? 0 : 1000)))
  expect(half / whole).toBeGreaterThan(0.48)
  expect(half / whole).toBeLessThan(0.52)
})

test('a half-shaded cell at short circuit is in reverse and takes what its string gives', () => {
  const { cells } = solve(FULL_CELL, (row, column) => (row === 0 && column === 0 ? 500 : 1000), {
    heldAt: 'shortCircuit',
  })
  expect(cells.cellV[0]).toBeLessThan(-10)
  expect(-(cells.cellV[0] ?? 0) * (cells.cellA[0] ?? 0)).toBeGreaterThan(70)
})

test('without bypass diodes a dark cell stops the module', () => {
  const bare = { ...FULL_CELL, bypassColumns: 1, bypassV: -Infinity }
  const dark = solve(bare, (row, column) => (row === 0 && column === 0 ? 0 : 1000), {
    cells: WHOLES,
  })
  expect(powerW(dark)).toBeLessThan(0.02 * powerW(solve(FULL_CELL, even)))
})

test('shade over one group of whole cells leaves a second maximum', () => {
  const { peaks } = solve(FULL_CELL, (_row, column) => (column < 2 ? 400 : 1000))
  expect(peaks.length).toBe(2)
  expect(peaks[1]?.voltageV).toBeGreaterThan(peaks[0]?.voltageV ?? NaN)
})

test('in the dark there is no power, and every cell stands at no current', () => {
  const dark = solve(HALF_CUT, () => 0)
  expect(powerW(dark)).toBe(0)
  expect(dark.cells.cellA.every((currentA) => Math.abs(currentA) < 1e-9)).toBe(true)
})

const SHADES: readonly (readonly [string, (row: number, column: number) => number])[] = [
  ['even light', even],
  ['a slanting edge', (row, column) => (row + 2 * column < 9 ? 150 : 900)],
  ['every cell otherwise', (row, column) => 200 + ((row * 7 + column * 13) % 17) * 45],
  ['one column', (_row, column) => (column === 2 ? 300 : 1000)],
]

describe.each(SHADES)('in %s', (_name, light) => {
  test.each([
    ['half-cut', HALF_CUT, HALVES],
    ['whole cells', FULL_CELL, WHOLES],
  ] as const)(
    '%s: power of cells and diodes sums to that at the terminals',
    (_of, layout, cells) => {
      for (const heldAt of ['maximumPower', 'shortCircuit', 'openCircuit'] as const) {
        const solved = solve(layout, light, { cells, heldAt })
        const { cellV, cellA, groupV, diodeA, voltageV, currentA } = solved.cells
        const partsW =
          sum(cellV.map((v, k) => v * (cellA[k] ?? 0))) +
          sum(groupV.map((v, g) => v * (diodeA[g] ?? 0)))
        expect(Math.abs(partsW - voltageV * currentA)).toBeLessThan(
          1e-4 * powerW(solve(layout, even)),
        )
      }
    },
  )

  test('the curve falls, and holds its greatest power', () => {
    const { voltageV, currentA, peaks } = solve(HALF_CUT, light)
    for (let k = 1; k < voltageV.length; k++) {
      expect(voltageV[k]).toBeGreaterThanOrEqual(voltageV[k - 1] ?? NaN)
      expect(currentA[k]).toBeLessThanOrEqual((currentA[k - 1] ?? NaN) + 1e-6)
    }
    const most = Math.max(...voltageV.map((v, k) => v * (currentA[k] ?? 0)))
    expect(most).toBeLessThanOrEqual((peaks[0]?.powerW ?? NaN) * (1 + 1e-9))
    expect(most).toBeGreaterThan((peaks[0]?.powerW ?? NaN) * 0.99)
  })
})
