/** Columns over time, with their units. */
export interface Table {
  /** Start of each row. */
  readonly time: readonly Date[]
  /** A value for each row; NaN where it is missing. */
  readonly columns: Readonly<Record<string, Float64Array>>
  /** Of each column, for example W/m²; empty for a number without one. */
  readonly units: Readonly<Record<string, string>>
}

/** Rows as the API answers them. */
export interface SeriesAnswer {
  readonly time: readonly string[]
  readonly columns: readonly string[]
  readonly units: readonly string[]
  readonly values: readonly (readonly (number | null)[])[]
}

/** One table of answers with the same columns, each of which goes on where the one before ends. */
export function tableOf(parts: readonly SeriesAnswer[]): Table {
  const columns = parts[0]?.columns ?? []
  const values = columns.map((name, at) => [
    name,
    Float64Array.from(
      parts.flatMap((part) => part.values[at] ?? []),
      (value) => value ?? Number.NaN,
    ),
  ])
  return {
    time: parts.flatMap(({ time }) => time.map((text) => new Date(text))),
    columns: Object.fromEntries(values),
    units: Object.fromEntries(columns.map((name, at) => [name, parts[0]?.units[at] ?? ''])),
  }
}

/** Length of the intervals of the API that are shorter than a day, ms. */
const INTERVAL_MS: Readonly<Record<string, number>> = {
  OneMinute: 60_000,
  FiveMinutes: 300_000,
  TenMinutes: 600_000,
  FifteenMinutes: 900_000,
  ThirtyMinutes: 1_800_000,
  OneHour: 3_600_000,
}

/** Rows that the API answers in one call. */
export const MOST_ROWS = 10_000

export interface TimeSpan {
  readonly from: Date
  readonly to: Date
}

/** Ranges of at most `MOST_ROWS` rows each that make the whole; one for intervals of a day or longer. */
export function rangesOf({ from, to }: TimeSpan, interval: string): readonly TimeSpan[] {
  const lengthMs = (INTERVAL_MS[interval] ?? Number.POSITIVE_INFINITY) * MOST_ROWS
  const count = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / lengthMs))
  return Array.from({ length: count }, (_, at) => ({
    from: at === 0 ? from : new Date(from.getTime() + at * lengthMs),
    to: at === count - 1 ? to : new Date(from.getTime() + (at + 1) * lengthMs),
  }))
}
