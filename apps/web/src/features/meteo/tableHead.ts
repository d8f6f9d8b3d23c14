import { detectFormat, type SuggestedMapping, suggestPlainMapping } from '@duet/formats'

const HEAD_BYTES = 65_536
const SAMPLE_ROWS = 24
const SEARCH_LINES = 60
const DELIMITERS = [';', '\t', ',', '|'] as const
const MIN_COLUMNS = 3

/** The beginning of a file, as a table whose columns can be named. */
export interface TableHead {
  readonly headers: readonly string[]
  /** The first rows below the header, as text. */
  readonly samples: readonly (readonly string[])[]
  /** What could be told from the names; undefined: the person names all. */
  readonly suggested: SuggestedMapping['mapping'] | undefined
}

/** Undefined for a file of a known layout, and for one that is no table of text with a header line. */
export async function readTableHead(file: Blob): Promise<TableHead | undefined> {
  const text = await file.slice(0, HEAD_BYTES).text()
  return tableHead(text.replace(/^\uFEFF/, '').split(/\r?\n/))
}

export function tableHead(lines: readonly string[]): TableHead | undefined {
  if (detectFormat(lines) !== undefined) return undefined
  const suggested = suggestPlainMapping(lines)
  if (suggested !== undefined) {
    const { delimiter, headerLine } = suggested.mapping
    return {
      headers: suggested.headers,
      samples: samplesBelow(lines, headerLine - 1, delimiter),
      suggested: suggested.mapping,
    }
  }
  return plainHead(lines)
}

/** The first line of names that has a row of as many cells, mostly numbers, below it. */
function plainHead(lines: readonly string[]): TableHead | undefined {
  for (const [index, line] of lines.slice(0, SEARCH_LINES).entries()) {
    for (const delimiter of DELIMITERS) {
      const headers = cellsOf(line, delimiter)
      const below = cellsOf(lines[index + 1] ?? '', delimiter)
      const isHeader = headers.length >= MIN_COLUMNS && headers.every((cell) => !isNumber(cell))
      if (isHeader && below.length === headers.length && below.some(isNumber)) {
        return { headers, samples: samplesBelow(lines, index, delimiter), suggested: undefined }
      }
    }
  }
  return undefined
}

function samplesBelow(
  lines: readonly string[],
  headerIndex: number,
  delimiter: string,
): readonly (readonly string[])[] {
  return lines
    .slice(headerIndex + 1, headerIndex + 1 + SAMPLE_ROWS)
    .filter((line) => line.trim() !== '')
    .map((line) => cellsOf(line, delimiter))
}

function cellsOf(line: string, delimiter: string): readonly string[] {
  return line.split(delimiter).map((cell) => cell.trim().replaceAll('"', ''))
}

function isNumber(cell: string): boolean {
  return cell !== '' && Number.isFinite(Number(cell.replace(',', '.')))
}
