/** The cells of one line; a delimiter inside double quotes does not split, the quotes are removed. */
export function splitCells(line: string, delimiter: string): string[] {
  if (delimiter === ' ') return line.trim().split(/[ \t]+/)
  if (!line.includes('"')) return line.split(delimiter)
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    const character = line.charAt(i)
    if (character === '"') {
      if (quoted && line.charAt(i + 1) === '"') {
        cell += '"'
        i += 1
      } else quoted = !quoted
    } else if (character === delimiter && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  cells.push(cell)
  return cells
}

/** Without a character beside delimiters. */
export const isBlankLine = (line: string): boolean => /^[\s,;|]*$/.test(line)

/** Number of cells up to the last that is not blank. */
export function countFilled(cells: readonly string[]): number {
  let count = cells.length
  while (count > 0 && (cells[count - 1] ?? '').trim() === '') count -= 1
  return count
}

/** The cells up to the last that is not blank, without the blanks around them. */
export const filledCells = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, countFilled(cells)).map((cell) => cell.trim())

/** `1.043,2` is 1043.2; a point before three digits sets thousands apart. */
function numberWithComma(text: string): number {
  if (/^-?\d{1,3}([.' \u00a0\u202f’]\d{3})+(,\d+)?$/.test(text))
    return Number(text.replace(/[^\d,-]/g, '').replace(',', '.'))
  return Number(text.replace(',', '.'))
}

/** As people, programs and the cells of spreadsheets say it. */
const NO_VALUE =
  /^(nan|na|n\/a|null|none|-+|nd|missing|#(div\/0!|n\/a|value!|ref!|num!|name\?|null!))$/i

/** A finite number, NaN for an empty cell or a usual word for "no value", undefined for other text. */
export function readNumber(text: string, decimalComma = false): number | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return Number.NaN
  const value = decimalComma ? numberWithComma(trimmed) : Number(trimmed)
  if (Number.isFinite(value)) return value
  if (!decimalComma && /^-?\d{1,3}([,' \u00a0\u202f’]\d{3})+(\.\d+)?$/.test(trimmed))
    return Number(trimmed.replace(/[^\d.-]/g, ''))
  return NO_VALUE.test(trimmed) ? Number.NaN : undefined
}
