import { expect, test } from 'vitest'
import { periodLines, readPeriodLines } from './periodLines.ts'

test('periods are read as they are written', () => {
  const periods = [
    { from: '2026-05-01T14:00', to: '2026-05-01T18:30', angle: -52.5, note: 'Hail, at the west' },
    { from: '12-24', to: '01-02', angle: 0 },
  ]
  expect(periodLines(periods)).toBe(
    '2026-05-01 14:00, 2026-05-01 18:30, -52.5, Hail, at the west\n12-24, 01-02, 0',
  )
  expect(readPeriodLines(periodLines(periods))).toEqual(periods)
  expect(readPeriodLines('\n12-24;01-02; 0\n')).toEqual(periods.slice(1))
  expect(readPeriodLines(' \n')).toBeUndefined()
})

test.each(['12-24, 01-02', '12-24, 01-02, steep', '12-24'])('%s lacks a part', (line) => {
  expect(() => readPeriodLines(`1-1, 1-2, 3\n${line}`)).toThrow(`Line 2: "${line}" is not a start`)
})
