import { expect, test } from 'vitest'
import { periodLines, readPeriodLines } from './periodLines.ts'

const MW = { shownUnit: 'MW', shownFactor: 1e-6 }
const PERIODS = [
  { from: '2026-05-01T12:00', to: '2026-05-03T18:00', limit: 30_000_000 },
  { from: '2026-06-01T00:00', to: '2026-06-01T00:30', limit: 0 },
]

test('periods are written a line each and read again', () => {
  const text = periodLines(PERIODS, MW)
  expect(text).toBe('2026-05-01T12:00 2026-05-03T18:00 30\n2026-06-01T00:00 2026-06-01T00:30 0')
  expect(readPeriodLines(text, MW)).toEqual(PERIODS)
})

test('a table of a spreadsheet or a CSV file is read, its titles left out', () => {
  const csv = 'from,to,limit\r\n2026-05-01 12:00:00,2026-05-03 18:00:00,30\r\n'
  expect(readPeriodLines(csv, MW)).toEqual(PERIODS.slice(0, 1))
  expect(readPeriodLines('2026-05-01T12:00\t2026-05-03T18:00\t30', MW)).toEqual(PERIODS.slice(0, 1))
  expect(readPeriodLines(' \n', MW)).toBeUndefined()
})

test.each(['2026-05-01T12:00 2026-05-03T18:00', '2026-05-01T12:00 2026-05-03T18:00 x'])(
  '%j is refused with its line',
  (line) => {
    expect(() => readPeriodLines(`from to limit\n${line}`, MW)).toThrow(/^Line 2: give a start/)
  },
)
