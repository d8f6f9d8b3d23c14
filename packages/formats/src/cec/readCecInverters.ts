import { completeComponent, type InverterParameters } from '@duet/plant'
import { readNumber, splitCells } from '../weather/text/splitCells.ts'

export interface CecInverterEntry {
  /** Line of the file, from 1. */
  readonly line: number
  /** As the file has it: maker, model and AC voltage. */
  readonly name: string
  readonly manufacturer: string
  readonly model: string
  /** `inverter_id` is left to the catalogue that takes the entry in. */
  readonly parameters: InverterParameters
}

export interface RejectedLine {
  readonly line: number
  readonly reason: string
}

export interface CecLibrary {
  readonly inverters: readonly CecInverterEntry[]
  readonly rejected: readonly RejectedLine[]
}

/** The text is no such library. */
export interface CecLibraryFault {
  readonly fault: string
}

/** Columns with what their numbers must be. */
const COLUMNS = {
  Vac: 'positive',
  Pso: 'non-negative',
  Paco: 'positive',
  Pdco: 'positive',
  Vdco: 'positive',
  C0: 'any',
  C1: 'any',
  C2: 'any',
  C3: 'any',
  Pnt: 'any',
  Vdcmax: 'positive',
  Idcmax: 'positive',
  Mppt_low: 'positive',
  Mppt_high: 'positive',
} as const

type Column = keyof typeof COLUMNS
/** The numbers of a line by column. */
type Row = (name: Column) => number

const COLUMN_NAMES = Object.keys(COLUMNS).filter((name): name is Column => name in COLUMNS)
/** Names, units, and the names that SAM gives the columns. */
const HEADER_LINES = 3
const MAX_NAME_LENGTH = 200

/**
 * Reads SAM's library of CEC inverters: a CSV text with a line of names, one of units and one that begins with [0],
 * then an inverter a line with its coefficients of the Sandia model. A line that cannot be used is rejected with the
 * reason; the others are read.
 */
export function readCecInverters(text: string): CecLibrary | CecLibraryFault {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const places = columnPlaces(lines)
  if ('fault' in places) return places
  const inverters: CecInverterEntry[] = []
  const rejected: RejectedLine[] = []
  const firstLines = new Map<string, number>()
  for (let i = HEADER_LINES; i < lines.length; i++) {
    const cells = splitCells(lines[i] ?? '', ',').map((cell) => cell.trim())
    if (cells.every((cell) => cell === '')) continue
    const entry = readLine(cells, places, i + 1, firstLines)
    if (typeof entry === 'string') rejected.push({ line: i + 1, reason: entry })
    else inverters.push(entry)
  }
  if (inverters.length + rejected.length === 0) return { fault: 'The file holds no inverter.' }
  return { inverters, rejected }
}

type Places = ReadonlyMap<Column | 'Name', number>

function columnPlaces(lines: readonly string[]): Places | CecLibraryFault {
  const names = splitCells(lines[0] ?? '', ',').map((cell) => cell.trim().toLowerCase())
  const wanted = ['Name', ...COLUMN_NAMES] as const
  const places = new Map(wanted.map((name) => [name, names.indexOf(name.toLowerCase())] as const))
  const missing = wanted.filter((name) => places.get(name) === -1)
  if (missing.length > 0) {
    return {
      fault: `This is no library of CEC inverters: line 1 does not name the columns ${missing.join(', ')}.`,
    }
  }
  if (!(lines[2] ?? '').trim().startsWith('[0]')) {
    return {
      fault:
        'This is no library of CEC inverters: line 2 must hold units and line 3 begin with [0].',
    }
  }
  return places
}

/** The entry, or why the line cannot be used. */
function readLine(
  cells: readonly string[],
  places: Places,
  line: number,
  firstLines: Map<string, number>,
): CecInverterEntry | string {
  const cellOf = (name: Column | 'Name'): string => cells[places.get(name) ?? -1] ?? ''
  const name = cellOf('Name')
  if (name === '') return 'Name is empty'
  if (name.length > MAX_NAME_LENGTH) return `Name is longer than ${MAX_NAME_LENGTH} characters`
  const first = firstLines.get(name.toLowerCase())
  if (first !== undefined) return `"${name}" stands on line ${first} already`
  firstLines.set(name.toLowerCase(), line)
  const row = readRow(cellOf)
  if (typeof row === 'string') return `${name}: ${row}`
  const fault = windowFault(row)
  if (fault !== undefined) return `${name}: ${fault}`
  const [, manufacturer = 'Unknown', model = name] = /^([^:]+?)\s*:\s*(.+)$/.exec(name) ?? []
  return { line, name, manufacturer, model, parameters: cecInverter(row) }
}

function readRow(cellOf: (name: Column) => string): Row | string {
  const values = new Map<Column, number>()
  for (const name of COLUMN_NAMES) {
    const text = cellOf(name)
    const value = readNumber(text)
    if (value === undefined) return `${name} "${text.slice(0, 40)}" is not a number`
    if (Number.isNaN(value)) return `${name} is missing`
    const rule = COLUMNS[name]
    if (rule === 'positive' && value <= 0) return `${name} must be positive`
    if (rule === 'non-negative' && value < 0) return `${name} must be non-negative`
    values.set(name, value)
  }
  return (name) => values.get(name) ?? Number.NaN
}

/** What the numbers of a line must be to each other. */
function windowFault(of: Row): string | undefined {
  if (of('Paco') > of('Pdco')) return 'Paco is above Pdco: it would give more than it takes'
  if (of('Pso') >= of('Pdco')) return 'Pso is not below Pdco: it would never start'
  if (of('Mppt_low') > of('Mppt_high')) return 'Mppt_low is above Mppt_high'
  if (of('Mppt_high') > of('Vdcmax')) return 'Mppt_high is above Vdcmax'
  return undefined
}

/**
 * A line of the catalogue as an inverter component. `Idcmax` is Pdco over Vdco there, the current at the rating, and no
 * limit: below Vdco full power takes more, up to Pdco over the lowest tracking voltage.
 */
function cecInverter(of: Row): InverterParameters {
  return completeComponent('inverter', {
    inverter_data_source: 'cec',
    inverter_id: null,
    ond_file_import: null,
    output_ac_voltage: of('Vac'),
    rated_output_ac_power: of('Paco'),
    maximum_ac_power: of('Paco'),
    reference_dc_power: of('Pdco'),
    reference_dc_voltage: of('Vdco'),
    maximum_dc_power: of('Pdco'),
    self_consumption_power: of('Pso'),
    // Some lists give it as a negative power
    night_tare_power: Math.abs(of('Pnt')),
    maximum_dc_current: Math.max(of('Idcmax'), of('Pdco') / of('Mppt_low')),
    minimum_dc_voltage: of('Mppt_low'),
    maximum_dc_voltage: of('Vdcmax'),
    minimum_mppt_voltage: of('Mppt_low'),
    maximum_mppt_voltage: of('Mppt_high'),
    sandia_model_c0: of('C0'),
    sandia_model_c1: of('C1'),
    sandia_model_c2: of('C2'),
    sandia_model_c3: of('C3'),
    cec_efficiency_curves: [],
    temp_derate_curves: [],
  })
}
