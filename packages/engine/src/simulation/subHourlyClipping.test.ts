import { describe, expect, test } from 'vitest'
import { fieldFactors } from '../field/fieldFactors.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { fieldBlock } from '../testing/fieldBlocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { makeBlockSeries } from './blockSeries.ts'
import { simulatePreparedBlock } from './simulateBlock.ts'
import { cutHours, partSubHourlyClipping } from './subHourlyClipping.ts'

const LIMIT_W = 2 * 0.95 * 260_000
const QUARTER_S = 900

/** 12 kWp of traced tables on an inverter of 8 kW. */
const TRACED_BLOCK: Block = fieldBlock({
  rows: 2,
  tablesPerRow: 3,
  structure: { columns: 5 },
  block: {
    inverterCount: 1,
    inverter: {
      ...TRACKER_BLOCK.inverter,
      conversion: { kind: 'pvwatts', nominalEfficiency: 0.96, pdc0W: 15_000 },
      maxAcPowerW: 8000,
      maxApparentPowerVa: 10_000,
    },
  },
})

/** Series of quarters of an hour from 05:30 UTC on, clipped step by step, powers over the limit; NaN has no weather. */
function parted(overLimit: readonly number[], stepS = QUARTER_S, utcOffsetH = 5.5) {
  const out = makeBlockSeries(overLimit.length)
  overLimit.forEach((value, i) => {
    const over = Number.isNaN(value) ? 0 : value
    out.acAfterEfficiencyW[i] = over * LIMIT_W
    out.acAfterClippingW[i] = Math.min(1, over) * LIMIT_W
    out.acAfterSubClippingW[i] = Math.min(1, over) * LIMIT_W
  })
  const starts = overLimit.map((_, i) => 5.5 * 3_600_000 + i * stepS * 1000)
  const source: Weather = {
    intervalStartUtcMs: Float64Array.from(starts),
    stepS,
    utcOffsetH,
    airC: new Float64Array(overLimit.length),
  }
  const isMissing = Uint8Array.from(overLimit, (over) => Number(Number.isNaN(over)))
  const range = { from: 0, to: overLimit.length }
  const none = { before: new Float64Array(), after: new Float64Array() }
  partSubHourlyClipping(TRACKER_BLOCK, { source, isMissing }, range, out, none)
  const lost = (before: Float64Array, after: Float64Array) =>
    Array.from(before, (value, i) => (value - (after[i] ?? 0)) / LIMIT_W)
  return {
    clip: lost(out.acAfterEfficiencyW, out.acAfterClippingW),
    subclip: lost(out.acAfterClippingW, out.acAfterSubClippingW),
  }
}

const close = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 12))

test('what the mean of an hour hides is clipped within it', () => {
  const { clip, subclip } = parted([0.5, 1.5, 1.5, 0.5])
  expect(clip).toEqual(close([0, 0, 0, 0]))
  expect(subclip).toEqual(close([0, 0.5, 0.5, 0]))
})

test('an hour that is clipped throughout shows it in its mean', () => {
  const { clip, subclip } = parted([1.1, 1.3, 1.2, 1.2])
  expect(clip).toEqual(close([0.1, 0.3, 0.2, 0.2]))
  expect(subclip).toEqual(close([0, 0, 0, 0]))
})

test('the hours of the clock are parted on their own, by what their means give', () => {
  // means of 1.1 and 0.9: of the first hour 0.4 of 0.8 are seen, of the second nothing
  const { clip, subclip } = parted([0.6, 1.6, 1.2, 1, 0.4, 1.4, 0.8, 1])
  expect(clip).toEqual(close([0, 0.3, 0.1, 0, 0, 0, 0, 0]))
  expect(subclip).toEqual(close([0, 0.3, 0.1, 0, 0, 0.4, 0, 0]))
})

test('an hour of local time that the steps begin within counts with the steps that there are', () => {
  const { subclip } = parted([0.5, 1.5, 1.5, 0.5], QUARTER_S, 0)
  expect(subclip).toEqual(close([0, 0.5, 0.5, 0]))
})

test('of steps of an hour nothing is known within', () => {
  expect(parted([0.5, 1.5], 3600).subclip).toEqual([0, 0])
})

test('a step without weather is no part of the mean of its hour', () => {
  const { clip, subclip } = parted([1.1, 1.3, Number.NaN, 1.2])
  expect(clip).toEqual(close([0.1, 0.3, 0, 0.2]))
  expect(subclip).toEqual(close([0, 0, 0, 0]))
})

describe('a range that cuts hours of the clock', () => {
  const quarters = swinging(greensboroWeather(QUARTER_S))

  test('has the rest of its first and last hour at its edges', () => {
    const hour = { from: 4 * 100, to: 4 * 101 }
    const edges = (from: number, to: number) => cutHours(quarters, { from, to })
    expect(edges(hour.from + 1, hour.from + 2)).toEqual({
      before: { from: hour.from, to: hour.from + 1 },
      after: { from: hour.from + 2, to: hour.to },
    })
    const none = { before: { from: 400, to: 400 }, after: { from: 404, to: 404 } }
    expect(edges(hour.from, hour.to)).toEqual(none)
    expect(cutHours({ ...quarters, stepS: 3600 }, { from: 401, to: 403 })).toEqual({
      before: { from: 401, to: 401 },
      after: { from: 403, to: 403 },
    })
    const n = quarters.intervalStartUtcMs.length
    expect(edges(0, n)).toEqual({ before: { from: 0, to: 0 }, after: { from: n, to: n } })
  })

  test.each([
    ['rows without end', TRACKER_BLOCK, undefined],
    ['traced tables', TRACED_BLOCK, fieldFactors(TRACED_BLOCK, 256)],
  ] as const)('gives the same bytes as the whole: %s', (_, block, factors) => {
    const noon = 4 * (24 * 160 + 12)
    const from = noon - 12
    const to = noon + 20
    quarters.airC[noon + 2] = Number.NaN
    const prepared = prepareWeather(quarters, block.site)
    const run = (range: StepRange) => simulatePreparedBlock(block, prepared, range, factors)
    const whole = run({ from, to })
    expect(hasBothParts(whole.series)).toBe(true)
    const cuts = [from, noon - 9, noon - 2, noon + 1, noon + 2, noon + 3, noon + 17, to]
    const parts = cuts.slice(1).map((cut, part) => run({ from: cuts[part] ?? 0, to: cut }))
    for (const [name, values] of Object.entries(whole.series)) {
      const joined = parts.flatMap(({ series }) => [...series[name as keyof BlockSeries]])
      expect({ name, values: joined }).toEqual({ name, values: [...values] })
    }
  })
})

/** Clouds that pass: a quarter of every other hour has a fifth of its beam. */
function swinging(weather: Weather): Weather {
  const isCloudy = (i: number): boolean => i % 8 === 1
  const dniWm2 = weather.dniWm2?.map((value, i) => (isCloudy(i) ? 0.2 * value : value))
  return { ...weather, ...(dniWm2 && { dniWm2 }) }
}

/** True where some step loses power to the mean of its hour, and some to the swings within it. */
function hasBothParts({
  acAfterEfficiencyW,
  acAfterClippingW,
  acAfterSubClippingW,
}: BlockSeries): boolean {
  const some = (before: Float64Array, after: Float64Array): boolean =>
    before.some((value, i) => value - (after[i] ?? 0) > 1000)
  return some(acAfterEfficiencyW, acAfterClippingW) && some(acAfterClippingW, acAfterSubClippingW)
}
