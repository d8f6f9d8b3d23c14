import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'

describe('circumsolar light counted with the diffuse', () => {
  const weather = greensboroWeather(3600)
  const range = { from: 0, to: 24 * 30 }
  const asBeam = simulateBlock(TRACKER_BLOCK, weather, range).series
  const asDiffuse = simulateBlock(
    { ...TRACKER_BLOCK, circumsolar: 'diffuse' },
    weather,
    range,
  ).series

  test('leaves the open plane as it is', () => {
    asDiffuse.poaSkyDiffuseWm2.forEach((value, i) => {
      expect(value).toBeCloseTo(asBeam.poaSkyDiffuseWm2[i], 9)
    })
  })

  test('loses more of it to the neighbours', () => {
    const lost = (series: typeof asBeam): number =>
      sum(series.poaNominalWm2) - sum(series.poaAfterShadingWm2)
    expect(sum(asBeam.poaSkyDiffuseWm2)).toBeGreaterThan(0)
    expect(lost(asDiffuse)).toBeGreaterThan(1.02 * lost(asBeam))
  })
})
