import { test } from 'vitest'
import { loadInverterInput, makeInputPoint, makeInverterInput, NO_LIMITS } from './inverterInput.ts'
import { maximumInputPower } from './maximumInputPower.ts'
import { moduleCircuit } from './moduleCircuit.ts'
import { stringCircuit } from './stringCircuit.ts'
import { cellsOf, datasheetModule, FULL_CELL, HALF_CUT } from './testing/circuits.ts'

/** Solutions of a measured call: a millisecond and more, so that the clock counts for nothing. */
const ROUNDS = 500

const uneven = (row: number): number => 800 * (1 + 0.03 * Math.sin(7 * row))
const lower = (row: number): number => (row < 12 ? 200 : 800)

/** One string of 26 modules at an input, `ROUNDS` times from new light to its point of greatest power. */
const CASES = [
  ['even', HALF_CUT, 'row', () => 800],
  ['12 rows of whole cells, uneven by 3 %', FULL_CELL, 'row', uneven],
  ['24 rows of halves, uneven by 3 %', HALF_CUT, 'row', uneven],
  ['half of a half-cut module in shade', HALF_CUT, 'row', lower],
  ['the same, and uneven', HALF_CUT, 'row', (row: number) => lower(row) * (uneven(row) / 800)],
  ['two of six columns in shade', HALF_CUT, 'column', (c: number) => (c < 2 ? 200 : 800)],
  ['a gradient of 2 over 24 rows', HALF_CUT, 'row', (row: number) => 400 + 17 * row],
] as const

test.for(CASES)(`${ROUNDS} strings: %s`, async ([name, layout, by, light], { bench }) => {
  const circuit = moduleCircuit(layout, by)
  const cells = cellsOf(datasheetModule(72), circuit)
  const string = stringCircuit(circuit, Float64Array.of(26), 0.2)
  const input = makeInverterInput([string], Float64Array.of(10), cells)
  const lightWm2 = Float64Array.from({ length: circuit.levelCount }, (_, k) => light(k))
  const point = makeInputPoint()
  await bench(name, () => {
    for (let k = 0; k < ROUNDS; k++) {
      loadInverterInput(input, cells, lightWm2, 0)
      maximumInputPower(input, NO_LIMITS, point)
    }
  }).run()
})
