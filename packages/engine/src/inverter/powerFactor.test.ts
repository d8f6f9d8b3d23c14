import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { monthHours } from '../weather/monthHours.ts'

const HOURS = 288
const NOON = 12
/** Of hours before noon, and after. */
const MORNING = 0.85
const EVENING = 1
const byHour: readonly number[] = Array.from({ length: HOURS }, (_, at) =>
  at % 24 < NOON ? MORNING : EVENING,
)
// Few inverters, which clip in most of the light
const small: Block = { ...TRACKER_BLOCK, inverterCount: 1 }
const withFactor = (powerFactor: number, hours?: readonly number[]): Block => ({
  ...small,
  powerFactor,
  ...(hours && { powerFactorByHour: hours }),
})

describe.each([
  ['hours', 3600],
  ['quarters of an hour', 900],
])('a power factor by month and hour, in %s', (_name, stepS) => {
  const weather = greensboroWeather(stepS)
  const perDay = 86_400 / stepS
  const range = { from: 160 * perDay, to: 163 * perDay }
  const run = (block: Block, steps = range) => simulateBlock(block, weather, steps).series

  test('gives each step what a block of its factor gives', () => {
    const scheduled = run(withFactor(EVENING, byHour))
    const morning = run(withFactor(MORNING))
    const evening = run(withFactor(EVENING))
    const places = monthHours(weather).subarray(range.from, range.to)
    let clipped = 0
    for (let i = 0; i < places.length; i++) {
      const same = places[i] % 24 < NOON ? morning : evening
      for (const key of [
        'acAfterClippingW',
        'acAfterSubClippingW',
        'reactiveVar',
        'acBlockW',
      ] as const) {
        expect([key, i, scheduled[key][i]]).toEqual([key, i, same[key][i]])
      }
      if (morning.acBlockW[i] < evening.acBlockW[i] && same === morning) clipped++
    }
    expect(clipped).toBeGreaterThan(0)
  })

  test('is the same however the steps are cut', () => {
    const whole = run(withFactor(EVENING, byHour))
    const middle = range.from + Math.round(0.43 * (range.to - range.from))
    const parts = [
      run(withFactor(EVENING, byHour), { from: range.from, to: middle }),
      run(withFactor(EVENING, byHour), { from: middle, to: range.to }),
    ]
    for (const key of ['acAfterClippingW', 'acBlockW', 'reactiveVar'] as const) {
      expect(parts.flatMap((part) => [...part[key]])).toEqual([...whole[key]])
    }
  })
})

test('a table with a factor of 0, or of other length, is refused', () => {
  const weather = greensboroWeather(3600)
  for (const hours of [byHour.with(7, 0), byHour.slice(1)]) {
    expect(() => simulateBlock(withFactor(1, hours), weather, { from: 0, to: 1 })).toThrow(
      /288 values above 0/,
    )
  }
})
