import { describe, expect, test } from 'vitest'
import { maximumPowerPoint } from '../electrical/maximumPowerPoint.ts'
import { operatingParameters } from '../electrical/operatingParameters.ts'
import { cellParameters, makeCellParameters } from './cellParameters.ts'
import { NO_LIMITS } from './inverterInput.ts'
import { moduleCircuit } from './moduleCircuit.ts'
import { cellsOf, datasheetModule, FULL_CELL, HALF_CUT, powerOf, rows } from './testing/circuits.ts'
import { type DenseString, densePower } from './testing/denseCircuit.ts'

/** Power of one module in even light by its own curve, 45 °C. */
function modulePowerW(lightWm2: number): number {
  const diode = operatingParameters(
    datasheetModule(72),
    Float64Array.of(lightWm2),
    Float64Array.of(45),
  )
  return maximumPowerPoint(diode).powerW[0]
}

/** A module of 72 cells by PVsyst's rules: a shunt that falls with light. */
const PVSYST_MODULE = {
  kind: 'pvsyst',
  alphaScAPerK: 0.005,
  gammaRef: 1.05,
  muGammaPerK: -0.0004,
  ilRefA: 10,
  ioRefA: 2e-10,
  rshRefOhm: 300,
  rsh0Ohm: 1500,
  rshExp: 5.5,
  rsOhm: 0.25,
  cellsInSeries: 72,
  bandGapEv: 1.12,
} as const

const even = (light: number): number[] => rows(24, () => light)

describe('even light', () => {
  test.each([1, 30, 200, 800, 1200])(
    '%d W/m² gives the power of the module curve times the modules',
    (light) => {
      const string = { strings: [[even(light), even(light)]], moduleCounts: [3, 23], counts: [7.5] }
      expect(powerOf(string).powerW / (26 * 7.5 * modulePowerW(light))).toBeCloseTo(1, 8)
    },
  )

  test.each([
    ['by PVsyst', undefined],
    ['with recombination', { d2MuTauV: 1.4, builtInV: 64.8 }],
  ])('a module %s gives the power of its own curve', (_, recombination) => {
    const module = { ...PVSYST_MODULE, recombination }
    for (const light of [1, 100, 1000]) {
      const diode = operatingParameters(module, Float64Array.of(light), Float64Array.of(45))
      const { powerW } = powerOf({
        cells: (circuit) => cellsOf(module, circuit),
        strings: [[even(light)]],
        moduleCounts: [10],
      })
      expect(powerW / (10 * maximumPowerPoint(diode).powerW[0])).toBeCloseTo(1, 7)
    }
  })

  test('age takes its share of the current and leaves the voltage', () => {
    const aged = powerOf({
      cells: (circuit) => {
        const bright = operatingParameters(
          datasheetModule(72),
          Float64Array.of(1000),
          Float64Array.of(45),
        )
        return cellParameters(datasheetModule(72), circuit, bright, 0, 0.9, makeCellParameters())
      },
      strings: [[even(800)]],
    })
    const young = powerOf({ strings: [[even(800)]] })
    expect(aged.currentA / young.currentA).toBeCloseTo(0.9, 6)
    expect(aged.voltageV / young.voltageV).toBeCloseTo(1, 6)
  })

  test('does not jump where light becomes uneven', () => {
    for (const layout of [HALF_CUT, FULL_CELL]) {
      const at = (spread: number): number =>
        powerOf({
          layout,
          strings: [
            [
              rows(layout.cellRows, (row) => 800 * (1 + spread * Math.sin(5 * row))),
              rows(layout.cellRows, () => 800),
            ],
          ],
          moduleCounts: [2, 20],
        }).powerW
      expect(at(1e-9) / at(0)).toBeCloseTo(1, 8)
      expect(at(1e-5) / at(0)).toBeCloseTo(1, 5)
    }
  })

  test('dark strings give nothing and missing light is missing', () => {
    expect(powerOf({ strings: [[even(0)]] }).powerW).toBe(0)
    expect(powerOf({ strings: [[even(NaN)]] }).powerW).toBeNaN()
    const oneMissing = rows(24, (row) => (row === 7 ? NaN : 500))
    expect(powerOf({ strings: [[oneMissing]] }).powerW).toBeNaN()
  })
})

describe('shade', () => {
  const lower = rows(24, (row) => (row < 12 ? 0 : 800))

  test('a half-cut module with its lower half dark keeps half its power, one of whole cells nearly none', () => {
    const all = modulePowerW(800)
    expect(powerOf({ strings: [[lower]] }).powerW / all).toBeCloseTo(0.5, 1)
    const whole = powerOf({ layout: FULL_CELL, strings: [[lower.filter((_, k) => k % 2)]] })
    expect(whole.powerW / all).toBeLessThan(0.02)
  })

  test('one dark cell takes a third of the module: its bypass diode conducts', () => {
    const light = rows(72, (cell) => (cell === 0 ? 0 : 800))
    const power = powerOf({ layout: FULL_CELL, by: 'cell', strings: [[light]] }).powerW
    const current = 13 * 0.8
    expect(power / modulePowerW(800)).toBeCloseTo(2 / 3 - (0.5 * current) / modulePowerW(800), 2)
  })

  test('a dark row of cells costs a lying module a third, a standing one half its power', () => {
    const landscape = powerOf({ by: 'column', strings: [[rows(6, (c) => (c === 0 ? 0 : 800))]] })
    const portrait = powerOf({ strings: [[rows(24, (row) => (row === 0 ? 0 : 800))]] })
    expect(landscape.powerW / modulePowerW(800)).toBeCloseTo(0.65, 1)
    expect(portrait.powerW / modulePowerW(800)).toBeCloseTo(0.5, 1)
    expect(landscape.powerW).toBeGreaterThan(1.2 * portrait.powerW)
  })

  test('is the same from either end of the module', () => {
    const light = rows(24, (row) => 300 + 20 * row)
    const mirrored = powerOf({ strings: [[light.toReversed()]] }).powerW
    expect(powerOf({ strings: [[light]] }).powerW / mirrored).toBeCloseTo(1, 8)
  })

  test('unlike modules lose less in two strings than in one', () => {
    const parallel = powerOf({ strings: [[even(900)], [even(600)]] }).powerW
    const series = powerOf({ strings: [[even(900), even(600)]] }).powerW
    const apart = modulePowerW(900) + modulePowerW(600)
    expect(series).toBeLessThan(0.95 * parallel)
    expect(parallel).toBeLessThan(apart)
    expect(parallel).toBeGreaterThan(0.995 * apart)
  })

  test('never gives more than the cells at their own best points', () => {
    for (const spread of [0.03, 0.3, 0.9]) {
      const light = rows(24, (row) => 700 * (1 + spread * Math.sin(11 * row)))
      const apart = light.reduce((sum, one) => sum + modulePowerW(one) / 24, 0)
      const power = powerOf({ strings: [[light]] }).powerW
      expect(power).toBeLessThan(apart)
      expect(power).toBeGreaterThan(0)
    }
  })
})

describe('the inverter input', () => {
  const light = rows(24, (row) => 780 + 2 * row)
  const free = powerOf({ strings: [[light]], moduleCounts: [26], counts: [10] })

  test('wires take I²·R of each string', () => {
    const wired = powerOf({ strings: [[light]], moduleCounts: [26], counts: [10], wireOhm: 0.5 })
    const stringA = wired.currentA / 10
    expect(wired.wireLossW).toBeCloseTo(10 * 0.5 * stringA * stringA, 6)
    // At the strings the power is that of a point beside the best one: lower in second order.
    expect((wired.powerW + wired.wireLossW) / free.powerW).toBeLessThan(1)
    expect((wired.powerW + wired.wireLossW) / free.powerW).toBeGreaterThan(0.9999)
  })

  test('voltage and current limits move the point along the curve', () => {
    const held = (limits: Partial<typeof NO_LIMITS>) =>
      powerOf({
        strings: [[light]],
        moduleCounts: [26],
        counts: [10],
        limits: { ...NO_LIMITS, ...limits },
      })
    const raised = held({ minV: free.voltageV * 1.05 })
    expect(raised).toMatchObject({ voltageV: free.voltageV * 1.05, isHeld: true })
    expect(raised.powerW).toBeLessThan(free.powerW)
    const lowered = held({ maxV: free.voltageV * 0.9 })
    expect(lowered).toMatchObject({ voltageV: free.voltageV * 0.9, isHeld: true })
    expect(lowered.powerW / free.powerW).toBeGreaterThan(0.9)
    const throttled = held({ maxA: free.currentA * 0.8 })
    expect(throttled.currentA / free.currentA).toBeCloseTo(0.8, 7)
    expect(throttled.voltageV).toBeGreaterThan(free.voltageV)
    expect(held({ minV: 2 * free.voltageV }).powerW).toBe(0)
    expect(free.isHeld).toBe(false)
  })

  test('takes the higher of two peaks, and the other where the window shuts that out', () => {
    const lit = {
      by: 'column' as const,
      strings: [[rows(6, (c) => (c < 2 ? 500 : 1000))]],
      moduleCounts: [20],
    }
    const best = powerOf(lit)
    const other = powerOf({ ...lit, limits: { ...NO_LIMITS, minV: best.voltageV * 1.2 } })
    expect(best.voltageV / 20).toBeLessThan(32)
    expect(other.isHeld).toBe(false)
    expect(other.voltageV).toBeGreaterThan(1.3 * best.voltageV)
    expect(other.powerW).toBeLessThan(best.powerW)
  })
})

/** Knuth's linear congruential generator, modulus 2^32: values in [0, 1). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A few strings of small modules in random light, and the same for the dense solver. */
function randomCase(next: () => number, parallel: readonly [number, number], breakdown: boolean) {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]
  const [bypassRows, bypassColumns] = pick([
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
  ] as const)
  const [parallelRows, parallelColumns] = parallel
  const layout = {
    cellRows: bypassRows * parallelRows * pick([1, 2]),
    cellColumns: bypassColumns * parallelColumns,
    bypassRows,
    bypassColumns,
    parallelRows,
    parallelColumns,
    bypassV: pick([-0.5, -0.3, 0]),
  }
  const by = pick(['row', 'column', 'cell'] as const)
  const circuit = moduleCircuit(layout, by)
  const module = {
    ...datasheetModule(circuit.seriesCells),
    seriesOhm: circuit.seriesCells * pick([0.001, 0.006]),
    shuntOhm: circuit.seriesCells * pick([0.5, 4, 30]),
  }
  const avalanche = { factor: 0.5, voltageV: -4, exponent: 3.3 }
  const cells = cellsOf(
    module,
    circuit,
    10 + 50 * next(),
    makeCellParameters(breakdown ? avalanche : undefined),
  )
  const moduleCounts = [1, 2]
  const light = pick([
    () => 800 * (0.97 + 0.06 * next()),
    () => 900 * pick([1, 1, 0.2]),
    () => 900 * next(),
    () => 5 * next(),
  ])
  const kinds = parallelRows > 1 ? 1 : pick([1, 2])
  const strings = rows(kinds, () => 0).map(() =>
    moduleCounts.map(() => rows(circuit.levelCount, light)),
  )
  const wireOhm = pick([0, 0.02])
  const dense = strings.map(
    (modules): DenseString => ({
      layout,
      lightBy: by,
      cells,
      modules: modules.map((one, m) => ({
        light: Float64Array.from(one),
        count: moduleCounts[m],
      })),
      wireOhm,
      count: 1,
    }),
  )
  return { lit: { layout, by, cells: () => cells, strings, moduleCounts, wireOhm }, dense }
}

describe('against halving alone, cell by cell', () => {
  test.each([
    ['strings of single branches', [1, 1], false, 40, 60],
    ['branches in parallel', [2, 1], false, 3, 12],
    ['cells that break down', [1, 1], true, 20, 60],
  ] as const)(
    '%s have the same greatest power',
    (_, parallel, breakdown, cases, intervals) => {
      const next = random(2026)
      for (let k = 0; k < cases; k++) {
        const { lit, dense } = randomCase(next, parallel, breakdown)
        // 1e-6 is the bound asked of the solution; the dense solver's own error is about 1e-9.
        expect(
          Math.abs(powerOf(lit).powerW / densePower(dense, intervals).powerW - 1),
        ).toBeLessThan(1e-6)
      }
    },
    60_000,
  )
})
