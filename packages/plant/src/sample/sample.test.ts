import { describe, expect, test } from 'vitest'
import { parsePlantDocument, serialisePlantDocument } from '../document/parsePlantDocument.ts'
import { PHOENIX_NORMALS } from './phoenixNormals.ts'
import { samplePlant } from './samplePlant.ts'
import { sampleWeather } from './sampleWeather.ts'

describe('the sample plant', () => {
  test('is a document without faults', () => {
    const document = samplePlant()
    expect(parsePlantDocument(JSON.parse(serialisePlantDocument(document)))).toEqual(document)
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
})
