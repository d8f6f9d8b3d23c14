import type { ShownLossRow } from '@duet/results'
import { expect, test } from 'vitest'
import { sankeyFlows } from './sankeyFlows.ts'
import { waterfallBars } from './waterfallBars.ts'

const row = (
  key: string,
  kind: string,
  value_after: number,
  loss: number,
  unit = 'kWh',
): ShownLossRow => ({
  key,
  label: key,
  group: unit === 'kWh' ? 'dc' : 'irradiance',
  kind,
  value_after,
  unit,
  loss,
  loss_fraction_of_previous: loss / (value_after + loss),
  is_modelled: true,
})

const BARS = waterfallBars([
  row('ghi', 'start', 2000, 0, 'kWh/m²'),
  row('transposition', 'stage', 2400, -400, 'kWh/m²'),
  row('soiling', 'stage', 2350, 50, 'kWh/m²'),
  row('horizon', 'stage', 2350, 0, 'kWh/m²'),
  row('temperature', 'stage', 9000, 400),
  row('e_grid', 'total', 9000, 0),
])

test('what enters a place leaves it, and the last is the energy at the end', () => {
  const flows = sankeyFlows(BARS, 4)
  const sum = (end: 'source' | 'target', place: string): number =>
    flows.filter((flow) => flow[end] === place).reduce((total, { kwh }) => total + kwh, 0)
  expect(sum('source', 'ghi')).toBe(8000)
  expect(sum('target', 'After: transposition')).toBe(sum('source', 'After: transposition'))
  expect(sum('target', 'After: soiling')).toBe(9400)
  expect(sum('target', 'soiling')).toBe(200)
  expect(sum('target', 'e_grid')).toBe(9000)
  expect(flows.some(({ target }) => target.includes('horizon'))).toBe(false)
})
