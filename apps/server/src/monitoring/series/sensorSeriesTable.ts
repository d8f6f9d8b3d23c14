import type { UserId } from '../../access/organizationAccess.ts'
import type { SeriesTable } from '../../files/parquet/writeParquet.ts'
import type { Server } from '../../server.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { type SensorSeriesArgs, sensorSeries } from './sensorSeries.ts'

interface ExportedSeries {
  readonly table: SeriesTable
  /** What the columns are. */
  readonly metadata: Readonly<Record<string, string>>
}

/** The answer of `sensorSeries` as a table: two columns a node, named by their place. @throws AppError NOT_FOUND, INVALID_INPUT */
export async function sensorSeriesTable(
  server: Server,
  userId: UserId,
  asked: SensorSeriesArgs,
): Promise<ExportedSeries> {
  const { time, series } = await sensorSeries(
    server,
    (request) => readStoredSeries(server, request),
    userId,
    asked,
  )
  const columns = series.flatMap((one, at) =>
    (['measured', 'expected'] as const).map((kind) => ({
      name: `node_${at + 1}_${kind}`,
      node: one.hierarchy_id,
      kind,
      measure: one.component_measure,
      unit: one.unit,
      values: Float64Array.from(one[kind], (value) => value ?? Number.NaN),
    })),
  )
  return {
    table: {
      timeUtcMs: Float64Array.from(time, (at) => at.getTime()),
      columns: new Map(columns.map(({ name, values }) => [name, values])),
    },
    metadata: {
      duet_project_id: asked.project_id,
      duet_time: 'start of each step, UTC',
      duet_step_s: String(asked.step_s),
      duet_units: JSON.stringify(Object.fromEntries(columns.map(({ name, unit }) => [name, unit]))),
      duet_columns: JSON.stringify(
        Object.fromEntries(
          columns.map(({ name, node, kind, measure }) => [name, { node, kind, measure }]),
        ),
      ),
    },
  }
}
