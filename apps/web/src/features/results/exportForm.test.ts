import { expect, test } from 'vitest'
import {
  columnChoices,
  EXPORT_DEFAULTS,
  exportInput,
  intervalText,
  longerIntervals,
} from './exportForm.ts'

test('an export of the system names no block, whatever was chosen before', () => {
  expect(exportInput({ ...EXPORT_DEFAULTS, scope: 'system', block: 'b1' }).block_id).toBeNull()
  expect(exportInput({ ...EXPORT_DEFAULTS, scope: 'block', block: 'b1' }).block_id).toBe('b1')
  expect(exportInput({ ...EXPORT_DEFAULTS, scope: 'block' }).block_id).toBeNull()
})

test('the step itself and all columns are asked for by saying nothing', () => {
  expect(exportInput(EXPORT_DEFAULTS)).toMatchObject({ time_interval: null, columns: null })
})

test('only intervals longer than a step are offered', () => {
  expect(longerIntervals('OneHour')).toEqual(['OneDay', 'OneWeek', 'OneMonth', 'OneYear'])
  expect(longerIntervals('FifteenMinutes')[0]).toBe('ThirtyMinutes')
})

test('every column of a scope is offered once', () => {
  const names = columnChoices('block').flatMap(({ items }) => items.map(({ value }) => value))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('poa_nominal')
})

test('an interval reads as words', () => {
  expect(intervalText('FifteenMinutes')).toBe('Fifteen minutes')
})
