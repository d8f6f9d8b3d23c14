import { type ReadingSink, ReadingsError, readingValue } from '@duet/formats'
import { type Deployment, localInstant, type ReadingTable, readingClock } from '@duet/monitoring'

const ROWS_AT_FIRST = 16_384

/** What of a deployment says how times are meant. */
export type SensorClock = Pick<Deployment, 'timestamp_clock' | 'time_zone'>

/** Gathers readings, which may come in any order, into a row for each instant. `sink` and `finish` throw ReadingsError. */
export function sensorTable({ timestamp_clock, time_zone }: SensorClock): {
  readonly sink: ReadingSink
  readonly finish: () => ReadingTable
} {
  const clock = readingClock(timestamp_clock === 'local' ? time_zone : undefined)
  const columns = new Map<string, { lastUtcMs: number; values: Float64Array<ArrayBuffer> }>()
  const rows = new Map<number, number>()
  return {
    sink: (line, tag, time, raw) => {
      const instants = clock(time)
      const column = columns.get(tag) ?? { lastUtcMs: -Infinity, values: missing(ROWS_AT_FIRST) }
      columns.set(tag, column)
      const known = localInstant(instants, column.lastUtcMs)
      // A logger whose clock goes on through the hour that is left out
      const utcMs = Number.isNaN(known) ? instants.movedUtcMs : known
      if (Number.isNaN(utcMs)) throw new ReadingsError(`'${time}' is no time.`, line)
      column.lastUtcMs = Math.max(column.lastUtcMs, utcMs)
      const row = rows.get(utcMs) ?? rows.size
      rows.set(utcMs, row)
      const value = raw === null || raw === '' ? Number.NaN : readingValue(raw)
      if (value === undefined)
        throw new ReadingsError(`'${String(raw)}' of ${tag} is no number.`, line)
      if (row >= column.values.length) column.values = longer(column.values, row)
      if (Number.isFinite(value)) column.values[row] = value
    },
    finish: () => {
      if (rows.size === 0) throw new ReadingsError('There are no readings.')
      return inOrder(rows, columns)
    },
  }
}

const missing = (length: number): Float64Array<ArrayBuffer> =>
  new Float64Array(length).fill(Number.NaN)

function longer(values: Float64Array, row: number): Float64Array<ArrayBuffer> {
  const grown = missing(Math.max(values.length * 2, row + 1))
  grown.set(values)
  return grown
}

function inOrder(
  rows: ReadonlyMap<number, number>,
  columns: ReadonlyMap<string, { readonly values: Float64Array }>,
): ReadingTable {
  const labelUtcMs = Float64Array.from(rows.keys()).sort()
  const places = labelUtcMs.map((utcMs) => rows.get(utcMs) ?? -1)
  return {
    labelUtcMs,
    columns: new Map(
      [...columns].map(([tag, { values }]) => [
        tag,
        places.map((row) => values[row] ?? Number.NaN),
      ]),
    ),
  }
}
