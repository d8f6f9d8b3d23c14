import { expect, test } from 'vitest'
import {
  type InputPoint,
  loadInverterInput,
  makeInputPoint,
  makeInverterInput,
  NO_LIMITS,
} from './inverterInput.ts'
import { maximumInputPower } from './maximumInputPower.ts'
import { moduleCircuit } from './moduleCircuit.ts'
import { atOneVoltage, atOwnVoltages, solveTrackers, type TrackedStrings } from './mppTrackers.ts'
import { stringCircuit } from './stringCircuit.ts'
import { cellsOf, datasheetModule, HALF_CUT, rows } from './testing/circuits.ts'

const module = moduleCircuit(HALF_CUT, 'row')
const cells = cellsOf(datasheetModule(72), module)
// Strings of unlike length work at unlike voltages
const circuits = [26, 24].map((modules) => stringCircuit(module, Float64Array.of(modules), 0.2))
const counts = Float64Array.of(1, 3)
const all = makeInverterInput(circuits, counts, cells)

const light = (first: number, second: number): Float64Array =>
  Float64Array.from([...rows(24, () => first), ...rows(24, () => second)])

function solved(strings: TrackedStrings, lightWm2: Float64Array): InputPoint {
  const point = makeInputPoint()
  solveTrackers(strings, cells, lightWm2, point)
  return point
}

/** One string of a kind by itself. */
function alone(kind: 0 | 1, lightWm2: number): InputPoint {
  const circuit = circuits[kind]
  if (circuit === undefined) throw new Error('there are two kinds')
  const input = makeInverterInput([circuit], Float64Array.of(1), cells)
  loadInverterInput(input, cells, light(lightWm2, lightWm2), 0)
  return maximumInputPower(input, NO_LIMITS, makeInputPoint())
}

test('strings at their own voltages give what each gives alone', () => {
  const point = solved(atOwnVoltages(all, circuits, cells), light(900, 300))
  const [one, other] = [alone(0, 900), alone(1, 300)]
  const powerW = one.powerW + 3 * other.powerW
  expect(point.powerW / powerW).toBeCloseTo(1, 12)
  expect(point.currentA / (one.currentA + 3 * other.currentA)).toBeCloseTo(1, 12)
  expect(point.wireLossW / (one.wireLossW + 3 * other.wireLossW)).toBeCloseTo(1, 9)
  const meanV = (one.powerW * one.voltageV + 3 * other.powerW * other.voltageV) / powerW
  expect(point.voltageV / meanV).toBeCloseTo(1, 12)
})

test('at one voltage they give less', () => {
  const lightWm2 = light(900, 300)
  const own = solved(atOwnVoltages(all, circuits, cells), lightWm2)
  const common = solved(atOneVoltage(all), lightWm2)
  expect(common.powerW).toBeLessThan(0.999 * own.powerW)
})

test('in the dark there is no power and no voltage, and no light gives no number', () => {
  const strings = atOwnVoltages(all, circuits, cells)
  expect(solved(strings, light(0, 0))).toMatchObject({ powerW: 0, voltageV: 0, currentA: 0 })
  expect(solved(strings, light(NaN, 500)).powerW).toBeNaN()
})
