import { describe, expect, test } from 'vitest'
import { parsePlantDocument, serialisePlantDocument } from '../document/parsePlantDocument.ts'
import { planRun } from '../planning/planRun.ts'
import { runWeather } from '../planning/runWeather.ts'
import { simulatePlant } from '../planning/simulatePlant.ts'
import { PHOENIX_NORMALS } from './phoenixNormals.ts'
import { samplePlant } from './samplePlant.ts'
import { sampleWeather } from './sampleWeather.ts'

const plan = () => {
  const document = samplePlant()
  return planRun({ document, blockIds: document.blocks.map(({ id }) => id), coldestAirC: 0 })
}

describe('the sample plant', () => {
  test('is a document without faults', () => {
    const document = samplePlant()
    expect(parsePlantDocument(JSON.parse(serialisePlantDocument(document)))).toEqual(document)
  })

  test('has inverters that suit its modules', () => {
    for (const { ratings } of plan().blocks) {
      expect(ratings.nominalDcW / ratings.nominalAcW).toBeGreaterThan(1.2)
      expect(ratings.nominalDcW / ratings.nominalAcW).toBeLessThan(1.3)
    }
  })

  test('has a typical year with the light of its normals', () => {
    const { columns } = sampleWeather()
    const daily = PHOENIX_NORMALS.ghiKwhM2.map((_, month) => {
      const hours = columns.ghi_wm2.filter((_value, i) => columns.month[i] === month + 1)
      return hours.reduce((sum, wm2) => sum + wm2, 0) / 1000 / (hours.length / 24)
    })
    daily.forEach((kwhM2, month) =>
      expect(kwhM2 / PHOENIX_NORMALS.ghiKwhM2[month]!).toBeCloseTo(1, 2),
    )
  })

  test('gives what plants near Phoenix give, and its account closes', () => {
    const { metadata, columns } = sampleWeather()
    const start = Date.parse(metadata.start_time)
    const weather = runWeather({
      type: 'TMY',
      intervalStartUtcMs: Float64Array.from({ length: 8760 }, (_, i) => start + i * 3_600_000),
      stepS: 3600,
      localTimeZoneH: metadata.local_time_zone,
      columns,
    })
    const { summary } = simulatePlant(plan(), weather)
    const [tracker, fixed] = summary.blocks
    // reference chains on measured weather: 2276 to 2472 and 2030 kWh/kWp; a synthetic year within 6 % of them
    expect(tracker!.keyFigures.finalYield.value).toBeGreaterThan(2240)
    expect(tracker!.keyFigures.finalYield.value).toBeLessThan(2560)
    expect(fixed!.keyFigures.finalYield.value).toBeGreaterThan(1900)
    expect(fixed!.keyFigures.finalYield.value).toBeLessThan(2160)
    expect(summary.system.closureError).toBeLessThan(1e-9)
  })
})
