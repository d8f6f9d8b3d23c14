import type { FieldColumn } from '@duet/plant'
import { expect, test } from 'vitest'
import { pointLines, readPointLines } from './pointLines.ts'

const column = (name: string, label: string, shownFactor = 1): FieldColumn => ({
  name,
  label,
  unit: '%',
  shownUnit: '%',
  shownFactor,
})
const COLUMNS = [column('from', 'From'), column('share', 'Share', 100)]

test('a point is a line of its columns, and is read as it was written', () => {
  const points = [
    { from: -1.5, share: 0.25 },
    { from: 0, share: 0.75 },
  ]
  expect(pointLines(points, COLUMNS)).toBe('-1.5 25\n0 75')
  expect(readPointLines('-1.5 25\n0 75', COLUMNS)).toEqual(points)
  expect(readPointLines(' -1,5;25\n\n0\t75 ', COLUMNS)).toEqual(points)
  expect(readPointLines(' \n', COLUMNS)).toBeUndefined()
})

test('a line that is no point is named with what it needs', () => {
  expect(() => readPointLines('0 50\n1', COLUMNS)).toThrow(
    'Line 2 has 1 numbers: give from, share.',
  )
  expect(() => readPointLines('0 x', COLUMNS)).toThrow('Line 1: "x" is not a number.')
})
