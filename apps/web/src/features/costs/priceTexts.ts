type PriceRows = readonly (readonly number[])[]

/** Prices as they were typed, or what is wrong with the text. */
export type TypedPrices<Prices = PriceRows | readonly number[]> =
  | { readonly prices: Prices }
  | { readonly error: string }

const MONTHS = 12
const HOURS = 24
const BETWEEN = /[\t;, ]+/

/** A table as spreadsheets copy it: a line for each month, with tabs, semicolons, commas or spaces between its prices. */
export function parsePriceGrid(text: string): TypedPrices<PriceRows> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length !== MONTHS) {
    return { error: `${countText(lines.length, 'line')}: 12 are needed, January first.` }
  }
  const rows: (readonly number[])[] = []
  for (const [at, line] of lines.entries()) {
    const row = numbersOf(line.trim().split(BETWEEN), `Line ${at + 1}, price`)
    if ('error' in row) return row
    if (row.prices.length !== HOURS) {
      return {
        error: `Line ${at + 1} has ${countText(row.prices.length, 'price')}: 24 are needed.`,
      }
    }
    rows.push(row.prices)
  }
  return { prices: rows }
}

/** A column or row of prices as spreadsheets copy it, of any number or of as many as `needed` says. */
export function parsePrices(
  text: string,
  needed?: { readonly count: number; readonly what: string },
): TypedPrices<readonly number[]> {
  const list = numbersOf(
    text.split(/[\s;,]+/).filter((cell) => cell !== ''),
    'Price',
  )
  if ('error' in list) return list
  const { length } = list.prices
  if (needed !== undefined && length !== needed.count) {
    return { error: `${countText(length, 'price')}: ${needed.count} are needed, ${needed.what}.` }
  }
  return length === 0 ? { error: 'A price is needed.' } : list
}

/** @param what - one of them, as an error names it */
function numbersOf(cells: readonly string[], what: string): TypedPrices<readonly number[]> {
  const wrong = cells.findIndex((cell) => cell === '' || !Number.isFinite(Number(cell)))
  return wrong < 0
    ? { prices: cells.map(Number) }
    : { error: `${what} ${wrong + 1}: '${cells[wrong]}' is no number.` }
}

export const priceGridText = (rows: PriceRows): string =>
  rows.map((row) => row.join(' ')).join('\n')

const countText = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`
