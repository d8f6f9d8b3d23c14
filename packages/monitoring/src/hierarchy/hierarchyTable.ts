import type { HierarchyError } from './checkTree.ts'
import { HIERARCHY_COLUMNS, type HierarchyRow } from './readHierarchy.ts'

const NUMBERS = new Set(['inverter_dc_capacity', 'sensor_time_interval', 'scale', 'offset', 'sign'])
const REQUIRED = ['id', 'name', 'component'] as const

/** A line of a table and its cells. */
export interface TableLine {
  /** From 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Rows of a table whose header names the fields of nodes; an empty cell is an absent value, the order of the columns
 * is free.
 */
export function hierarchyRows([header, ...lines]: readonly TableLine[]): {
  readonly rows: readonly HierarchyRow[]
  readonly errors: readonly HierarchyError[]
} {
  const columns = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const row = header?.line ?? 1
  const errors: HierarchyError[] = [
    ...REQUIRED.filter((field) => !columns.includes(field)).map((field) => ({
      row,
      field,
      message: 'The header has no such column',
    })),
    ...columns.flatMap((field, at) => headerFault(columns, field, at, row)),
  ]
  if (errors.length > 0) return { rows: [], errors }
  return { rows: lines.map((line) => rowOf(columns, line)), errors }
}

function headerFault(
  columns: readonly string[],
  field: string,
  at: number,
  row: number,
): HierarchyError[] {
  if (!HIERARCHY_COLUMNS.includes(field)) {
    const message = `No field of a node; they are ${HIERARCHY_COLUMNS.join(', ')}`
    return [{ row, field: field || `column ${at + 1}`, message }]
  }
  return columns.indexOf(field) < at ? [{ row, field, message: 'The column stands twice' }] : []
}

function rowOf(columns: readonly string[], { line, cells }: TableLine): HierarchyRow {
  const given = columns.flatMap((field, at) => {
    const text = (cells[at] ?? '').trim()
    return text === '' ? [] : [[field, NUMBERS.has(field) ? Number(text) : text] as const]
  })
  return { row: line, values: Object.fromEntries(given) }
}
