import { expect, test } from 'vitest'
import { efficiencySeries, iamSeries } from './drawnSeries.ts'

test('efficiency is AC over DC, by rising DC power, without points that have no power', () => {
  const draft = {
    cec_efficiency_curves: [
      {
        input_voltage: 880,
        points: [
          { dc_power: 200_000, ac_power: 196_000 },
          { dc_power: 100_000, ac_power: 97_000 },
          { dc_power: 0, ac_power: 0 },
          { dc_power: 300_000, ac_power: null },
        ],
      },
    ],
  }
  expect(efficiencySeries(draft)).toEqual([
    {
      name: '880 V',
      points: [
        [100, 97],
        [200, 98],
      ],
    },
  ])
})

test('a profile of one point is not drawn', () => {
  expect(iamSeries({ iam_profile: [{ angle: 0, modifier: 1 }] })).toEqual([])
})
