import { test } from 'vitest'
import { readReferenceYear } from '../../../../tools/reference/testing/endToEnd.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { simulateBlock } from './simulateBlock.ts'

test('8760 hours, open fixed plane, sun to AC', async ({ bench }) => {
  const { block } = readReferenceYear('a_greensboro')
  const whole = { ...block, module: { ...block.module, iamOn: 'allLight' } } as const
  const weather = greensboroWeather(3600)
  await bench('simulateBlock', () => simulateBlock(whole, weather)).run()
})

test('8760 hours, bifacial trackers in long rows, sun to AC', async ({ bench }) => {
  const weather = greensboroWeather(3600)
  await bench('simulateBlock', () => simulateBlock(TRACKER_BLOCK, weather)).run()
})

test('525,600 minutes, open fixed plane, sun to AC', async ({ bench }) => {
  const { block } = readReferenceYear('a_greensboro')
  const weather = greensboroWeather(60)
  await bench('simulateBlock', () => simulateBlock(block, weather)).run({ iterations: 3, time: 0 })
})
