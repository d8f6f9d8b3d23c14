import { expect, test } from 'vitest'
import { readTerms, writeTerms } from './terms.ts'

const KNOWN = new Set(['curtailment', 'string_outage'])

test('terms of an address are read, and what it does not make sense of is left out', () => {
  expect(readTerms('curtailment.available,weather.excluded,string_outage.maybe,', KNOWN)).toEqual([
    { event_type: 'curtailment', counted_as: 'available' },
  ])
  expect(readTerms(undefined, KNOWN)).toEqual([])
})

test('an address names only what is not as usual', () => {
  const excluded = { event_type: 'string_outage', counted_as: 'excluded' } as const
  const text = writeTerms(readTerms('curtailment.available', KNOWN), excluded, 'unavailable')
  expect(text).toBe('curtailment.available,string_outage.excluded')
  const back = writeTerms(
    readTerms(text, KNOWN),
    { ...excluded, counted_as: 'unavailable' },
    'unavailable',
  )
  expect(back).toBe('curtailment.available')
  const none = { event_type: 'curtailment', counted_as: 'excluded' } as const
  expect(writeTerms(readTerms(back, KNOWN), none, 'excluded')).toBeUndefined()
})
