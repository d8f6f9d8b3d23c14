import { HOUR_MS, MINUTE_MS } from '@duet/units'
import type { WeatherFile } from './weatherFile.ts'

/** What writers of weather read. */
export type WrittenWeather = Pick<
  WeatherFile,
  'metadata' | 'columns' | 'rowCount' | 'intervalStartUtcMs' | 'stepS'
>

/** Rows of which text is made at once. */
export const ROWS_PER_PIECE = 1000

/** A time in local standard time. */
export interface RowTime {
  /** Of a typical year that from which the month is. */
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/** A time within the interval of a row, some minutes after its start. */
export function timeOfRow(
  { metadata, columns, intervalStartUtcMs }: WrittenWeather,
  row: number,
  afterMin: number,
): RowTime {
  const startUtcMs = intervalStartUtcMs[row] ?? Number.NaN
  const local = new Date(startUtcMs + metadata.local_time_zone * HOUR_MS + afterMin * MINUTE_MS)
  return {
    year: metadata.type === 'TMY' ? (columns.year[row] ?? 0) : local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

/** Decimals that no instrument goes beyond. */
const DECIMALS = 4

/** A value as text, or what the format has for one that is missing. */
export const valueText = (value: number | undefined, missing: string): string =>
  value === undefined || Number.isNaN(value) ? missing : String(Number(value.toFixed(DECIMALS)))

/** Text of rows in pieces. */
export function* pieces(
  rowCount: number,
  lineOf: (row: number) => string,
): Generator<string, void, undefined> {
  for (let from = 0; from < rowCount; from += ROWS_PER_PIECE) {
    let piece = ''
    for (let row = from; row < Math.min(rowCount, from + ROWS_PER_PIECE); row++) {
      piece += lineOf(row)
    }
    yield piece
  }
}
