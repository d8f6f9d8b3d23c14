import type { WeatherValueColumn } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { WeatherLimits } from '../file/weatherLimits.ts'
import type { RawWeather } from '../rows/rawWeather.ts'
import { RowStore, type Stamp } from '../rows/rowStore.ts'
import { readStampText } from '../rows/stampText.ts'

/** A value of each record that becomes a column: value · scale + offset. */
export interface JsonCell {
  readonly column: WeatherValueColumn
  readonly name: string
  readonly scale: number
  readonly offset: number
}

/**
 * Rows of flat JSON records with a time each, written year first; what is no number is missing, and so is −999 and less.
 * The line of a row is the number of its record.
 */
export function jsonTable(
  records: readonly Readonly<Record<string, unknown>>[],
  timeName: string,
  cells: readonly JsonCell[],
  log: ProblemLog,
  limits: WeatherLimits,
): RawWeather['rows'] {
  const rows = new RowStore(
    cells.map(({ column }) => column),
    log,
    limits.maxRows,
  )
  const stamp: Stamp = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const [index, record] of records.entries()) {
    const time = record[timeName]
    const wrong = readStampText(typeof time === 'string' ? time : '', 'YMD', stamp)
    if (wrong) {
      const message = `Record ${index + 1}: ${wrong}. Correct it, or download the file again.`
      log.add({ code: 'bad_timestamp', message })
      continue
    }
    const row = rows.add(index + 1, stamp)
    for (const { column, name, scale, offset } of cells) {
      const out = rows.values[rows.columnIndex(column)]
      const value = record[name]
      if (out && typeof value === 'number' && value > -999) out[row] = value * scale + offset
    }
  }
  return rows
}
