import { test } from 'vitest'
import { expectedClasses, joinExpectedFactors, traceFieldClass } from '../field/factorCache.ts'
import { largeFieldBlock } from '../testing/largeField.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { expectedSteps } from './expectedSteps.ts'

const block = largeFieldBlock()
const weather = prepareWeather(greensboroWeather(900), block.site)
const year = { from: 0, to: 4 * 8760 }
const day = { from: 96 * 170, to: 96 * 171 }
const fewRuns = { iterations: 2, time: 0, warmup: false }

test('expected energy of 1,000 tables in 3-D, quarters of an hour, one thread', async ({
  bench,
}) => {
  const traced = () =>
    joinExpectedFactors(
      block,
      expectedClasses(block).map((index) => traceFieldClass(block, index)),
    )
  const factors = traced()
  await bench('factors', traced).run(fewRuns)
  await bench('35,040 steps', () => expectedSteps({ ...block }, weather, year, factors)).run(
    fewRuns,
  )
  await bench('96 steps', () => expectedSteps({ ...block }, weather, day, factors)).run(fewRuns)
})
