import { expect, test } from 'vitest'
import { changingLosses } from './yearLosses.ts'

const MONTHS = Array.from({ length: 24 }, (_none, month) =>
  new Date(Date.UTC(2019, month) + 7 * 3_600_000).toISOString(),
)
const row = (key: string, kind: string, loss: (month: number) => number) => ({
  key,
  kind,
  label: key,
  group: 'dc',
  unit: 'kWh',
  loss: MONTHS.map((_time, month) => loss(month)),
  value_after: MONTHS.map((_time, month) => 100 - loss(month)),
  loss_fraction_of_previous: MONTHS.map((_time, month) => loss(month) / 100),
})

test('losses that change over the years have their share of each, by the time of the site', () => {
  const rows = [
    row('degradation', 'stage', (month) => (month < 12 ? 1 : 2)),
    row('wiring', 'stage', () => 3),
    row('total', 'total', (month) => month),
  ]
  const years = [{ start: '2019-01' }, { start: '2020-01' }]
  expect(changingLosses({ time: MONTHS, rows }, years, -7)).toEqual([
    { key: 'degradation', label: 'degradation', fractions: [0.01, 0.02] },
  ])
})
