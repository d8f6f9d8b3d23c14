import { PARQUET_SCHEMA_VERSION, type ResultColumn, rollUpUnit } from '@duet/results'

/** The engine's series under the names of the stored columns. */
export function namedColumns(
  columns: readonly ResultColumn[],
  series: object,
): ReadonlyMap<string, Float64Array> {
  const byKey = new Map<string, unknown>(Object.entries(series))
  return new Map(
    columns.map(({ name, engineKey }) => {
      const values = byKey.get(engineKey)
      if (!(values instanceof Float64Array)) {
        throw new RangeError(`The engine gave no series ${engineKey}`)
      }
      return [name, values]
    }),
  )
}

/** What a Parquet file of steps says of its columns. */
export function stepMetadata(columns: readonly ResultColumn[]): Readonly<Record<string, string>> {
  return metadata(columns.map(({ name, unit }) => [name, unit]))
}

/** The same of a file of sums and means. */
export function rollUpMetadata(columns: readonly ResultColumn[]): Readonly<Record<string, string>> {
  return metadata(columns.map((column) => [column.name, rollUpUnit(column)]))
}

function metadata(units: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  return {
    duet_schema_version: String(PARQUET_SCHEMA_VERSION),
    duet_units: JSON.stringify(Object.fromEntries(units)),
  }
}
