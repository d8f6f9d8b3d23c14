import { expect, test } from 'vitest'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { makeBlockSeries } from './blockSeries.ts'
import type { Weather } from './input.ts'
import { partSubHourlyClipping } from './subHourlyClipping.ts'

const LIMIT_W = 2 * 0.95 * 260_000
const QUARTER_S = 900

/** Series of quarters of an hour from 05:30 UTC on, clipped step by step, powers over the limit. */
function parted(overLimit: readonly number[], stepS = QUARTER_S, utcOffsetH = 5.5) {
  const out = makeBlockSeries(overLimit.length)
  overLimit.forEach((over, i) => {
    out.acAfterEfficiencyW[i] = over * LIMIT_W
    out.acAfterClippingW[i] = Math.min(1, over) * LIMIT_W
    out.acAfterSubClippingW[i] = Math.min(1, over) * LIMIT_W
  })
  const starts = overLimit.map((_, i) => 5.5 * 3_600_000 + i * stepS * 1000)
  const weather: Weather = {
    intervalStartUtcMs: Float64Array.from(starts),
    stepS,
    utcOffsetH,
    airC: new Float64Array(overLimit.length),
  }
  partSubHourlyClipping(TRACKER_BLOCK, weather, { from: 0, to: overLimit.length }, out)
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
