interface Columns {
  readonly columns: readonly string[]
  readonly units: readonly string[]
  readonly values: readonly (readonly (number | null)[])[]
}

/** One column of an answer with its unit. */
export interface WeatherSeries {
  readonly column: string
  readonly unit: string
  readonly values: readonly (number | null)[]
}

/** A column by name; undefined where the answer does not have it. */
export function seriesOf(table: Columns, column: string): WeatherSeries | undefined {
  const at = table.columns.indexOf(column)
  const values = table.values[at]
  return values === undefined ? undefined : { column, unit: table.units[at] ?? '', values }
}

/** The sum of what is there; null where nothing is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}
