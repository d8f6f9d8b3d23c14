import { describe, expect, test } from 'vitest'
import { hourLines, readHourLines } from './hourTable.ts'

const table = Array.from({ length: 288 }, (_, place) => place / 4)

describe('a table of months and hours', () => {
  test('is read as it is written, also from a spreadsheet', () => {
    expect(readHourLines(hourLines(table))).toEqual(table)
    expect(readHourLines(hourLines(table).replaceAll(' ', '\t').replaceAll('.', ','))).toEqual(
      table,
    )
    expect(readHourLines(' \n')).toBeUndefined()
  })

  test('is that of one line in all months', () => {
    const [january = ''] = hourLines(table).split('\n')
    expect(readHourLines(january)).toEqual(
      Array.from({ length: 12 }, () => table.slice(0, 24)).flat(),
    )
  })

  test.each([
    ['1 2\n3', 'There are 2 lines: give 12, January first, or one for all.'],
    ['1 2 3', 'Line 1 has 3 numbers: give 24, from midnight on.'],
    [hourLines(table).replace('71.75', 'x'), 'Line 12: "x" is not a number.'],
  ])('says what a line needs', (text, message) => {
    expect(() => readHourLines(text)).toThrow(message)
  })
})
