import { expect, test } from 'vitest'
import { type DateOrder, readStampText } from './stampText.ts'

test.each<[string, DateOrder, readonly number[]]>([
  ['2015-01-31 01:05:00', 'YMD', [2015, 1, 31, 1, 5]],
  ['01/02/1988 24:00', 'MDY', [1988, 1, 2, 24, 0]],
  ['31.03.2021 21:30', 'DMY', [2021, 3, 31, 21, 30]],
  ['20160229:0010', 'YMD', [2016, 2, 29, 0, 10]],
  ['2015-01-01T00:30Z', 'YMD', [2015, 1, 1, 0, 30]],
  ['2015-01-01T00:30+05:30', 'YMD', [2014, 12, 31, 19, 0]],
  ['2015-12-31T23:00-0700', 'YMD', [2016, 1, 1, 6, 0]],
  ['7/1/2020 12:05 AM', 'MDY', [2020, 7, 1, 0, 5]],
  ['7/1/2020 1:05 PM', 'MDY', [2020, 7, 1, 13, 5]],
  ['1/7/99 3:00', 'DMY', [1999, 7, 1, 3, 0]],
])('%s as %s', (text, order, expected) => {
  const out = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  expect(readStampText(text, order, out)).toBeUndefined()
  expect([out.year, out.month, out.day, out.hour, out.minute]).toEqual(expected)
})

test.each<[string, DateOrder]>([
  ['2019-02-29 00:00', 'YMD'],
  ['31/12/2020 00:00', 'MDY'],
  ['2020-01-01 24:30', 'YMD'],
  ['noon', 'YMD'],
  ['', 'YMD'],
])('%s is not possible as %s', (text, order) => {
  expect(readStampText(text, order, { year: 0, month: 0, day: 0, hour: 0, minute: 0 })).toBeTypeOf(
    'string',
  )
})
