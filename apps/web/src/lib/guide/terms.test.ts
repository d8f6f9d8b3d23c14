import { expect, test } from 'vitest'
import { termsByName, termText } from './terms.ts'

const terms = termsByName([
  {
    names: ['Performance ratio', 'PR'],
    meaning: 'Energy over that at STC.',
    formula: 'E / (P0 · H)',
    unit: '',
    more: 'results.html#key-figures',
  },
  {
    names: ['Pitch'],
    meaning: 'From row to row.',
    formula: '',
    unit: 'm',
    more: 'components.html',
  },
])

test('a term is found by each of its names, whatever their letters', () => {
  expect(terms.get('pr')).toBe(terms.get('pr'))
  expect(terms.get('performance ratio')).toEqual(terms.get('pr'))
  expect(terms.get('pr')?.more).toBe('/docs/results.html#key-figures')
})

test('is told with its formula and unit, where it has them', () => {
  const told = ['pr', 'pitch'].map((name) => terms.get(name)).map((term) => term && termText(term))
  expect(told).toEqual(['Energy over that at STC. E / (P0 · H)', 'From row to row. Unit: m'])
})
