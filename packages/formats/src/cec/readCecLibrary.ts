import type { ComponentKind, InverterParameters } from '@duet/plant'
import { readNumber, splitCells } from '../weather/text/splitCells.ts'
import { CEC_INVERTER_COLUMNS, cecInverter, inverterFault } from './cecInverter.ts'
import { CEC_MODULE_COLUMNS, type CecModule, cecModuleOf, moduleFault } from './cecModule.ts'

interface CecEntry {
  /** Line of the file, from 1. */
  readonly line: number
  /** As the file has it: of inverters maker, model and AC voltage. */
  readonly name: string
  readonly manufacturer: string
  readonly model: string
}

export interface CecInverterEntry extends CecEntry {
  /** `inverter_id` is left to the catalogue that takes the entry in. */
  readonly parameters: InverterParameters
}

export interface CecModuleEntry extends CecEntry {
  readonly module: CecModule
}

export interface RejectedLine {
  readonly line: number
  readonly reason: string
}

interface LibraryOf<Kind extends ComponentKind, Entry> {
  readonly kind: Kind
  readonly entries: readonly Entry[]
  readonly rejected: readonly RejectedLine[]
}

export type CecLibrary =
  | LibraryOf<'inverter', CecInverterEntry>
  | LibraryOf<'panel', CecModuleEntry>

/** The text is no such library. */
export interface CecLibraryFault {
  readonly fault: string
}

/** What the numbers of a column must be. */
export type ColumnRule = 'positive' | 'non-negative' | 'any'
/** The cells of a line by column. */
export interface CecRow {
  readonly number: (column: string) => number
  /** Empty where the file has no such column. */
  readonly text: (column: string) => string
}

/** Names, units, and the names that SAM gives the columns. */
const HEADER_LINES = 3
const MAX_NAME_LENGTH = 200

/**
 * Reads SAM's library of CEC inverters or of CEC modules: a CSV text with a line of names, one of units and one that
 * begins with [0], then a component a line with the coefficients of its model. A line that cannot be used is rejected
 * with the reason; the others are read.
 */
export function readCecLibrary(text: string): CecLibrary | CecLibraryFault {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const names = cellsOf(lines[0] ?? '').map((name) => name.toLowerCase())
  const isModules = names.includes('i_sc_ref')
  const missing = [
    'Name',
    ...Object.keys(isModules ? CEC_MODULE_COLUMNS : CEC_INVERTER_COLUMNS),
  ].filter((name) => !names.includes(name.toLowerCase()))
  if (missing.length > 0) {
    return {
      fault: `This is no library of CEC inverters or modules: line 1 does not name the columns ${missing.join(', ')}.`,
    }
  }
  if (!(lines[2] ?? '').trim().startsWith('[0]')) {
    return {
      fault:
        'This is no library of CEC inverters or modules: line 2 must hold units and line 3 begin with [0].',
    }
  }
  const library: CecLibrary = isModules
    ? { kind: 'panel', ...entriesOf(lines, names, CEC_MODULE_COLUMNS, moduleEntry) }
    : { kind: 'inverter', ...entriesOf(lines, names, CEC_INVERTER_COLUMNS, inverterEntry) }
  return library.entries.length + library.rejected.length === 0
    ? { fault: 'The file holds no component.' }
    : library
}

const cellsOf = (line: string): readonly string[] =>
  splitCells(line, ',').map((cell) => cell.trim())

type MakeEntry<Entry> = (name: string, line: number, row: CecRow) => Entry | string

function inverterEntry(name: string, line: number, row: CecRow): CecInverterEntry | string {
  const fault = inverterFault(row)
  if (fault !== undefined) return fault
  const [, manufacturer = 'Unknown', model = name] = /^([^:]+?)\s*:\s*(.+)$/.exec(name) ?? []
  return { line, name, manufacturer, model, parameters: cecInverter(row) }
}

function moduleEntry(name: string, line: number, row: CecRow): CecModuleEntry | string {
  const fault = moduleFault(row)
  if (fault !== undefined) return fault
  const manufacturer = row.text('Manufacturer') || 'Unknown'
  const model = name.startsWith(`${manufacturer} `) ? name.slice(manufacturer.length + 1) : name
  return { line, name, manufacturer, model, module: cecModuleOf(row) }
}

function entriesOf<Entry>(
  lines: readonly string[],
  names: readonly string[],
  rules: Readonly<Record<string, ColumnRule>>,
  make: MakeEntry<Entry>,
): { readonly entries: readonly Entry[]; readonly rejected: readonly RejectedLine[] } {
  const entries: Entry[] = []
  const rejected: RejectedLine[] = []
  const firstLines = new Map<string, number>()
  for (let i = HEADER_LINES; i < lines.length; i++) {
    const cells = cellsOf(lines[i] ?? '')
    if (cells.every((cell) => cell === '')) continue
    const text = (column: string): string => cells[names.indexOf(column.toLowerCase())] ?? ''
    const entry = readLine(text, i + 1, { rules, firstLines, make })
    if (typeof entry === 'string') rejected.push({ line: i + 1, reason: entry })
    else entries.push(entry)
  }
  return { entries, rejected }
}

interface LineContext<Entry> {
  readonly rules: Readonly<Record<string, ColumnRule>>
  readonly firstLines: Map<string, number>
  readonly make: MakeEntry<Entry>
}

/** The entry, or why the line cannot be used. */
function readLine<Entry>(
  text: (column: string) => string,
  line: number,
  { rules, firstLines, make }: LineContext<Entry>,
): Entry | string {
  const name = text('Name')
  if (name === '') return 'Name is empty'
  if (name.length > MAX_NAME_LENGTH) return `Name is longer than ${MAX_NAME_LENGTH} characters`
  const first = firstLines.get(name.toLowerCase())
  if (first !== undefined) return `"${name}" stands on line ${first} already`
  firstLines.set(name.toLowerCase(), line)
  const values = readNumbers(text, rules)
  if (typeof values === 'string') return `${name}: ${values}`
  const entry = make(name, line, {
    number: (column) => values.get(column) ?? Number.NaN,
    text,
  })
  return typeof entry === 'string' ? `${name}: ${entry}` : entry
}

function readNumbers(
  text: (column: string) => string,
  rules: Readonly<Record<string, ColumnRule>>,
): ReadonlyMap<string, number> | string {
  const values = new Map<string, number>()
  for (const [column, rule] of Object.entries(rules)) {
    const cell = text(column)
    const value = readNumber(cell)
    if (value === undefined) return `${column} "${cell.slice(0, 40)}" is not a number`
    if (Number.isNaN(value)) return `${column} is missing`
    if (rule === 'positive' && value <= 0) return `${column} must be positive`
    if (rule === 'non-negative' && value < 0) return `${column} must be non-negative`
    values.set(column, value)
  }
  return values
}
