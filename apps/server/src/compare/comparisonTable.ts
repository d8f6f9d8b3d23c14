import { isSameQuantity } from '@duet/comparison'
import { START_MS_SQL } from '@duet/results'
import type { FileFormat } from '../files/parquet/sql.ts'
import { writeTable } from '../files/parquet/writeParquet.ts'
import { localTimeSql } from '../results/files/exportRun.ts'
import type { Server } from '../server.ts'
import type { ExportedPair } from './exportSelection.ts'

/** Every step with both values and their difference, as a file. */
export function writeComparison(
  { duckdb }: Pick<Server, 'duckdb'>,
  file: string,
  { aligned, nameA, nameB }: ExportedPair,
  format: FileFormat,
): Promise<void> {
  const { startUtcS, stepS, a, b, quantityA, quantityB, utcOffsetH } = aligned
  const hasDifference = isSameQuantity(quantityA, quantityB)
  const units = {
    a: quantityA.unit,
    b: quantityB.unit,
    ...(hasDifference && { difference: quantityA.unit }),
  }
  const columns = new Map([
    ['a', a],
    ['b', b],
    ...(hasDifference ? [['difference', b.map((value, i) => value - (a[i] ?? 0))] as const] : []),
  ])
  const timeUtcMs = Float64Array.from(a, (_, step) => (startUtcS + step * stepS) * 1000)
  return writeTable(
    duckdb,
    file,
    { timeUtcMs, columns },
    {
      format,
      metadata: {
        duet_time: 'start of each step, UTC',
        duet_step_s: String(stepS),
        duet_local_time_zone_h: String(utcOffsetH),
        duet_a: nameA,
        duet_b: nameB,
        duet_units: JSON.stringify(units),
      },
      ...(format === 'csv' && { query: (source) => textSql(source, units, utcOffsetH) }),
    },
  )
}

/** Local time with its offset, and units in the headings. */
function textSql(
  source: string,
  units: Readonly<Record<string, string>>,
  utcOffsetH: number,
): string {
  const values = Object.entries(units).map(
    ([name, unit]) => `"${name}" as "${name} [${unit.replaceAll('"', '')}]"`,
  )
  const time = `${localTimeSql(START_MS_SQL, utcOffsetH)} as "time"`
  return `select ${[time, ...values].join(', ')} from ${source}`
}
