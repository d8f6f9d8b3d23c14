import { splitCells } from '../text/splitCells.ts'
import {
  filledLines,
  labelOf,
  notSuchTable,
  numbersOf,
  type SourceTable,
  type SourceZone,
  sourceColumns,
} from './sourceTable.ts'

/** Zones in which stations of MIDC stamp their rows. */
const ZONES: Readonly<Record<string, SourceZone>> = {
  EST: { offsetH: -5, name: 'EST' },
  CST: { offsetH: -6, name: 'Etc/GMT+6' },
  MST: { offsetH: -7, name: 'MST' },
  PST: { offsetH: -8, name: 'Etc/GMT+8' },
  HST: { offsetH: -10, name: 'HST' },
  UTC: { offsetH: 0, name: 'UTC' },
  GMT: { offsetH: 0, name: 'GMT' },
}

/** A daily file of NREL's MIDC: the first column is a date, the second, named for its zone, a time. */
export function readMidcTable(text: string): SourceTable {
  const { names, rows } = cellsOf(text)
  const zone = zoneOf(names[1])
  return {
    metadata: {},
    zone,
    labelUtcMs: Float64Array.from(rows, ([date = '', time = '']) => {
      const [month, day, year] = date.split('/').map(Number)
      return labelOf([year, month, day, ...time.split(':').map(Number)], zone.offsetH ?? 0)
    }),
    columns: sourceColumns(names, rows),
  }
}

/** A file of MIDC's raw data: year, day of the year, and hours and minutes in the column named for its zone. */
export function readMidcRawTable(text: string): SourceTable {
  const { names, rows } = cellsOf(text)
  const columns = sourceColumns(names, rows)
  const zone = zoneOf(names[3])
  const years = numbersOf(columns, 'Year')
  const days = numbersOf(columns, 'DOY')
  const times = numbersOf(columns, names[3] ?? '')
  return {
    metadata: {},
    zone,
    labelUtcMs: Float64Array.from(rows, (_, i) => {
      const time = times[i] ?? NaN
      return labelOf([years[i], 1, days[i], Math.floor(time / 100), time % 100], zone.offsetH ?? 0)
    }),
    columns,
  }
}

interface Cells {
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A column without a name is named for its place. */
function cellsOf(text: string): Cells {
  const [header = '', ...lines] = filledLines(text)
  const names = splitCells(header, ',').map((name, at) => name.trim() || `Unnamed: ${at}`)
  return { names, rows: lines.map((line) => splitCells(line, ',')) }
}

function zoneOf(name: string | undefined): SourceZone {
  const zone = ZONES[name ?? '']
  if (zone) return zone
  throw notSuchTable(`The column "${name ?? ''}" stands where the time zone of MIDC is expected.`)
}
