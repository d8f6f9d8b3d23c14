import { expect, test } from 'vitest'
import { windRoseOption } from './windRoseOption.ts'

const SHARES = {
  sectors: [{ name: 'N', fraction: 0.8, fractions: [0.5, 0.3], meanSpeed: 4 }],
  calmFraction: 0.2,
  knownRows: 10,
  unknownRows: 0,
}

test('the tooltip names the share of each class that the legend shows', () => {
  const { tooltip } = windRoseOption(SHARES, ['0.5 to 5 m/s', 'from 5 m/s'])
  const formatter = tooltip && 'formatter' in tooltip ? tooltip.formatter : undefined
  if (typeof formatter !== 'function') throw new Error('the rose has no tooltip')
  const shown = [{ dataIndex: 0, seriesName: 'from 5 m/s', marker: '' }]
  expect(formatter(shown as never, '')).toContain('from 5 m/s <b>30')
})
