import { expect, test } from 'vitest'
import type { SystemLosses } from '../useResults.ts'
import { acFigures } from './stageFigures.ts'

const row = (key: string, value_after: number, loss: number): SystemLosses['rows'][number] => ({
  key,
  label: key,
  group: 'ac',
  kind: 'stage',
  value_after,
  unit: 'kWh',
  loss,
  loss_fraction_of_previous: loss / (value_after + loss),
  is_modelled: true,
})

test('clipping is that of the hours and within them, of the energy before both', () => {
  const figures = acFigures([
    row('inv_eff', 1000, 20),
    row('inv_clip', 970, 30),
    row('inv_subclip', 950, 20),
    row('inv_temp', 940, 10),
  ])
  expect(figures.find(({ label }) => label === 'Clipping')).toMatchObject({
    value: '5.00',
    unit: '%',
    parts: [
      { label: 'Numerator', value: expect.stringContaining('50') },
      { label: 'Denominator', value: expect.stringMatching(/^1[.,]?0*/) },
    ],
  })
  expect(figures.find(({ label }) => label === 'Conversion loss')?.value).toBe('1.96')
})
