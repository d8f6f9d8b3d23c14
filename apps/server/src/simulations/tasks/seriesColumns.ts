import type { ZoneSeries } from '@duet/engine'
import { PARQUET_SCHEMA_VERSION, type ResultColumn, rollUpUnit, zoneColumns } from '@duet/results'

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

/** The series of zones under the names of their stored columns. */
export function namedZones(series: ZoneSeries): ReadonlyMap<string, Float64Array> {
  const { zones, frontWm2, rearWm2, effectiveWm2, dcMppW } = series
  const none = new Float64Array()
  return new Map(
    zones.flatMap((_, i) => {
      const { front, rear, effective, dcMpp } = zoneColumns(i)
      return [
        [front, frontWm2[i] ?? none] as const,
        [rear, rearWm2[i] ?? none] as const,
        [effective, effectiveWm2[i] ?? none] as const,
        [dcMpp, dcMppW[i] ?? none] as const,
      ]
    }),
  )
}

/** What a Parquet file of zones says of them: the units of its columns, and where the tables of each zone stand. */
export function zoneMetadata({ zones }: ZoneSeries): Readonly<Record<string, string>> {
  const units = zones.flatMap((_, i) => {
    const { dcMpp, ...light } = zoneColumns(i)
    return [...Object.values(light).map((name) => [name, 'W/m²'] as const), [dcMpp, 'W'] as const]
  })
  const places = zones.map(({ rowPosition, slotPosition, tableCount }) => ({
    row_position: rowPosition,
    slot_position: slotPosition,
    table_count: tableCount,
  }))
  return { ...metadata(units), duet_zones: JSON.stringify(places) }
}
