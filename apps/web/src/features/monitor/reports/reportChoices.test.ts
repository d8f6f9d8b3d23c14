import { expect, test } from 'vitest'
import { reportChoices, reportOfPeriod } from './reportChoices.ts'

const ENDED = '2026-06-20'
const of = (from: string, to: string) => reportOfPeriod({ from, to }, ENDED)?.of

test('a page of a day or a calendar month has a report of its own', () => {
  expect(of('2026-06-19', '2026-06-19')).toBe('2026-06-19')
  expect(of('2026-05-01', '2026-05-31')).toBe('2026-05')
  expect(of('2024-02-01', '2024-02-29')).toBe('2024-02')
  expect(of('2026-06-01', '2026-06-21')).toBe('2026-06')
})

test.each([
  ['2026-06-21', '2026-06-21'],
  ['2026-05-01', '2026-05-30'],
  ['2026-05-01', '2026-06-20'],
  ['2026-05-02', '2026-05-31'],
])('a page from %s to %s has none', (from, to) => {
  expect(of(from, to)).toBeUndefined()
})

test('the newest day, its month and the month before can be had from every page, each once', () => {
  expect(reportChoices({ from: '2026-05-02', to: '2026-06-20' }, ENDED)).toEqual([
    { of: '2026-06-20', label: expect.stringMatching(/20.*2026/) },
    { of: '2026-06', label: expect.stringMatching(/1.* to 20.*2026/) },
    { of: '2026-05', label: expect.stringMatching(/1.* to 31.*2026/) },
  ])
  expect(reportChoices({ from: '2026-06-01', to: '2026-06-21' }, ENDED)).toHaveLength(3)
})
