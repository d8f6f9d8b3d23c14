import {
  filledLines,
  labelOf,
  requiredNumber,
  type SourceColumn,
  type SourceTable,
  sourceColumns,
} from './sourceTable.ts'

/** Element numbers of the UO SRML, without the digit of the instrument. */
const ELEMENTS: Readonly<Record<string, string>> = {
  '100': 'ghi',
  '201': 'dni',
  '300': 'dhi',
  '920': 'wind_direction',
  '921': 'wind_speed',
  '930': 'temp_air',
  '931': 'temp_dew',
  '933': 'relative_humidity',
  '937': 'temp_cell',
}
const ZONE = { offsetH: -8, name: 'Etc/GMT+8' } as const
/** Flag of bad or missing data. */
const BAD = 99

/**
 * An archival file of the University of Oregon's SRML: day of the year, time at the end of the interval, then values, each
 * with its flag, named by element numbers. Labels are moved to the start of the interval.
 */
export function readSrmlTable(text: string): SourceTable {
  const [header = '', ...lines] = filledLines(text)
  const [, yearText, ...elements] = header.split('\t').map((cell) => cell.trim())
  const year = requiredNumber(yearText, 'the year')
  const rows = lines.map((line) => line.split('\t'))
  const days = rows.map((row) => Number(row[0]))
  const minutes = rows.map((row) => minutesOf(Number(row[1])))
  const stepMin = (minutes[1] ?? NaN) - (minutes[0] ?? NaN)
  const values = rows.map((row) => row.slice(2))
  return {
    metadata: {},
    zone: ZONE,
    labelUtcMs: Float64Array.from(rows, (_, i) =>
      labelOf([year, 1, days[i], 0, (minutes[i] ?? NaN) - stepMin], ZONE.offsetH),
    ),
    columns: withoutBad(sourceColumns(namesOf(elements), values)),
  }
}

/** 1 to 2400, hours and minutes. */
const minutesOf = (time: number): number => 60 * Math.floor(time / 100) + (time % 100)

/** Values by their names, `ghi_0`; spectral ones, and others without a name, by their numbers. */
function namesOf(elements: readonly string[]): readonly string[] {
  const names: string[] = []
  elements.forEach((element, at) => {
    const known = element.startsWith('7') ? undefined : ELEMENTS[element.slice(0, 3)]
    if (at % 2 === 1) names.push(`${names[at - 1]}_flag`)
    else names.push(known === undefined ? element : `${known}_${element.slice(3)}`)
  })
  return names
}

function withoutBad(columns: readonly SourceColumn[]): readonly SourceColumn[] {
  return columns.map((column, at) => {
    const flags = at % 2 === 0 ? columns[at + 1] : undefined
    if (!flags) return column
    return {
      name: column.name,
      cells: column.cells.map((x, i) => (flags.cells[i] === BAD ? NaN : x)),
    }
  })
}
