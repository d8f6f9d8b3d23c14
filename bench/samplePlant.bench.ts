import { simulateBlock } from '@duet/engine'
import { readWeather, writeWeatherCsv } from '@duet/formats'
import { checkRun, samplePlant, sampleWeather, toSimulationInput } from '@duet/plant'
import { runWeather } from '@duet/results'
import { test } from 'vitest'

const document = samplePlant()
const csv = [...writeWeatherCsv(sampleWeather())].join('')
const file = await readWeather([csv])
const weather = runWeather(
  { startUtcMs: file.intervalStartUtcMs, columns: file.columns },
  { isTypicalYear: true, stepS: 3600, utcOffsetH: -7, simulatedYear: 2026 },
)
const site = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 358 }

const inputs = () =>
  checkRun(document, document.blocks, () => file.metadata).blocks.map(
    ({ block, tableCount, rowCount }) =>
      toSimulationInput({ document, blockId: block.id, site, tableCount, rowCount }).block,
  )

test('the sample plant', async ({ bench }) => {
  const blocks = inputs()
  await bench('layout, checks and engine input of 2 blocks', () => inputs()).run()
  await bench('2 blocks x 8760 h, sun to transformer', () =>
    blocks.map((block) => simulateBlock(block, weather)),
  ).run()
})

test('the sample weather', async ({ bench }) => {
  await bench('8760 rows of CSV read', () => readWeather([csv])).run()
})
