import { splitCells } from '@duet/formats'
import type { TableLine } from '@duet/monitoring'

const DELIMITERS = [',', ';', '\t'] as const

/** The lines of a table that are not blank; the sign that splits the first the most is the delimiter. */
export function tableLines(text: string): readonly TableLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((content, at) => ({ line: at + 1, content }))
    .filter(({ content }) => content.trim() !== '')
  const count = (delimiter: string): number => splitCells(lines[0]?.content ?? '', delimiter).length
  const delimiter = DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
  return lines.map(({ line, content }) => ({ line, cells: splitCells(content, delimiter) }))
}
