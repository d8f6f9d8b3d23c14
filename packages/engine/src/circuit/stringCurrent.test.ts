import { describe, expect, test } from 'vitest'
import type { ModuleLayout } from '../model/field.ts'
import { evenMaximumPower } from './evenMaximumPower.ts'
import { findBypassCurrents } from './groupVoltage.ts'
import { moduleCircuit } from './moduleCircuit.ts'
import { stringCircuit } from './stringCircuit.ts'
import { stringCurrentA } from './stringCurrent.ts'
import { loadString, makeStringState, type StringState, startString } from './stringState.ts'
import { stringVoltage } from './stringVoltage.ts'
import { cellsOf, datasheetModule, FULL_CELL, HALF_CUT, powerOf, rows } from './testing/circuits.ts'

interface Shade {
  readonly layout: ModuleLayout
  readonly seriesOhm: number
  readonly wireOhm: number
  readonly moduleCounts: readonly number[]
  /** A value a column of cells of each module. */
  readonly light: readonly number[]
}

/** A string in its light, its bypass diodes at work. */
function stringIn({ layout, seriesOhm, wireOhm, moduleCounts, light }: Shade): StringState {
  const circuit = moduleCircuit(layout, 'column')
  const module = { ...datasheetModule(circuit.seriesCells), seriesOhm }
  const cells = cellsOf(module, circuit)
  const state = makeStringState(
    stringCircuit(circuit, Float64Array.from(moduleCounts), wireOhm),
    cells,
  )
  loadString(state, cells, Float64Array.from(light), 0)
  const even = { diodeV: 0, junctionA: 0, currentA: 0 }
  evenMaximumPower(cells, state.meanLightWm2, even)
  startString(state, even, state.meanLightWm2)
  findBypassCurrents(state)
  return state
}

/** Knuth's linear congruential generator, modulus 2^32: values in [0, 1). */
function random(seed: number): () => number {
  let value = seed
  return () => {
    value = (value * 1664525 + 1013904223) % 2 ** 32
    return value / 2 ** 32
  }
}

function randomShade(next: () => number): Shade {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]
  const deep = 0.1 * next()
  const light = pick([
    () => 1000 * deep * (1 - 0.05 * next()),
    () => 1000 * next() ** 6,
    () => pick([0, 1e-6, 900]),
    () => 300 + 1e-9 * next(),
    () => 0.01 * next(),
  ])
  const modules = pick([1, 3, 4])
  // one lit cell at least, or there is no curve to look at
  return {
    layout: { ...pick([HALF_CUT, FULL_CELL]), bypassV: pick([-0.5, -0.05, 0, -Infinity]) },
    seriesOhm: pick([0, 0, 0.2]),
    wireOhm: pick([0, 0.3]),
    moduleCounts: rows(modules, () => pick([0.25, 1, 19.4])),
    light: rows(6 * modules, (k) => (k === 0 ? 600 * (0.01 + deep) : light())),
  }
}

/** Whether the string's voltage lies on either side of a given one within a hair of a current. */
function isCurrentAt(state: StringState, currentA: number, voltageV: number): boolean {
  // 1e-6 of the power is the bound asked of the solution
  const hairA = 1e-7 * Math.max(state.brightestA, Math.abs(currentA))
  const slackV = 1e-6 * (1 + voltageV)
  return (
    stringVoltage(state, currentA - hairA) >= voltageV - slackV &&
    stringVoltage(state, currentA + hairA) <= voltageV + slackV
  )
}

describe('the current of a string', () => {
  test('is found at every voltage, however its groups are shaded and wherever the search starts', () => {
    const next = random(7)
    const faults: string[] = []
    for (let k = 0; k < 150; k++) {
      const shade = randomShade(next)
      const state = stringIn(shade)
      const openV = stringVoltage(state, 0)
      for (let share = 0; share < 1.2; share += 0.083) {
        const voltageV = openV * share
        for (const nearA of [state.brightestA * next(), state.brightestA, 0]) {
          const currentA = stringCurrentA(state, voltageV, nearA)
          if (!isCurrentAt(state, currentA, voltageV))
            faults.push(`${currentA} A at ${voltageV} V of ${JSON.stringify(shade)}`)
        }
      }
    }
    expect(faults.slice(0, 3)).toEqual([])
  })

  test('across a knee, where one side is steep and the other flat, the search does not go to and fro', () => {
    // twelve groups whose bypass diodes begin to conduct within 2 % of each other, without resistance
    const light = rows(24, (k) => 400 * (1 - 0.0013 * ((k * 7) % 24)))
    const state = stringIn({
      layout: HALF_CUT,
      seriesOhm: 0,
      wireOhm: 0,
      moduleCounts: rows(4, () => 0.25),
      light,
    })
    const openV = stringVoltage(state, 0)
    for (let share = 0.01; share < 1; share += 0.01) {
      const currentA = stringCurrentA(state, share * openV, 0.9 * state.brightestA)
      expect(isCurrentAt(state, currentA, share * openV)).toBe(true)
    }
  })
})

const even = rows(6, () => 1)

describe('greatest power at the edges', () => {
  test.each([
    ['one lit column of many', rows(18, (k) => (k === 0 ? 800 : 0))],
    ['light near nothing', rows(18, (k) => 1e-9 * (k + 1))],
    ['one bright column among dim ones', rows(18, (k) => (k === 4 ? 1200 : 0.01))],
    ['groups that differ by rounding', rows(18, (k) => 500 + 1e-12 * k)],
  ])('%s: a number, not negative, within the light', (_, light) => {
    for (const bypassV of [-0.5, 0, -Infinity]) {
      for (const minV of [0, 30, 1e4]) {
        const point = powerOf({
          layout: { ...HALF_CUT, bypassV },
          by: 'column',
          strings: [[0, 6, 12].map((from) => light.slice(from, from + 6)), [even, even, even]],
          moduleCounts: [1, 5, 0.5],
          limits: { minV, maxV: 2e4, maxA: 3 },
        })
        expect(point.powerW).toBeGreaterThanOrEqual(0)
        expect(point.powerW).toBeLessThan(6.5 * 2 * 1500)
        expect(Number.isFinite(point.voltageV + point.currentA + point.wireLossW)).toBe(true)
      }
    }
  })

  test('cells whose current age has taken give nothing', () => {
    const point = powerOf({
      cells: (circuit) => ({
        ...cellsOf(datasheetModule(72), circuit),
        lightAPerWm2: 0,
        seriesOhm: Infinity,
      }),
      strings: [[rows(24, (k) => 300 + k)]],
    })
    expect(point).toMatchObject({ powerW: 0, voltageV: 0, currentA: 0, wireLossW: 0 })
  })
})
