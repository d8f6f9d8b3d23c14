import { expect, test } from 'vitest'
import { periodLines, readPeriodLines } from './periodLines.ts'

const MW = { shownUnit: 'MW', shownFactor: 1e-6 }
const DEGREES = { shownUnit: '°', shownFactor: 1 }
const LIMITS = [
  { from: '2026-05-01T12:00', to: '2026-05-03T18:00', value: 30_000_000 },
  { from: '2026-06-01T00:00', to: '2026-06-01T00:30', value: 0 },
]
const ANGLES = [
  { from: '2026-05-01T14:00', to: '2026-05-01T18:30', value: -52.5, note: 'Hail, at the west' },
  { from: '12-24', to: '01-02', value: 0 },
]

test('periods are written a line each and read again', () => {
  const text = periodLines(LIMITS, MW)
  expect(text).toBe('2026-05-01 12:00, 2026-05-03 18:00, 30\n2026-06-01 00:00, 2026-06-01 00:30, 0')
  expect(readPeriodLines(text, MW)).toEqual(LIMITS)
  const angles = periodLines(ANGLES, DEGREES)
  expect(angles).toBe(
    '2026-05-01 14:00, 2026-05-01 18:30, -52.5, Hail, at the west\n12-24, 01-02, 0',
  )
  expect(readPeriodLines(angles, DEGREES)).toEqual(ANGLES)
  expect(readPeriodLines('\n12-24;01-02; 0\n', DEGREES)).toEqual(ANGLES.slice(1))
})

test('a table of a spreadsheet or a CSV file is read, its titles left out', () => {
  const csv = 'from,to,limit\r\n2026-05-01 12:00:00,2026-05-03 18:00:00,30\r\n'
  expect(readPeriodLines(csv, MW)).toEqual(LIMITS.slice(0, 1))
  for (const between of ['\t', ' ']) {
    const line = ['2026-05-01T12:00', '2026-05-03T18:00', '30'].join(between)
    expect(readPeriodLines(line, MW)).toEqual(LIMITS.slice(0, 1))
  }
  expect(readPeriodLines(' \n', MW)).toBeUndefined()
})

test.each(['12-24, 01-02', '12-24, 01-02, steep', '12-24', '2026-05-01T12:00 2026-05-03T18:00 x'])(
  '%j is refused with its line',
  (line) => {
    expect(() => readPeriodLines(`from to value\n${line}`, MW)).toThrow(/^Line 2: give a start/)
  },
)
