import type { FieldColumn } from '@duet/plant'
import { expect, test } from 'vitest'
import { pointLines, readPointLines } from './pointLines.ts'

const COLUMNS: readonly FieldColumn[] = [
  { name: 'share', label: 'Power', unit: '', shownUnit: '%', shownFactor: 100 },
  { name: 'factor', label: 'Power Factor', unit: '', shownUnit: '', shownFactor: 1 },
]

test('points are read in their shown units and written as they were', () => {
  const text = '0 1\n50\t0,99\n\n100; 0.95'
  const points = [
    { share: 0, factor: 1 },
    { share: 0.5, factor: 0.99 },
    { share: 1, factor: 0.95 },
  ]
  expect(readPointLines(text, COLUMNS)).toEqual(points)
  expect(pointLines(points, COLUMNS)).toBe('0 1\n50 0.99\n100 0.95')
})

test('nothing typed is no list', () => {
  expect(readPointLines(' \n', COLUMNS)).toBeUndefined()
})

test.each([
  ['0 1\n50 x', 'Line 2: "x" is not a number.'],
  ['0 1\n50', 'Line 2 has 1 numbers: give 2 (Power, %; Power Factor).'],
])('%j is refused with its line', (text, message) => {
  expect(() => readPointLines(text, COLUMNS)).toThrow(message)
})
