import { expect, test } from 'vitest'
import { parsePriceGrid, parsePrices, priceGridText } from './priceTexts.ts'

const GRID = Array.from({ length: 12 }, (_, month) =>
  Array.from({ length: 24 }, (_hour, hour) => month + hour / 100 - 2),
)

test('a grid that was written is read again, whatever stands between its prices', () => {
  const text = priceGridText(GRID)
  for (const between of [' ', '\t', ';', ', ']) {
    expect(parsePriceGrid(`\n${text.replaceAll(' ', between)}\n`)).toEqual({ prices: GRID })
  }
})

test('what is missing is named by its line', () => {
  const lines = priceGridText(GRID).split('\n')
  expect(parsePriceGrid('1 2 3')).toEqual({ error: '1 line: 12 are needed, January first.' })
  const short = lines.with(4, '1 2')
  expect(parsePriceGrid(short.join('\n'))).toEqual({ error: 'Line 5 has 2 prices: 24 are needed.' })
  const wrong = lines.with(0, lines[0]!.replace('-1.99', 'high'))
  expect(parsePriceGrid(wrong.join('\n'))).toEqual({
    error: "Line 1, price 2: 'high' is no number.",
  })
})

test('a list of prices is of any number, or of as many as are needed', () => {
  expect(parsePrices('40\n41.5;42\t-3\n')).toEqual({ prices: [40, 41.5, 42, -3] })
  expect(parsePrices(' ')).toEqual({ error: 'A price is needed.' })
  expect(parsePrices('1 2 high')).toEqual({ error: "Price 3: 'high' is no number." })
  const needed = { count: 3, what: 'one an hour' }
  expect(parsePrices('1 2', needed)).toEqual({ error: '2 prices: 3 are needed, one an hour.' })
})
