import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('numbers are raw, missing values empty, lines end in CRLF', () => {
  expect(
    csvText(
      ['month', 'energy (kWh)'],
      [
        ['Jan', 1234.5],
        ['Feb', null],
        ['Mar', Number.NaN],
      ],
    ),
  ).toBe('month,energy (kWh)\r\nJan,1234.5\r\nFeb,\r\nMar,\r\n')
})

test('commas, quotes and line ends are quoted', () => {
  expect(csvText(['name'], [['a "b", c'], ['d\ne']])).toBe('name\r\n"a ""b"", c"\r\n"d\ne"\r\n')
})

test('text that a spreadsheet would run as a formula is defused; negative numbers stay numbers', () => {
  expect(csvText(['name', 'x'], [['=1+1', -5]])).toBe("name,x\r\n'=1+1,-5\r\n")
})
