import { expect, test } from 'vitest'
import { isFiltered, orderOf, projectsSearch } from './projectsSearch.ts'

test('what an address holds that is no choice is left out', () => {
  const search = { collection: 'theirs', order: 'size', page: 0, view: 'table', search: 'x' }
  expect(projectsSearch.parse(search)).toEqual({ search: 'x' })
})

test('the newest activity stands first, names run from a to z', () => {
  expect(orderOf({})).toEqual({ key: 'last_activity_at', descending: true })
  expect(orderOf({ order: 'name' })).toEqual({ key: 'name', descending: false })
  expect(orderOf({ order: 'created_at' })).toEqual({ key: 'created_at', descending: true })
  expect(orderOf({ order: 'name', descending: true }).descending).toBe(true)
})

test('order, page and view leave nothing out of the list', () => {
  expect(isFiltered({ order: 'name', page: 2, view: 'cards' })).toBe(false)
  expect(isFiltered({ collection: 'all_sentinel' })).toBe(true)
  expect(isFiltered({ portfolio: 'x' })).toBe(true)
})
