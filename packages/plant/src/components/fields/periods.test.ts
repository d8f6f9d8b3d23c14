import { expect, test } from 'vitest'
import { fieldMessage } from './fieldMessage.ts'
import { localTimeMs, periodsOf } from './periods.ts'
import { nonNegative } from './rules.ts'

test('a local time is read as if it were UTC, and a date that is none is no time', () => {
  expect(localTimeMs('2026-05-01T12:30')).toBe(Date.UTC(2026, 4, 1, 12, 30))
  for (const text of ['2026-02-30T00:00', '2026-05-01', '2026-05-01T12:30Z', '2026-05-01T24:30']) {
    expect(localTimeMs(text)).toBeNaN()
  }
})

test.each([
  [{ from: '2026-05-01T12:00', to: '2026-05-01T12:00', value: 1 }, 'to', 'must be after its start'],
  [{ from: '2026-05-01', to: '2026-05-02T00:00', value: 1 }, 'from', 'must be a time'],
  [
    { from: '2026-05-01T00:00', to: '2026-05-02T00:00', value: -1 },
    'value',
    'must be non-negative',
  ],
])('%j is wrong at %s', (period, field, message) => {
  const parsed = periodsOf(nonNegative).safeParse([period], { error: fieldMessage })
  const [issue] = parsed.error?.issues ?? []
  expect(issue?.path).toEqual([0, field])
  expect(issue?.message).toContain(message)
})

test('a leap year of hours is the most', () => {
  const period = { from: '2026-05-01T00:00', to: '2026-05-01T01:00', value: 0 }
  const many = (count: number) => Array.from({ length: count }, () => period)
  expect(periodsOf(nonNegative).safeParse(many(8784)).success).toBe(true)
  expect(periodsOf(nonNegative).safeParse(many(8785)).success).toBe(false)
})
