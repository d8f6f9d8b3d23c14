import { expect, test } from 'vitest'
import { filteredRows, stateCounts } from './rowTexts.ts'

const row = (state: string, item: string, note = '') => ({
  section: 'Losses',
  state,
  item,
  given: '',
  becomes: '',
  note,
})
const ROWS = [
  row('taken', 'Soiling'),
  row('assumed', 'Albedo', 'Usual ground'),
  row('taken', 'Mismatch'),
]

test('lines are found by their state and by any of their words', () => {
  expect(filteredRows(ROWS, { show: 'taken', find: undefined })).toHaveLength(2)
  expect(filteredRows(ROWS, { show: undefined, find: 'GROUND' })).toEqual([ROWS[1]])
  expect(filteredRows(ROWS, { show: 'taken', find: 'ground' })).toEqual([])
  expect(stateCounts(ROWS).get('taken')).toBe(2)
})
