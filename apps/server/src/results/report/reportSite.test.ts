import { expect, test } from 'vitest'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { sitePlan } from './reportSite.ts'

test('the plan has a round scale, and its bar is as long as the scale says', () => {
  const plant = samplePlant(2)
  const ids = plant.blocks.map(({ id }) => id)
  const plan = sitePlan(plant, ids, { widthPt: 500, maxHeightPt: 400 })
  const scale = plan?.scale ?? 0
  const [, digits = ''] = /^(\d+?)0*$/.exec(String(scale)) ?? []
  expect(['1', '125', '15', '2', '25', '3', '4', '5', '6', '75']).toContain(digits)
  const [, left, right] =
    /L(\d+) [\d.]+L([\d.]+) [\d.]+L[^>]*fill="none"/.exec(plan?.svg ?? '') ?? []
  const [, lengthM] = />(\d+) m<\/text>/.exec(plan?.svg ?? '') ?? []
  const barM = ((Number(right) - Number(left)) * 0.0254) / 72
  expect(barM * scale).toBeCloseTo(Number(lengthM), 6)
})
