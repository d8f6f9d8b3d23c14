import { describe, expect, test } from 'vitest'
import { makeCellParameters } from './cellParameters.ts'
import {
  type InverterInput,
  loadInverterInput,
  makeInputPoint,
  makeInverterInput,
  NO_LIMITS,
} from './inverterInput.ts'
import { maximumInputPower } from './maximumInputPower.ts'
import { type CellLightBy, type ModuleLayout, moduleCircuit } from './moduleCircuit.ts'
import { stringCircuit } from './stringCircuit.ts'
import { stringCurrentA } from './stringCurrent.ts'
import { curveCurrentA, type StringCurve, stringCurve } from './stringCurve.ts'
import { cellsOf, datasheetModule, FULL_CELL, HALF_CUT, rows } from './testing/circuits.ts'

interface Case {
  readonly layout: ModuleLayout
  readonly by: CellLightBy
  readonly light: (level: number) => number
  readonly breakdown?: { factor: number; voltageV: number; exponent: number }
}

/** Four modules in series, alone at an input. */
function loaded({ layout, by, light, breakdown }: Case): InverterInput {
  const circuit = moduleCircuit(layout, by)
  const cells = cellsOf(datasheetModule(72), circuit, 45, makeCellParameters(breakdown))
  const string = stringCircuit(circuit, Float64Array.of(4), 0.1)
  const input = makeInverterInput([string], Float64Array.of(1), cells)
  loadInverterInput(input, cells, Float64Array.from(rows(circuit.levelCount, light)), 0)
  return input
}

function curveOf(input: InverterInput): StringCurve {
  return stringCurve(input.strings[0])
}

const CASES: readonly [string, Case][] = [
  ['even', { layout: HALF_CUT, by: 'row', light: () => 700 }],
  ['half dark', { layout: HALF_CUT, by: 'row', light: (row) => (row < 12 ? 0 : 700) }],
  ['in steps', { layout: HALF_CUT, by: 'column', light: (c) => 200 * (1 + Math.floor(c / 2)) }],
  ['a gradient', { layout: FULL_CELL, by: 'row', light: (row) => 200 + 50 * row }],
  [
    'cells that break down',
    {
      layout: FULL_CELL,
      by: 'cell',
      light: (cell) => (cell % 7 ? 800 : 100),
      breakdown: { factor: 0.3, voltageV: -8, exponent: 3 },
    },
  ],
]

describe.each(CASES)('the curve of a string, %s', (_, lit) => {
  test('falls, and its slopes are those of its points', () => {
    const { voltageV, currentA, slope } = curveOf(loaded(lit))
    expect(voltageV.length).toBeGreaterThan(39)
    for (let k = 1; k < voltageV.length; k++) {
      // Each cell is solved to 1e-7 of its thermal voltage; points may lie side by side.
      expect(voltageV[k]).toBeGreaterThan(voltageV[k - 1] - 1e-6)
      expect(currentA[k]).toBeLessThanOrEqual(currentA[k - 1])
      expect(slope[k]).toBeLessThan(0)
    }
    expect(voltageV[0]).toBeCloseTo(0, 3)
    expect(currentA.at(-1)).toBeCloseTo(0, 9)
  })

  test('holds the greatest power and gives the current between its points', () => {
    const input = loaded(lit)
    const power = maximumInputPower(input, NO_LIMITS, makeInputPoint()).powerW
    const curve = curveOf(input)
    const most = Math.max(...curve.voltageV.map((v, k) => v * curve.currentA[k]))
    expect(most / power).toBeCloseTo(1, 7)
    const shortA = curve.currentA[0]
    for (let share = 0.05; share < 1; share += 0.09) {
      const v = share * (curve.voltageV.at(-1) as number)
      const difference = curveCurrentA(curve, v) - stringCurrentA(input.strings[0], v, shortA)
      expect(Math.abs(difference / shortA)).toBeLessThan(1e-4)
    }
  })
})

test('a string without light has no curve', () => {
  const curve = curveOf(loaded({ layout: HALF_CUT, by: 'row', light: () => 0 }))
  expect(curve.voltageV).toHaveLength(0)
  expect(curveCurrentA(curve, 10)).toBeNaN()
})
