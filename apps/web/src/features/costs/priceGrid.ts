/** Prices of twelve months, January first, of 24 hours; or what is wrong with the text. */
export type PriceGrid =
  | { readonly rows: readonly (readonly number[])[] }
  | { readonly error: string }

const MONTHS = 12
const HOURS = 24
const BETWEEN = /[\t;, ]+/

/** A table as spreadsheets copy it: a line for each month, with tabs, semicolons, commas or spaces between its prices. */
export function parsePriceGrid(text: string): PriceGrid {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length !== MONTHS) {
    return { error: `${countText(lines.length, 'line')}: 12 are needed, January first.` }
  }
  const rows: number[][] = []
  for (const [at, line] of lines.entries()) {
    const cells = line.trim().split(BETWEEN)
    const wrong = cells.findIndex((cell) => cell === '' || !Number.isFinite(Number(cell)))
    if (wrong >= 0) {
      return { error: `Line ${at + 1}, price ${wrong + 1}: '${cells[wrong]}' is no number.` }
    }
    if (cells.length !== HOURS) {
      return { error: `Line ${at + 1} has ${countText(cells.length, 'price')}: 24 are needed.` }
    }
    rows.push(cells.map(Number))
  }
  return { rows }
}

export const priceGridText = (rows: readonly (readonly number[])[]): string =>
  rows.map((row) => row.join(' ')).join('\n')

const countText = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`
