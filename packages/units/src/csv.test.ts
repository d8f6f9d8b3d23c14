import { expect, test } from 'vitest'
import { csvRow, csvText, withoutFormula } from './csv.ts'

test('numbers are raw and missing values empty', () => {
  expect(csvRow(['Jan', 1234.5, -5, null, undefined, Number.NaN])).toBe('Jan,1234.5,-5,,,')
})

test('commas, quotes and line ends are quoted', () => {
  expect(csvRow(['a "b", c', 'd\ne', 'f\rg'])).toBe('"a ""b"", c","d\ne","f\rg"')
})

test('text that a spreadsheet would run as a formula is defused; negative numbers stay numbers', () => {
  expect(csvRow(['=1+1', -5])).toBe("'=1+1,-5")
  expect(['=a', '+a', '-a', '@a', '\ta', '\ra', 'a=b'].map(withoutFormula)).toEqual([
    "'=a",
    "'+a",
    "'-a",
    "'@a",
    "'\ta",
    "'\ra",
    'a=b',
  ])
})

test('each row ends as asked, the last one too', () => {
  expect(csvText([['a', 'b'], [], [1, 2]], '\r\n')).toBe('a,b\r\n\r\n1,2\r\n')
  expect(csvText([['a'], [1]], '\n')).toBe('a\n1\n')
})
