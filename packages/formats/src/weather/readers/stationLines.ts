import type { WeatherFormat } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import { splitCells } from '../text/splitCells.ts'

/** Lines of a station's file that are header or whole rows, and the number of each row's line. */
export interface StationLines {
  readonly text: string
  /** Of the file as it is, from 1, [rows] */
  readonly lineNumbers: readonly number[]
}

interface LineShape {
  readonly delimiter: ',' | ';' | '\t' | ' '
  /** Lines of names or of the site, or those that begin with `#`. */
  readonly header: number | 'comments'
}

const SHAPES: Readonly<Partial<Record<WeatherFormat, LineShape>>> = {
  cams: { delimiter: ';', header: 'comments' },
  surfrad: { delimiter: ' ', header: 2 },
  solrad: { delimiter: ' ', header: 2 },
  crn: { delimiter: ' ', header: 0 },
  midc: { delimiter: ',', header: 1 },
  'midc-raw': { delimiter: ',', header: 1 },
  srml: { delimiter: '\t', header: 1 },
}

/**
 * Takes out blank lines, which say nothing, rows that loggers lost (NUL characters), and lines that have not the number
 * of cells that most have: these are broken and go to the log.
 */
export function stationLines(
  format: WeatherFormat,
  lines: readonly string[],
  log: ProblemLog,
): StationLines {
  const { delimiter, header } = SHAPES[format] ?? { delimiter: ',', header: 1 }
  const headers: string[] = []
  const rows: { readonly text: string; readonly line: number; readonly cells: number }[] = []
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '' || text.includes('\0')) continue
    const isHeader = header === 'comments' ? text.startsWith('#') : headers.length < header
    if (isHeader) headers.push(text)
    else rows.push({ text, line: index + 1, cells: splitCells(text, delimiter).length })
  }
  const usual = mostFrequent(rows.map(({ cells }) => cells))
  const whole = rows.filter(({ cells, line }) => {
    if (cells === usual) return true
    const message = `Line ${line} has ${cells} values where the others have ${usual}. It may be cut short, or no row of data.`
    log.addBroken({ code: 'wrong_column_count', line, message })
    return false
  })
  return {
    text: [...headers, ...whole.map(({ text }) => text)].join('\n'),
    lineNumbers: whole.map(({ line }) => line),
  }
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as const)[0]
}
