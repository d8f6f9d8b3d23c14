import { expect, test } from 'vitest'
import { byDay, daysAround, sortOf, sortText } from './issue.ts'
import { filterOf, issuesSearch } from './issuesSearch.ts'

test('the readings of an issue are shown with a day on each side, of a long one its last days', () => {
  const short = { first_date: '2026-06-12', last_date: '2026-06-14' }
  expect(daysAround(short, undefined)).toEqual({ from: '2026-06-11', to: '2026-06-15' })
  expect(daysAround(short, '2026-06-12')).toEqual({ from: '2026-06-11', to: '2026-06-13' })
  const long = { first_date: '2026-01-01', last_date: '2026-06-14' }
  expect(daysAround(long, undefined)).toEqual({ from: '2026-06-01', to: '2026-06-15' })
})

test('days without events are zero in a small line', () => {
  const days = { from: '2026-02-27', to: '2026-03-02' }
  expect(byDay(['2026-02-28', '2026-03-02'], [4, 2], days)).toEqual([0, 4, 0, 2])
})

test('what an address says that is not known is no filter', () => {
  const search = issuesSearch.parse({
    type: 'rain',
    state: 'open',
    severity: 'loud',
    page: 0,
    sort: 'kwh; drop',
  })
  expect(search).toEqual({ state: 'open' })
  expect(filterOf(search, { from: '2026-06-01', to: '2026-06-30' })).toMatchObject({
    states: ['open'],
    event_types: null,
    hierarchy_ids: null,
  })
})

test('an order is the same text in the address and to the server', () => {
  expect(sortText(sortOf('last_at asc'))).toBe('last_at asc')
  expect(sortOf('kwh desc')).toEqual({ key: 'kwh', descending: true })
})
