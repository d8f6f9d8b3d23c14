import { basename } from 'node:path'
import { AppError } from '@duet/contract'
import { splitCells } from '@duet/formats'
import type { FieldChange } from './plantVariant.ts'

/** A row of a table of variants. */
export interface VariantRow {
  readonly name: string
  /** The document that it varies, and its weather, as the table says them. */
  readonly plant: string | undefined
  readonly weather: string | undefined
  readonly changes: readonly FieldChange[]
}

/** Columns that are no field of a plant document. */
const OWN = ['name', 'plant', 'weather'] as const

const DELIMITERS = [',', ';', '\t'] as const

/**
 * The variants of a table: a head of field paths, then a variant a line; an empty cell leaves the field as the plant has it.
 *
 * @param file - for the names of variants without one, and for messages
 * @throws AppError INVALID_INPUT with the line at fault
 */
export function readVariants(file: string, text: string): readonly VariantRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ line, number: at + 1 }))
    .filter(({ line }) => line.trim() !== '')
  const [head, ...rows] = lines
  if (head === undefined || rows.length === 0)
    throw refused(file, 'it needs a head of field paths and a line for each variant')
  const delimiter = delimiterOf(head.line)
  const columns = splitCells(head.line, delimiter).map((cell) => cell.trim())
  const twice = columns.find((column, at) => column === '' || columns.indexOf(column) !== at)
  if (twice !== undefined)
    throw refused(file, twice === '' ? 'a column has no name' : `two columns are named ${twice}`)
  return rows.map(({ line, number }) => {
    const cells = splitCells(line, delimiter).map((cell) => cell.trim())
    if (cells.length !== columns.length)
      throw refused(file, `line ${number} has ${cells.length} cells, the head ${columns.length}`)
    return variantOf(`${basename(file)}:${number}`, columns, cells)
  })
}

/** The sign that stands most often in the head. */
function delimiterOf(head: string): string {
  const count = (sign: string): number => splitCells(head, sign).length
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function variantOf(
  place: string,
  columns: readonly string[],
  cells: readonly string[],
): VariantRow {
  const filled = columns.flatMap((path, at) => {
    const text = cells[at] ?? ''
    return text === '' ? [] : [{ path, text }]
  })
  const own = (name: (typeof OWN)[number]): string | undefined =>
    filled.find(({ path }) => path === name)?.text
  return {
    name: own('name') ?? place,
    plant: own('plant'),
    weather: own('weather'),
    changes: filled.filter(({ path }) => !OWN.some((name) => name === path)),
  }
}

const refused = (file: string, reason: string): AppError =>
  new AppError('INVALID_INPUT', `${basename(file)} is no table of variants: ${reason}.`)
