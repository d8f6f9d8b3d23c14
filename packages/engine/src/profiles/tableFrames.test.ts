import { expect, test } from 'vitest'
import { fieldFactors } from '../field/fieldFactors.ts'
import { smallTrackerBlock } from '../testing/smallTracker.ts'
import { someDays } from '../testing/someDays.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { tableFrames } from './tableFrames.ts'
import { tableProfile } from './tableProfile.ts'

test('each step with light is the profile of that step', () => {
  const block = smallTrackerBlock()
  const factors = fieldFactors(block)
  if (factors === undefined) throw new Error('got no factors, expected those of a traced block')
  const weather = prepareWeather(someDays([190]), block.site)
  const frames = tableFrames(block, weather, { from: 0, to: 24 }, factors, 1)
  expect(frames.length).toBeGreaterThan(10)
  expect(frames.length).toBeLessThan(24)
  for (const frame of frames.slice(2, 5)) {
    const alone = { from: frame.step, to: frame.step + 1 }
    const { modules, chord, unevenness } = tableProfile(block, weather, alone, factors, 1)
    expect(frame.modules).toEqual(modules)
    expect(frame.chord.rearWm2).toEqual(chord.rearWm2)
    expect(frame.differenceFraction).toBeCloseTo(unevenness.differenceFraction, 12)
    expect(frame.estimatedFraction).toBeCloseTo(unevenness.estimatedFraction, 12)
    expect(frame.solved).toEqual(unevenness.solved)
  }
})
