import { expect, test } from 'vitest'
import { lossBars } from './lossBars.ts'
import { axisStart, barText } from './lossOption.ts'
import { lossScale } from './lossScale.ts'

const bars = lossBars({
  day_count: 1,
  model_kwh: 1000,
  losses: [{ event_type: 'soiling', kwh: 20, fraction: 0.02 }],
  residual_kwh: 0,
  over_kwh: 10,
  sensor_kwh: 990,
})

test('the axis begins below the lowest bar, so that small losses are seen, and never below nothing', () => {
  const start = axisStart(bars)
  expect(start).toBeGreaterThan(900)
  expect(start).toBeLessThan(980)
  expect(
    axisStart(
      lossBars({
        day_count: 1,
        model_kwh: 10,
        losses: [],
        residual_kwh: 10,
        over_kwh: 0,
        sensor_kwh: 0,
      }),
    ),
  ).toBe(0)
  expect(axisStart([])).toBe(0)
})

test('bars say per cent of the expected energy, energy or money', () => {
  const soiling = bars.find(({ key }) => key === 'soiling')
  if (soiling === undefined) throw new Error('no bar')
  const facts = { modelKwh: 1000, price: { perKwh: 0.1, currency: 'EUR' } }
  const text = (unit: 'percent' | 'energy' | 'money'): string =>
    barText(soiling, lossScale(unit, facts).text).replace(/\s/g, ' ')
  expect(text('percent')).toBe('−2.00 %')
  expect(text('energy')).toBe('−20.00 kWh')
  expect(text('money')).toBe('−2 EUR')
  expect(lossScale('money', { ...facts, price: undefined }).unit).toBe('MWh')
})
