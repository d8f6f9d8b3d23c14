import { expect, test } from 'vitest'
import { parsePriceGrid, priceGridText } from './priceGrid.ts'

const GRID = Array.from({ length: 12 }, (_, month) =>
  Array.from({ length: 24 }, (_hour, hour) => month + hour / 100 - 2),
)

test('a grid that was written is read again, whatever stands between its prices', () => {
  const text = priceGridText(GRID)
  for (const between of [' ', '\t', ';', ', ']) {
    expect(parsePriceGrid(`\n${text.replaceAll(' ', between)}\n`)).toEqual({ rows: GRID })
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
