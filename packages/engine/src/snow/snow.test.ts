import { describe, expect, test } from 'vitest'
import { knownCoverageStep, snowDcLossFraction, snowfallCm, snowOnRow } from './marion.ts'
import { townsendSnowLoss } from './townsend.ts'

const COVER = {
  initialCoverage: 0,
  coveringSnowCmPerH: 1,
  leastDepthCm: 1,
  slideLimitWm2PerK: -80,
  slidePerHour: 0.2,
}

const coverage = (
  weather: { snow: number[]; poa: number[]; air: number[]; depth?: number[]; tilt?: number[] },
  stepS = 3600,
  cover = COVER,
) =>
  snowOnRow(
    {
      snowCm: Float64Array.from(weather.snow),
      poaWm2: Float64Array.from(weather.poa),
      airC: Float64Array.from(weather.air),
      tiltDeg: Float64Array.from(weather.tilt ?? [30]),
      depthCm: weather.depth && Float64Array.from(weather.depth),
    },
    stepS,
    cover,
  )

describe('snow on a row', () => {
  test('covers it in a fast snowfall, stays in the cold and slides in the warm', () => {
    const { isCovering, coverage: left } = coverage({
      snow: [0, 2, 0, 0, 0],
      poa: [0, 0, 0, 400, 400],
      air: [-5, -5, -10, -2, -20],
    })
    expect(isCovering).toEqual([false, true, false, false, false])
    // -2 °C is above 400/-80, -20 °C is not.
    expect([...left].map((x) => Number(x.toFixed(9)))).toEqual([0, 1, 1, 0.9, 0.9])
  })

  test('slides half as far in half an hour', () => {
    const weather = { snow: [2, 0], poa: [0, 500], air: [0, 5] }
    expect(1 - coverage(weather, 1800).coverage[1]).toBeCloseTo(0.05, 12)
  })

  test('is off where too little lies on the ground', () => {
    const weather = { snow: [2, 0], poa: [0, 0], air: [-5, -5], depth: [3, 0.5] }
    expect([...coverage(weather).coverage]).toEqual([1, 0])
  })

  test('slides by the tilt of each step', () => {
    const weather = { snow: [2, 0, 0], poa: [0, 500, 500], air: [0, 5, 5], tilt: [0, 0, 30] }
    expect([...coverage(weather).coverage]).toEqual([1, 1, 0.9])
  })

  test('is the rise of the depth on the ground since it was last known', () => {
    expect([...snowfallCm(Float64Array.of(NaN, 5, 7, NaN, 6, 9))]).toEqual([0, 0, 2, 0, 0, 3])
  })

  test('is known from the last fall on, or from the last step with too little on the ground', () => {
    const fallen = {
      snowCm: Float64Array.of(0, 0, 2, 0, 0, 0),
      depthCm: Float64Array.of(3, 0, 2, 2, NaN, 0),
    }
    const knownAt = (step: number) => knownCoverageStep(fallen, 3600, COVER, step)
    expect([0, 1, 2, 3, 4, 5].map(knownAt)).toEqual([0, 1, 2, 2, 2, 5])
  })

  test('takes whole strings', () => {
    expect([0, 0.1, 0.5, 0.51, 1].map((x) => snowDcLossFraction(x, 2))).toEqual([0, 0.5, 0.5, 1, 1])
  })
})

describe('monthly snow loss by Townsend', () => {
  const months = (snowCm: number) => ({
    snowCm: Float64Array.from({ length: 12 }, (_, i) => (i === 0 ? snowCm : 0)),
    snowfalls: Float64Array.from({ length: 12 }, (_, i) => (i === 0 ? 4 : 0)),
    relativeHumidityPercent: new Float64Array(12).fill(75),
    airC: new Float64Array(12).fill(-3),
    poaWhM2: new Float64Array(12).fill(80_000),
  })
  const array = {
    tiltDeg: 30,
    slantHeightM: 2,
    lowerEdgeM: 1,
    stringFactor: 1,
    reposeDeg: 40,
    frontFraction: 1,
  }

  test('a month of snow costs that month twice what it costs the next, and the others nothing', () => {
    const loss = townsendSnowLoss(months(20), array)
    expect(loss[0]).toBeGreaterThan(1.9 * loss[1])
    expect(loss[1]).toBeGreaterThan(0)
    expect([...loss.subarray(2)]).toEqual(Array.from({ length: 10 }, () => 0))
  })

  test('a steeper array and a front that makes less of the power lose less', () => {
    const at = (change: object) => townsendSnowLoss(months(20), { ...array, ...change })[0]
    expect(at({ tiltDeg: 60 })).toBeLessThan(at({}))
    expect(at({ frontFraction: 0.9 })).toBeCloseTo(0.9 * at({}), 12)
  })
})
