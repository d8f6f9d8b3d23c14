import { test } from 'vitest'
import { simulatePreparedBlock } from '../simulation/simulateBlock.ts'
import { largeFieldBlock } from '../testing/largeField.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { prepareWeather } from '../weather/prepareWeather.ts'
import { fieldFactors } from './fieldFactors.ts'

const block = largeFieldBlock()
const weather = prepareWeather(greensboroWeather(3600), block.site)
const year = { from: 0, to: 8760 }
const fewRuns = { iterations: 2, time: 0, warmup: false }

test('a bifacial tracker block of 1,000 tables in 3-D, one thread', async ({ bench }) => {
  const factors = fieldFactors(block)
  await bench('factors', () => fieldFactors(block)).run(fewRuns)
  await bench('8760 h, factors cached', () =>
    simulatePreparedBlock(block, weather, year, factors),
  ).run(fewRuns)
  await bench('8760 h, factors not cached', () =>
    simulatePreparedBlock(block, weather, year, fieldFactors(block)),
  ).run(fewRuns)
})
