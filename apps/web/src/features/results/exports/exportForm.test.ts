import { expect, test } from 'vitest'
import {
  columnChoices,
  EXPORT_DEFAULTS,
  exportInput,
  intervalText,
  longerIntervals,
  runDays,
} from './exportForm.ts'

test('an export of the system names no block, whatever was chosen before', () => {
  expect(exportInput({ ...EXPORT_DEFAULTS, scope: 'system', block: 'b1' }, -7).block_id).toBeNull()
  expect(exportInput({ ...EXPORT_DEFAULTS, scope: 'block', block: 'b1' }, -7).block_id).toBe('b1')
  expect(exportInput({ ...EXPORT_DEFAULTS, scope: 'block' }, -7).block_id).toBeNull()
})

test('the step itself and all columns are asked for by saying nothing', () => {
  expect(exportInput(EXPORT_DEFAULTS, -7)).toMatchObject({ time_interval: null, columns: null })
})

test('only intervals longer than a step are offered', () => {
  expect(longerIntervals('OneHour')).toEqual(['OneDay', 'OneWeek', 'OneMonth', 'OneYear'])
  expect(longerIntervals('FifteenMinutes')[0]).toBe('ThirtyMinutes')
})

test('every column of a scope is offered once', () => {
  const names = columnChoices({ scope: 'block', names: 'duet' }).flatMap(({ items }) =>
    items.map(({ value }) => value),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('poa_nominal')
})

test('an interval reads as words', () => {
  expect(intervalText('FifteenMinutes')).toBe('Fifteen minutes')
})

test('days are those of the chosen clock, the last one whole', () => {
  const form = { ...EXPORT_DEFAULTS, from: '2026-06-01', to: '2026-06-30' }
  expect(exportInput(form, -7)).toMatchObject({
    from: '2026-06-01T07:00:00.000Z',
    to: '2026-07-01T07:00:00.000Z',
  })
  expect(exportInput({ ...form, timeZone: 'utc' }, -7)).toMatchObject({
    from: '2026-06-01T00:00:00.000Z',
    to: '2026-07-01T00:00:00.000Z',
  })
})

test('a run is offered by its own days', () => {
  const run = {
    from: '2026-01-01T07:00:00.000Z',
    to: '2027-01-01T07:00:00.000Z',
    local_time_zone: -7,
  }
  expect(runDays(run, 'site')).toEqual(['2026-01-01', '2026-12-31'])
  expect(runDays(run, 'utc')).toEqual(['2026-01-01', '2027-01-01'])
})
